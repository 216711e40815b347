import { reaisNumber } from '../world/reais.js';

/** Money a merchant sends to a PIX key. Amount in cents. */
export interface Payout {
  readonly id: number;
  readonly tenant: string;
  readonly idempotencyKey: string;
  readonly endToEndId: string;
  readonly pixKey: string;
  readonly amount: number;
  readonly description: string | null;
  readonly createdAt: Date;
  status: 'PENDING' | 'LIQUIDATED' | 'REJECTED';
}

/** The answer to the call that asks for a payout: accepted, not yet paid. */
export function payoutAccepted({ endToEndId, createdAt, id, amount }: Payout): object {
  return {
    endToEndId,
    eventDate: offsetTime(createdAt),
    status: 'PENDING',
    id,
    payment: { currency: 'BRL', amount: reaisNumber(amount) },
    type: 'QUEUED',
  };
}

export function payoutAnswer(payout: Payout): object {
  return {
    id: payout.id,
    idempotencyKey: payout.idempotencyKey,
    endToEndId: payout.endToEndId,
    pixKey: payout.pixKey,
    transactionType: 'PIX',
    status: payout.status === 'PENDING' ? 'PROCESSING' : payout.status,
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

function offsetTime(instant: Date): string {
  return instant.toISOString().replace('Z', '+00:00');
}
