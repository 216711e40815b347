import { statusTable, type NativeBody, type QueryOutcome, type StatusReader } from '@guiche/gateway-kit';
import { instructions, payment, reported } from '../../formatting/transaction-object.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

/** The specified statuses of a brand. */
export interface ShieldWords {
  /** `own`: payments.md §4 lists the brand. `typical`: it does not, so the typical mapping applies. */
  readonly words: 'own' | 'typical';
  /** The specification's default for this brand's unlisted statuses. */
  readonly unlistedWord: 'rejected' | 'pending';
}

/** Reads the transaction object: the answer of every call about a charge, and the data of a webhook. */
export function shieldStatus({ words, unlistedWord }: ShieldWords): StatusReader {
  return statusTable(
    {
      ...(words === 'typical' ? typicalStatuses({ reported, awaiting: instructions, settled: payment }) : {}),
      pending: awaiting,
      waiting_payment: awaiting,
      paid: settled,
      approved: settled,
      refunded: (charge) => ({ kind: 'refunded', ...reported(charge) }),
      chargeback: (charge) => ({ kind: 'chargedBack', ...reported(charge) }),
      // Final statuses of the protocol. At most brands the specification makes every other status REJECTED; where it
      // makes them PENDING it lists the first two as REJECTED, and not the third.
      refused: (charge) => ({ kind: 'declined', reason: 'cardRefused', ...reported(charge) }),
      cancelled: (charge) => ({ kind: 'declined', reason: 'canceled', ...reported(charge) }),
      ...(unlistedWord === 'rejected' ? { expired } : {}),
    },
    { becomes: unlistedWord, reported },
  );
}

const expired = (charge: NativeBody): QueryOutcome => ({
  kind: 'declined',
  reason: 'expired',
  ...reported(charge),
});

const awaiting = (charge: NativeBody): QueryOutcome => ({
  kind: 'awaiting',
  ...reported(charge),
  ...instructions(charge),
});

const settled = (charge: NativeBody): QueryOutcome => ({
  kind: 'settled',
  ...reported(charge),
  ...payment(charge),
});
