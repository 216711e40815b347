import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { disputeRulesOf } from '../../platforms/index.js';
import { DisputeChanges } from '../dispute-changes.js';
import { feeOf } from '../fee-of-dispute.js';
import { kindOfMethod, wasDisputed } from '../domain/dispute-cause.js';
import { deadlineAfter } from '../domain/dispute-deadline.js';
import { disputeVerdict } from '../domain/dispute-states.js';
import { feeWhenLost, feeWhenWon } from '../domain/dispute-fee.js';
import { DisputedPayments, type DisputedPayment } from '../store/disputed-payments.js';
import { Disputes, type Dispute } from '../store/disputes.js';

const BY_PROVIDER = 'system:disputes';

/**
 * Brings the disputes of a payment to what is known of it now: a chargeback opens one, or says that the money of the open one went back;
 * its reversal wins it; a refund ends it. Repetitions change nothing, and events may arrive in any order, because each reads the
 * payment anew.
 */
@Injectable()
export class FollowDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly payments: DisputedPayments,
    private readonly changes: DisputeChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async follow(ctx: TenantContext, paymentId: string): Promise<void> {
    await this.transactions.run('followDispute', async (tx) => {
      await this.disputes.serialize(ctx, tx, paymentId);
      const payment = await this.payments.find(ctx, tx, paymentId);
      if (!payment) return;
      const now = this.clock.now();
      const latest = await this.disputes.latest(ctx, tx, paymentId);
      const led = await this.ledBy(ctx, tx, payment, latest, now);
      const due = led ?? latest;
      if (!due || due.lookAt === null || due.lookAt > now) return;
      await this.goOn(ctx, tx, due, now);
    });
  }

  /** What a job claimed: its deadline, or money that a process left unmoved. */
  async watch(ctx: TenantContext, id: string): Promise<void> {
    const found = await this.disputes.find(ctx, id);
    if (!found) return;
    await this.transactions.run('watchDispute', async (tx) => {
      await this.disputes.serialize(ctx, tx, found.paymentId);
      const payment = await this.payments.find(ctx, tx, found.paymentId);
      const now = this.clock.now();
      const latest = await this.disputes.latest(ctx, tx, found.paymentId);
      const led = payment && (await this.ledBy(ctx, tx, payment, latest, now));
      const one = led?.id === id ? led : await this.disputes.lock(ctx, tx, id);
      if (one) await this.goOn(ctx, tx, one, now);
    });
  }

  /** The reminder or the end of the deadline, and the money. */
  private async goOn(ctx: TenantContext, tx: EntityManager, dispute: Dispute, now: Date): Promise<void> {
    const reminded = await this.changes.remind(ctx, tx, dispute, now);
    await this.changes.settle(ctx, tx, await this.expire(ctx, tx, reminded, now), now);
  }

  /** What the status of the payment changes. Undefined: nothing. */
  private async ledBy(
    ctx: TenantContext,
    tx: EntityManager,
    payment: DisputedPayment,
    latest: Dispute | undefined,
    now: Date,
  ): Promise<Dispute | undefined> {
    if (!payment.captured) return undefined;
    const isOpen = latest !== undefined && latest.endedAt === null;
    switch (payment.status) {
      case 'CHARGEBACK': {
        if (isOpen) return latest.chargedBackAt ? undefined : this.chargedBack(ctx, tx, latest, now);
        // The result that staff recorded was this chargeback.
        if (latest?.state === 'LOST' && latest.chargedBackAt) return undefined;
        return this.openedByProvider(ctx, tx, payment, now);
      }
      case 'APPROVED':
        return latest?.chargedBackAt && latest.state !== 'WON'
          ? this.end(ctx, tx, latest, 'WON', now)
          : undefined;
      case 'REFUNDED':
        return isOpen ? this.end(ctx, tx, latest, 'LOST', now) : undefined;
      default:
        return undefined;
    }
  }

  /** The money went back before the result. It may still be won. */
  private chargedBack(ctx: TenantContext, tx: EntityManager, dispute: Dispute, now: Date): Promise<Dispute> {
    return this.changes.lead(ctx, tx, dispute, {
      patch: { chargedBackAt: now, feeState: feeWhenLost(dispute) },
      happened: { kind: 'CHARGED_BACK', by: BY_PROVIDER, amount: dispute.amount },
      now,
    });
  }

  private async openedByProvider(
    ctx: TenantContext,
    tx: EntityManager,
    payment: DisputedPayment,
    now: Date,
  ): Promise<Dispute | undefined> {
    const { paymentId, orderId, sellerId, currency, refundedAmount, nativeStatus } = payment;
    const kind = kindOfMethod(payment.method);
    if (kind === null || !wasDisputed(kind, nativeStatus)) return undefined;
    const rules = disputeRulesOf(payment.rules, payment.ownFees);
    const opened = await this.changes.open(ctx, tx, {
      ...{ id: newId(now), paymentId, orderId, sellerId, currency, kind, origin: 'PROVIDER' },
      ...{ amount: cents(payment.amount - refundedAmount), reason: nativeStatus ?? kind },
      ...{ providerReference: null, notifiedAt: now, returnedBefore: refundedAmount, openedBy: BY_PROVIDER },
      dueAt: deadlineAfter(now, kind === 'MED' ? rules.medDays : rules.chargebackDays),
      ...feeOf(kind, rules, payment),
    });
    return this.chargedBack(ctx, tx, opened, now);
  }

  /** A refund ends a dispute without a fee: the money went back, and nobody was charged for a chargeback. */
  private end(
    ctx: TenantContext,
    tx: EntityManager,
    dispute: Dispute,
    state: 'WON' | 'LOST',
    now: Date,
  ): Promise<Dispute> {
    const feeState = state === 'WON' ? feeWhenWon(dispute) : dispute.feeState;
    const returnedAmount = state === 'WON' ? 0 : dispute.amount;
    return this.changes.lead(ctx, tx, dispute, {
      patch: { state, feeState, returnedAmount, endedAt: now, decidedBy: BY_PROVIDER },
      happened: { kind: state, by: BY_PROVIDER, amount: dispute.amount },
      now,
    });
  }

  private async expire(ctx: TenantContext, tx: EntityManager, dispute: Dispute, now: Date): Promise<Dispute> {
    if (dispute.dueAt > now || disputeVerdict(dispute.state, 'expire') !== 'EXPIRED') return dispute;
    return this.changes.lead(ctx, tx, dispute, {
      patch: { state: 'EXPIRED' },
      happened: { kind: 'EXPIRED', by: BY_PROVIDER },
      now,
    });
  }
}
