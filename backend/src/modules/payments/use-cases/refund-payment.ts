import { GatewayRunner, type RefundOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Receivers } from '../../receivers/index.js';
import type { PaymentStatus } from '../domain/payment.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { AttentionItems } from '../store/attention-items.js';
import { AskableAttempts, type AskableAttempt } from '../store/askable-attempts.js';
import { GatewayAccounts } from '../store/gateway-accounts.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { Refunds } from '../store/refunds.js';
import { ApplyOutcome } from './apply-outcome.js';
import { AskProvider } from './ask-provider.js';

/**
 * - `refunded`: the money went back, and the books say so.
 * - `underWay`: it was asked for, and nobody has told yet that it went back: its webhook or a later question will.
 * - `refused`: nothing went back, and it may be asked for again; `detail` is for us only.
 * - `notRefundable`: there is no captured money to give back (`status`: of a payment that was captured once). Nothing was sent.
 */
export type RefundAnswer =
  | { readonly kind: 'refunded' | 'underWay' }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'notRefundable'; readonly status?: PaymentStatus };

type Captured = AskableAttempt & { readonly reference: string };

/**
 * Gives the whole of a payment back. Written first: whatever tells of the return, before the call is answered or after it,
 * meets a refund of ours and is no chargeback. The provider is told once; whoever asks again asks it what became of that.
 */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly askable: AskableAttempts,
    private readonly attempts: LockedAttempts,
    private readonly refunds: Refunds,
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly receivers: Receivers,
    private readonly runner: GatewayRunner,
    private readonly applyOutcome: ApplyOutcome,
    private readonly askProvider: AskProvider,
    private readonly attention: AttentionItems,
    private readonly clock: Clock,
  ) {}

  async refund(platformId: string, paymentId: string): Promise<RefundAnswer> {
    const attemptId = await this.refunds.capturedAttempt(platformId, paymentId);
    const attempt = attemptId && (await this.askable.find(platformId, attemptId));
    if (!attempt || attempt.reference === null) return { kind: 'notRefundable' };
    const captured = { ...attempt, reference: attempt.reference };
    const opened = await this.open(captured);
    if ('kind' in opened) return opened.kind === 'underWay' ? this.lookAt(captured) : opened;
    return this.close(captured, paymentId, opened.refundId, await this.call(captured, opened.refundId));
  }

  private open(attempt: Captured): Promise<{ refundId: string } | RefundAnswer> {
    const { platformId, attemptId, amount } = attempt;
    return this.transactions.run('openRefund', async (tx) => {
      const locked = (await this.attempts.lock(tx, platformId, [attemptId])).get(attemptId);
      if (locked?.standing.status !== 'APPROVED' || !locked.standing.captured)
        return { kind: 'notRefundable', ...(locked && { status: locked.standing.status }) };
      const askedAt = this.clock.now();
      const refundId = newId(askedAt);
      const written = await this.refunds.open(tx, { refundId, platformId, attemptId, amount, askedAt });
      return written ? { refundId } : { kind: 'underWay' };
    });
  }

  private async call(attempt: Captured, refundId: string): Promise<RefundOutcome> {
    const { platformId, gatewayAccountId, attemptId, reference, amount, providerData } = attempt;
    const via = await this.accounts.get(platformId, gatewayAccountId);
    if (!via) throw new Error(`gateway account ${gatewayAccountId} is gone`);
    const receiver = attempt.receiverId && (await this.receivers.get(platformId, attempt.receiverId));
    const gateway = this.gateways.get(attempt.provider, attempt.gatewayVersion);
    return this.runner.refund(gateway, via.account, {
      refundId,
      attemptId,
      reference,
      chargedAmount: amount,
      ...(receiver && receiver.receiverToken && { receiverToken: receiver.receiverToken }),
      ...(providerData && { providerData }),
    });
  }

  private async close(
    attempt: Captured,
    paymentId: string,
    refundId: string,
    told: RefundOutcome,
  ): Promise<RefundAnswer> {
    const { reference } = attempt;
    switch (told.kind) {
      case 'refunded':
        await this.applyOutcome.apply({
          of: attempt,
          told: { kind: 'refunded', reference },
          source: 'refund',
        });
        return { kind: 'refunded' };
      case 'processing':
        return this.lookAt(attempt);
      case 'unknown': {
        const seen = await this.lookAt(attempt);
        if (seen.kind === 'underWay') await this.callAPerson(attempt, paymentId, { refundId, why: told.why });
        return seen;
      }
      case 'declined':
      case 'refused':
        await this.transactions.run('closeRefund', (tx) =>
          this.refunds.refuse(tx, attempt, this.clock.now()),
        );
        return { kind: 'refused', detail: told.detail };
    }
  }

  /** Never told twice: the provider is asked what became of it. */
  private async lookAt(attempt: Captured): Promise<RefundAnswer> {
    const { next } = await this.askProvider.askAbout(attempt, 'refund');
    return { kind: next.status === 'REFUNDED' ? 'refunded' : 'underWay' };
  }

  private callAPerson({ platformId, attemptId }: Captured, paymentId: string, detail: object): Promise<void> {
    const now = this.clock.now();
    return this.transactions.run('callAPerson', (tx) =>
      this.attention.raise(tx, { platformId, paymentId, attemptId, now }, { kind: 'UNRESOLVED', detail }),
    );
  }
}
