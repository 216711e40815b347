import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Outbox } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { OfferQuantities, OfferSnapshots } from '../../catalog/index.js';
import { CouponUses } from '../../coupons/index.js';
import { Orders, type Order } from '../../orders/index.js';
import { ChargePayment, OpenPayment, PaymentViews, type PaymentView } from '../../payments/index.js';
import { Routing } from '../../acquiring/index.js';
import { Velocity } from '../../protection/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import type { RenewalResult } from '../domain/shown-payment.js';
import { orderRenewed } from '../checkout-events.js';
import { AnswerPurchase } from './answer-purchase.js';
import { countedCharge } from './counted-attempt.js';
import { useOf } from './coupons-at-checkout.js';
import { DemandAllowedBuyer } from './demand-allowed-buyer.js';

/**
 * A new code for an order whose last one expired or was never found. A payment is renewed once, however often it is
 * requested; a renewal that the provider refused can be renewed again, so that our own error does not end the order.
 * Everyone who has the link of a payment may renew it, so the answer contains no personal data of the buyer.
 */
@Injectable()
export class RenewPayment {
  constructor(
    private readonly views: PaymentViews,
    private readonly orders: Orders,
    private readonly offers: OfferSnapshots,
    private readonly quantities: OfferQuantities,
    private readonly couponUses: CouponUses,
    private readonly allowedBuyer: DemandAllowedBuyer,
    private readonly routing: Routing,
    private readonly openPayment: OpenPayment,
    private readonly chargePayment: ChargePayment,
    private readonly answerPurchase: AnswerPurchase,
    private readonly velocity: Velocity,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `request` names no tenant: it is that of the payment. */
  async renew(request: Context, paymentId: string): Promise<RenewalResult> {
    const view = await this.views.find(request, paymentId);
    if (!view) throw runtimeProblem('notFound');
    const ctx = request.forPlatform(view.platformId);
    const order = await this.orders.find(ctx, view.orderId);
    if (!order) throw runtimeProblem('notFound');
    const renewed = await this.views.renewalOf(ctx, paymentId);
    if (renewed?.attemptState === 'REFUSED') return this.renew(ctx, renewed.view.paymentId);
    if (renewed) return this.answerPurchase.current(ctx, renewed);
    if (!view.renewable) throw checkoutProblem('notRenewable');
    const opened = await this.open(ctx, view, order);
    if (!opened) return this.answerPurchase.current(ctx, await this.views.renewalOf(ctx, paymentId));
    return this.answerPurchase.charged(ctx, opened, await this.chargePayment.charge(ctx, opened));
  }

  private async open(ctx: TenantContext, view: PaymentView, order: Order) {
    // The price was agreed with the order; only the account is chosen again.
    const offer = await this.offers.get(ctx, order.offerId);
    if (offer?.salesBlocked) throw checkoutProblem('salesBlocked');
    await this.allowedBuyer.demand(ctx, offer, order);
    const ways = await this.routing.of(ctx, {
      sellerId: order.producerId,
      productId: order.items.find(({ kind }) => kind === 'MAIN')?.productId,
      preferredId: offer?.gatewayAccountId ?? null,
      preferredByMethod: offer?.gateways ?? {},
      isSent: order.address !== null,
    });
    const limited = {
      offers:
        offer && offer.quantityLimit !== null
          ? [
              {
                offerId: offer.id,
                quantityLimit: offer.quantityLimit,
                quantity: order.items[0]?.quantity ?? 1,
              },
            ]
          : [],
      products: order.items.filter(({ tangible }) => tangible),
    };
    const now = this.clock.now();
    const attemptId = newId(now);
    const { method, amount, currency } = view;
    const chosen = ways.choose({ attemptId, method, amount, currency, installments: 1 });
    if (!chosen) throw checkoutProblem('errorPaymentNotConfigured');
    const attempt = countedCharge(order, { method, clientIp: ctx.ip });
    this.velocity.refuseIfKnown(attempt);
    return this.velocity.refusing(ctx, () =>
      this.transactions.run('renewPayment', async (tx) => {
        // The code expired, and with it what was kept for this buyer.
        if (!(await this.quantities.haveEnoughLeft(ctx, tx, order.id, limited)))
          throw checkoutProblem('soldOut');
        if (order.coupon) await this.couponUses.demandOneLeft(ctx, tx, useOf(order, order.coupon));
        const opening = { method, now, attemptId, renews: view.paymentId };
        const opened = await this.openPayment.open(ctx, tx, order, chosen, opening);
        // After the renewal was claimed: two clicks are one attempt.
        if (!opened) return undefined;
        await this.velocity.count(ctx, tx, attempt);
        await this.outbox.append(tx, [renewalOf(order, opened.paymentId, now)]);
        return opened;
      }),
    );
  }
}

const renewalOf = ({ id: orderId, platformId }: Order, paymentId: string, occurredAt: Date) =>
  orderRenewed.of({
    ...{ id: newId(occurredAt), platformId, key: orderId, occurredAt },
    payload: { orderId, paymentId },
  });
