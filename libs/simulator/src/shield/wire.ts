import type { CardRefusal, ChargeMethod, ChargeStatus } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import type { ShieldCharge } from './charge.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'waiting_payment',
  PAID: 'paid',
  DECLINED: 'refused',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargeback',
};

const METHODS: Record<ChargeMethod, string> = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' };

const REFUSALS: Record<CardRefusal, string> = {
  CARD_REFUSED: 'card_refused',
  NO_FUNDS: 'insufficient_funds',
};

/** The transaction object: the answer of create, get, list and refund, and the `data` of a webhook. */
export function transaction(charge: ShieldCharge, now: Date): object {
  return {
    id: charge.number,
    tenantId: 'tenant-1',
    amount: charge.amount,
    currency: 'BRL',
    paymentMethod: METHODS[charge.method],
    status: WORDS[statusAt(charge, now)],
    installments: charge.installments,
    paidAt: charge.paidAt,
    paidAmount: charge.paidAmount,
    refundedAmount: refundedAmount(charge),
    secureId: `sec-${charge.id}`,
    secureUrl: `https://pay.simulador.invalid/sec-${charge.id}`,
    externalRef: charge.externalRef,
    postbackUrl: charge.postbackUrl,
    metadata: charge.metadata,
    pix: pix(charge),
    boleto: boleto(charge),
    card: card(charge),
    refusedReason: charge.refusal && REFUSALS[charge.refusal],
    customer: { id: charge.customerId, name: charge.buyer.name, email: charge.buyer.email },
    refunds: charge.moneyBack.map(({ amount, requestedAt }) => ({ amount, createdAt: requestedAt })),
    createdAt: charge.createdAt,
    updatedAt: charge.updatedAt,
  };
}

const pix = ({ pixCode, expirationDate, endToEndId }: ShieldCharge): object | null =>
  pixCode === null ? null : { qrcode: pixCode, expirationDate, end2EndId: endToEndId, receiptUrl: null };

const boleto = ({ billet, expirationDate }: ShieldCharge): object | null =>
  billet && { ...billet, instructions: null, expirationDate };

const card = ({ card, number }: ShieldCharge): object | null =>
  card && {
    id: number,
    brand: card.brand,
    holderName: card.holderName,
    lastDigits: card.lastDigits,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
  };
