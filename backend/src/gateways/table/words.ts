import { knownStatuses } from '@guiche/gateway-kit';
import type { ContractSubject } from '../contract/index.js';
import { replyWithStatus, webhookWithStatus, nativeOf, outcomeIn } from '../contract/words.js';
import type { Example } from '../rehearsal/examples.js';

/** A provider's statuses by their meaning; `unlisted` is the meaning of every other status until it was reviewed. */
export interface Words {
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  readonly unlisted: string | undefined;
}

const UNSEEN = 'a_word_nobody_has_seen';

/** Puts every listed status of any provider into the answers of the examples, and reads the result. */
export const chargeWords = (subject: ContractSubject): Promise<Words> =>
  answered(subject, ['query', 'chargePix', 'chargeBillet', 'chargeCard']);

export const payoutWords = (subject: ContractSubject): Promise<Words> =>
  answered(subject, ['queryWithdraw', 'withdraw']);

/** The same for webhooks. Where the proof covers the status, only those of the examples can be read. */
export async function webhookWords(subject: ContractSubject): Promise<Words> {
  const shown = subject.webhooks.map(({ reading }) => nativeOf(outcomeIn(reading)));
  return acceptedStatuses(
    shown.filter((word) => word !== undefined),
    async (word) =>
      subject.webhooks.map((one) => webhookWithStatus(subject, one, word)).find((one) => one !== undefined),
  );
}

async function answered(subject: ContractSubject, capabilities: readonly string[]): Promise<Words> {
  const examples: Example[] = [];
  for (const one of capabilities.flatMap((capability) => holdingAWord(subject, capability))) {
    // Where any status is accepted, none is read: a new payout of LEXXEN is PENDING, whatever its status.
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
  const words = [...shown, ...knownStatuses().filter((word) => !known.has(word))];
  const meanings = new Map<string, string[]>();
  for (const word of unseen || shown.length > 0 ? words : []) {
    const outcome = await ask(word);
    if (outcome && !('flagged' in outcome)) add(meanings, meaningOf(outcome), word);
  }
  return { meanings, unlisted: unseen && meaningOf(unseen) };
}

/**
 * The meaning of the status in some example: a paid charge has no code, and a boleto may have other statuses than a
 * PIX charge. A status that one of them lists is known.
 */
async function clearest(
  subject: ContractSubject,
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

/** One of each kind: they differ in what else the answer contains. */
function holdingAWord({ operations }: ContractSubject, capability: string): Example[] {
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

/** Our status (payments.md §4) for an outcome; a payout's outcome contains it. */
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
