import { randomBytes } from 'node:crypto';
import { offeredMethods } from '@guiche/checkout-rules';
import { cents, tariffOf } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { BumpSnapshot, LimitedOffer, OfferSnapshot } from '../../catalog/index.js';
import { DivisionRefused, divideSale, type Contract, type Division } from '../../ledger/index.js';
import { bpsOfRule } from '../../sellers/index.js';
import type { Order, OrderItem, Recurrence } from '../../orders/index.js';
import { Routing, type ChosenAccounts, type PlannedRoute, type SaleRouting } from '../../acquiring/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import { singlePayment, chosenInstallments } from '../domain/offered-installments.js';
import { pricePurchase, type Price } from '../domain/price-purchase.js';
import type { PurchaseInput } from '../domain/purchase-input.js';
import { accountShown } from './account-shown.js';
import { checkedBuyer, type CheckedBuyer } from './checked-buyer.js';
import { chosenBumps } from './chosen-bumps.js';
import { demandOnSale } from './demand-on-sale.js';
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
  readonly limited: readonly LimitedOffer[];
  readonly card: TakenCard | undefined;
}

/** What is charged for a price: itself, or what so many installments come to. */
type Parts = NonNullable<ReturnType<typeof chosenInstallments>>;

/**
 * Turns a request into an order, or refuses it. The server trusts no price of the page: items, bumps, shipping and interest
 * come from the offer as it is now.
 */
@Injectable()
export class DraftOrder {
  constructor(
    private readonly routing: Routing,
    private readonly takeCard: TakeCard,
  ) {}

  /** @throws Problem the first of the specification's submit-time checks that fails, else what is wrong with each field */
  async draft(ctx: TenantContext, offer: OfferSnapshot, asked: PurchaseInput, now: Date): Promise<Draft> {
    demandOnSale(offer);
    const ways = await this.routing.of(ctx, saleOf(offer));
    const cardsAreCharged = ways.isPayable('CREDIT_CARD', offer.currency);
    const buyer = checkedBuyer(offer, asked, { cardsAreCharged });
    const bumps = chosenBumps(offer, asked.orderBumpsIds ?? []);
    const price = checkedPrice(offer, asked, bumps);
    if (!offeredMethods(payableMethods(ways, offer)).includes(asked.paymentMethod))
      throw checkoutProblem('errorPaymentNotConfigured');
    const parts = checkedParts(offer, asked, price);
    if (asked.expectedTotal !== undefined && asked.expectedTotal !== parts.finalValue)
      throw checkoutProblem('priceChanged');
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
    const items = orderLines(offer, bumps, now);
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
      shipping: price.shipping,
      installments: parts.installmentNumber,
      interest: cents(parts.finalValue - price.total),
      total: parts.finalValue,
      deliveryOptionId: price.deliveryOptionId,
      affiliateId: asked.affiliateId ?? null,
      utmQuery: asked.utmQuery ?? null,
      referer: asked.referer ?? null,
      customerIp: ctx.ip,
      fingerPrints: (asked.fingerPrints ?? []).map(({ provider, value }) => ({ provider, value })),
      abandonedCartId: asked.abandonedCartId ?? null,
      softDescriptor: offer.softDescriptor,
      upsellToken: randomBytes(24).toString('base64url'),
      division: divide(offer, chosen.first, { items, price, parts, method: asked.paymentMethod }),
      recurrence: recurrence(offer, card),
      createdAt: now,
    };
    return { order, attemptId, ways: chosen, limited: limitedOf(offer, bumps), card };
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

function limitedOf(offer: OfferSnapshot, bumps: readonly BumpSnapshot[]): LimitedOffer[] {
  const sold = [{ offerId: offer.id, quantityLimit: offer.quantityLimit }, ...bumps];
  return sold.flatMap(({ offerId, quantityLimit }) =>
    quantityLimit === null ? [] : [{ offerId, quantityLimit }],
  );
}

function checkedPrice(
  offer: OfferSnapshot,
  asked: PurchaseInput,
  bumps: Parameters<typeof pricePurchase>[1],
): Price {
  const price = pricePurchase(offer, bumps, {
    cep: asked.cep ?? '',
    deliveryFare: asked.deliveryFare,
    deliveryOptionId: asked.deliveryOptionId,
  });
  if (!price) throw checkoutProblem('errorAddress', { errors: { deliveryFare: [formMessage('required')] } });
  return price;
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
function recurrence(offer: OfferSnapshot, card: TakenCard | undefined): Recurrence | null {
  const { recurrencePrice: price, frequencyInDays } = offer;
  return price === null || frequencyInDays === null
    ? null
    : { price, frequencyInDays, storedCardId: card?.stored?.id ?? null };
}

type Asking = Omit<Parameters<SaleRouting['choose']>[0], 'card' | 'brand' | 'onlyAccountId'>;

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
    ...(taken?.brand && { brand: taken.brand }),
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
  sale: { items: readonly OrderItem[]; price: Price; parts: Parts; method: PurchaseInput['paymentMethod'] },
): Division {
  const { items, price, parts, method } = sale;
  const platformFee = tariffOf(offer.fees[method], parts.installmentNumber, offer.currency);
  if (!platformFee) throw checkoutProblem('errorPaymentNotConfigured');
  const contract = contractOf(offer, method);
  try {
    return divideSale({
      currency: offer.currency,
      producerId: offer.product.producerId,
      items: items.map(({ id, kind, unitPrice }) => ({
        ...{ itemId: id, kind, gross: unitPrice },
        ...(contract && { contract }),
      })),
      shipping: price.shipping,
      platformFee,
      gatewayCost: cost,
      ...(parts.finalValue === price.total
        ? {}
        : { installments: { charged: parts.finalValue, feeBps: parts.feeBps } }),
    });
  } catch (cause) {
    // Fees above the price are a configuration error of the seller; the buyer only gets that this method is not available.
    if (cause instanceof DivisionRefused) throw checkoutProblem('errorPaymentNotConfigured', { cause });
    throw cause;
  }
}

/** The manager of the seller earns on every item. */
function contractOf(
  { manager }: OfferSnapshot,
  method: PurchaseInput['paymentMethod'],
): Contract | undefined {
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
