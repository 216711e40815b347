import type { QueryIntent } from './intents.js';
import type { Operation, QueryOperation } from './operations.js';
import type { QueryOutcome } from './outcomes.js';

/**
 * Asks about the charge that an unproven delivery names. Whoever knows our address could name anybody's, so an answer is one
 * about our attempt only when it repeats its key. Undefined where no answer does, or no charge was named.
 */
export function aboutTheNamed(
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
    // That there is no such charge tells nothing of ours.
    readError: () => undefined,
  };
}
