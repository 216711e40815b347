import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { mayRequestRefund } from '../domain/query-schedule.js';
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

/**
 * - `ended`: the books and the refund say so, and whoever was called has answered.
 * - `notUnderWay`: no refund of this id is.
 * - `toldStill`: we may still be telling the provider of it, so nobody can say that it gives nothing back.
 * - `otherwise`: the payment stands so that this cannot be.
 */
export type RefundEnded =
  | { readonly kind: 'ended' | 'notUnderWay' | 'toldStill' }
  | { readonly kind: 'otherwise'; readonly status: PaymentStatus };

/**
 * Ends a refund whose end nobody told, by what a person saw at the provider. It stands in the way of another one until then. What
 * the person says enters by the same door as what a provider says.
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

  /** Those whose end nobody told, the oldest first. */
  underWay(ctx: ScopedContext): Promise<RefundInProgress[]> {
    return this.refunds.underWay(ctx);
  }

  /** The whole of the money went back. */
  async returned(ctx: ScopedContext, refundId: string): Promise<RefundEnded> {
    const found = await this.find(ctx, refundId);
    if (!found) return { kind: 'notUnderWay' };
    const { tenant, refund, attempt } = found;
    const told = { kind: 'refunded', reference: attempt.reference } as const;
    const answered: TransactionParticipant<OpenRefund> = {
      about: refund,
      write: async (tenant, tx, done) => {
        for (const { about, decision } of done)
          if (decision.next.status === 'REFUNDED')
            await this.reviewItems.resolveRefund(tenant, tx, about.refundId, this.clock.now());
      },
    };
    const { next } = await this.applyOutcome.apply(tenant, { of: attempt, told, source: 'person' }, answered);
    return next.status === 'REFUNDED' ? { kind: 'ended' } : { kind: 'otherwise', status: next.status };
  }

  /** Nothing went back, and nothing will: it may be asked for again. The provider is asked once more before that is believed. */
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
