import { Module } from '@nestjs/common';
import { Subscriptions } from './store/subscriptions.js';
import { FollowFirstPayment } from './use-cases/follow-first-payment.js';

@Module({ providers: [Subscriptions, FollowFirstPayment], exports: [Subscriptions] })
export class SubscriptionsModule {}
