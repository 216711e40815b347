import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { mayRequestRefund } from '../domain/query-schedule.js';
import type { AttemptSnapshot } from '../domain/decision.js';
import type { PaymentStatus } from '../domain/payment.js';
import { GatewayDirectory } from '../../acquiring/index.js';
import { isCharged, type ChargedAttempt } from '../providers.js';
import { QueryableAttempts } from '../store/queryable-attempts.js';
import { ReviewItems } from '../../review/index.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { Refunds, type OpenRefund, type RefundInProgress } from '../store/refunds.js';
import { ApplyOutcome, type TransactionParticipant } from './apply-outcome.js';
import { ApplyRefund } from './apply-refund.js';
import { QueryProvider } from './query-provider.js';
import { returnedBy } from './request-refund.js';

/**
 * - `ended`: ledger and refund are written, and the review item is resolved.
 * - `notUnderWay`: no refund of this id is.
 * - `toldStill`: the request may still be in progress, so its result is not final.
 * - `otherwise`: the state of the payment contradicts it.
 */
export type RefundEnded =
  | { readonly kind: 'ended' | 'notUnderWay' | 'toldStill' }
  | { readonly kind: 'otherwise'; readonly status: PaymentStatus };

/**
 * Closes a refund without a known result, with the result that staff saw at the provider. Until then it blocks another one. The
 * result is applied by the same function as that of a provider.
 */
@Injectable()
export class EndRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly askable: QueryableAttempts,
    private readonly attempts: LockedAttempts,
    private readonly refunds: Refunds,
    private readonly reviewItems: ReviewItems,
    private readonly gateways: GatewayDirectory,
    private readonly queryProvider: QueryProvider,
    private readonly applyOutcome: ApplyOutcome,
    private readonly applyRefund: ApplyRefund,
    private readonly clock: Clock,
  ) {}

  /** The refunds without a known result, the oldest first. */
  underWay(ctx: ScopedContext): Promise<RefundInProgress[]> {
    return this.refunds.underWay(ctx);
  }

  /** The money went back: the whole, or the part that was asked for. */
  async returned(ctx: ScopedContext, refundId: string): Promise<RefundEnded> {
    const found = await this.find(ctx, refundId);
    if (!found) return { kind: 'notUnderWay' };
    const { tenant, refund, attempt } = found;
    const result = returnedBy(refund, attempt);
    const isBack = ({ status, refundedAmount }: AttemptSnapshot): boolean =>
      status === 'REFUNDED' || (refund.isPart && refundedAmount >= refund.before + refund.amount);
    const answered: TransactionParticipant<OpenRefund> = {
      about: refund,
      write: async (tenant, tx, done) => {
        for (const { about, decision } of done)
          if (isBack(decision.next))
            await this.reviewItems.resolveRefund(tenant, tx, about.refundId, this.clock.now());
      },
    };
    const { next } = await this.applyOutcome.apply(
      tenant,
      { of: attempt, outcome: result, source: 'person' },
      answered,
    );
    return isBack(next) ? { kind: 'ended' } : { kind: 'otherwise', status: next.status };
  }

  /** Nothing was or will be refunded, so it may be requested again. The provider is queried once more to confirm this. */
  async notReturned(ctx: ScopedContext, refundId: string): Promise<RefundEnded> {
    const found = await this.find(ctx, refundId);
    if (!found) return { kind: 'notUnderWay' };
    const { tenant, refund, attempt } = found;
    const { manifest } = this.gateways.get(attempt.provider, attempt.gatewayVersion);
    const again = manifest.refundsOnce === true;
    if (mayRequestRefund(refund, { again }, this.clock.now())) return { kind: 'toldStill' };
    await this.queryProvider.askAbout(tenant, attempt, 'refund');
    return this.transactions.run('endRefund', async (tx) => {
      const { attemptId } = attempt;
      const locked = (await this.attempts.lock(tenant, tx, [attemptId])).get(attemptId);
      const status = locked?.standing.status ?? attempt.status;
      if (status === 'REFUNDED') return { kind: 'otherwise', status };
      const now = this.clock.now();
      if (!(await this.applyRefund.applyIn(tenant, tx, { refundId }, 'REFUSED')))
        return { kind: 'notUnderWay' };
      await this.reviewItems.resolveRefund(tenant, tx, refundId, now);
      return { kind: 'ended' };
    });
  }

  /** A refund is found by its id alone; from then on the work is bound to its tenant. */
  private async find(
    ctx: ScopedContext,
    refundId: string,
  ): Promise<{ tenant: TenantContext; refund: OpenRefund; attempt: ChargedAttempt } | undefined> {
    const [refund] = await this.refunds.underWay(ctx, refundId);
    if (!refund) return undefined;
    const tenant = ctx.forPlatform(refund.platformId);
    const attempt = await this.askable.find(tenant, refund.attemptId);
    return isCharged(attempt) ? { tenant, refund, attempt } : undefined;
  }
}
