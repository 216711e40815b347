import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { AuditLog } from '../audit/index.js';
import { Ledger, type Move } from '../ledger/index.js';
import { ShareGone, anticipationMoves } from './anticipation-moves.js';
import { anticipationProblem } from './anticipation-problems.js';
import {
  anticipationVerdict,
  isOpenAnticipation,
  type AnticipationEvent,
} from './domain/anticipation-states.js';
import { priceOf } from './domain/anticipation-quote.js';
import { Anticipations, type Anticipation } from './store/anticipations.js';

type Patch = Partial<Omit<Anticipation, 'id' | 'state' | 'paidAt' | 'endedAt'>>;

/** The only writer of the state of an anticipation that exists. The caller has locked it. */
@Injectable()
export class AnticipationChanges {
  constructor(
    private readonly anticipations: Anticipations,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Leads a locked anticipation to where an event takes it, with its record.
   * @throws Problem anticipationMoved
   */
  async lead(
    ctx: TenantContext,
    tx: EntityManager,
    anticipation: Anticipation,
    event: AnticipationEvent,
    { patch = {}, now }: { readonly patch?: Patch; readonly now: Date },
  ): Promise<Anticipation> {
    const verdict = anticipationVerdict(anticipation.state, event);
    if (verdict === 'same') return anticipation;
    if (verdict === 'forbidden') throw anticipationProblem('anticipationMoved');
    const isOpen = isOpenAnticipation(verdict);
    const led: Anticipation = {
      ...{ ...anticipation, ...patch },
      state: verdict,
      cause: event === 'shareGone' ? 'SHARE_GONE' : event === 'withdraw' ? 'SELLER' : null,
      paidAt: verdict === 'PAID' ? now : anticipation.paidAt,
      endedAt: isOpen || verdict === 'APPROVED' ? null : now,
      lookAt: isOpen ? anticipation.lookAt : null,
    };
    await this.anticipations.save(ctx, tx, led);
    this.audit.record(ctx, tx, {
      ...{ action: 'anticipation.changed', subject: 'anticipations', subjectId: led.id },
      before: { state: anticipation.state, fee: anticipation.fee, feeBps: anticipation.feeBps },
      after: { state: led.state, fee: led.fee, feeBps: led.feeBps },
      ...(patch.reason && { reason: patch.reason }),
    });
    return led;
  }

  /**
   * Pays approved anticipations under the locks of the ledger, in one call for all of them, so that two callers cannot wait for each
   * other. One whose covered sale lost its share meanwhile is canceled, and the others are paid.
   */
  async pay(
    ctx: TenantContext,
    tx: EntityManager,
    approved: readonly Anticipation[],
    now: Date,
  ): Promise<Anticipation[]> {
    const moves = new Map<Anticipation, Move[]>();
    const prices = new Map<Anticipation, Patch>();
    for (const one of approved.filter(({ state }) => state === 'APPROVED')) {
      const covered = await this.anticipations.covered(ctx, tx, one.id);
      moves.set(one, anticipationMoves({ ...one, covered }, now));
      // How long the money is really advanced, and what the fee costs for that.
      const { averageDays, monthlyRateBps } = priceOf(covered, one.feeBps, now);
      prices.set(one, { averageDays, monthlyRateBps });
    }
    const gone = await this.move(ctx, tx, moves, now);
    const ended: Anticipation[] = [];
    for (const one of approved) {
      const isPaid = moves.has(one);
      if (isPaid || gone.has(one)) {
        const patch = prices.get(one) ?? {};
        ended.push(
          await this.lead(ctx, tx, one, isPaid ? 'paid' : 'shareGone', { now, ...(isPaid && { patch }) }),
        );
      } else ended.push(one);
    }
    return ended;
  }

  /** Takes out of `moves` those whose share is gone, and returns them. */
  private async move(
    ctx: TenantContext,
    tx: EntityManager,
    moves: Map<Anticipation, Move[]>,
    now: Date,
  ): Promise<Set<Anticipation>> {
    const gone = new Set<Anticipation>();
    while (moves.size > 0) {
      try {
        await this.ledger.move(ctx, tx, now, [...moves.values()].flat());
        break;
      } catch (error) {
        if (!(error instanceof ShareGone)) throw error;
        const [lost] = [...moves.keys()].filter(({ id }) => id === error.anticipationId);
        if (!lost) throw error;
        gone.add(lost);
        moves.delete(lost);
      }
    }
    return gone;
  }
}
