import type { PaymentStatus } from './payment.js';

/**
 * `same` and `stale` change nothing (a repeated or an older event); `forbidden` changes nothing and creates a review item.
 */
export type Verdict = 'allowed' | 'same' | 'stale' | 'forbidden';

/**
 * The whole table of domain.md §5, `table[from][to]`.
 * Late money turns REJECTED and CANCELED into APPROVED; a won dispute turns CHARGEBACK into APPROVED.
 * The status of a cancelled charge may map to REFUNDED or CHARGEBACK directly from PENDING: nothing was captured then.
 * REFUNDED is final: after a refund and a chargeback of the same payment it stays, in whichever order they are reported.
 */
const TABLE: Readonly<Record<PaymentStatus, Readonly<Record<PaymentStatus, Verdict>>>> = {
  PENDING: {
    PENDING: 'same',
    APPROVED: 'allowed',
    REJECTED: 'allowed',
    CANCELED: 'allowed',
    REFUNDED: 'allowed',
    CHARGEBACK: 'allowed',
  },
  APPROVED: {
    PENDING: 'stale',
    APPROVED: 'same',
    REJECTED: 'forbidden',
    CANCELED: 'forbidden',
    REFUNDED: 'allowed',
    CHARGEBACK: 'allowed',
  },
  REJECTED: {
    PENDING: 'stale',
    APPROVED: 'allowed',
    REJECTED: 'same',
    CANCELED: 'stale',
    REFUNDED: 'forbidden',
    CHARGEBACK: 'forbidden',
  },
  CANCELED: {
    PENDING: 'stale',
    APPROVED: 'allowed',
    REJECTED: 'stale',
    CANCELED: 'same',
    REFUNDED: 'forbidden',
    CHARGEBACK: 'forbidden',
  },
  REFUNDED: {
    PENDING: 'stale',
    APPROVED: 'stale',
    REJECTED: 'stale',
    CANCELED: 'stale',
    REFUNDED: 'same',
    CHARGEBACK: 'forbidden',
  },
  CHARGEBACK: {
    PENDING: 'stale',
    APPROVED: 'allowed',
    REJECTED: 'stale',
    CANCELED: 'stale',
    REFUNDED: 'allowed',
    CHARGEBACK: 'same',
  },
};

/** Whether a payment may change from one state to the other. `mayBeOutdated` decides whether the source is recent enough. */
export function verdict(from: PaymentStatus, to: PaymentStatus): Verdict {
  return TABLE[from][to];
}

/**
 * True for a change that an outdated webhook would make by mistake: money that is restored after a chargeback, and a chargeback after a
 * dispute was won. Providers deliver late and more than once, so only an answer to a question that was sent while the payment stood
 * where it stands now may make it.
 */
export function mayBeOutdated(
  { status, restored }: { status: PaymentStatus; restored: boolean },
  to: PaymentStatus,
  askedAt: PaymentStatus | undefined,
): boolean {
  const undoesChargeback = status === 'CHARGEBACK' && to === 'APPROVED';
  const undoesWonDispute = status === 'APPROVED' && restored && to === 'CHARGEBACK';
  return (undoesChargeback || undoesWonDispute) && askedAt !== status;
}
