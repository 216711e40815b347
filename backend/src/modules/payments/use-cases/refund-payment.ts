import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { firstRefundQuery } from '../domain/query-schedule.js';
import type { PaymentStatus } from '../domain/payment.js';
import { ProviderCalls, isCharged, type ChargedAttempt } from '../providers.js';
import { QueryableAttempts } from '../store/queryable-attempts.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { Refunds } from '../store/refunds.js';
import { ApplyRefund } from './apply-refund.js';
import { QueryProvider } from './query-provider.js';
import { RequestRefund, type ReportedRefund } from './request-refund.js';
import { WantedRefund, type PartRefused, type PartToRefund, type Wanted } from './wanted-refund.js';

/**
 * - `refunded`: the money went back, and the books say so.
 * - `underWay`: it was requested, and its result is not known yet: a webhook or a later query will report it.
 * - `refused`: nothing was refunded, and it may be requested again; `detail` is internal.
 * - `notRefundable`: there is no captured money to give back (`status`: of a payment that was captured once). Nothing was sent.
 */
export type RefundAnswer =
  | { readonly kind: 'refunded' | 'underWay' | PartRefused }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'notRefundable'; readonly status?: PaymentStatus };

/**
 * Refunds a payment, or a part of it. Written first: a report of the return, before or after the answer to the call,
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
    private readonly wantedRefund: WantedRefund,
    private readonly providers: ProviderCalls,
    private readonly tellRefund: RequestRefund,
    private readonly applyRefund: ApplyRefund,
    private readonly queryProvider: QueryProvider,
    private readonly clock: Clock,
  ) {}

  /** @param part left out: all that is left */
  async refund(ctx: TenantContext, paymentId: string, part?: PartToRefund): Promise<RefundAnswer> {
    const attemptId = await this.refunds.capturedAttempt(ctx, paymentId);
    const attempt = attemptId === undefined ? undefined : await this.askable.find(ctx, attemptId);
    if (!isCharged(attempt)) return { kind: 'notRefundable' };
    const opened = await this.open(ctx, attempt, part);
    if ('open' in opened) return this.lookAt(ctx, attempt, opened.open);
    return 'kind' in opened ? opened : this.report(ctx, attempt, opened);
  }

  private open(
    ctx: TenantContext,
    attempt: ChargedAttempt,
    part: PartToRefund | undefined,
  ): Promise<ReportedRefund | RefundAnswer | { readonly open: Known }> {
    const { attemptId } = attempt;
    return this.transactions.run('openRefund', async (tx) => {
      const locked = (await this.attempts.lock(ctx, tx, [attemptId])).get(attemptId);
      if (locked?.standing.status !== 'APPROVED' || !locked.standing.captured)
        return { kind: 'notRefundable', ...(locked && { status: locked.standing.status }) };
      const named = part && 'refundId' in part ? part.refundId : undefined;
      const known = named === undefined ? undefined : await this.refunds.find(ctx, tx, named);
      if (known) return known.attemptId === attemptId ? { open: known } : { kind: 'otherUnderWay' };
      const wanted = await this.wantedRefund.of(ctx, tx, locked, part);
      if (typeof wanted === 'string') return { kind: wanted };
      if (wanted.isPart && !this.providers.returnsParts(attempt)) return { kind: 'partNotOffered' };
      const askedAt = this.clock.now();
      const before = locked.standing.refundedAmount;
      const refund = { refundId: named ?? newId(askedAt), before, ...wanted };
      const dueAt = firstRefundQuery(askedAt);
      if (await this.refunds.open(ctx, tx, { attemptId, askedAt, dueAt, ...refund })) return refund;
      const open = await this.refunds.openOf(ctx, tx, attemptId);
      return open && isTheSame(open, wanted) ? { open } : { kind: 'otherUnderWay' };
    });
  }

  private async report(
    ctx: TenantContext,
    attempt: ChargedAttempt,
    refund: ReportedRefund,
  ): Promise<RefundAnswer> {
    const outcome = await this.tellRefund.report(ctx, attempt, refund);
    switch (outcome.kind) {
      case 'refunded':
        return { kind: 'refunded' };
      case 'processing':
      case 'unknown':
        return this.lookAt(ctx, attempt, refund);
      case 'refused':
        await this.applyRefund.apply(ctx, { refundId: refund.refundId }, 'REFUSED');
        return { kind: 'refused', detail: outcome.detail };
      case 'declined':
        return { kind: 'refused', detail: outcome.detail };
    }
  }

  /** Never requested twice: the provider is queried instead. */
  private async lookAt(
    ctx: TenantContext,
    attempt: ChargedAttempt,
    { before, amount }: Known,
  ): Promise<RefundAnswer> {
    const { next } = await this.queryProvider.askAbout(ctx, attempt, 'refund');
    const isBack = next.status === 'REFUNDED' || next.refundedAmount >= before + amount;
    return { kind: isBack ? 'refunded' : 'underWay' };
  }
}

type Known = Pick<ReportedRefund, 'before' | 'amount'>;

/** Whether the refund that is under way is the one that is wanted. */
const isTheSame = (open: Wanted, { isPart, amount, itemIds }: Wanted): boolean =>
  open.isPart === isPart &&
  (!isPart || (open.amount === amount && JSON.stringify(open.itemIds) === JSON.stringify(itemIds)));
