import type { Charge } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import type { Provider } from '../simulation/provider.js';

/** A charge as the control API shows it, equal for all protocols. Amounts in cents, times in ISO 8601. */
export function chargeView(provider: Provider, charge: Charge, now: Date): object {
  return {
    provider: charge.provider,
    id: charge.id,
    method: charge.method,
    externalRef: charge.externalRef,
    amount: charge.amount,
    currency: charge.currency,
    status: statusAt(charge, now),
    buyerName: charge.buyer.name,
    createdAt: charge.createdAt,
    expiresAt: charge.expiresAt,
    paidAt: charge.paidAt,
    paidAmount: charge.paidAmount,
    refundedAmount: refundedAmount(charge),
    endToEndId: charge.endToEndId,
    pixCode: charge.pixCode,
    billetLine: charge.billet?.digitableLine ?? null,
    cardLastDigits: charge.card?.lastDigits ?? null,
    webhookUrl: provider.webhookUrls(charge)[0] ?? null,
    webhookUrls: provider.webhookUrls(charge),
  };
}
