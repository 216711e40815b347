import type { Payout } from '../simulation/payouts.js';
import { reaisNumber } from '../simulation/reais.js';

/** A payout to a PIX key. Its id is its end-to-end id, known before it settles. */
export interface OnzPayout extends Payout {
  readonly number: number;
  readonly idempotencyKey: string;
  readonly pixKey: string;
  readonly description: string | null;
}

const WORDS: Record<Payout['status'], string> = {
  PENDING: 'PROCESSING',
  PAID: 'LIQUIDATED',
  REJECTED: 'REJECTED',
  CANCELED: 'CANCELED',
};

/** The answer to a payout call: accepted, not yet paid. */
export function payoutAccepted({ id, createdAt, number, amount }: OnzPayout): object {
  return {
    endToEndId: id,
    eventDate: offsetTime(createdAt),
    status: 'PENDING',
    id: number,
    payment: { currency: 'BRL', amount: reaisNumber(amount) },
    type: 'QUEUED',
  };
}

export function payoutAnswer(payout: OnzPayout): object {
  return {
    id: payout.number,
    idempotencyKey: payout.idempotencyKey,
    endToEndId: payout.id,
    pixKey: payout.pixKey,
    transactionType: 'PIX',
    status: WORDS[payout.status],
    errorCode: payout.status === 'REJECTED' ? 'AB03' : null,
    creditDebitType: 'DEBIT',
    localInstrument: 'DICT',
    createdAt: offsetTime(payout.createdAt),
    remittanceInformation: payout.description,
    txId: null,
    payment: { currency: 'BRL', amount: reaisNumber(payout.amount) },
    refunds: [],
  };
}

interface OnzPayoutWebhook {
  readonly type: 'TRANSFER' | 'CASHOUT';
  readonly data: object;
  readonly transaction?: object;
}

/** TRANSFER repeats the answer; CASHOUT contains only why a payout was refused, without its amount. */
export function onzPayoutWebhook(payout: OnzPayout): OnzPayoutWebhook {
  if (payout.status !== 'REJECTED')
    return { type: 'TRANSFER', data: { ...payoutAnswer(payout), webhookType: 'TRANSFER' } };
  const { id: endToEndId, idempotencyKey } = payout;
  const refusal = { status: WORDS.REJECTED, message: 'Chave Pix não encontrada' };
  const createdAt = offsetTime(payout.createdAt);
  const data = { ...refusal, createdAt, endToEndId, webhookType: 'CASHOUT', idempotencyKey };
  const transaction = { ...refusal, reference: idempotencyKey };
  return { type: 'CASHOUT', data, transaction };
}

function offsetTime(instant: Date): string {
  return instant.toISOString().replace('Z', '+00:00');
}
