import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { ReviewItems } from '../../review/index.js';
import { isPayoutOver, needsStaff, nextLookAtPaid } from '../domain/payout-schedule.js';
import { PayoutProvider } from '../payout-provider.js';
import { SentPayouts, type SentPayout } from '../store/payouts.js';
import { Withdrawals } from '../store/withdrawals.js';
import { ApplyPayout } from './apply-payout.js';

/** What became of a look-up. Impossible: this provider answers no questions. */
type Look = 'answered' | 'failed' | 'impossible';

/**
 * Asks the provider about a payout: one whose answer was lost, perhaps with the process that waited for it, one that is under way, and one
 * that was paid, because some providers change their mind. It is never sent again. What no question settles waits for staff.
 */
@Injectable()
export class FollowPayout {
  constructor(
    private readonly payouts: SentPayouts,
    private readonly withdrawals: Withdrawals,
    private readonly provider: PayoutProvider,
    private readonly applyPayout: ApplyPayout,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async follow(ctx: TenantContext, payoutId: string): Promise<void> {
    const payout = await this.payouts.find(ctx, payoutId);
    if (!payout) return;
    let look: Look = 'failed';
    try {
      const report = await this.provider.look(ctx, payout);
      if (report)
        await this.applyPayout.apply(ctx, {
          withdrawalId: payout.withdrawalId,
          payoutId,
          report,
          source: 'query',
        });
      look = report ? 'answered' : 'impossible';
    } finally {
      // Also when the question could not be asked or its answer not be stored: staff must see a payout that cannot be followed.
      await this.plan(ctx, payout, look);
    }
  }

  /** When it is looked at next, and whether staff must find out what became of it. */
  private plan(ctx: TenantContext, { id, withdrawalId }: SentPayout, look: Look): Promise<void> {
    return this.transactions.run('planPayout', async (tx) => {
      if (!(await this.withdrawals.lock(ctx, tx, withdrawalId))) return;
      const payout = (await this.payouts.ofWithdrawal(ctx, tx, withdrawalId)).find((one) => one.id === id);
      if (!payout) return;
      const now = this.clock.now();
      if (payout.state === 'PAID')
        return this.payouts.save(ctx, tx, { ...payout, dueAt: nextLook(payout, look, now) });
      if (payout.state !== 'ASKED' && payout.state !== 'PROCESSING')
        return this.payouts.save(ctx, tx, { ...payout, dueAt: null });
      const isOver = look === 'impossible' || isPayoutOver(payout.askedAt, now);
      if (!isOver && !needsStaff(payout.asks)) return;
      const dueAt = isOver ? null : payout.dueAt;
      await this.payouts.save(ctx, tx, { ...payout, unresolved: true, dueAt });
      if (payout.unresolved) return;
      const { provider, detail } = payout;
      await this.review.raise(
        ctx,
        tx,
        { paymentId: null, attemptId: null, now },
        { kind: 'UNRESOLVED', detail: { withdrawalId, payoutId: id, provider, ...(detail && { detail }) } },
      );
    });
  }
}

/** Of a paid one. After a failure the claim's time stays, until the age at which nothing is asked any more. */
function nextLook({ answeredAt, askedAt, dueAt }: SentPayout, look: Look, now: Date): Date | null {
  if (look === 'failed') return isPayoutOver(askedAt, now) ? null : dueAt;
  return look === 'impossible' ? null : nextLookAtPaid(answeredAt ?? now, now);
}
