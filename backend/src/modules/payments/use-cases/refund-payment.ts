import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { firstRefundQuery } from '../domain/query-schedule.js';
import type { PaymentStatus } from '../domain/payment.js';
import { isCharged, type ChargedAttempt } from '../providers.js';
import { QueryableAttempts } from '../store/queryable-attempts.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { Refunds } from '../store/refunds.js';
import { ApplyRefund } from './apply-refund.js';
import { QueryProvider } from './query-provider.js';
import { RequestRefund } from './request-refund.js';

/**
 * - `refunded`: the money went back, and the books say so.
 * - `underWay`: it was requested, and its result is not known yet: a webhook or a later query will report it.
 * - `refused`: nothing was refunded, and it may be requested again; `detail` is internal.
 * - `notRefundable`: there is no captured money to give back (`status`: of a payment that was captured once). Nothing was sent.
 */
export type RefundAnswer =
  | { readonly kind: 'refunded' | 'underWay' }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'notRefundable'; readonly status?: PaymentStatus };

/**
 * Refunds a whole payment. Written first: a report of the return, before or after the answer to the call,
 * then belongs to this refund and is not a chargeback. The refund is requested once; a repeated call queries it. What
 * has no result here is queried by FollowRefunds.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly askable: QueryableAttempts,
    private readonly attempts: LockedAttempts,
    private readonly refunds: Refunds,
    private readonly tellRefund: RequestRefund,
    private readonly applyRefund: ApplyRefund,
    private readonly queryProvider: QueryProvider,
    private readonly clock: Clock,
  ) {}

  async refund(ctx: TenantContext, paymentId: string): Promise<RefundAnswer> {
    const attemptId = await this.refunds.capturedAttempt(ctx, paymentId);
    const attempt = attemptId === undefined ? undefined : await this.askable.find(ctx, attemptId);
    if (!isCharged(attempt)) return { kind: 'notRefundable' };
    const opened = await this.open(ctx, attempt);
    if ('kind' in opened) return opened.kind === 'underWay' ? this.lookAt(ctx, attempt) : opened;
    return this.report(ctx, attempt, opened.refundId);
  }

  private open(ctx: TenantContext, attempt: ChargedAttempt): Promise<{ refundId: string } | RefundAnswer> {
    const { attemptId, amount } = attempt;
    return this.transactions.run('openRefund', async (tx) => {
      const locked = (await this.attempts.lock(ctx, tx, [attemptId])).get(attemptId);
      if (locked?.standing.status !== 'APPROVED' || !locked.standing.captured)
        return { kind: 'notRefundable', ...(locked && { status: locked.standing.status }) };
      const askedAt = this.clock.now();
      const refundId = newId(askedAt);
      const dueAt = firstRefundQuery(askedAt);
      const written = await this.refunds.open(ctx, tx, {
        refundId,
        attemptId,
        amount,
        askedAt,
        dueAt,
      });
      return written ? { refundId } : { kind: 'underWay' };
    });
  }

  private async report(ctx: TenantContext, attempt: ChargedAttempt, refundId: string): Promise<RefundAnswer> {
    const outcome = await this.tellRefund.report(ctx, attempt, refundId);
    switch (outcome.kind) {
      case 'refunded':
        return { kind: 'refunded' };
      case 'processing':
      case 'unknown':
        return this.lookAt(ctx, attempt);
      case 'refused':
        await this.applyRefund.apply(ctx, { refundId }, 'REFUSED');
        return { kind: 'refused', detail: outcome.detail };
      case 'declined':
        return { kind: 'refused', detail: outcome.detail };
    }
  }

  /** Never requested twice: the provider is queried instead. */
  private async lookAt(ctx: TenantContext, attempt: ChargedAttempt): Promise<RefundAnswer> {
    const { next } = await this.queryProvider.askAbout(ctx, attempt, 'refund');
    return { kind: next.status === 'REFUNDED' ? 'refunded' : 'underWay' };
  }
}
