import type { PaymentStatus } from './payment.js';

/**
 * `same` and `stale` change nothing (a repeated or an older event); `forbidden` changes nothing and calls a person.
 */
export type Verdict = 'allowed' | 'same' | 'stale' | 'forbidden';

/**
 * The whole table of domain.md §5, `table[from][to]`.
 * Late money turns REJECTED and CANCELED into APPROVED; a won dispute turns CHARGEBACK into APPROVED.
 * A provider's word for a cancelled charge may map to REFUNDED or CHARGEBACK straight from PENDING: nothing was captured then.
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
    REFUNDED: 'forbidden',
    CHARGEBACK: 'same',
  },
};

/** May a payment go from one state to the other? */
export function verdict(from: PaymentStatus, to: PaymentStatus): Verdict {
  return TABLE[from][to];
}
