/** Longer than the whole call takes: an answer that is missing then was lost. */
export const LOST_AFTER_MS = 2 * 60_000;

/** A provider needs hours or days for its review. The interval after each question; the last one repeats. */
export const QUESTION_PAUSES_MS: readonly number[] = [5, 30, 120, 360, 1_440].map(
  (minutes) => minutes * 60_000,
);

/** An active receiver is asked about for its balance, and because providers change their mind. */
export const ACTIVE_PAUSE_MS = 24 * 3_600_000;

/** So many questions without a decision are more than two weeks: staff look at it. */
export const QUESTIONS_BEFORE_REVIEW = 18;
