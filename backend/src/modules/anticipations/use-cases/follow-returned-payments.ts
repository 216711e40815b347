import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import {
  paymentChargeback,
  paymentPartlyRefunded,
  paymentRefunded,
  type PaymentEvent,
} from '../../payments/index.js';
import { CancelGoneAnticipations } from './cancel-gone-anticipations.js';

/** A sale whose money went back cannot be paid early. */
@Injectable()
@Subscribes({
  name: 'anticipations.follow-returned-payments',
  to: [paymentChargeback, paymentRefunded, paymentPartlyRefunded],
})
export class FollowReturnedPayments implements Subscriber<PaymentEvent> {
  constructor(private readonly gone: CancelGoneAnticipations) {}

  async on(ctx: TenantContext, { payload: { paymentId } }: DomainEvent<PaymentEvent>): Promise<void> {
    await this.gone.ofPayment(ctx, paymentId);
  }
}
