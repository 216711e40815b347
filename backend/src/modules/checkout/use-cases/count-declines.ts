import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Subscribes, type DomainEvent, type Subscriber } from '../../../runtime/events/index.js';
import { Orders } from '../../orders/index.js';
import {
  PaymentViews,
  paymentRejected,
  type PaymentEvent,
  type TransactionParticipant,
} from '../../payments/index.js';
import { OFFER_WINDOW_SECONDS, Velocity, type VelocityAttempt } from '../../protection/index.js';
import { countedCharge } from './counted-attempt.js';

type Standing = Parameters<TransactionParticipant<VelocityAttempt>['write']>[2][number]['decision']['next'];

/** A refused card; not a refusal of our account, and not an unlisted status. */
const isDecline = ({ status, attemptState, flagged }: Standing): boolean =>
  status === 'REJECTED' && attemptState !== 'REFUSED' && !flagged;

/**
 * Counts declined cards for the velocity limits: those of a response in the transaction that writes it, so that the next
 * attempt sees them, and those that a provider reports later when their event is delivered.
 */
@Injectable()
@Subscribes({ name: 'checkout.count-declines', to: [paymentRejected] })
export class CountDeclines implements Subscriber<PaymentEvent> {
  constructor(
    private readonly velocity: Velocity,
    private readonly orders: Orders,
    private readonly views: PaymentViews,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What is written together with the outcome of a card's charge. A code cannot be declined. */
  alongside(attempt: VelocityAttempt): TransactionParticipant<VelocityAttempt> | undefined {
    return attempt.action === 'card' ? { about: attempt, write: this.countTogether } : undefined;
  }

  /** Declines of a reply are counted with the reply. */
  concerns({ payload }: DomainEvent<PaymentEvent>): boolean {
    return payload.source !== 'reply';
  }

  async on(ctx: TenantContext, { key: paymentId }: DomainEvent<PaymentEvent>): Promise<void> {
    const view = await this.views.find(ctx, paymentId);
    if (view?.method !== 'CREDIT_CARD') return;
    const order = await this.orders.find(ctx, view.orderId);
    if (!order) return;
    const attempt = countedCharge(order, { method: 'CREDIT_CARD' });
    await this.transactions.run('countLateDecline', (tx) => this.count(ctx, tx, [attempt]));
  }

  private readonly countTogether: TransactionParticipant<VelocityAttempt>['write'] = async (
    ctx,
    tx,
    done,
  ) => {
    const declined = done.filter(({ decision }) => isDecline(decision.next));
    if (declined.length > 0)
      await this.count(
        ctx,
        tx,
        declined.map(({ about }) => about),
      );
  };

  /** All of one platform. An offer with many declines is compared with its approvals. */
  private async count(
    ctx: TenantContext,
    tx: EntityManager,
    attempts: readonly VelocityAttempt[],
  ): Promise<void> {
    const since = new Date(this.clock.now().getTime() - OFFER_WINDOW_SECONDS * 1_000);
    for (const { offerId, declines, declinedPercent } of await this.velocity.countDeclines(
      ctx,
      tx,
      attempts,
    )) {
      const approved = await this.views.approvedCards(ctx, tx, { offerId, since });
      if (declines * 100 >= (declines + approved) * declinedPercent)
        await this.velocity.pauseOffer(ctx, tx, offerId);
    }
  }
}
