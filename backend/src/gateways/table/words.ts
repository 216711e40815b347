import { listedWords } from '@guiche/gateway-kit';
import type { Subject } from '../contract/index.js';
import { replyWithStatus, webhookWithStatus, nativeOf, outcomeIn } from '../contract/words.js';
import type { Example } from '../rehearsal/examples.js';

/** A provider's words by what they mean here; `unlisted` is what every other word means until a person has looked. */
export interface Words {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly unlisted: string | undefined;
}

const UNSEEN = 'a_word_nobody_has_seen';

/** Every word that any provider lists is put into the answers of the examples, and the gateway says what it makes of it. */
export const chargeWords = (subject: Subject): Promise<Words> =>
  answered(subject, ['query', 'chargePix', 'chargeBillet', 'chargeCard']);

export const payoutWords = (subject: Subject): Promise<Words> =>
  answered(subject, ['queryWithdraw', 'withdraw']);

/** The same of deliveries. Where the proof is over the word itself, only those of the examples can be told. */
export async function webhookWords(subject: Subject): Promise<Words> {
  const shown = subject.webhooks.map(({ reading }) => nativeOf(outcomeIn(reading)));
  return acceptedStatuses(
    shown.filter((word) => word !== undefined),
    async (word) =>
      subject.webhooks.map((one) => webhookWithStatus(subject, one, word)).find((one) => one !== undefined),
  );
}

async function answered(subject: Subject, capabilities: readonly string[]): Promise<Words> {
  const examples: Example[] = [];
  for (const one of capabilities.flatMap((capability) => holdingAWord(subject, capability))) {
    // Where any word will do, none is read: a payout of LEXXEN is PENDING when it is made, whatever it is called.
    const outcome = await replyWithStatus(subject, one, UNSEEN);
    if (outcome && 'flagged' in outcome) examples.push(one);
  }
  return acceptedStatuses([], (word) => clearest(subject, examples, word));
}

async function acceptedStatuses(
  shown: readonly string[],
  ask: (word: string) => Promise<object | undefined>,
): Promise<Words> {
  const unseen = await ask(UNSEEN);
  const known = new Set(shown.map((word) => word.toLowerCase()));
  const words = [...shown, ...listedWords().filter((word) => !known.has(word))];
  const meanings = new Map<string, string[]>();
  for (const word of unseen || shown.length > 0 ? words : []) {
    const outcome = await ask(word);
    if (outcome && !('flagged' in outcome)) add(meanings, meaningOf(outcome), word);
  }
  return { meanings, unlisted: unseen && meaningOf(unseen) };
}

/**
 * What some example makes of the word: a paid charge has no code to show, and a boleto may be spoken of in other words than
 * a PIX charge. A word that one of them lists is known.
 */
async function clearest(
  subject: Subject,
  examples: readonly Example[],
  word: string,
): Promise<object | undefined> {
  let flagged: object | undefined;
  for (const example of examples) {
    const outcome = await replyWithStatus(subject, example, word);
    if (!outcome) continue;
    if ('flagged' in outcome) flagged ??= outcome;
    else if (kindOf(outcome) !== 'unknown') return outcome;
  }
  return flagged;
}

/** One of each sort: they differ in what else the answer holds. */
function holdingAWord({ operations }: Subject, capability: string): Example[] {
  const sorts = new Map<string, Example>();
  for (const one of operations) {
    if (one.capability !== capability || !['awaiting', 'settled'].includes(one.outcomeKind)) continue;
    const sort = `${one.outcomeKind} ${JSON.stringify(one.intent['paymentMethod'])}`;
    if (!sorts.has(sort)) sorts.set(sort, one);
  }
  return [...sorts.values()];
}

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
