import type { PaymentTextKey } from '../../messages/use-texts';
import type { PaymentData } from './payment';

/** The displayed state; `confirming` means that we do not know yet whether the bank has the payment. */
export type PaymentViewName =
  | 'confirming'
  | 'analysing'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'canceled'
  | 'refunded'
  | 'chargeback';

export function viewOf({
  status,
  method,
  confirming,
  pixCode,
  billetCode,
  billetUrl,
}: PaymentData): PaymentViewName {
  switch (status) {
    case 'PENDING':
      if (confirming) return 'confirming';
      if (method === 'CREDIT_CARD') return 'analysing';
      return pixCode || billetCode || billetUrl ? 'pending' : 'confirming';
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

/** The title of a payment's page; an expired code is named by its method. */
export function titleOf(payment: PaymentData): PaymentTextKey {
  const view = viewOf(payment);
  if (view === 'pending' && payment.method === 'BILLET') return 'titleBillet';
  if (view === 'canceled') return CANCELED_TITLE_OF[payment.method];
  return TITLE_OF[view];
}

const CANCELED_TITLE_OF = {
  PIX: 'titleCanceled',
  BILLET: 'titleCanceledBillet',
  CREDIT_CARD: 'titleCanceledCard',
} as const satisfies Record<PaymentData['method'], PaymentTextKey>;

const TITLE_OF = {
  confirming: 'titleConfirming',
  analysing: 'titleAnalysing',
  pending: 'titlePending',
  approved: 'titleApproved',
  rejected: 'titleRejected',
  refunded: 'titleRefunded',
  chargeback: 'titleChargeback',
} as const satisfies Record<Exclude<PaymentViewName, 'canceled'>, PaymentTextKey>;

/** Without script the page reloads by itself while the state can still change. */
export function refreshSeconds(view: PaymentViewName): number {
  if (view === 'confirming' || view === 'analysing') return 4;
  return view === 'pending' ? 8 : 0;
}

/** The reason for a failure, in the buyer's terms. Cards have no code that could fail to be created. */
export function reasonOf({ reason, method }: PaymentData): PaymentTextKey | undefined {
  if (!reason) return undefined;
  const text = REASON_TEXT[reason];
  return text === 'reasonNotCreated' && method === 'CREDIT_CARD' ? 'reasonNotSent' : text;
}

/** What happened between us and the provider is not the buyer's concern. */
const REASON_TEXT = {
  EXPIRED: 'reasonExpired',
  NOT_FOUND_AT_PROVIDER: 'reasonNotCreated',
  PROVIDER_REFUSED: 'reasonNotCreated',
  INSUFFICIENT_FUNDS: 'reasonInsufficientFunds',
  CARD_REFUSED: 'reasonCardRefused',
  FRAUD_SUSPECTED: 'reasonFraudSuspected',
  DECLINED: 'reasonOther',
} as const satisfies Record<NonNullable<PaymentData['reason']>, PaymentTextKey>;
