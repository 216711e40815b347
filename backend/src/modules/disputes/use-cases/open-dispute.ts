import { saoPauloDate } from '@guiche/brazil';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { disputeRulesOf } from '../../platforms/index.js';
import { DisputeChanges } from '../dispute-changes.js';
import { feeOf } from '../fee-of-dispute.js';
import { disputeProblem } from '../dispute-problems.js';
import { kindOfMethod, type DisputeKind } from '../domain/dispute-cause.js';
import { deadlineAfter, deadlineOn } from '../domain/dispute-deadline.js';
import { deadlineTexts } from '../dispute-texts.js';
import { DisputedPayments, type DisputedPayment } from '../store/disputed-payments.js';
import { Disputes, type Dispute } from '../store/disputes.js';
import { FollowDispute } from './follow-dispute.js';

/** A notice that reached staff. */
export interface DisputeNotice extends Proof {
  /** The payment. */
  readonly payment: string;
  /** Cents; left out: all that the payment still has. */
  readonly amount?: number | undefined;
  /** As the bank or the buyer says. */
  readonly reason: string;
  /** How the provider calls the dispute. */
  readonly providerReference?: string | undefined;
  /** The last day for the defence, YYYY-MM-DD; left out: by the rules of the platform. */
  readonly dueOn?: string | undefined;
}

/** Opens disputes and blocks the money of the parties, in one transaction. A payment has one that is open. */
@Injectable()
export class OpenDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly payments: DisputedPayments,
    private readonly changes: DisputeChanges,
    private readonly following: FollowDispute,
    private readonly reauthentication: Reauthentication,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound: no payment of this platform; disputeOpen, disputeNotPossible, disputeAmount (409); validation (422): proof, day.
   *   Nothing was written
   */
  async byStaff(
    ctx: TenantContext,
    session: Session,
    { password, code, ...notice }: DisputeNotice & Proof,
  ): Promise<{ readonly id: string }> {
    const named = notice.dueOn === undefined ? null : this.dayOf(notice.dueOn);
    await this.reauthentication.demand(ctx, session, { password, code });
    const { id } = await this.transactions.run('openDispute', async (tx) => {
      await this.disputes.serialize(ctx, tx, notice.payment);
      return this.openIn(ctx, tx, notice, named);
    });
    // The payment may have been given back while it was opened.
    await this.following.follow(ctx, notice.payment);
    return { id };
  }

  private async openIn(
    ctx: TenantContext,
    tx: EntityManager,
    notice: Omit<DisputeNotice, 'password' | 'code'>,
    named: Date | null,
  ): Promise<Dispute> {
    const payment = await this.payments.find(ctx, tx, notice.payment);
    if (!payment) throw runtimeProblem('notFound');
    const kind = kindOfMethod(payment.method);
    if (kind === null || payment.status !== 'APPROVED') throw disputeProblem('disputeNotPossible');
    const before = await this.disputes.latest(ctx, tx, notice.payment);
    if (before && before.endedAt === null) throw disputeProblem('disputeOpen');
    const left = payment.amount - payment.refundedAmount;
    const amount = notice.amount ?? left;
    if (amount > left || amount <= 0) throw disputeProblem('disputeAmount');
    const now = this.clock.now();
    const rules = disputeRulesOf(payment.rules, payment.ownFees);
    const dispute = await this.changes.open(ctx, tx, {
      ...noticeOf(payment, kind),
      ...{ id: newId(now), origin: 'STAFF', amount: cents(amount), reason: notice.reason, notifiedAt: now },
      providerReference: notice.providerReference ?? null,
      dueAt: named ?? deadlineAfter(now, kind === 'MED' ? rules.medDays : rules.chargebackDays),
      ...feeOf(kind, rules, payment),
      openedBy: ctx.recordedActor,
    });
    return this.changes.settle(ctx, tx, dispute, now);
  }

  /** @throws Problem validation (422): not a day from today on */
  private dayOf(day: string): Date {
    const end = deadlineOn(day);
    if (end && day >= saoPauloDate(this.clock.now())) return end;
    throw runtimeProblem('validation', { errors: { dueOn: [deadlineTexts] } });
  }
}

const noticeOf = (
  { paymentId, orderId, sellerId, currency, refundedAmount }: DisputedPayment,
  kind: DisputeKind,
) => ({ paymentId, orderId, sellerId, currency, kind, returnedBefore: refundedAmount });
