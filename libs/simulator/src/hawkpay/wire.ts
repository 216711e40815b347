import type { ChargeStatus } from '../world/charge.js';
import { refundedAmount, statusAt } from '../world/charge.js';
import type { HawkpayCharge } from './charge.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'waiting_payment',
  PAID: 'paid',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargeback',
};

/** The transaction object: the answer of create, get, list and refund, and the `data` of a webhook. */
export function transaction(charge: HawkpayCharge, now: Date): object {
  return {
    id: charge.number,
    tenantId: 'tenant-1',
    amount: charge.amount,
    currency: 'BRL',
    paymentMethod: 'pix',
    status: WORDS[statusAt(charge, now)],
    installments: 1,
    paidAt: charge.paidAt,
    paidAmount: charge.paidAmount,
    refundedAmount: refundedAmount(charge),
    secureId: `sec-${charge.id}`,
    secureUrl: `https://pay.simulador.invalid/sec-${charge.id}`,
    externalRef: charge.externalRef,
    postbackUrl: charge.postbackUrl,
    metadata: charge.metadata,
    pix: {
      qrcode: charge.pixCode,
      expirationDate: charge.expirationDate,
      end2EndId: charge.endToEndId,
      receiptUrl: null,
    },
    boleto: null,
    card: null,
    refusedReason: null,
    customer: { id: charge.customerId, name: charge.buyer.name, email: charge.buyer.email },
    refunds: charge.moneyBack.map(({ amount, requestedAt }) => ({ amount, createdAt: requestedAt })),
    createdAt: charge.createdAt,
    updatedAt: charge.updatedAt,
  };
}
