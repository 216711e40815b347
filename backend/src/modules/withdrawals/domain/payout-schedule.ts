/** Longer than a payout request takes. */
export const FIRST_QUESTION_MS = 60_000;

/** The interval after each question about a payout without an end; the last one repeats. */
export const PAYOUT_PAUSES_MS: readonly number[] = [5, 15, 60, 360, 1_440].map((minutes) => minutes * 60_000);

/** A payout that was accepted is asked about again soon: PIX takes seconds. */
export const ACCEPTED_PAUSE_MS = 30_000;

/** A paid one is looked at again, because some providers call a payout paid at once and refuse it later. */
const LATER_LOOKS_MS: readonly number[] = [60, 24 * 60].map((minutes) => minutes * 60_000);

/** Staff may say what became of a payout that so many questions did not settle. */
const QUESTIONS_BEFORE_STAFF = 3;

/** A payout without an end is asked about until this age. */
const LAST_QUESTION_MS = 30 * 24 * 3_600_000;

/** When a payout that was paid is looked at next. Null: not again. */
export function nextLookAtPaid(paidAt: Date, now: Date): Date | null {
  const next = LATER_LOOKS_MS.map((ms) => new Date(paidAt.getTime() + ms)).find((at) => at > now);
  return next ?? null;
}

export const needsStaff = (asks: number): boolean => asks >= QUESTIONS_BEFORE_STAFF;

export const isPayoutOver = (askedAt: Date, now: Date): boolean =>
  now.getTime() >= askedAt.getTime() + LAST_QUESTION_MS;
