import { listedWords } from '@guiche/gateway-kit';
import type { Subject } from '../contract/index.js';
import { answeredWithWord, heardWithWord, nativeOf, outcomeIn } from '../contract/words.js';
import type { Recording } from '../testing/recordings.js';

/** A provider's words by what they mean here; `unlisted` is what every other word means until a person has looked. */
export interface Words {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly unlisted: string | undefined;
}

const UNSEEN = 'a_word_nobody_has_seen';

/** Every word that any provider lists is put into the recorded answers, and the gateway says what it makes of it. */
export const chargeWords = (subject: Subject): Promise<Words> =>
  answered(subject, ['query', 'chargePix', 'find', 'chargeBillet', 'chargeCard']);

export const payoutWords = (subject: Subject): Promise<Words> =>
  answered(subject, ['queryWithdraw', 'withdraw']);

/** The same of deliveries. Where the proof is over the word itself, only the recorded ones can be told. */
export async function webhookWords(subject: Subject): Promise<Words> {
  const recorded = subject.webhooks.map(({ reading }) => nativeOf(outcomeIn(reading)));
  return understood(
    recorded.filter((word) => word !== undefined),
    async (word) =>
      subject.webhooks.map((one) => heardWithWord(subject, one, word)).find((one) => one !== undefined),
  );
}

function answered(subject: Subject, capabilities: readonly string[]): Promise<Words> {
  const recordings = capabilities.flatMap((capability) => answeringWithAWord(subject, capability));
  return understood([], (word) => first(subject, recordings, word));
}

async function understood(
  recorded: readonly string[],
  ask: (word: string) => Promise<object | undefined>,
): Promise<Words> {
  const unseen = await ask(UNSEEN);
  const known = new Set(recorded.map((word) => word.toLowerCase()));
  const words = [...recorded, ...listedWords().filter((word) => !known.has(word))];
  const meanings = new Map<string, string[]>();
  for (const word of unseen || recorded.length > 0 ? words : []) {
    const outcome = await ask(word);
    if (outcome && !('flagged' in outcome)) add(meanings, meaningOf(outcome), word);
  }
  return { meanings, unlisted: unseen && meaningOf(unseen) };
}

/** What the first recording that can hold the word makes of it: a paid charge has no code to show, for example. */
async function first(
  subject: Subject,
  recordings: readonly Recording[],
  word: string,
): Promise<object | undefined> {
  for (const recording of recordings) {
    const outcome = await answeredWithWord(subject, recording, word);
    if (outcome && (kindOf(outcome) !== 'unknown' || 'flagged' in outcome)) return outcome;
  }
  return undefined;
}

const answeringWithAWord = ({ operations }: Subject, capability: string): Recording[] =>
  operations.filter((one) => one.capability === capability && one.outcomeKind !== 'refused');

function add(meanings: Map<string, string[]>, meaning: string, word: string): void {
  const words = meanings.get(meaning) ?? [];
  if (!words.includes(word)) meanings.set(meaning, [...words, word]);
}

/** Our status (payments.md §4) for an outcome; of a payout the outcome says it itself. */
function meaningOf(outcome: object): string {
  if ('status' in outcome && typeof outcome.status === 'string') return outcome.status;
  switch (kindOf(outcome)) {
    case 'awaiting':
      return 'PENDING';
    case 'settled':
      return 'APPROVED';
    case 'refunded':
      return 'REFUNDED';
    case 'chargedBack':
      return 'CHARGEBACK';
    case 'declined':
      return 'reason' in outcome && outcome.reason === 'expired' ? 'CANCELED' : 'REJECTED';
    case 'unknown':
      return 'left as it is';
    default:
      return String(kindOf(outcome));
  }
}

const kindOf = (outcome: object): unknown => ('kind' in outcome ? outcome.kind : undefined);
