import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { orderPlaced, type OrderPlaced } from '../../checkout/index.js';
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
export class FollowOrders implements Subscriber<OrderPlaced> {
  constructor(private readonly sales: RecordSale) {}

  on(ctx: TenantContext, { payload }: DomainEvent<OrderPlaced>): Promise<void> {
    return this.sales.record(ctx, payload.orderId, payload.layout);
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
export class FollowPayments implements Subscriber<PaymentEvent> {
  constructor(private readonly sales: RecordSale) {}

  on(ctx: TenantContext, { payload }: DomainEvent<PaymentEvent>): Promise<void> {
    return this.sales.record(ctx, payload.orderId);
  }
}
