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
import { withdrawalVerdict, type WithdrawalEvent } from '../domain/withdrawal-states.js';
import { Withdrawals, type Withdrawal, type WithdrawalOwner } from '../store/withdrawals.js';
import { WithdrawalChanges, type Change } from '../withdrawal-changes.js';
import { withdrawalProblem } from '../withdrawal-problems.js';

export const STAFF_ACTIONS = ['approve', 'audit', 'retry', 'refuse', 'cancel', 'payByHand'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

export interface StaffDecision {
  readonly action: StaffAction;
  /** Kept in the audit log. Of a refusal, a cancellation and a payment by hand the owner reads it. */
  readonly reason: string;
  /** Of a payment by hand: how the bank calls it. */
  readonly endToEndId?: string | undefined;
}

interface Whose {
  readonly owner: WithdrawalOwner;
  readonly id: string;
}

/** What staff decide about withdrawals, and what their owners take back. Each needs the password again; two people decide about large ones. */
@Injectable()
export class DecideWithdrawal {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly changes: WithdrawalChanges,
    private readonly reauthentication: Reauthentication,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; withdrawalMoved, secondPersonNeeded (409); validation (422): the password or the code. Nothing changed */
  async decide(
    ctx: TenantContext,
    session: Session,
    whose: Whose,
    { password, code, ...decision }: StaffDecision & Proof,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, { password, code });
    const origin = await this.originOf(ctx);
    await this.transactions.run('decideWithdrawal', (tx) => this.decideIn(ctx, tx, whose, decision, origin));
  }

  /**
   * Approves the withdrawals that were selected in the list, all or none.
   * @throws Problem selectionChanged; the same as of `decide`
   */
  async approveSelected(
    ctx: TenantContext,
    session: Session,
    { owner, list }: { readonly owner: WithdrawalOwner; readonly list: string },
    { password, code, ...selected }: BulkActionDto & Proof,
  ): Promise<BulkResult> {
    const bound = boundList('admin', list);
    if (!bound) throw new Error(`there is no list ${list}`);
    await this.reauthentication.demand(ctx, session, { password, code });
    const origin = await this.originOf(ctx);
    return this.transactions.run('approveWithdrawals', async (tx) => {
      const scope = { platformId: ctx.platformId, personId: session.person.id, now: this.clock.now() };
      const ids = await selectedIds(tx, bound, scope, selected);
      // In one order, so that two people who approve the same ones wait for each other.
      for (const id of [...ids].sort())
        await this.decideIn(ctx, tx, { owner, id }, { action: 'approve', reason: selected.reason }, origin);
      return { done: ids.length };
    });
  }

  /**
   * The owner takes a request back of which nothing was ever given to a provider: one that refused may have it after all, and staff decide
   * then. Of a payout at the same time one is done, because both lock it.
   * @throws Problem notFound; withdrawalMoved (409). Nothing changed
   */
  async takeBack(ctx: TenantContext, session: Session, { owner, id }: Whose): Promise<void> {
    const origin = await this.originOf(ctx);
    await this.transactions.run('takeWithdrawalBack', async (tx) => {
      const found = await this.withdrawals.lock(ctx, tx, id);
      if (found?.owner !== owner || found.ownerId !== session.accountId) throw runtimeProblem('notFound');
      if (found.provider !== null) throw withdrawalProblem('withdrawalMoved');
      await this.lead(ctx, tx, found, 'withdraw', { now: this.clock.now(), origin, isByOwner: true });
    });
  }

  private async decideIn(
    ctx: TenantContext,
    tx: EntityManager,
    { owner, id }: Whose,
    decision: StaffDecision,
    origin: string,
  ): Promise<void> {
    const found = await this.withdrawals.lock(ctx, tx, id);
    if (found?.owner !== owner) throw runtimeProblem('notFound');
    because(tx, decision.reason);
    const event = eventOf(found, decision.action, ctx.recordedActor);
    const now = this.clock.now();
    const patch = patchOf(found, event, decision, { by: ctx.recordedActor, now });
    await this.lead(ctx, tx, found, event, { patch, now, origin });
  }

  private async lead(
    ctx: TenantContext,
    tx: EntityManager,
    withdrawal: Withdrawal,
    event: WithdrawalEvent,
    change: Change,
  ): Promise<void> {
    const verdict = withdrawalVerdict(withdrawal.state, event);
    if (verdict === 'same') return;
    if (verdict === 'stale' || verdict === 'forbidden') throw withdrawalProblem('withdrawalMoved');
    await this.changes.lead(ctx, tx, withdrawal, verdict, change);
  }

  private async originOf({ platformId }: TenantContext): Promise<string> {
    return (await this.hosts.originOfPlatform(platformId)) ?? '';
  }
}

/**
 * What an action of a person means for this withdrawal.
 * @throws Problem secondPersonNeeded: the same person approved it before, or pays alone what two people decide about
 */
function eventOf(
  { state, needsTwo, firstApprovedBy }: Withdrawal,
  action: StaffAction,
  by: string,
): WithdrawalEvent {
  if ((action !== 'approve' && action !== 'payByHand') || !needsTwo || state === 'FAILED') return action;
  if (state === 'HALF_APPROVED' && firstApprovedBy !== by) return action;
  if (state === 'HALF_APPROVED' || action === 'payByHand') throw withdrawalProblem('secondPersonNeeded');
  return 'approveFirst';
}

function patchOf(
  { round }: Withdrawal,
  event: WithdrawalEvent,
  { reason, endToEndId }: StaffDecision,
  { by, now }: { readonly by: string; readonly now: Date },
): NonNullable<Change['patch']> {
  switch (event) {
    case 'approveFirst':
      return { firstApprovedBy: by };
    case 'audit':
      return { firstApprovedBy: null };
    case 'approve':
      return { decidedBy: by, decidedAt: now, dueAt: now };
    case 'retry':
      return { round: round + 1, dueAt: now };
    case 'payByHand':
      return { decidedBy: by, decidedAt: now, paidByHand: true, endToEndId: endToEndId ?? null, reason };
    default:
      return { decidedBy: by, decidedAt: now, reason };
  }
}
