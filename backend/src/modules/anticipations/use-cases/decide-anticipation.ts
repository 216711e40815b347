import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { boundList, selectedIds, type BulkActionDto, type BulkResult } from '../../../runtime/lists/index.js';
import { because } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Hosts } from '../../platforms/index.js';
import { AnticipationChanges } from '../anticipation-changes.js';
import { anticipationProblem } from '../anticipation-problems.js';
import { priceOf } from '../domain/anticipation-quote.js';
import type { AnticipationEvent } from '../domain/anticipation-states.js';
import { Anticipations, type Anticipation } from '../store/anticipations.js';
import { TellOfferedRate } from '../tell-offered-rate.js';
import type { TakenAnticipation } from './request-anticipation.js';

export const ANTICIPATION_ACTIONS = ['approve', 'refuse', 'changeRate'] as const;

/** What staff decide. */
export interface AnticipationDecision {
  readonly action: (typeof ANTICIPATION_ACTIONS)[number];
  /** Kept in the audit log. Of a refusal and a changed rate the seller reads it. */
  readonly reason: string;
  /** Of a changed rate: basis points. */
  readonly feeBps?: number | undefined;
}

const LIST = 'anticipations';

/** What staff decide about anticipations. Each needs the password again; two people approve large ones. What is approved is paid at once. */
@Injectable()
export class DecideAnticipation {
  constructor(
    private readonly anticipations: Anticipations,
    private readonly changes: AnticipationChanges,
    private readonly offered: TellOfferedRate,
    private readonly hosts: Hosts,
    private readonly reauthentication: Reauthentication,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns what it is afterwards: one that was approved is CANCELED where a covered sale has lost its share.
   * @throws Problem notFound; anticipationMoved, secondApproverNeeded, rateTooHigh (409); validation (422): the password or the code.
   *   Nothing changed
   */
  async decide(
    ctx: TenantContext,
    session: Session,
    id: string,
    { password, code, ...decision }: AnticipationDecision & Proof,
  ): Promise<TakenAnticipation> {
    await this.reauthentication.demand(ctx, session, { password, code });
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    return this.transactions.run('decideAnticipation', async (tx) => {
      because(tx, decision.reason);
      const led = await this.decideIn(ctx, tx, id, decision);
      const { reason } = decision;
      if (led.state === 'OFFERED')
        await this.offered.tell(ctx, tx, led, { origin, reason, now: this.clock.now() });
      const [ended = led] = await this.changes.pay(ctx, tx, [led], this.clock.now());
      return { id, state: ended.state };
    });
  }

  /**
   * Approves the anticipations that were selected in the list, all or none; one whose share is gone is canceled and does not count.
   * @throws Problem selectionChanged; the same as of `decide`
   */
  async approveSelected(
    ctx: TenantContext,
    session: Session,
    { password, code, ...selected }: BulkActionDto & Proof,
  ): Promise<BulkResult> {
    const bound = boundList('admin', LIST);
    if (!bound) throw new Error(`there is no list ${LIST}`);
    await this.reauthentication.demand(ctx, session, { password, code });
    return this.transactions.run('approveAnticipations', async (tx) => {
      const now = this.clock.now();
      const scope = { platformId: ctx.platformId, personId: session.person.id, now };
      const ids = await selectedIds(tx, bound, scope, selected);
      because(tx, selected.reason);
      const led: Anticipation[] = [];
      // In one order, so that two people who approve the same ones wait for each other.
      for (const id of [...ids].sort())
        led.push(await this.decideIn(ctx, tx, id, { action: 'approve', reason: selected.reason }));
      const ended = await this.changes.pay(ctx, tx, led, now);
      return { done: ended.filter(({ state }) => state !== 'CANCELED').length };
    });
  }

  private async decideIn(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    { action, reason, feeBps }: AnticipationDecision,
  ): Promise<Anticipation> {
    const found = await this.anticipations.lock(ctx, tx, id);
    if (!found) throw runtimeProblem('notFound');
    const [by, now] = [ctx.recordedActor, this.clock.now()];
    switch (action) {
      case 'refuse':
        return this.changes.lead(ctx, tx, found, 'refuse', {
          ...{ patch: { decidedBy: by, decidedAt: now, reason }, now },
        });
      case 'approve': {
        const event = approvalOf(found, by);
        const patch = event === 'approve' ? { decidedBy: by, decidedAt: now } : { firstApprovedBy: by };
        return this.changes.lead(ctx, tx, found, event, { patch, now });
      }
      case 'changeRate':
        return this.changeRate(ctx, tx, found, { feeBps: feeBps ?? found.feeBps, reason });
    }
  }

  private async changeRate(
    ctx: TenantContext,
    tx: EntityManager,
    found: Anticipation,
    { feeBps, reason }: { readonly feeBps: number; readonly reason: string },
  ): Promise<Anticipation> {
    const [setBy, now] = [ctx.recordedActor, this.clock.now()];
    const before = await this.anticipations.covered(ctx, tx, found.id);
    const { covered, fee, averageDays, monthlyRateBps } = pricedOrRefused(before, feeBps, now);
    const version = found.rateVersion + 1;
    // Who offers a rate has approved the anticipation at it.
    const patch = {
      ...{ fee, feeBps, averageDays, monthlyRateBps, rateVersion: version, reason },
      ...{ firstApprovedBy: setBy, decidedBy: setBy, decidedAt: now },
    };
    const led = await this.changes.lead(ctx, tx, found, 'changeRate', { patch, now });
    const rate = { anticipationId: found.id, version, feeBps, fee, setBy, setAt: now, reason };
    await this.anticipations.offer(ctx, tx, rate, covered);
    return led;
  }
}

/** @throws Problem secondApproverNeeded: the same person approved it, or its rate, before */
function approvalOf({ state, needsTwo, firstApprovedBy }: Anticipation, by: string): AnticipationEvent {
  const isLast = !needsTwo || state === 'APPROVED' || state === 'PAID';
  if (isLast || firstApprovedBy === null) return isLast ? 'approve' : 'approveFirst';
  if (firstApprovedBy === by) throw anticipationProblem('secondApproverNeeded');
  return 'approve';
}

/** @throws Problem rateTooHigh */
function pricedOrRefused(...[parts, feeBps, now]: Parameters<typeof priceOf>): ReturnType<typeof priceOf> {
  try {
    return priceOf(parts, feeBps, now);
  } catch (error) {
    throw error instanceof RangeError ? anticipationProblem('rateTooHigh') : error;
  }
}
