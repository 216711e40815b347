import type { QueryIntent } from './intents.js';
import type { Operation, QueryOperation } from './operations.js';
import type { QueryOutcome } from './outcomes.js';

/**
 * Queries the charge that an unproven webhook names. Anyone who knows our webhook address could name any charge, so
 * an answer counts only when it repeats our attempt's key. Undefined where answers do not repeat it, or no charge was
 * named.
 */
export function queryByWebhookReference(
  query: QueryOperation | undefined,
  { namedReference }: QueryIntent,
): Operation<QueryIntent, QueryOutcome> | undefined {
  if (!query?.ourKey || namedReference === undefined) return undefined;
  return {
    ...query,
    send: (intent, context) => query.send({ ...intent, reference: namedReference }, context),
    read: (body, intent, context) =>
      query.ourKey?.(body) === intent.attemptId
        ? query.read(body, intent, context)
        : { kind: 'unknown', why: 'the charge that a delivery names is not of our attempt' },
    // A missing charge says nothing about ours.
    readError: () => undefined,
  };
}
