import type { QueryOutcome } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { isRefundKeyValid, isRefundOver } from '../domain/query-schedule.js';
import { GatewayDirectory } from '../../acquiring/index.js';
import { ProviderCalls, isCharged, type ChargedAttempt } from '../providers.js';
import { QueryableAttempts } from '../store/queryable-attempts.js';
import { ReviewItems } from '../../review/index.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { Refunds, type OpenRefund } from '../store/refunds.js';
import { ApplyOutcome } from './apply-outcome.js';
import { RequestRefund } from './request-refund.js';

/**
 * Queries a refund without a known result: its answer was lost, perhaps with the process that waited for
 * it, or the provider accepted it without a result. It is never requested again where that could refund twice.
 */
@Injectable()
export class FollowRefund {
  constructor(
    private readonly askable: QueryableAttempts,
    private readonly providers: ProviderCalls,
    private readonly gateways: GatewayDirectory,
    private readonly applyOutcome: ApplyOutcome,
    private readonly tellRefund: RequestRefund,
    private readonly attempts: LockedAttempts,
    private readonly refunds: Refunds,
    private readonly reviewItems: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async follow(ctx: TenantContext, refund: OpenRefund): Promise<void> {
    const attempt = await this.charged(ctx, refund);
    const outcome = await this.providers.look(ctx, attempt);
    const learnt = { of: attempt, outcome, source: 'refund', askedAt: attempt.status } as const;
    const { next } = await this.applyOutcome.apply(ctx, learnt);
    const { status, openPart, refundedAmount } = next;
    if (status === 'REFUNDED' || (refund.isPart && openPart?.refundId !== refund.refundId)) return;
    if (status !== 'APPROVED' || isRefundOver(refund, this.clock.now()))
      return this.openReviewItem(ctx, refund, { status });
    if (this.mayRequestAgain(refund, attempt, outcome, refundedAmount))
      return this.requestAgain(ctx, refund, attempt);
    if (refund.state === 'ASKED') await this.openReviewItem(ctx, refund, { status });
  }

  /** After its end, or when a dispute has the money, it is not queried any more. */
  openReviewItem(ctx: TenantContext, refund: OpenRefund, detail: object): Promise<void> {
    const { refundId, paymentId, attemptId } = refund;
    const now = this.clock.now();
    return this.transactions.run('callAPerson', async (tx) => {
      // First, in the order of all writers: otherwise a concurrent outcome of this payment would deadlock with this.
      const locked = (await this.attempts.lock(ctx, tx, [attemptId])).get(attemptId);
      const disputed = locked?.standing.status === 'CHARGEBACK';
      if (disputed || isRefundOver(refund, now)) await this.refunds.leave(ctx, tx, refundId);
      const at = { paymentId, attemptId, now };
      await this.reviewItems.raise(ctx, tx, at, { kind: 'UNRESOLVED', detail: { refundId, ...detail } });
    });
  }

  private async charged(ctx: TenantContext, { attemptId }: OpenRefund): Promise<ChargedAttempt> {
    const attempt = await this.askable.find(ctx, attemptId);
    if (!isCharged(attempt)) throw new Error(`attempt ${attemptId} was never charged`);
    return attempt;
  }

  /** Only where the provider shows that all other money is still here, and promises to take the same refund for one. */
  private mayRequestAgain(
    refund: OpenRefund,
    attempt: ChargedAttempt,
    outcome: QueryOutcome,
    booked: Cents,
  ): boolean {
    const { manifest } = this.gateways.get(attempt.provider, attempt.gatewayVersion);
    const shown = 'refundedAmount' in outcome ? (outcome.refundedAmount ?? 0) : 0;
    const isPaid = outcome.kind === 'settled' || (outcome.kind === 'refunded' && shown > 0);
    const untouched = isPaid && !outcome.flagged && shown === booked && booked === refund.before;
    return manifest.refundsOnce === true && untouched && isRefundKeyValid(refund, this.clock.now());
  }

  private async requestAgain(ctx: TenantContext, refund: OpenRefund, attempt: ChargedAttempt): Promise<void> {
    const outcome = await this.tellRefund.report(ctx, attempt, refund);
    if (outcome.kind === 'refunded' || outcome.kind === 'processing') return;
    // The provider accepted it before: only a refusal changes anything.
    if (refund.state === 'PROCESSING' && outcome.kind !== 'declined') return;
    await this.openReviewItem(ctx, refund, {
      why: outcome.kind === 'unknown' ? outcome.why : outcome.detail,
    });
  }
}
