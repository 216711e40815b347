import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Problem, runtimeProblem } from '../../../runtime/errors/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import { orderPlaced } from '../checkout-events.js';
import { Outbox } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import {
  OfferQuantities,
  OfferSnapshots,
  runningVariant,
  withVariant,
  type OfferSnapshot,
} from '../../catalog/index.js';
import { CheckoutLinks } from '../../checkout-links/index.js';
import { CouponUses } from '../../coupons/index.js';
import { Orders, type PurchaseKey } from '../../orders/index.js';
import { ChargePayment, OpenPayment, type OpenedPayment } from '../../payments/index.js';
import { StoredCards, UsedCardPayloads } from '../../cards/index.js';
import { Velocity, type VelocityAttempt } from '../../protection/index.js';
import { requestHash } from '../domain/request-hash.js';
import type { PurchaseResult } from '../domain/shown-payment.js';
import type { PurchaseInput } from '../domain/purchase-input.js';
import { AnswerPurchase } from './answer-purchase.js';
import { CountDeclines } from './count-declines.js';
import { countedCharge } from './counted-attempt.js';
import { useOf } from './coupons-at-checkout.js';
import { DemandAllowedBuyer } from './demand-allowed-buyer.js';
import { DraftOrder, type Draft } from './draft-order.js';
import { notThisBuyers, staleToken, type TakenCard } from './take-card.js';

export interface PurchaseRequest {
  readonly idempotencyKey: string;
  readonly asked: PurchaseInput;
}

/** With what the velocity limits count it by, and the layout of its page. */
type Counted<T> = T & { readonly attempt: VelocityAttempt; readonly layout: string };

/**
 * One purchase. The order, its payment and the attempt are committed first; the provider is called outside any
 * transaction; what it says is applied under lock. A crash at any line leaves a state that the janitor completes.
 */
@Injectable()
export class Purchase {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly quantities: OfferQuantities,
    private readonly couponUses: CouponUses,
    private readonly links: CheckoutLinks,
    private readonly draftOrder: DraftOrder,
    private readonly allowedBuyer: DemandAllowedBuyer,
    private readonly orders: Orders,
    private readonly storedCards: StoredCards,
    private readonly usedPayloads: UsedCardPayloads,
    private readonly openPayment: OpenPayment,
    private readonly chargePayment: ChargePayment,
    private readonly answerPurchase: AnswerPurchase,
    private readonly velocity: Velocity,
    private readonly countDeclines: CountDeclines,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `request` names no tenant: it is that of the offer. */
  async purchase(request: Context, { idempotencyKey, asked }: PurchaseRequest): Promise<PurchaseResult> {
    const key: PurchaseKey = { idempotencyKey, requestHash: requestHash(intentOf(asked)) };
    const drafted = await this.draft(request, asked).catch(async (refusal: unknown) => {
      // The offer may have changed since this key was answered: the response stays the same.
      if (!(refusal instanceof Problem)) throw refusal;
      const answered = await this.answerPurchase.known(request, asked.offerId, key);
      if (answered) return { answered };
      throw refusal;
    });
    if ('answered' in drafted) return drafted.answered;
    const { ctx, attempt } = drafted;
    const opened = await this.velocity.refusing(ctx, () => this.write(ctx, drafted, asked, key));
    if (!opened) return this.answerPurchase.again(ctx, key);
    const decision = await this.chargePayment.charge(ctx, opened, this.countDeclines.alongside(attempt));
    return this.answerPurchase.first(ctx, opened, decision);
  }

  /** From here on the context is bound to the tenant of the offer. */
  private async draft(
    request: Context,
    asked: PurchaseInput,
  ): Promise<Counted<Draft> & { readonly ctx: TenantContext }> {
    const offer = await this.offers.get(request, asked.offerId);
    if (!offer) throw runtimeProblem('notFound');
    const ctx = request.forPlatform(offer.platformId);
    const draft = await this.draftOrder.draft(ctx, offer, asked, this.clock.now());
    await this.allowedBuyer.demand(ctx, offer, draft.order);
    const card = draft.card?.fingerprint;
    const attempt = countedCharge(draft.order, { method: asked.paymentMethod, card });
    this.velocity.refuseIfKnown(attempt);
    return { ...draft, ctx, attempt, layout: layoutOf(offer, asked) };
  }

  /** Transaction A. Undefined when the key was used before: nothing was written. */
  private async write(
    ctx: TenantContext,
    { order, attemptId, ways, limited, card, attempt, layout }: Counted<Draft>,
    asked: PurchaseInput,
    key: PurchaseKey,
  ): Promise<OpenedPayment | undefined> {
    const now = order.createdAt;
    return this.transactions.run('placeOrder', async (tx) => {
      if (!(await this.orders.place(ctx, tx, order, key))) return undefined;
      if (!(await this.quantities.haveEnoughLeft(ctx, tx, order.id, limited)))
        throw checkoutProblem('soldOut');
      if (order.coupon) await this.couponUses.demandOneLeft(ctx, tx, useOf(order, order.coupon));
      if (order.checkoutLinkId !== null)
        await this.links.demandOneLeft(ctx, tx, { linkId: order.checkoutLinkId, orderId: order.id });
      // After the key was claimed: a purchase that is sent again is never counted twice.
      await this.velocity.count(ctx, tx, attempt);
      const opened = await this.openPayment.open(ctx, tx, order, ways, {
        method: asked.paymentMethod,
        now,
        attemptId,
        card: card?.held,
      });
      if (card) await this.bindCard(ctx, tx, order.id, card);
      const payload = {
        orderId: order.id,
        paymentId: opened?.paymentId,
        offerId: order.offerId,
        total: order.total,
        layout,
      };
      await this.outbox.append(tx, [
        orderPlaced.of({
          id: newId(now),
          platformId: order.platformId,
          key: order.id,
          occurredAt: now,
          payload,
        }),
      ]);
      return opened;
    });
  }

  /** Uses the encrypted card and assigns the stored one to its buyer. @throws Problem validation, when another purchase did so before */
  private async bindCard(
    ctx: TenantContext,
    tx: EntityManager,
    orderId: string,
    { stored, payload }: TakenCard,
  ): Promise<void> {
    if (stored && payload) {
      const done = await this.usedPayloads.chargeAndClaim(ctx, tx, payload, { orderId, card: stored });
      if (!done.claimed) throw notThisBuyers();
      if (!done.used) throw staleToken();
      return;
    }
    if (stored && !(await this.storedCards.claim(ctx, tx, stored))) throw notThisBuyers();
    if (payload && !(await this.usedPayloads.charge(ctx, tx, payload, orderId))) throw staleToken();
  }
}

/** Of the page on which it is bought. */
function layoutOf(offer: OfferSnapshot, { variant }: PurchaseInput): string {
  const shown = withVariant(offer, runningVariant(offer, variant)?.variant ?? 'A');
  return shown.config?.template ?? 'DEFAULT';
}

/**
 * The content of a purchase under its key. The card is not part of it: a page that repeats the purchase encrypts the card again, and
 * stores it again for a subscription. Nor are the cart and the device data, which the page may add later, and who brought the buyer: a link
 * that is opened in between changes the cookie.
 */
function intentOf(purchase: PurchaseInput): object {
  const { creditCard, abandonedCartId: _cart, fingerPrints: _device, ...named } = purchase;
  const { affiliateId: _affiliate, nextAffiliateIds: _next, ...asked } = named;
  if (!creditCard) return asked;
  const { installments, creditCardId, token } = creditCard;
  return { ...asked, creditCard: { installments, ...(token === undefined && { creditCardId }) } };
}
