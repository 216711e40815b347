import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import {
  paymentApproved,
  paymentChargeback,
  paymentRefunded,
  type PaymentEvent,
} from '../../payments/index.js';
import { secondChargeDate } from '../domain/recurrence.js';
import { Subscriptions } from '../store/subscriptions.js';

/**
 * Begins a subscription when the first payment of its order is approved, and cancels it when that money goes back. Events
 * arrive repeatedly and in any order, so each only names the payment: the action depends on its current state.
 */
@Injectable()
@Subscribes({
  name: 'subscriptions.follow-first-payment',
  to: [paymentApproved, paymentRefunded, paymentChargeback],
})
export class FollowFirstPayment implements Subscriber<PaymentEvent> {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  /** Most sales are no subscription. */
  concerns({ payload }: DomainEvent<PaymentEvent>): boolean {
    return payload.recurring;
  }

  async on(ctx: TenantContext, { key: paymentId }: DomainEvent<PaymentEvent>): Promise<void> {
    await this.transactions.run('followFirstPayment', async (tx) => {
      const payment = await this.subscriptions.lockPayment(ctx, tx, paymentId);
      // A charge may be canceled before anybody paid it.
      if (!payment?.approvedAt) return;
      const now = this.clock.now();
      await this.subscriptions.begin(ctx, tx, payment, {
        id: newId(now),
        startedAt: payment.approvedAt,
        nextChargeDate: secondChargeDate(payment.approvedAt, payment.frequencyInDays),
        now,
      });
      await this.subscriptions.cancelUnpaid(ctx, tx, payment, now);
    });
  }
}
