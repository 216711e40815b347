import { DEFAULT_CURRENCY, cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import type { AdjustmentDirection } from '../adjustment-move.js';
import { adjustmentProblem, unknownSellerTexts } from '../adjustment-problems.js';
import { Adjustments } from '../store/adjustments.js';

export interface WantedAdjustment extends Proof {
  /** The e-mail address of the seller. */
  readonly seller: string;
  readonly direction: AdjustmentDirection;
  /** Cents of a real. */
  readonly amount: number;
  /** The seller reads it in the explanation of the balance. */
  readonly reason: string;
  /** The same request has the same key: it is taken once. */
  readonly requestKey: string;
}

/** Proposes to change the balance of a seller (screens.md C2). Nothing moves until another person confirms it. */
@Injectable()
export class ProposeAdjustment {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem validation (422): the proof, an e-mail address without a seller; adjustmentKeyUsed (409). Nothing was written */
  async propose(
    ctx: TenantContext,
    session: Session,
    { password, code, ...wanted }: WantedAdjustment,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, { password, code });
    await this.transactions.run('proposeAdjustment', async (tx) => {
      const sellerId = await this.adjustments.sellerId(ctx, tx, wanted.seller);
      if (sellerId === undefined)
        throw runtimeProblem('validation', { errors: { seller: [unknownSellerTexts] } });
      const { direction, reason, requestKey } = wanted;
      const proposedAt = this.clock.now();
      const id = newId(proposedAt);
      const proposed = await this.adjustments.propose(ctx, tx, {
        ...{ id, sellerId, direction, reason, requestKey, currency: DEFAULT_CURRENCY },
        ...{ amount: cents(wanted.amount), proposedBy: ctx.recordedActor, proposedAt },
      });
      if (proposed === 'another') throw adjustmentProblem('adjustmentKeyUsed');
      if (proposed === 'same') return;
      this.audit.record(ctx, tx, {
        ...{ action: 'adjustment.proposed', subject: 'balance_adjustments', subjectId: id, reason },
        after: { sellerId, direction, amount: wanted.amount },
      });
    });
  }
}
