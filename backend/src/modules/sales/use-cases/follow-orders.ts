import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type BatchSubscriber, type DomainEvent } from '../../../runtime/events/index.js';
import { orderPlaced, orderRenewed, type OrderPlaced, type OrderRenewed } from '../../checkout/index.js';
import {
  paymentApproved,
  paymentCanceled,
  paymentChargeback,
  paymentPartlyRefunded,
  paymentRefunded,
  paymentRejected,
  type PaymentEvent,
} from '../../payments/index.js';
import { RecordSale } from './record-sale.js';

/** A new order is a new sale. */
@Injectable()
@Subscribes({ name: 'sales.follow-orders', to: [orderPlaced] })
export class FollowOrders implements BatchSubscriber<OrderPlaced> {
  constructor(private readonly sales: RecordSale) {}

  onMany(ctx: TenantContext, events: readonly DomainEvent<OrderPlaced>[]): Promise<void> {
    return this.sales.record(
      ctx,
      events.map(({ payload: { orderId, layout } }) => ({ orderId, layout })),
    );
  }
}

/** A sale with a new code waits for its payment again. */
@Injectable()
@Subscribes({ name: 'sales.follow-renewals', to: [orderRenewed] })
export class FollowRenewals implements BatchSubscriber<OrderRenewed> {
  constructor(private readonly sales: RecordSale) {}

  onMany(ctx: TenantContext, events: readonly DomainEvent<OrderRenewed>[]): Promise<void> {
    return this.sales.record(
      ctx,
      events.map(({ payload: { orderId } }) => ({ orderId })),
    );
  }
}

/** Events arrive repeatedly and in any order, so each only names the order. */
@Injectable()
@Subscribes({
  name: 'sales.follow-payments',
  to: [
    ...[paymentApproved, paymentRejected, paymentCanceled, paymentRefunded, paymentChargeback],
    paymentPartlyRefunded,
  ],
})
export class FollowPayments implements BatchSubscriber<PaymentEvent> {
  constructor(private readonly sales: RecordSale) {}

  onMany(ctx: TenantContext, events: readonly DomainEvent<PaymentEvent>[]): Promise<void> {
    return this.sales.record(
      ctx,
      events.map(({ payload: { orderId } }) => ({ orderId })),
    );
  }
}
