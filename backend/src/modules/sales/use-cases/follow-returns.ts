import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { paymentPartlyRefunded, paymentRefunded, type PaymentEvent } from '../../payments/index.js';
import { RefundRequests } from '../store/refund-requests.js';

/** A request is done when the money went back, whoever returned it. */
@Injectable()
@Subscribes({ name: 'sales.follow-returns', to: [paymentRefunded, paymentPartlyRefunded] })
export class FollowReturns implements Subscriber<PaymentEvent> {
  constructor(private readonly requests: RefundRequests) {}

  on(ctx: TenantContext, { payload }: DomainEvent<PaymentEvent>): Promise<void> {
    return this.requests.done(ctx, payload.orderId);
  }
}
