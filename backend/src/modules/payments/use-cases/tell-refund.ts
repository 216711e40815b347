import type { RefundOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { ProviderCalls, type ChargedAttempt } from '../providers.js';
import { Refunds } from '../store/refunds.js';
import { ApplyOutcome } from './apply-outcome.js';

/**
 * Tells a provider of a refund that was written before, and writes what its answer proves. A refusal is not written here: of a
 * refund that was told before it proves nothing.
 */
@Injectable()
export class TellRefund {
  constructor(
    private readonly providers: ProviderCalls,
    private readonly applyOutcome: ApplyOutcome,
    private readonly refunds: Refunds,
    private readonly clock: Clock,
  ) {}

  async tell(attempt: ChargedAttempt, refundId: string): Promise<RefundOutcome> {
    const told = await this.providers.giveBack(attempt, refundId);
    const refund = { platformId: attempt.platformId, refundId };
    if (told.kind === 'refunded') await this.gaveBack(attempt);
    if (told.kind === 'processing') await this.refunds.processing(refund, this.clock.now());
    if (told.kind === 'declined') await this.refunds.refuse(refund, this.clock.now());
    if ('providerRefundId' in told && told.providerRefundId)
      await this.refunds.name(refund, told.providerRefundId);
    return told;
  }

  private async gaveBack(attempt: ChargedAttempt): Promise<void> {
    const { reference } = attempt;
    await this.applyOutcome.apply({ of: attempt, told: { kind: 'refunded', reference }, source: 'refund' });
  }
}
