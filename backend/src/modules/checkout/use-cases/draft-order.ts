import { randomBytes } from 'node:crypto';
import { generateCpf } from '@guiche/brazil';
import { PLACEHOLDER_PHONE, buyerProblems, submitChecks } from '@guiche/checkout-rules';
import { cents } from '@guiche/money';
import type { Texts } from '../../../runtime/errors/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { BumpSnapshot, OfferSnapshot } from '../../catalog/index.js';
import { DivisionRefused, divideSale, type Division } from '../../ledger/index.js';
import type { DeliveryAddress, Invented, Order, OrderItem } from '../../orders/index.js';
import type { ChosenWays, OpenAccount, Ways } from '../../payments/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import { pricePurchase, type Price } from '../domain/price-purchase.js';
import type { PurchaseDto } from '../http/purchase.dto.js';

/** What the wire tells of a purchase besides its body. */
export interface PurchaseCircumstances {
  readonly customerIp: string | null;
  readonly now: Date;
}

/** An order as it would be placed now, and the accounts it would be charged through, drawn for this attempt. */
export interface Draft {
  readonly order: Order;
  readonly attemptId: string;
  readonly ways: ChosenWays;
}

const INVENTED: Readonly<Record<'cpf' | 'phone', Invented>> = { cpf: 'document', phone: 'phone' };

/**
 * Turns a request into an order, or refuses it. The server trusts no price of the page: items, bumps and shipping come from
 * the offer as it is now.
 * @throws Problem the first of the specification's submit-time checks that fails, else what is wrong with each field.
 */
export function draftOrder(
  offer: OfferSnapshot,
  ways: Ways,
  asked: PurchaseDto,
  around: PurchaseCircumstances,
): Draft {
  const buyer = checkedBuyer(offer, asked);
  const bumps = chosenBumps(offer, asked.orderBumpsIds ?? []);
  const price = pricePurchase(offer, bumps, {
    cep: asked.cep ?? '',
    deliveryFare: asked.deliveryFare,
    deliveryOptionId: asked.deliveryOptionId,
  });
  if (!price) throw checkoutProblem('errorAddress', { errors: { deliveryFare: [formMessage('required')] } });
  if (asked.expectedTotal !== undefined && asked.expectedTotal !== price.total)
    throw checkoutProblem('priceChanged');
  if (asked.paymentMethod !== 'PIX' || !offer.pixEnabled) throw checkoutProblem('errorPaymentNotConfigured');
  const attemptId = newId(around.now);
  const chosen = ways.choose({ attemptId, method: 'PIX', amount: price.total, installments: 1 });
  if (!chosen) throw checkoutProblem('errorPaymentNotConfigured');
  const items = orderItems(offer, bumps, around.now);
  const order: Order = {
    id: newId(around.now),
    platformId: offer.platformId,
    offerId: offer.id,
    producerId: offer.product.producerId,
    buyer: { name: asked.name ?? '', email: asked.email, phone: buyer.phone, document: buyer.cpf },
    invented: buyer.notFromBuyer.map((field) => INVENTED[field]),
    address: offer.product.type === 'FISICO' ? addressOf(asked) : null,
    items,
    currency: offer.currency,
    itemsTotal: price.itemsTotal,
    shipping: price.shipping,
    total: price.total,
    deliveryOptionId: price.deliveryOptionId,
    affiliateId: asked.affiliateId ?? null,
    utmQuery: asked.utmQuery ?? null,
    referer: asked.referer ?? null,
    customerIp: around.customerIp,
    fingerPrints: (asked.fingerPrints ?? []).map(({ provider, value }) => ({ provider, value })),
    abandonedCartId: asked.abandonedCartId ?? null,
    upsellToken: randomBytes(24).toString('base64url'),
    division: divide(offer, chosen.first.via, items, price, asked.paymentMethod),
    createdAt: around.now,
  };
  return { order, attemptId, ways: chosen };
}

function checkedBuyer(offer: OfferSnapshot, asked: PurchaseDto) {
  const submitted = submitChecks(
    { ...asked, name: asked.name ?? '' },
    {
      requiredDocument: offer.requiredDocument,
      requiredDocumentAndPhone: offer.requiredDocumentAndPhone,
      product: { typeProduct: offer.product.type },
      provider: { paymentProvider: '' },
    },
    {
      // The page fills in the placeholders of other languages; a server that did so would let anyone skip the CPF with a header.
      locale: 'pt-BR',
      generatedCpf: () => generateCpf(Math.random),
      dummyPhone: () => PLACEHOLDER_PHONE,
      // No gateway of ours charges cards yet, so none is known for them.
      isKnownProvider: () => false,
    },
  );
  if (!submitted.ok)
    throw checkoutProblem(submitted.error, {
      errors: { [submitted.field]: [checkoutProblem(submitted.error).titles] },
    });
  const wrong = Object.entries(buyerProblems(asked, { typeProduct: offer.product.type }));
  if (wrong.length > 0) {
    const errors: Record<string, Texts[]> = Object.fromEntries(
      wrong.map(([field, message]) => [field, [formMessage(message)]]),
    );
    throw runtimeProblem('validation', { errors });
  }
  return submitted;
}

function chosenBumps(offer: OfferSnapshot, ids: readonly string[]): BumpSnapshot[] {
  return [...new Set(ids)].map((id) => {
    const bump = offer.bumps.find((candidate) => candidate.id === id);
    if (!bump)
      throw runtimeProblem('validation', { errors: { orderBumpsIds: [runtimeProblem('notFound').titles] } });
    return bump;
  });
}

function orderItems(offer: OfferSnapshot, bumps: readonly BumpSnapshot[], now: Date): OrderItem[] {
  const main: OrderItem = {
    id: newId(now),
    kind: 'MAIN',
    offerId: offer.id,
    productId: offer.product.id,
    title: offer.product.name,
    unitPrice: offer.price,
    quantity: 1,
    tangible: offer.product.type === 'FISICO',
  };
  const extras = bumps.map((bump): OrderItem => ({
    id: newId(now),
    kind: 'BUMP',
    offerId: bump.offerId,
    productId: bump.productId,
    title: bump.title,
    unitPrice: bump.price,
    quantity: 1,
    tangible: bump.tangible,
  }));
  return [main, ...extras];
}

function addressOf(asked: PurchaseDto): DeliveryAddress {
  return {
    cep: asked.cep ?? '',
    street: asked.street ?? '',
    number: asked.number ?? '',
    complement: asked.complement ?? null,
    district: asked.district ?? '',
    city: asked.city ?? '',
    state: asked.state ?? '',
  };
}

function divide(
  offer: OfferSnapshot,
  via: OpenAccount,
  items: readonly OrderItem[],
  price: Price,
  method: 'PIX',
): Division {
  const fee = offer.fees[method];
  const cost = via.costs[method];
  try {
    return divideSale({
      currency: offer.currency,
      producerId: offer.product.producerId,
      items: items.map(({ id, kind, unitPrice }) => ({ itemId: id, kind, gross: unitPrice })),
      shipping: price.shipping,
      platformFee: { bps: fee.bps, fixed: cents(fee.fixed) },
      gatewayCost: { bps: cost.bps, fixed: cents(cost.fixed) },
    });
  } catch (cause) {
    // Fees above the price are the seller's settings to mend; a buyer can only be told that this cannot be paid here.
    if (cause instanceof DivisionRefused) throw checkoutProblem('errorPaymentNotConfigured', { cause });
    throw cause;
  }
}
