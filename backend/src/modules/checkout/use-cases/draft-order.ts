import { randomBytes } from 'node:crypto';
import { offeredMethods } from '@guiche/checkout-rules';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { CheckoutLinks } from '../../checkout-links/index.js';
import {
  runningVariant,
  type BumpSnapshot,
  type LimitedOffer,
  type TakenQuantities,
  type OfferSnapshot,
} from '../../catalog/index.js';
import { DivisionRefused, type Division } from '../../ledger/index.js';
import type { Order, Recurrence } from '../../orders/index.js';
import { AffiliationSnapshots, creditedAffiliate } from '../../partners/index.js';
import { Routing, type ChosenAccounts, type PlannedRoute, type SaleRouting } from '../../acquiring/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import { singlePayment, chosenInstallments } from '../domain/offered-installments.js';
import { pricePurchase, type Price } from '../domain/price-purchase.js';
import type { PurchaseInput } from '../domain/purchase-input.js';
import { accountShown } from './account-shown.js';
import { checkedBuyer, type CheckedBuyer } from './checked-buyer.js';
import { chosenBumps } from './chosen-bumps.js';
import { CouponsAtCheckout, couponRefused, type UsableCoupon } from './coupons-at-checkout.js';
import { demandOnSale } from './demand-on-sale.js';
import { divideOrder, type Attribution, type DividedOrder, type Parts } from './divide-order.js';
import { deliveryAddress, orderLines } from './order-lines.js';
import { payableMethods } from './payable-methods.js';
import { saleOf } from './sale-of.js';
import { TakeCard, notThisBuyers, unreadableToken, type TakenCard } from './take-card.js';

/**
 * An order as it would be placed now, its card if it has one, and the accounts it would be charged through, drawn for this
 * attempt.
 */
export interface Draft {
  readonly order: Order;
  readonly attemptId: string;
  readonly ways: ChosenAccounts;
  /** What it contains of offers of which a number is sold in all. */
  readonly limited: TakenQuantities;
  readonly card: TakenCard | undefined;
}

/**
 * Turns a request into an order, or refuses it. The server trusts no price of the page: items, bumps, shipping and interest
 * come from the offer as it is now.
 */
@Injectable()
export class DraftOrder {
  constructor(
    private readonly routing: Routing,
    private readonly takeCard: TakeCard,
    private readonly coupons: CouponsAtCheckout,
    private readonly links: CheckoutLinks,
    private readonly affiliations: AffiliationSnapshots,
  ) {}

  /** @throws Problem the first of the specification's submit-time checks that fails, else what is wrong with each field */
  async draft(ctx: TenantContext, offer: OfferSnapshot, asked: PurchaseInput, now: Date): Promise<Draft> {
    demandOnSale(offer);
    const ways = await this.routing.of(ctx, saleOf(offer));
    const cardsAreCharged = ways.isPayable('CREDIT_CARD', offer.currency);
    const buyer = checkedBuyer(offer, asked, { cardsAreCharged });
    const bumps = chosenBumps(offer, asked.orderBumpsIds ?? [], asked.paymentMethod);
    const coupon = await this.coupons.named(ctx, offer, asked);
    const link = await this.links.named(ctx, offer.id, asked.link);
    const quantity = link?.quantity ?? 1;
    const price = checkedPrice(offer, asked, bumps, { coupon, quantity });
    if (!offeredMethods(payableMethods(ways, offer)).includes(asked.paymentMethod))
      throw checkoutProblem('errorPaymentNotConfigured');
    const parts = checkedParts(offer, asked, price);
    if (asked.expectedTotal !== undefined && asked.expectedTotal !== parts.finalValue)
      throw checkoutProblem('priceChanged');
    // Whom the link of the seller credits, whomever the address names.
    const named = link?.affiliateId ? [link.affiliateId] : namedAffiliates(asked);
    const attribution = await this.attribution(ctx, offer, named, buyer, now);
    const card = await this.card(ctx, offer, asked, buyer);
    const attemptId = newId(now);
    const chosen = chosenWays(ways, offer, {
      attemptId,
      method: asked.paymentMethod,
      amount: parts.finalValue,
      currency: offer.currency,
      installments: parts.installmentNumber,
      taken: card,
    });
    const items = orderLines(offer, bumps, { discounts: price.discounts, quantity }, now);
    const order: Order = {
      id: newId(now),
      platformId: ctx.platformId,
      offerId: offer.id,
      producerId: offer.product.producerId,
      buyer: { name: buyer.name, email: buyer.email, phone: buyer.phone, document: buyer.document },
      invented: buyer.invented,
      address: deliveryAddress(offer, asked),
      items,
      currency: offer.currency,
      itemsTotal: price.itemsTotal,
      coupon: coupon ? { id: coupon.id, code: coupon.code } : null,
      checkoutLinkId: link?.id ?? null,
      ...testOf(offer, asked),
      discount: price.discount,
      shipping: price.shipping,
      installments: parts.installmentNumber,
      interest: cents(parts.finalValue - price.total),
      total: parts.finalValue,
      deliveryOptionId: price.deliveryOptionId,
      affiliateId: attribution?.affiliateId ?? null,
      utmQuery: asked.utmQuery ?? null,
      referer: asked.referer ?? null,
      customerIp: ctx.ip,
      fingerPrints: (asked.fingerPrints ?? []).map(({ provider, value }) => ({ provider, value })),
      abandonedCartId: asked.abandonedCartId ?? null,
      softDescriptor: offer.softDescriptor,
      ...{ pixExpiresMinutes: offer.pixExpiresMinutes, billetDays: offer.billetDays },
      upsellToken: randomBytes(24).toString('base64url'),
      division: divide(offer, chosen.first, {
        ...{ items, price, parts, method: asked.paymentMethod, coupon, at: now },
        ...(attribution && { attribution }),
      }),
      recurrence: recurrence(offer, card, coupon),
      ...{ locale: ctx.locale, createdAt: now },
    };
    return { order, attemptId, ways: chosen, limited: limitedOf(offer, bumps, quantity), card };
  }

  /**
   * Whom the link, the address or the browser names as the affiliate, and whether they are credited: decided once, here (domain.md §2.3).
   * Of several, the first who promotes the product.
   */
  private async attribution(
    ctx: TenantContext,
    { product }: OfferSnapshot,
    named: readonly string[],
    { email, document, invented }: CheckedBuyer,
    now: Date,
  ): Promise<Attribution | undefined> {
    const buyer = { email, document: invented.includes('document') ? null : document };
    let first: Attribution | undefined;
    for (const affiliateId of named) {
      const affiliate = await this.affiliations.get(ctx, product.id, affiliateId);
      const attribution = { affiliateId, credited: creditedAffiliate(affiliate, buyer, now) };
      if (attribution.credited !== 'NO_AFFILIATION') return attribution;
      first ??= attribution;
    }
    return first;
  }

  private async card(
    ctx: TenantContext,
    offer: OfferSnapshot,
    { paymentMethod, creditCard }: PurchaseInput,
    buyer: CheckedBuyer,
  ): Promise<TakenCard | undefined> {
    return paymentMethod === 'CREDIT_CARD' ? this.takeCard.take(ctx, offer.id, creditCard, buyer) : undefined;
  }
}

const namedAffiliates = ({ affiliateId, nextAffiliateIds = [] }: PurchaseInput): string[] =>
  affiliateId === undefined ? nextAffiliateIds : [affiliateId, ...nextAffiliateIds];

/** What is counted when the order is placed. Nothing for what is sold without end, so that only what has a limit pays for it. */
function limitedOf(offer: OfferSnapshot, bumps: readonly BumpSnapshot[], quantity: number): TakenQuantities {
  const { id: productId, stock } = offer.product;
  const main = { offerId: offer.id, quantityLimit: offer.quantityLimit, productId, stock, quantity };
  const sold = [main, ...bumps.map((bump) => ({ ...bump, quantity: 1 }))];
  const offers = sold.flatMap(({ offerId, quantityLimit, quantity: taken }): LimitedOffer[] =>
    quantityLimit === null ? [] : [{ offerId, quantityLimit, quantity: taken }],
  );
  return { offers, products: sold.filter((one) => one.stock !== null) };
}

function checkedPrice(
  offer: OfferSnapshot,
  asked: PurchaseInput,
  bumps: Parameters<typeof pricePurchase>[1],
  reduced: { readonly coupon: UsableCoupon | undefined; readonly quantity: number },
): Price {
  const { cep = '', deliveryFare, deliveryOptionId } = asked;
  const price = pricePurchase(offer, bumps, { cep, deliveryFare, deliveryOptionId }, reduced);
  if (reduced.coupon && price?.discount === 0) throw couponRefused('couponNotHere');
  if (!price) throw checkoutProblem('errorAddress', { errors: { deliveryFare: [formMessage('required')] } });
  return price;
}

/** Which of two compared checkouts sold it, if that comparison still runs. */
function testOf(offer: OfferSnapshot, { variant }: PurchaseInput) {
  const shown = runningVariant(offer, variant);
  return { checkoutTestId: shown?.testId ?? null, checkoutVariant: shown?.variant ?? null };
}

/** A card in the requested number of installments, if offered; everything else in one payment. */
function checkedParts(
  offer: OfferSnapshot,
  { paymentMethod, creditCard }: PurchaseInput,
  price: Price,
): Parts {
  if (paymentMethod !== 'CREDIT_CARD') return { ...singlePayment(price.total), feeBps: 0 };
  const parts = chosenInstallments(offer, price.total, creditCard?.installments ?? 1);
  if (!parts)
    throw runtimeProblem('validation', {
      errors: { 'creditCard.installments': [checkoutProblem('priceChanged').titles] },
    });
  return parts;
}

/** Stored on the order, because the offer may change before it is paid. */
function recurrence(
  { recurrencePrice, frequencyInDays }: OfferSnapshot,
  card: TakenCard | undefined,
  coupon: UsableCoupon | undefined,
): Recurrence | null {
  const price = coupon?.recurrencePrice ?? recurrencePrice;
  return price === null || frequencyInDays === null
    ? null
    : { price, frequencyInDays, storedCardId: card?.stored?.id ?? null };
}

type Asking = Omit<Parameters<SaleRouting['choose']>[0], 'card' | 'brand' | 'bin' | 'onlyAccountId'>;

function chosenWays(
  ways: SaleRouting,
  offer: OfferSnapshot,
  { taken, ...asking }: Asking & { readonly taken: TakenCard | undefined },
): ChosenAccounts {
  const held = taken?.held.kind;
  // A provider's own token was made for the account that the page was shown.
  const shown = held === 'token' ? accountShown(ways, offer, 'CREDIT_CARD')?.id : undefined;
  const only = taken?.stored?.gatewayAccountId ?? shown;
  const chosen = ways.choose({
    ...asking,
    ...(held && { card: held }),
    ...taken?.known,
    ...(only && { onlyAccountId: only }),
  });
  if (chosen) return chosen;
  if (taken?.stored) throw notThisBuyers();
  if (held === 'token') throw unreadableToken();
  throw checkoutProblem('errorPaymentNotConfigured');
}

function divide(
  offer: OfferSnapshot,
  { cost }: PlannedRoute,
  { coupon, ...order }: DividedOrder & { readonly coupon: UsableCoupon | undefined },
): Division {
  try {
    return divideOrder(offer, cost, order);
  } catch (cause) {
    if (!(cause instanceof DivisionRefused)) throw cause;
    if (coupon) throw couponRefused('couponNotHere');
    // Fees above the price are a configuration error of the seller; the buyer only gets that this method is not available.
    throw checkoutProblem('errorPaymentNotConfigured', { cause });
  }
}
