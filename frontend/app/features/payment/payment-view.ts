import type { PaymentTexts } from '../../i18n/texts.server';
import type { Payment } from './payment';

/** What the buyer is shown; `confirming` is a payment of which we do not know yet whether the bank has it. */
export type PaymentView =
  | 'confirming'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'canceled'
  | 'refunded'
  | 'chargeback';

export function viewOf({ status, confirming, pixCode }: Payment): PaymentView {
  switch (status) {
    case 'PENDING':
      return confirming || !pixCode ? 'confirming' : 'pending';
    case 'APPROVED':
      return 'approved';
    case 'REJECTED':
      return 'rejected';
    case 'CANCELED':
      return 'canceled';
    case 'REFUNDED':
      return 'refunded';
    case 'CHARGEBACK':
      return 'chargeback';
  }
}

export const TITLE_OF = {
  confirming: 'titleConfirming',
  pending: 'titlePending',
  approved: 'titleApproved',
  rejected: 'titleRejected',
  canceled: 'titleCanceled',
  refunded: 'titleRefunded',
  chargeback: 'titleChargeback',
} as const satisfies Record<PaymentView, keyof PaymentTexts>;

/** Without script the page asks again by itself while something can still happen. */
export function refreshSeconds(view: PaymentView): number {
  if (view === 'confirming') return 4;
  return view === 'pending' ? 8 : 0;
}

const REASONS: Readonly<Record<string, keyof PaymentTexts>> = {
  insufficientfunds: 'reasonInsufficientFunds',
  cardrefused: 'reasonCardRefused',
  fraudsuspected: 'reasonFraudSuspected',
  canceled: 'reasonCanceled',
  expired: 'reasonExpired',
};

/** Our sentence for the reason, whichever way the code is spelt; a reason we have no word for is not guessed at. */
export function reasonText(reason: string | null): keyof PaymentTexts | undefined {
  if (!reason) return undefined;
  return REASONS[reason.replace(/[^a-z]/gi, '').toLowerCase()] ?? 'reasonOther';
}
