import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type BatchSubscriber, type DomainEvent } from '../../../runtime/events/index.js';
import {
  paymentApproved,
  paymentCanceled,
  paymentChargeback,
  paymentPartlyRefunded,
  paymentRefunded,
  paymentRejected,
  type PaymentEvent,
} from '../../payments/index.js';
import { GrantAccess } from './grant-access.js';

/** Events arrive repeatedly and in any order, so each only names the order. */
@Injectable()
@Subscribes({
  name: 'content.follow-payments',
  to: [
    ...[paymentApproved, paymentRejected, paymentCanceled, paymentRefunded, paymentChargeback],
    paymentPartlyRefunded,
  ],
})
export class FollowAccess implements BatchSubscriber<PaymentEvent> {
  constructor(private readonly access: GrantAccess) {}

  onMany(ctx: TenantContext, events: readonly DomainEvent<PaymentEvent>[]): Promise<void> {
    return this.access.follow(
      ctx,
      events.map(({ payload }) => payload.orderId),
    );
  }
}
