import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import {
  paymentApproved,
  paymentChargeback,
  paymentRefunded,
  type PaymentEvent,
} from '../../payments/index.js';
import { FollowDispute } from './follow-dispute.js';

/** What providers report about disputed payments. */
@Injectable()
@Subscribes({ name: 'disputes.follow-payments', to: [paymentApproved, paymentChargeback, paymentRefunded] })
export class FollowDisputedPayments implements Subscriber<PaymentEvent> {
  constructor(private readonly disputes: FollowDispute) {}

  /** A sale that was just paid has no dispute. */
  concerns({ payload: { from, status } }: DomainEvent<PaymentEvent>): boolean {
    return status !== 'APPROVED' || from === 'CHARGEBACK';
  }

  on(ctx: TenantContext, { payload: { paymentId } }: DomainEvent<PaymentEvent>): Promise<void> {
    return this.disputes.follow(ctx, paymentId);
  }
}
