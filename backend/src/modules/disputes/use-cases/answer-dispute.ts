import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { DisputeChanges } from '../dispute-changes.js';
import { disputeProblem } from '../dispute-problems.js';
import { disputeVerdict, isEnded } from '../domain/dispute-states.js';
import { DisputeEvents } from '../store/dispute-events.js';
import { Disputes, type Dispute } from '../store/disputes.js';

/** What sellers say about a dispute, and the defence that staff send. */
@Injectable()
export class AnswerDispute {
  constructor(
    private readonly disputes: Disputes,
    private readonly events: DisputeEvents,
    private readonly changes: DisputeChanges,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Records that the defence was sent; the result is awaited. @throws Problem notFound; disputeMoved (409): too late, or ended */
  async defend(ctx: TenantContext, id: string, note: string): Promise<void> {
    await this.transactions.run('defendDispute', async (tx) => {
      const dispute = await this.locked(ctx, tx, id);
      const verdict = disputeVerdict(dispute.state, 'defend');
      const now = this.clock.now();
      if (verdict === 'same') return;
      if (verdict === 'forbidden' || dispute.dueAt <= now) throw disputeProblem('disputeMoved');
      await this.changes.lead(ctx, tx, dispute, {
        patch: { state: verdict, lookAt: null },
        happened: { kind: 'DEFENCE_SENT', by: ctx.recordedActor, note },
        ...{ reason: note, now },
      });
    });
  }

  /** Adds what the seller knows, while there is no result. @throws Problem notFound: no dispute of this seller; disputeMoved (409) */
  async explain(ctx: TenantContext, { accountId }: Session, id: string, note: string): Promise<void> {
    await this.transactions.run('explainDispute', async (tx) => {
      const dispute = await this.locked(ctx, tx, id);
      if (dispute.sellerId !== accountId) throw runtimeProblem('notFound');
      if (isEnded(dispute.state)) throw disputeProblem('disputeMoved');
      const now = this.clock.now();
      await this.events.add(ctx, tx, { disputeId: id, now }, [
        { kind: 'EVIDENCE', by: ctx.recordedActor, note },
      ]);
      this.audit.record(ctx, tx, { action: 'dispute.explained', subject: 'disputes', subjectId: id });
    });
  }

  private async locked(ctx: TenantContext, tx: EntityManager, id: string): Promise<Dispute> {
    const found = await this.disputes.find(ctx, id);
    if (!found) throw runtimeProblem('notFound');
    await this.disputes.serialize(ctx, tx, found.paymentId);
    const dispute = await this.disputes.lock(ctx, tx, id);
    if (!dispute) throw runtimeProblem('notFound');
    return dispute;
  }
}
