import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { RefundState } from '../domain/refund-transitions.js';
import { Refunds, type RefundKey } from '../store/refunds.js';

/**
 * The only writer of the state of a refund. The provider's answer, a webhook, a later query and staff only report facts; each comes
 * through here, and the transition table decides whether it changes anything. The row is locked by the update that checks its state,
 * so the second of two concurrent facts sees the first.
 */
@Injectable()
export class ApplyRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly refunds: Refunds,
    private readonly clock: Clock,
  ) {}

  /** In a transaction of its own. True when the state changed. */
  apply(ctx: TenantContext, refund: RefundKey, to: RefundState): Promise<boolean> {
    return this.transactions.run('applyRefund', (tx) => this.applyIn(ctx, tx, refund, to));
  }

  /** In the caller's transaction. True when the state changed. One statement. */
  applyIn(ctx: TenantContext, tx: EntityManager, refund: RefundKey, to: RefundState): Promise<boolean> {
    return this.refunds.transition(ctx, tx, refund, { to, now: this.clock.now() });
  }
}
