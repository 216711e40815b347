/**
 * Limits of what deliveries without a proof may cost. A signed delivery, or one that carries the token we gave the provider, is
 * never limited. Decision 0046 gives the reasons.
 */
export const UNPROVEN_LIMITS = {
  /** Queries about one attempt that unproven deliveries may cause; further ones wait for the next window. */
  queriesOfAnAttempt: { most: 2, windowSeconds: 10 },
  /** Queries that taught nothing. The provider's own deliveries are nearly always confirmed, so they are not counted. */
  uselessQueriesOfAnAccount: { most: 300, windowSeconds: 60 },
  uselessQueriesOfASource: { most: 60, windowSeconds: 60 },
  /** Bytes about one attempt that changed nothing: hundreds of times what a provider sends of one payment. */
  bytesOfAnAttempt: { most: 1_048_576, windowSeconds: 86_400 },
  /** Bytes of webhooks that matched nothing or were not confirmed. */
  uselessBytesOfAnAccount: { most: 100 * 1_048_576, windowSeconds: 86_400 },
  uselessBytesOfASource: { most: 20 * 1_048_576, windowSeconds: 86_400 },
} as const;

/** A query is repeated after this time when its process crashed: longer than the deadline of a query. */
export const OPEN_QUERY_SECONDS = 15;

/** A delivery that is looked at again is answered by a query that began so recently. */
export const RECENT_ANSWER_SECONDS = 5;
