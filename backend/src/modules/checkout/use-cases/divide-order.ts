import { cents, tariffOf, type Tariff } from '@guiche/money';
import type { OfferSnapshot } from '../../catalog/index.js';
import { divideSale, releaseTermsOf, type Contract, type Division } from '../../ledger/index.js';
import { paidOf, type OrderItem } from '../../orders/index.js';
import { bpsOfRule } from '../../sellers/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import type { chosenInstallments } from '../domain/offered-installments.js';
import type { Price } from '../domain/price-purchase.js';
import type { PurchaseInput } from '../domain/purchase-input.js';

/** What is charged for a price: itself, or what so many installments come to. */
export type Parts = NonNullable<ReturnType<typeof chosenInstallments>>;

/** What the offer says of the division. */
export type DividedOffer = Pick<OfferSnapshot, 'fees' | 'currency' | 'manager' | 'release'> & {
  readonly product: Pick<OfferSnapshot['product'], 'producerId'>;
};

/** What one sale is divided by, beside the offer. */
export interface DividedOrder {
  readonly items: readonly Pick<
    OrderItem,
    'id' | 'kind' | 'unitPrice' | 'quantity' | 'discount' | 'tangible'
  >[];
  readonly price: Pick<Price, 'shipping' | 'total'>;
  readonly parts: Pick<Parts, 'installmentNumber' | 'finalValue' | 'feeBps'>;
  readonly method: PurchaseInput['paymentMethod'];
}

/**
 * The division of an order of an offer: at a purchase, and in the preview that a seller sees before. Each item enters at what is paid
 * for it, so a coupon reduces every party's share.
 * @throws Problem errorPaymentNotConfigured where the platform takes no fee in the currency; DivisionRefused
 */
export function divideOrder(offer: DividedOffer, cost: Tariff, order: DividedOrder): Division {
  const { items, price, parts, method } = order;
  const platformFee = tariffOf(offer.fees[method], parts.installmentNumber, offer.currency);
  if (!platformFee) throw checkoutProblem('errorPaymentNotConfigured');
  const contract = contractOf(offer, method);
  return divideSale({
    currency: offer.currency,
    producerId: offer.product.producerId,
    items: items.map((item) => ({
      ...{ itemId: item.id, kind: item.kind, gross: paidOf(item) },
      ...(contract && { contract }),
    })),
    shipping: price.shipping,
    platformFee,
    gatewayCost: cost,
    ...releaseTermsOf(offer.release, { method, isSent: items.some(({ tangible }) => tangible) }),
    ...(parts.finalValue === price.total
      ? {}
      : { installments: { charged: parts.finalValue, feeBps: parts.feeBps } }),
  });
}

/** The manager of the seller earns on every item. */
function contractOf({ manager }: DividedOffer, method: PurchaseInput['paymentMethod']): Contract | undefined {
  if (!manager) return undefined;
  const { managerId, rule } = manager;
  const { base, cap } = rule;
  const commission = {
    managerId,
    bps: bpsOfRule(rule, method),
    base,
    ...(cap !== undefined && { cap: cents(cap) }),
  };
  return { coProducers: [], manager: commission };
}
