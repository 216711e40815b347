import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { PayoutNotifications, type PayoutNews } from '../store/payout-news.js';
import { SentPayouts, type SentPayout } from '../store/payouts.js';
import { ApplyPayout } from './apply-payout.js';
import { FollowPayout } from './follow-payout.js';

/**
 * Works on a stored report about a payout. A proven one is applied. An unproven one, and one that would take a payment back and may be
 * outdated, only makes the provider be asked. Reports about payouts of other shops on the same account are taken and left.
 */
@Injectable()
export class TakePayoutNews {
  constructor(
    private readonly news: PayoutNotifications,
    private readonly payouts: SentPayouts,
    private readonly applyPayout: ApplyPayout,
    private readonly followPayout: FollowPayout,
    private readonly clock: Clock,
  ) {}

  async take(ctx: TenantContext, told: PayoutNews): Promise<void> {
    const { gatewayAccountId, withdrawReference: reference, withdrawId } = told;
    const id = await this.payouts.named(ctx, { gatewayAccountId, reference, withdrawId });
    const payout = id === undefined ? undefined : await this.payouts.find(ctx, id);
    if (payout) await this.learn(ctx, payout, told);
    await this.news.taken(ctx, told.id, this.clock.now());
  }

  private async learn(ctx: TenantContext, payout: SentPayout, told: PayoutNews): Promise<void> {
    const { outcome: kind, proven, withdrawId, native, flagged, status, amount, detail } = told;
    const wouldTakeBack = payout.state === 'PAID' && kind === 'declined';
    if (!proven || wouldTakeBack || kind === 'unknown') return this.followPayout.follow(ctx, payout.id);
    await this.applyPayout.apply(ctx, {
      ...{ withdrawalId: payout.withdrawalId, payoutId: payout.id, source: 'webhook' },
      report: {
        ...{ kind, flagged },
        ...(withdrawId !== null && { withdrawId }),
        ...(native !== null && { native }),
        ...(status !== null && { status }),
        ...(amount !== null && { amount }),
        ...(detail !== null && { detail }),
      },
    });
  }
}
