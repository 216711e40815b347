import type { ChargeNotification } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { repeatsState, type Decision } from '../../payments/index.js';
import { ChargeProvider } from '../charge-provider.js';
import { ChargePayments, type ChargePaymentRow } from '../store/charge-payments.js';
import { ApplyChargePayment } from './apply-charge-payment.js';

/** What a notification of a provider did. */
export type ChargeNews = 'APPLIED' | 'DUPLICATE' | 'ASKED';

/** Finds out what became of payments of charges: by notifications of providers, and by asking. It is never charged again. */
@Injectable()
export class FollowChargePayment {
  constructor(
    private readonly payments: ChargePayments,
    private readonly provider: ChargeProvider,
    private readonly applying: ApplyChargePayment,
    private readonly clock: Clock,
  ) {}

  /** Asks the provider, by its reference or by our key. */
  async follow(ctx: TenantContext, id: string): Promise<void> {
    const payment = await this.payments.find(ctx, id);
    if (payment) await this.ask(ctx, payment);
  }

  /**
   * Takes a notification. Only a proven one is applied; another, and one that may be outdated, has the provider asked.
   * @returns undefined: it is about nothing of ours
   */
  async take(
    ctx: TenantContext,
    gatewayAccountId: string,
    notification: ChargeNotification,
    { proven }: { readonly proven: boolean },
  ): Promise<ChargeNews | undefined> {
    const { outcome, attemptId, reference, endToEndId } = notification;
    const payment = await this.payments.named(ctx, {
      gatewayAccountId,
      id: attemptId !== undefined && isUUID(attemptId) ? attemptId : null,
      reference: reference ?? null,
      endToEndId: endToEndId ?? null,
    });
    if (!payment) return undefined;
    if (repeatsState(payment.standing, outcome)) return 'DUPLICATE';
    const tellsNoState = outcome.kind === 'unknown' && !outcome.flagged;
    if (proven && !tellsNoState) {
      const decision = await this.applying.apply(ctx, { of: payment, outcome, source: 'webhook' });
      if (!decision.unconfirmed) return decision.verdict === 'changed' ? 'APPLIED' : 'DUPLICATE';
    }
    await this.payments.askSoon(ctx, payment.id, this.clock.now());
    return 'ASKED';
  }

  private async ask(ctx: TenantContext, payment: ChargePaymentRow): Promise<Decision> {
    const { status, flagged } = payment.standing;
    const outcome = await this.provider.look(ctx, payment);
    // Questions on schedule end a code; one about a payment that is over only tells what became of it since.
    const isOpen = flagged || status === 'PENDING' || status === 'CANCELED';
    return this.applying.apply(ctx, {
      ...{ of: payment, outcome, askedAt: status },
      source: isOpen ? 'janitor' : 'webhook',
    });
  }
}
