import type { Charge, ChargeStatus } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';

export interface GenericRestCharge extends Charge {
  readonly webhookUrl: string | null;
}

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'pending',
  PAID: 'paid',
  DECLINED: 'refused',
  EXPIRED: 'expired',
  CANCELED: 'canceled',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

/** A charge in the default protocol, with the brand's own statuses. */
export function chargeBody(
  charge: GenericRestCharge,
  own: Partial<Readonly<Record<ChargeStatus, string>>>,
  now: Date,
): object {
  const status = statusAt(charge, now);
  const word = status === 'PARTIALLY_REFUNDED' ? (own.PAID ?? WORDS.PAID) : (own[status] ?? WORDS[status]);
  return {
    id: charge.id,
    reference: charge.externalRef,
    status: word,
    amount: charge.amount,
    currency: charge.currency,
    refundedAmount: refundedAmount(charge),
    paidAt: charge.paidAt,
    pix: charge.pixCode === null ? null : { code: charge.pixCode, expiresAt: charge.expiresAt },
    billet: charge.billet && { line: charge.billet.digitableLine, url: charge.billet.url },
    createdAt: charge.createdAt,
  };
}
