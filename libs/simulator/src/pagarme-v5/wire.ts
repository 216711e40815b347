import type { ChargeEvent, ChargeMethod, ChargeStatus } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import type { PagarmeCharge } from './charge.js';
import { cardAnswer } from './customers.js';

// An unpaid code fails; a partial refund leaves the charge paid.
const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'failed',
  EXPIRED: 'failed',
  CANCELED: 'canceled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'canceled',
  CHARGEBACK: 'chargedback',
};

/** The charge's own status; for another amount it differs from the order's. */
function wordOf(charge: PagarmeCharge, now: Date): string {
  const status = statusAt(charge, now);
  return status === 'PAID' ? wordOfSum(charge) : WORDS[status];
}

function wordOfSum({ paidAmount, amount }: PagarmeCharge): 'paid' | 'overpaid' | 'underpaid' {
  if (paidAmount === amount) return 'paid';
  return paidAmount > amount ? 'overpaid' : 'underpaid';
}

const METHODS: Record<ChargeMethod, string> = { PIX: 'pix', CREDIT_CARD: 'credit_card', BILLET: 'boleto' };

/** The statuses of the transaction inside a charge, where they are more precise than the charge's. */
const TRANSACTION_WORDS: Partial<Record<ChargeStatus, string>> = {
  DECLINED: 'not_authorized',
  PARTIALLY_REFUNDED: 'partial_refunded',
  REFUNDED: 'refunded',
};

export function order(charge: PagarmeCharge, now: Date): object {
  return {
    id: charge.id,
    code: charge.externalRef,
    amount: charge.amount,
    currency: 'BRL',
    closed: true,
    items: [],
    customer: customerAnswer(charge),
    status: WORDS[statusAt(charge, now)] === 'chargedback' ? 'paid' : WORDS[statusAt(charge, now)],
    created_at: charge.createdAt,
    updated_at: charge.updatedAt,
    closed_at: charge.createdAt,
    charges: [chargeAnswer(charge, now)],
  };
}

export function chargeAnswer(charge: PagarmeCharge, now: Date): object {
  const back = refundedAmount(charge);
  return {
    id: charge.chargeId,
    code: charge.externalRef,
    gateway_id: '3554818',
    amount: charge.amount,
    ...(charge.paidAt ? { paid_amount: charge.paidAmount, paid_at: charge.paidAt } : {}),
    ...(back > 0 ? { canceled_amount: back } : {}),
    status: wordOf(charge, now),
    currency: 'BRL',
    payment_method: METHODS[charge.method],
    created_at: charge.createdAt,
    updated_at: charge.updatedAt,
    customer: customerAnswer(charge),
    last_transaction: transaction(charge, now),
  };
}

export const customerAnswer = ({ customer }: Pick<PagarmeCharge, 'customer'>): object => ({
  ...customer,
  document_type: 'cpf',
  type: 'individual',
  delinquent: false,
});

function transaction(charge: PagarmeCharge, now: Date): object {
  const status = statusAt(charge, now);
  const common = {
    id: charge.chargeId.replace('ch_', 'tran_'),
    transaction_type: METHODS[charge.method],
    amount: charge.amount,
    success: status !== 'DECLINED',
    gateway_response: { code: '200', errors: [] },
    antifraud_response: {},
    metadata: {},
  };
  const word = (waiting: string): string => TRANSACTION_WORDS[status] ?? (charge.paidAt ? 'paid' : waiting);
  if (charge.card) {
    const [code, message] = answerOfTheBank(charge);
    return {
      ...common,
      status: TRANSACTION_WORDS[status] ?? (charge.paidAt ? 'captured' : 'pending_review'),
      installments: charge.installments,
      statement_descriptor: charge.statementDescriptor,
      acquirer_return_code: code,
      acquirer_message: message,
      operation_type: 'auth_and_capture',
      card: cardAnswer(charge.card),
    };
  }
  if (charge.billet) {
    const { digitableLine, url, barcode } = charge.billet;
    const due = {
      pdf: url,
      url,
      line: digitableLine,
      barcode: `${url}/${barcode}`,
      due_at: charge.expiresAt,
    };
    return { ...common, status: word('generated'), ...due };
  }
  return {
    ...common,
    status: word('waiting_payment'),
    qr_code: charge.pixCode,
    qr_code_url: 'https://simulador.invalid/qrcode',
    expires_at: charge.expiresAt,
    end_to_end_id: charge.endToEndId,
  };
}

function answerOfTheBank({ refusal }: PagarmeCharge): [string, string] {
  if (refusal === 'NO_FUNDS') return ['51', 'Saldo insuficiente'];
  return refusal ? ['1000', 'Transacao nao autorizada'] : ['0000', 'Transacao capturada com sucesso'];
}

/** Orders have no event for too little money, refunds or disputes: charge events report those. */
export function eventName(charge: PagarmeCharge, kind: ChargeEvent['kind']): string | null {
  switch (kind) {
    case 'created':
      return 'order.created';
    case 'paid':
      return wordOfSum(charge) === 'underpaid' ? 'charge.underpaid' : 'order.paid';
    case 'declined':
    case 'expired':
      return 'order.payment_failed';
    case 'canceled':
      return 'order.canceled';
    case 'refunded':
      return 'charge.refunded';
    case 'chargeback':
      return 'charge.chargedback';
  }
}
