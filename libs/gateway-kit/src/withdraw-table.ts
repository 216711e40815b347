import type { Cents } from '@guiche/money';
import { remember } from './listed-words.js';
import type { WithdrawOutcome } from './withdraws.js';

export type WithdrawStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED';

/** What a provider says of a payout besides its word. */
export interface WithdrawFacts {
  readonly withdrawId: string;
  readonly amount: Cents;
  readonly approvedAt?: Date | undefined;
  /** Why it was not paid, for us only. */
  readonly detail?: string | undefined;
}

export type WithdrawReader = (word: string, facts: WithdrawFacts) => WithdrawOutcome;

/** Payments.md §4, "Withdraw statuses": what these words mean wherever a provider does not say otherwise. */
const TYPICAL: readonly (readonly [string, WithdrawStatus])[] = [
  ['pending', 'PENDING'],
  ['processing', 'PENDING'],
  ['success', 'APPROVED'],
  ['paid', 'APPROVED'],
];

/**
 * Reads a provider's words for payouts, in any case, over the typical ones: taken for a no, a payout that was made would be
 * made again. Any other word is REJECTED ("anything else"), `flagged` for a person and never final: the money may still
 * have left.
 */
export function withdrawTable(words: Readonly<Record<string, WithdrawStatus>>): WithdrawReader {
  const own = new Map(Object.entries(words).map(([word, status]) => [word.toLowerCase(), status]));
  if (own.size !== Object.keys(words).length)
    throw new Error('two words of a withdraw table differ only in case');
  const known = new Map([...TYPICAL, ...own]);
  remember(known.keys());

  return (word, { withdrawId, amount, approvedAt, detail }) => {
    const status = known.get(word.toLowerCase());
    const told = { withdrawId, amount, native: word, ...(status ? {} : { flagged: true }) };
    switch (status) {
      case 'PENDING':
        return { kind: 'awaiting', status, ...told };
      case 'APPROVED':
        return { kind: 'settled', status, ...told, ...(approvedAt ? { approvedAt } : {}) };
      default:
        return { kind: 'declined', status: status ?? 'REJECTED', ...told, detail: detail ?? word };
    }
  };
}
