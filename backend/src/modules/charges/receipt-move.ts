import { cents, type Cents } from '@guiche/money';
import { gateway, nameOf, platform, seller, type Account, type Leg, type Move } from '../ledger/index.js';
import { earnerOf } from './charge-moves.js';
import type { ReceiptChange } from './domain/charge-receipt.js';
import type { ChargePaymentRow } from './store/charge-payments.js';
import type { SellerCharge } from './store/charges.js';

const REVENUE = platform('revenue');
const sameAccount = (a: Account, b: Account): boolean => nameOf(a) === nameOf(b);

/**
 * Books what a payment of a charge brought or took back. The provider owes it. What pays the charge is revenue, or pays the debt that
 * a negative balance asks for; what is too much is the seller's. Money that went back and that the seller no longer has is a debt.
 */
export function receiptMove(
  charge: Pick<SellerCharge, 'id' | 'sellerId' | 'kind' | 'currency'>,
  {
    id,
    gatewayAccountId,
    posted,
    cost,
    received,
  }: Pick<ChargePaymentRow, 'id' | 'gatewayAccountId' | 'posted' | 'cost' | 'received'>,
  { change, occurredAt }: { readonly change: ReceiptChange; readonly occurredAt: Date },
): Move {
  const receivable = gateway(gatewayAccountId, 'receivable');
  const costs = gateway(gatewayAccountId, 'cost');
  const [available, debt] = [seller(charge.sellerId, 'available'), seller(charge.sellerId, 'debt')];
  const earner = earnerOf(charge.kind);
  const payee = charge.kind === 'NEGATIVE_BALANCE' ? available : earner;
  const leg = (from: Account, to: Account, amount: Cents): Leg => ({ fact: 'charge', from, to, amount });
  return {
    ...{
      kind: 'CHARGE',
      key: `charge/${charge.id}/payment/${id}/${posted}`,
      currency: charge.currency,
      occurredAt,
    },
    subject: { kind: 'other', id: charge.id },
    accounts: [
      receivable,
      costs,
      REVENUE,
      ...(sameAccount(earner, REVENUE) ? [] : [earner]),
      available,
      debt,
    ],
    legs: ({ balances }) => {
      const fromSeller = cents(change.surplusBack + (payee === available ? change.unpays : 0));
      const has = cents(Math.min(fromSeller, balances.get(nameOf(available)) ?? 0));
      return [
        leg(receivable, payee, change.pays),
        leg(receivable, available, change.surplus),
        // The provider keeps its cost also when the money goes back.
        {
          ...{ fact: 'gatewayCost', from: REVENUE, to: costs },
          amount: cents(posted === 0 && received === 0 ? cost : 0),
        },
        leg(available, receivable, has),
        leg(debt, receivable, cents(fromSeller - has)),
        leg(payee, receivable, cents(payee === available ? 0 : change.unpays)),
      ];
    },
  };
}
