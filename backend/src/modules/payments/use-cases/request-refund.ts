import type { RefundOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { ProviderCalls, type ChargedAttempt } from '../providers.js';
import { Refunds } from '../store/refunds.js';
import { ApplyRefund } from './apply-refund.js';
import { ApplyOutcome } from './apply-outcome.js';

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

  async report(ctx: TenantContext, attempt: ChargedAttempt, refundId: string): Promise<RefundOutcome> {
    const outcome = await this.providers.giveBack(ctx, attempt, refundId);
    if (outcome.kind === 'refunded') await this.gaveBack(ctx, attempt);
    if (outcome.kind === 'processing') await this.applyRefund.apply(ctx, { refundId }, 'PROCESSING');
    if (outcome.kind === 'declined') await this.applyRefund.apply(ctx, { refundId }, 'REFUSED');
    if ('providerRefundId' in outcome && outcome.providerRefundId)
      await this.refunds.name(ctx, refundId, outcome.providerRefundId);
    return outcome;
  }

  private async gaveBack(ctx: TenantContext, attempt: ChargedAttempt): Promise<void> {
    const { reference } = attempt;
    await this.applyOutcome.apply(ctx, {
      of: attempt,
      outcome: { kind: 'refunded', reference },
      source: 'refund',
    });
  }
}
