let aheadMs = 0;

/** Each answer of the API contains the offset of the demo's clock (`npm run clock`). */
export function setClockAhead(result: number): void {
  aheadMs = result;
}

/** What time it is for the platform, whose deadlines the pages count down to. */
export const platformNow = (): Date => new Date(Date.now() + aheadMs);
