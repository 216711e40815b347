import type { CardRefusal, ChargeMethod, ChargeStatus } from '../simulation/charge.js';
import { refundedAmount } from '../simulation/charge.js';
import type { BeehiveCharge } from './charge.js';

/** An unpaid code keeps its status; a partial return does not change it either. */
const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'waiting_payment',
  EXPIRED: 'waiting_payment',
  PAID: 'paid',
  DECLINED: 'refused',
  CANCELED: 'canceled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

const METHODS: Record<ChargeMethod, string> = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' };

const REFUSALS: Record<CardRefusal, string> = {
  CARD_REFUSED: 'Transação não autorizada',
  NO_FUNDS: 'Saldo insuficiente',
};

/** The transaction object: the answer of create, get and list, and the `data` of a webhook. */
export function transaction(charge: BeehiveCharge): object {
  const expirationDate = charge.expiresAt.toISOString();
  return {
    id: charge.number,
    amount: charge.amount,
    refundedAmount: refundedAmount(charge),
    companyId: 1,
    installments: charge.installments,
    paymentMethod: METHODS[charge.method],
    status: WORDS[charge.status],
    postbackUrl: charge.postbackUrl,
    metadata: charge.metadata,
    traceable: false,
    secureId: `sec-${charge.id}`,
    secureUrl: `https://checkout.simulador.invalid/sec-${charge.id}`,
    createdAt: charge.createdAt,
    updatedAt: charge.updatedAt,
    paidAt: charge.paidAt,
    ip: charge.ip,
    externalRef: charge.externalRef,
    customer: { id: charge.number, name: charge.buyer.name, email: charge.buyer.email },
    card: card(charge),
    boleto: charge.billet && { ...charge.billet, instructions: null, expirationDate },
    pix: charge.pixCode === null ? null : pix(charge.pixCode, charge.endToEndId, expirationDate),
    refusedReason: charge.refusal && { description: REFUSALS[charge.refusal] },
    splits: charge.splits.map((split) => ({ ...split, netAmount: split.amount })),
    refunds: charge.moneyBack.map(({ id, amount, requestedAt }) => ({ id, amount, createdAt: requestedAt })),
  };
}

const pix = (qrcode: string, end2EndId: string | null, expirationDate: string): object => ({
  qrcode,
  end2EndId,
  receiptUrl: null,
  expirationDate,
});

const card = ({ card, number }: BeehiveCharge): object | null =>
  card && {
    id: number,
    brand: card.brand,
    holderName: card.holderName,
    lastDigits: card.lastDigits,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    reusable: true,
  };
