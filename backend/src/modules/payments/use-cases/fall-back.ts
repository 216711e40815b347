import type { Refused } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { setAside } from '../domain/tries.js';
import { ReviewItems } from '../../review/index.js';
import { LockedAttempts } from '../store/locked-attempts.js';
import { OpenPayment, type OpenedPayment } from './open-payment.js';

/** The refusals that create a review item, although another account charged the buyer. */
const OUR_FAULT: ReadonlySet<Refused['reason']> = new Set(['request', 'credentials', 'configuration']);

/** Takes a payment to the next account, after a try that surely did not charge. The next try is written before its call. */
@Injectable()
export class FallBack {
  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: LockedAttempts,
    private readonly openPayment: OpenPayment,
    private readonly reviewItems: ReviewItems,
    private readonly clock: Clock,
  ) {}

  /** Undefined when there is no other account, or when a webhook already proved the charge. */
  async from(ctx: TenantContext, opened: OpenedPayment, result: Refused): Promise<OpenedPayment | undefined> {
    const [way] = opened.others;
    if (!way) return undefined;
    return this.transactions.run('fallBack', async (tx) => {
      const locked = (await this.attempts.lock(ctx, tx, [opened.attemptId])).get(opened.attemptId);
      const next = locked && setAside(locked.standing);
      if (!next) return undefined;
      const now = this.clock.now();
      await this.attempts.save(ctx, tx, [{ locked, next, answer: null }], now);
      if (OUR_FAULT.has(result.reason)) {
        const { paymentId, attemptId } = opened;
        const { reason, detail } = result;
        await this.reviewItems.raise(
          ctx,
          tx,
          { paymentId, attemptId, now },
          { kind: 'REFUSED_BY_PROVIDER', detail: { reason, detail } },
        );
      }
      return this.openPayment.openNext(ctx, tx, opened, way, { refused: result.reason, now });
    });
  }
}
