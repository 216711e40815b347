let aheadMs = 0;

/** The API says with each of its answers how far the demonstration's clock was moved (`npm run clock`). */
export function setClockAhead(told: number): void {
  aheadMs = told;
}

/** What time it is for the platform, whose deadlines the pages count down to. */
export const platformNow = (): Date => new Date(Date.now() + aheadMs);
