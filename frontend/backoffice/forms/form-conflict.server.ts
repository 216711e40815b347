/**
 * The answer of an action; where it says that somebody else changed the record, with a status of success. Remix loads a page again only after
 * such an answer, and whoever decides about a conflict has to see what is saved now.
 */
export function loadingAgain<Result>(result: Result): Result {
  if (!isAnswer(result) || !hasConflict(result.data)) return result;
  return { ...result, init: { ...result.init, status: 200 } };
}

/** What `data()` of Remix returns. */
interface AnswerWithStatus {
  readonly data: unknown;
  readonly init: ResponseInit | null;
}

const isAnswer = (result: unknown): result is AnswerWithStatus =>
  isRecord(result) && 'data' in result && 'init' in result;

/** A reply to a form, or an answer that holds the reply to one of several forms. */
const hasConflict = (answer: unknown): boolean =>
  isRecord(answer) &&
  (isRecord(answer.conflict) ||
    Object.values(answer).some((part) => isRecord(part) && isRecord(part.conflict)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
