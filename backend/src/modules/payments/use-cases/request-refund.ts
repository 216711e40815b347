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

  async tell(ctx: TenantContext, attempt: ChargedAttempt, refundId: string): Promise<RefundOutcome> {
    const told = await this.providers.giveBack(ctx, attempt, refundId);
    if (told.kind === 'refunded') await this.gaveBack(ctx, attempt);
    if (told.kind === 'processing') await this.applyRefund.apply(ctx, { refundId }, 'PROCESSING');
    if (told.kind === 'declined') await this.applyRefund.apply(ctx, { refundId }, 'REFUSED');
    if ('providerRefundId' in told && told.providerRefundId)
      await this.refunds.name(ctx, refundId, told.providerRefundId);
    return told;
  }

  private async gaveBack(ctx: TenantContext, attempt: ChargedAttempt): Promise<void> {
    const { reference } = attempt;
    await this.applyOutcome.apply(ctx, {
      of: attempt,
      told: { kind: 'refunded', reference },
      source: 'refund',
    });
  }
}
