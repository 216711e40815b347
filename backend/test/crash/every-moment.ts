import type { MortalApp } from './mortal-app.js';

/** An action that dies at each of its moments. */
interface MortalAction<S> {
  /** What the action is done to, for example a paid sale that is to be refunded. */
  readonly prepare: () => Promise<S>;
  readonly act: (subject: S, signal: AbortSignal) => Promise<unknown>;
  /** Whether a dead action has left the subject as it was: then it serves for the next moment. */
  readonly isUntouched: (subject: S) => Promise<boolean>;
}

interface Deaths<S> {
  /** What the action writes and calls, in order. */
  readonly moments: readonly string[];
  /** Each subject that was changed. The first action came to its end. */
  readonly subjects: readonly S[];
}

/**
 * Acts once to the end, and then dies after its first, second, … write or call, until it ends before it dies. What others do meanwhile,
 * such as a webhook, may spare it some of them.
 */
export async function dieAtEveryMoment<S>(
  mortal: MortalApp,
  { prepare, act, isUntouched }: MortalAction<S>,
): Promise<Deaths<S>> {
  const first = await prepare();
  const moments = await mortal.moments((signal) => act(first, signal));
  const subjects = [first];
  let subject = await prepare();
  for (let moment = 1; await mortal.dieAfter(moment, (signal) => act(subject, signal)); moment += 1) {
    if (await isUntouched(subject)) continue;
    subjects.push(subject);
    subject = await prepare();
  }
  return { moments, subjects: [...subjects, subject] };
}
