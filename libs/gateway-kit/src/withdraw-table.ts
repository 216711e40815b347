import type { Cents } from '@guiche/money';
import { registerStatuses } from './known-statuses.js';
import type { WithdrawOutcome } from './withdraws.js';

export type WithdrawStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED';

/** What a provider reports about a payout besides its status. */
export interface WithdrawFacts {
  readonly withdrawId: string;
  readonly amount: Cents;
  readonly approvedAt?: Date | undefined;
  /** Why it was not paid. Internal. */
  readonly detail?: string | undefined;
}

export type WithdrawReader = (word: string, facts: WithdrawFacts) => WithdrawOutcome;

/** Payments.md §4, "Withdraw statuses": the meaning of these words unless a provider specifies another. */
const TYPICAL: readonly (readonly [string, WithdrawStatus])[] = [
  ['pending', 'PENDING'],
  ['processing', 'PENDING'],
  ['success', 'APPROVED'],
  ['paid', 'APPROVED'],
];

/**
 * Reads a provider's payout statuses, case-insensitively, in addition to the typical ones: a payout wrongly read as
 * refused would be sent again. Any other status is REJECTED ("anything else"), `flagged` for review and never final:
 * the money may have left.
 */
export function withdrawTable(words: Readonly<Record<string, WithdrawStatus>>): WithdrawReader {
  const own = new Map(Object.entries(words).map(([word, status]) => [word.toLowerCase(), status]));
  if (own.size !== Object.keys(words).length)
    throw new Error('two words of a withdraw table differ only in case');
  const known = new Map([...TYPICAL, ...own]);
  registerStatuses(known.keys());

  return (word, { withdrawId, amount, approvedAt, detail }) => {
    const status = known.get(word.toLowerCase());
    const reported = { withdrawId, amount, native: word, ...(status ? {} : { flagged: true }) };
    switch (status) {
      case 'PENDING':
        return { kind: 'awaiting', status, ...reported };
      case 'APPROVED':
        return { kind: 'settled', status, ...reported, ...(approvedAt ? { approvedAt } : {}) };
      default:
        return { kind: 'declined', status: status ?? 'REJECTED', ...reported, detail: detail ?? word };
    }
  };
}
