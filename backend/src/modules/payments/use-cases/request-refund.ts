import type { RefundOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { addCents, type Cents } from '@guiche/money';
import { ProviderCalls, type SentRefund, type ChargedAttempt } from '../providers.js';
import { Refunds } from '../store/refunds.js';
import { ApplyRefund } from './apply-refund.js';
import { ApplyOutcome } from './apply-outcome.js';

/** A refund, and what is known when it is done. */
export interface ReportedRefund extends SentRefund {
  readonly isPart: boolean;
  /** What had gone back in parts before it. */
  readonly before: Cents;
}

/** What a refund that is done proves: the whole went back, or so much in parts. */
export const returnedBy = ({ isPart, before, amount }: ReportedRefund, { reference }: ChargedAttempt) => ({
  kind: 'refunded' as const,
  reference,
  ...(isPart && { refundedAmount: addCents(before, amount) }),
});

/**
 * Requests a refund that was written before, and writes what the answer proves. A refusal is not written here: of a
 * refund that was requested before it proves nothing.
 */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly providers: ProviderCalls,
    private readonly applyOutcome: ApplyOutcome,
    private readonly refunds: Refunds,
    private readonly applyRefund: ApplyRefund,
  ) {}

  async report(ctx: TenantContext, attempt: ChargedAttempt, refund: ReportedRefund): Promise<RefundOutcome> {
    const { refundId } = refund;
    const outcome = await this.providers.giveBack(ctx, attempt, refund);
    if (outcome.kind === 'refunded') await this.gaveBack(ctx, attempt, refund);
    if (outcome.kind === 'processing') await this.applyRefund.apply(ctx, { refundId }, 'PROCESSING');
    if (outcome.kind === 'declined') await this.applyRefund.apply(ctx, { refundId }, 'REFUSED');
    if ('providerRefundId' in outcome && outcome.providerRefundId)
      await this.refunds.name(ctx, refundId, outcome.providerRefundId);
    return outcome;
  }

  private async gaveBack(ctx: TenantContext, attempt: ChargedAttempt, refund: ReportedRefund): Promise<void> {
    await this.applyOutcome.apply(ctx, {
      of: attempt,
      outcome: returnedBy(refund, attempt),
      source: 'refund',
    });
  }
}
