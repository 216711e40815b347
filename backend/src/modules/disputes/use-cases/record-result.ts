import { cents } from '@guiche/money';
import type { QueryOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import {
  ApplyOutcome,
  QueryableAttempts,
  type Decision,
  type QueryableAttempt,
  type TransactionParticipant,
} from '../../payments/index.js';
import { DisputeChanges } from '../dispute-changes.js';
import { disputeProblem } from '../dispute-problems.js';
import { returnedPartTexts } from '../dispute-texts.js';
import { feeWhenLost, feeWhenWon } from '../domain/dispute-fee.js';
import { disputeVerdict, type DisputeResult } from '../domain/dispute-states.js';
import { DisputedPayments, type DisputedPayment } from '../store/disputed-payments.js';
import { Disputes, type Dispute } from '../store/disputes.js';
import { FollowDispute } from './follow-dispute.js';

export interface RecordedResult {
  readonly result: DisputeResult;
  /** Of RETURNED_PART: cents that went back. */
  readonly amount?: number | undefined;
  /** What the provider wrote. The seller reads it. */
  readonly reason: string;
}

/** What the result does to the payment: nothing, or an outcome that the function for all outcomes applies. */
interface Plan {
  readonly payment: DisputedPayment;
  readonly returned: number;
  readonly outcome: QueryOutcome | null;
  readonly attempt: QueryableAttempt | undefined;
}

/**
 * Records how a dispute ended. Where money goes back or comes back, the payment changes by the function that applies what providers
 * report, and the dispute with it, in one transaction. Blocked money and the fee follow at once; after a crash a job moves them.
 */
@Injectable()
export class RecordResult {
  constructor(
    private readonly disputes: Disputes,
    private readonly payments: DisputedPayments,
    private readonly changes: DisputeChanges,
    private readonly following: FollowDispute,
    private readonly attempts: QueryableAttempts,
    private readonly applyOutcome: ApplyOutcome,
    private readonly reauthentication: Reauthentication,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; disputeMoved, disputeWholeReturned (409); validation (422): proof, amount. Nothing was changed */
  async record(
    ctx: TenantContext,
    session: Session,
    id: string,
    { password, code, ...input }: RecordedResult & Proof,
  ): Promise<void> {
    const dispute = await this.disputes.find(ctx, id);
    if (!dispute) throw runtimeProblem('notFound');
    await this.reauthentication.demand(ctx, session, { password, code });
    const plan = await this.planOf(ctx, dispute, input);
    if (plan.outcome === null) await this.recordAlone(ctx, dispute, input, plan);
    else await this.recordWithPayment(ctx, dispute, input, plan);
    await this.following.follow(ctx, dispute.paymentId);
  }

  private async planOf(ctx: TenantContext, dispute: Dispute, input: RecordedResult): Promise<Plan> {
    const payment = await this.transactions.run('readDisputed', (tx) =>
      this.payments.find(ctx, tx, dispute.paymentId),
    );
    if (!payment) throw runtimeProblem('notFound');
    const returned = returnedBy(dispute, input);
    if (input.result === 'RETURNED_PART' && payment.status !== 'APPROVED')
      throw disputeProblem('disputeWholeReturned');
    const { attemptId } = payment;
    const attempt = attemptId === null ? undefined : await this.attempts.find(ctx, attemptId);
    const reference = attempt?.reference ?? '';
    const outcome = outcomeOf(dispute, payment, { result: input.result, returned, reference });
    return { payment, returned, attempt, outcome };
  }

  /** The payment stays as it is. */
  private async recordAlone(
    ctx: TenantContext,
    { id, paymentId }: Dispute,
    input: RecordedResult,
    plan: Plan,
  ): Promise<void> {
    await this.transactions.run('recordDispute', async (tx) => {
      await this.disputes.serialize(ctx, tx, paymentId);
      const payment = await this.payments.find(ctx, tx, paymentId);
      if (payment?.status !== plan.payment.status) throw disputeProblem('disputeMoved');
      await this.lead(ctx, tx, id, input, plan, false);
    });
  }

  /** With what happens to the payment: both or neither. */
  private async recordWithPayment(
    ctx: TenantContext,
    { id, paymentId }: Dispute,
    input: RecordedResult,
    plan: Plan,
  ): Promise<void> {
    const { attempt: of, outcome } = plan;
    if (!of || outcome === null) throw disputeProblem('disputeMoved');
    const alongside: TransactionParticipant<string> = {
      about: id,
      write: async (_, tx, done) => {
        for (const { decision } of done) {
          if (!isApplied(decision, outcome)) throw disputeProblem('disputeMoved');
          await this.disputes.serialize(ctx, tx, paymentId);
          const isWhole = decision.next.status === 'CHARGEBACK';
          await this.lead(ctx, tx, id, input, plan, isWhole);
        }
      },
    };
    const askedAt = plan.payment.status;
    await this.applyOutcome.apply(ctx, { of, outcome, source: 'person', askedAt }, alongside);
  }

  private async lead(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    { result, reason }: RecordedResult,
    { returned }: Plan,
    isChargedBack: boolean,
  ): Promise<void> {
    const dispute = await this.disputes.lock(ctx, tx, id);
    if (!dispute || disputeVerdict(dispute.state, result) !== result) throw disputeProblem('disputeMoved');
    const now = this.clock.now();
    const by = ctx.recordedActor;
    await this.changes.lead(ctx, tx, dispute, {
      patch: {
        ...{ state: result, decidedBy: by, decision: reason, endedAt: now, returnedAmount: returned },
        feeState: result === 'WON' ? feeWhenWon(dispute) : feeWhenLost(dispute),
        chargedBackAt: dispute.chargedBackAt ?? (isChargedBack ? now : null),
      },
      happened: { kind: result, by, note: reason, amount: result === 'WON' ? dispute.amount : returned },
      ...{ reason, now },
    });
  }
}

/** @throws Problem validation (422) */
function returnedBy({ amount }: Dispute, { result, amount: part = 0 }: RecordedResult): number {
  if (result === 'WON') return 0;
  if (result === 'LOST') return amount;
  if (part > 0 && part < amount) return part;
  throw runtimeProblem('validation', { errors: { amount: [returnedPartTexts] } });
}

/** What the provider would report. Null: the payment stands so already. */
function outcomeOf(
  { returnedBefore }: Dispute,
  { status, amount }: DisputedPayment,
  {
    result,
    returned,
    reference,
  }: {
    readonly result: DisputeResult;
    readonly returned: number;
    readonly reference: string;
  },
): QueryOutcome | null {
  if (status === 'CHARGEBACK' && result === 'WON') return { kind: 'settled', reference };
  if (status !== 'APPROVED' || result === 'WON') return null;
  const total = cents(returnedBefore + returned);
  // A reported chargeback is always of the whole; a part is booked as every part that goes back.
  return total < amount ? { kind: 'refunded', reference, refundedAmount: total } : { kind: 'chargedBack' };
}

/** A part may have been reported by the provider before. */
function isApplied({ verdict, next }: Decision, outcome: QueryOutcome): boolean {
  if (outcome.kind === 'settled') return verdict === 'changed' && next.status === 'APPROVED';
  if (outcome.kind !== 'refunded') return verdict === 'changed' && next.status === 'CHARGEBACK';
  return next.status === 'APPROVED' && next.refundedAmount === outcome.refundedAmount;
}
