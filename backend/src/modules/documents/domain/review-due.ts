/** Sellers are promised an answer within two days. */
const REVIEW_HOURS = 48;

/** By when a document should be decided. */
export const reviewDue = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + REVIEW_HOURS * 60 * 60 * 1_000);
