import { cents, tariffOf, type Tariff } from '@guiche/money';
import type { OfferSnapshot } from '../../catalog/index.js';
import {
  divideSale,
  releaseTermsOf,
  type Contract,
  type Division,
  type PartnerShare,
} from '../../ledger/index.js';
import { paidOf, type OrderItem } from '../../orders/index.js';
import { contractsInEffect, type ContractInEffect, type NotCredited } from '../../partners/index.js';
import { bpsOfRule } from '../../sellers/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import type { chosenInstallments } from '../domain/offered-installments.js';
import type { Price } from '../domain/price-purchase.js';
import type { PurchaseInput } from '../domain/purchase-input.js';

/** What is charged for a price: itself, or what so many installments come to. */
export type Parts = NonNullable<ReturnType<typeof chosenInstallments>>;

/** What the offer says of the division. */
export type DividedOffer = Pick<
  OfferSnapshot,
  'fees' | 'currency' | 'manager' | 'release' | 'coProductions' | 'type'
> & {
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
  /** The instant of the sale: it has the contracts that hold then. */
  readonly at: Date;
  /** Left out: the address named no affiliate. */
  readonly attribution?: Attribution;
}

/** The account that the address named as the affiliate, with the contract that it is credited by. */
export interface Attribution {
  readonly affiliateId: string;
  readonly credited: ContractInEffect | NotCredited;
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
  const contracts = contractsOf(offer, order);
  const { attribution } = order;
  return divideSale({
    currency: offer.currency,
    producerId: offer.product.producerId,
    items: items.map((item) => {
      const contract = contracts[item.kind];
      return { itemId: item.id, kind: item.kind, gross: paidOf(item), ...(contract && { contract }) };
    }),
    shipping: price.shipping,
    platformFee,
    gatewayCost: cost,
    ...releaseTermsOf(offer.release, { method, isSent: items.some(({ tangible }) => tangible) }),
    ...(typeof attribution?.credited === 'string' && {
      notCredited: { affiliateId: attribution.affiliateId, reason: attribution.credited },
    }),
    ...(parts.finalValue === price.total
      ? {}
      : { installments: { charged: parts.finalValue, feeBps: parts.feeBps } }),
  });
}

/** Who earns on the product and who on bumps: the manager of the seller on both, partners as their contracts say. */
function contractsOf(
  offer: DividedOffer,
  { method, at, attribution }: DividedOrder,
): Readonly<Record<OrderItem['kind'], Contract | undefined>> {
  const manager = commissionOf(offer, method);
  const coProductions = contractsInEffect(offer.coProductions, at);
  const affiliation = typeof attribution?.credited === 'object' ? attribution.credited : undefined;
  const of = (kind: OrderItem['kind']): Contract | undefined => {
    const affiliate = affiliation && shareOn(kind, affiliation, offer);
    const coProducers = coProductions.flatMap((one) => shareOn(kind, one, offer) ?? []);
    if (!affiliate && !manager && coProducers.length === 0) return undefined;
    return { coProducers, ...(affiliate && { affiliate }), ...(manager && { manager }) };
  };
  return { MAIN: of('MAIN'), BUMP: of('BUMP') };
}

/** What a partner earns on an item, with the version that says so. Nothing on a bump is no share of it. */
function shareOn(
  kind: OrderItem['kind'],
  { contractId: id, number: version, partnerId: sellerId, terms }: ContractInEffect,
  { type }: DividedOffer,
): PartnerShare | undefined {
  const { mainBps, bumpBps, laterBps, base } = terms;
  const bps = kind === 'MAIN' ? mainBps : bumpBps;
  const isEarningLater = kind === 'MAIN' && type === 'SUBSCRIPTION';
  if (bps === 0 && !isEarningLater) return undefined;
  return { ...{ sellerId, bps, base, contract: { id, version } }, ...(isEarningLater && { laterBps }) };
}

function commissionOf(
  { manager }: DividedOffer,
  method: PurchaseInput['paymentMethod'],
): Contract['manager'] {
  if (!manager) return undefined;
  const { managerId, rule } = manager;
  const { base, cap } = rule;
  return { managerId, bps: bpsOfRule(rule, method), base, ...(cap !== undefined && { cap: cents(cap) }) };
}
