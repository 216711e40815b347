import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Orders, type PurchaseKey } from '../../orders/index.js';
import {
  PaymentViews,
  type Decision,
  type OpenedPayment,
  type PaymentAnswer,
  type PaymentView,
  type PurchaseProgress,
} from '../../payments/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import type { ShownPayment, PurchaseResult, RenewalResult } from '../domain/shown-payment.js';
import { ShowPayment } from './show-payment.js';

const RETRY_AFTER_SECONDS = 2;

/** The response to a purchase: the first time, and whenever the same key is sent again. */
@Injectable()
export class AnswerPurchase {
  constructor(
    private readonly orders: Orders,
    private readonly views: PaymentViews,
    private readonly showPayment: ShowPayment,
    private readonly clock: Clock,
  ) {}

  /** The buyer's own answer: it brings the token for one-click offers. */
  async first(ctx: TenantContext, opened: OpenedPayment, decision: Decision): Promise<PurchaseResult> {
    return { ...(await this.charged(ctx, opened, decision)), upsellToken: opened.order.upsellToken };
  }

  /** The state of a payment that was just charged. Contains nothing about the buyer. */
  async charged(ctx: TenantContext, opened: OpenedPayment, { next }: Decision): Promise<RenewalResult> {
    if (next.attemptState === 'REFUSED') throw checkoutProblem('errorPaymentDeclined');
    const payment = await this.showPayment.showNew(
      ctx,
      {
        ...next,
        platformId: opened.order.platformId,
        orderId: opened.order.id,
        paymentId: opened.paymentId,
        offerId: opened.order.offerId,
        method: opened.method,
        currency: opened.order.currency,
        recurrencePrice: opened.order.recurrence?.price ?? null,
        frequencyInDays: opened.order.recurrence?.frequencyInDays ?? null,
        renewable: next.status === 'CANCELED' && opened.method !== 'CREDIT_CARD',
        paidTwice: false,
      },
      opened.order,
    );
    return answer(payment);
  }

  /** The same key gives the same response, or 409 while it is in progress, or, after a crash or a lost reply, the current state. */
  async again(ctx: TenantContext, key: PurchaseKey): Promise<PurchaseResult> {
    // The winner of the race may not have committed yet, or rolled back: either way the buyer may ask again.
    const answered = await this.onPlatform(ctx, key);
    if (!answered) throw this.inProgress();
    return answered;
  }

  /** The answer given under this key on the platform of an offer, or undefined when nothing was bought under it. */
  async known(ctx: Context, offerId: string, key: PurchaseKey): Promise<PurchaseResult | undefined> {
    const platformId = isUUID(offerId) ? await this.orders.platformOf(offerId) : undefined;
    if (platformId === undefined || !ctx.mayRead(platformId)) return undefined;
    return this.onPlatform(ctx.forPlatform(platformId), key);
  }

  private async onPlatform(ctx: TenantContext, key: PurchaseKey): Promise<PurchaseResult | undefined> {
    const known = await this.orders.findByKey(ctx, key.idempotencyKey);
    if (!known) return undefined;
    if (known.requestHash !== key.requestHash) throw checkoutProblem('idempotencyKeyReused');
    const current = await this.current(ctx, await this.views.ofOrder(ctx, known.orderId));
    return { ...current, upsellToken: known.upsellToken };
  }

  /** The state of a payment that was charged before. Contains nothing about the buyer. */
  async current(ctx: TenantContext, current: PurchaseProgress | undefined): Promise<RenewalResult> {
    if (!current) throw this.inProgress();
    const { view, attemptState, leaseUntil } = current;
    const given = current.answer as PaymentAnswer | null;
    if (given?.callFailed) throw checkoutProblem('errorPaymentDeclined');
    if (!given && attemptState === 'CREATED' && this.clock.now() < leaseUntil) throw this.inProgress();
    const payment = await this.showPayment.show(
      ctx,
      given ? { ...view, ...asGiven(given, view.method) } : view,
    );
    return answer(payment);
  }

  private inProgress() {
    return checkoutProblem('purchaseInProgress', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  }
}

const asGiven = ({ callFailed: _, expiresAt, ...given }: PaymentAnswer, method: PaymentView['method']) => ({
  ...given,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
  renewable: given.status === 'CANCELED' && method !== 'CREDIT_CARD',
});

const answer = (payment: ShownPayment): RenewalResult => ({
  paymentId: payment.paymentId,
  payment,
  method: payment.method,
  status: payment.status,
});
