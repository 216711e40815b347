import type { ChargeStatus } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import { reaisNumber } from '../simulation/reais.js';
import type { MercadopagoCharge } from './charge.js';

// Unpaid in time: cancelled, and the detail says that it expired.
const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'approved',
  DECLINED: 'rejected',
  EXPIRED: 'cancelled',
  CANCELED: 'cancelled',
  PARTIALLY_REFUNDED: 'approved',
  REFUNDED: 'refunded',
  CHARGEBACK: 'charged_back',
};

const DETAILS: Record<ChargeStatus, string> = {
  PENDING: 'pending_waiting_payment',
  PAID: 'accredited',
  DECLINED: 'cc_rejected_other_reason',
  EXPIRED: 'expired',
  CANCELED: 'by_collector',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  CHARGEBACK: 'in_process',
};

const TYPES = { PIX: 'bank_transfer', CREDIT_CARD: 'credit_card', BILLET: 'ticket' } as const;

/** The payment object: the answer of create, read and search. */
export function payment(charge: MercadopagoCharge, now: Date): object {
  const status = statusAt(charge, now);
  const inReview = charge.card !== null && status === 'PENDING';
  return {
    id: charge.number,
    date_created: charge.createdAt,
    date_approved: charge.paidAt,
    date_last_updated: charge.updatedAt,
    date_of_expiration: charge.card ? null : charge.expiresAt,
    operation_type: 'regular_payment',
    payment_method_id: charge.methodId,
    payment_type_id: TYPES[charge.method],
    status: inReview ? 'in_process' : WORDS[status],
    status_detail: detail(charge, status, inReview),
    currency_id: 'BRL',
    description: charge.description,
    live_mode: false,
    payer: { email: charge.buyer.email, identification: { type: 'CPF', number: charge.buyer.document } },
    metadata: {},
    external_reference: charge.externalRef,
    transaction_amount: reaisNumber(charge.amount),
    transaction_amount_refunded: reaisNumber(refundedAmount(charge)),
    // As in the provider's own example: the bar code alone, without a digitable line.
    ...(charge.billet ? { barcode: { content: charge.billet.barcode } } : {}),
    transaction_details: {
      total_paid_amount: reaisNumber(charge.amount),
      external_resource_url: charge.billet?.url ?? null,
    },
    captured: true,
    installments: charge.installments,
    notification_url: charge.notificationUrl,
    card: cardAnswer(charge),
    ...(charge.pixCode ? { point_of_interaction: interaction(charge.pixCode) } : {}),
    refunds: [],
  };
}

function detail(charge: MercadopagoCharge, status: ChargeStatus, inReview: boolean): string {
  if (inReview) return 'pending_review_manual';
  if (charge.method === 'PIX' && status === 'PENDING') return 'pending_waiting_transfer';
  return charge.refusal === 'NO_FUNDS' ? 'cc_rejected_insufficient_amount' : DETAILS[status];
}

const interaction = (pixCode: string): object => ({
  type: 'OPENPLATFORM',
  transaction_data: { qr_code: pixCode, ticket_url: 'https://simulador.invalid/ticket' },
});

function cardAnswer({ card }: MercadopagoCharge): object {
  if (!card) return {};
  return {
    first_six_digits: card.firstDigits,
    last_four_digits: card.lastDigits,
    expiration_month: card.expirationMonth,
    expiration_year: card.expirationYear,
    cardholder: { name: card.holderName },
  };
}
