import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Ledger } from '../../ledger/index.js';
import { adjustmentMove } from '../adjustment-move.js';
import { adjustmentProblem } from '../adjustment-problems.js';
import { Adjustments, type LockedAdjustment } from '../store/adjustments.js';

export const ADJUSTMENT_DECISIONS = ['CONFIRM', 'REFUSE'] as const;

export interface AdjustmentDecision extends Proof {
  readonly decision: (typeof ADJUSTMENT_DECISIONS)[number];
  readonly reason: string;
}

/**
 * Confirms a proposed adjustment, which moves the money, or refuses it. The adjustment is locked before the accounts: of two decisions at
 * once one finds it decided. Whoever proposed it may refuse, not confirm.
 */
@Injectable()
export class DecideAdjustment {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; adjustmentDecided, adjustmentNeedsAnother (409); validation (422): the proof. Nothing changed */
  async decide(
    ctx: TenantContext,
    session: Session,
    id: string,
    { decision, reason, ...proof }: AdjustmentDecision,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('decideAdjustment', async (tx) => {
      const proposed = await this.adjustments.lock(ctx, tx, id);
      if (!proposed) throw runtimeProblem('notFound');
      if (proposed.state !== 'PROPOSED') throw adjustmentProblem('adjustmentDecided');
      const isConfirmed = decision === 'CONFIRM';
      if (isConfirmed && proposed.proposedBy === ctx.recordedActor)
        throw adjustmentProblem('adjustmentNeedsAnother');
      const now = this.clock.now();
      const asDebt = isConfirmed ? await this.post(ctx, tx, proposed, now) : cents(0);
      await this.adjustments.decide(ctx, tx, {
        ...{ id, asDebt, decidedBy: ctx.recordedActor, decidedAt: now, decisionReason: reason },
        state: isConfirmed ? 'POSTED' : 'REFUSED',
      });
      this.audit.record(ctx, tx, {
        ...{ action: isConfirmed ? 'adjustment.posted' : 'adjustment.refused', reason },
        ...{ subject: 'balance_adjustments', subjectId: id },
        after: {
          sellerId: proposed.sellerId,
          direction: proposed.direction,
          amount: proposed.amount,
          asDebt,
        },
      });
    });
  }

  /** What of it became a debt. */
  private async post(ctx: TenantContext, tx: EntityManager, proposed: LockedAdjustment, now: Date) {
    let asDebt = cents(0);
    await this.ledger.move(ctx, tx, now, [adjustmentMove(proposed, now, (debt) => (asDebt = debt))]);
    return asDebt;
  }
}
