import { endToEndId, returnId } from './pix-ids.js';
import { refundedAmount, statusAt } from './charge.js';
import type { CardRefusal, Charge, ChargeEvent, ChargeStatus, MoneyBack } from './charge.js';

export const ACTS = ['pay', 'decline', 'expire', 'refund', 'chargeback', 'webhook'] as const;
export type Act = (typeof ACTS)[number];

/** The charge is not in a state that allows this act; nothing was changed. */
export class ActRefused extends Error {
  constructor(
    readonly act: Act | 'cancel',
    readonly status: ChargeStatus,
    why = `a charge in state ${status} cannot take "${act}"`,
  ) {
    super(why);
  }
}

// An expired code can still be paid: the payer's bank may have read it before, and late money does enter.
const ALLOWED: Record<Act | 'cancel', readonly ChargeStatus[]> = {
  pay: ['PENDING', 'EXPIRED'],
  // A payer's bank refuses, or a risk desk does; never after the time is over.
  decline: ['PENDING'],
  expire: ['PENDING'],
  cancel: ['PENDING', 'EXPIRED'],
  refund: ['PAID', 'PARTIALLY_REFUNDED'],
  chargeback: ['PAID', 'PARTIALLY_REFUNDED'],
  webhook: [
    'PENDING',
    'PAID',
    'DECLINED',
    'EXPIRED',
    'CANCELED',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
    'CHARGEBACK',
  ],
};

export function allows(charge: Charge, act: Act | 'cancel', now: Date): boolean {
  return ALLOWED[act].includes(statusAt(charge, now));
}

export function pay(charge: Charge, now: Date, amount: number = charge.amount): ChargeEvent {
  assertAllowed(charge, 'pay', now);
  charge.status = 'PAID';
  charge.paidAt = now;
  charge.paidAmount = amount;
  charge.endToEndId = charge.method === 'PIX' ? endToEndId(now) : null;
  return happened(charge, 'paid', now);
}

/** The bank declined; `refusal` is its reason for a card. */
export function decline(charge: Charge, now: Date, refusal: CardRefusal | null): ChargeEvent {
  assertAllowed(charge, 'decline', now);
  charge.status = 'DECLINED';
  charge.refusal = refusal;
  return happened(charge, 'declined', now);
}

export function expire(charge: Charge, now: Date): ChargeEvent {
  assertAllowed(charge, 'expire', now);
  charge.status = 'EXPIRED';
  charge.expiresAt = now;
  return happened(charge, 'expired', now);
}

export function cancel(charge: Charge, now: Date): ChargeEvent {
  assertAllowed(charge, 'cancel', now);
  charge.status = 'CANCELED';
  return happened(charge, 'canceled', now);
}

/** Books the return; the caller settles it, because banks may take their time between the two. */
export function requestRefund(
  charge: Charge,
  now: Date,
  wanted: { amount?: number | undefined; id?: string; description?: string | null } = {},
): MoneyBack {
  assertAllowed(charge, 'refund', now);
  const left = charge.paidAmount - refundedAmount(charge);
  const amount = wanted.amount ?? left;
  if (amount > left) throw new ActRefused('refund', charge.status, `only ${left} cents are left to refund`);
  const rtrId = returnId(now);
  const back: MoneyBack = {
    id: wanted.id ?? rtrId,
    rtrId,
    amount,
    reason: 'MERCHANT',
    description: wanted.description ?? null,
    requestedAt: now,
    settledAt: null,
  };
  charge.moneyBack.push(back);
  charge.updatedAt = now;
  return back;
}

export function settleRefund(charge: Charge, back: MoneyBack, now: Date): ChargeEvent {
  back.settledAt = now;
  if (charge.status !== 'CHARGEBACK') {
    charge.status = refundedAmount(charge) === charge.paidAmount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  }
  return happened(charge, 'refunded', now);
}

export function chargeback(charge: Charge, now: Date): ChargeEvent {
  assertAllowed(charge, 'chargeback', now);
  const rtrId = returnId(now);
  const amount = charge.paidAmount - refundedAmount(charge);
  const requestedAt = now;
  charge.moneyBack.push({
    id: rtrId,
    rtrId,
    amount,
    reason: 'FRAUD',
    description: null,
    requestedAt,
    settledAt: now,
  });
  charge.status = 'CHARGEBACK';
  return happened(charge, 'chargeback', now);
}

let eventsSoFar = 0;

export function happened(charge: Charge, kind: ChargeEvent['kind'], at: Date): ChargeEvent {
  eventsSoFar += 1;
  const event = { kind, id: `${at.getTime()}${String(eventsSoFar).padStart(6, '0')}`, at };
  charge.updatedAt = at;
  charge.lastEvent = event;
  return event;
}

function assertAllowed(charge: Charge, act: Act | 'cancel', now: Date): void {
  if (!allows(charge, act, now)) throw new ActRefused(act, statusAt(charge, now));
}
