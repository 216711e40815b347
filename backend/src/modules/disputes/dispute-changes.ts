import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { AuditLog } from '../audit/index.js';
import { Ledger, type Move } from '../ledger/index.js';
import { DisputeMails } from './dispute-mails.js';
import { blockMove, feeMove, unblockMove } from './dispute-moves.js';
import { nextLookAtDeadline, reminderAt } from './domain/dispute-deadline.js';
import { isEnded } from './domain/dispute-states.js';
import { DisputeEvents, type DisputeHappened } from './store/dispute-events.js';
import { DisputedPayments } from './store/disputed-payments.js';
import { Disputes, type Dispute, type DisputeProgress, type NotifiedDispute } from './store/disputes.js';

/** What changes, and what the history says about it. */
export interface DisputeChange {
  readonly patch: Partial<DisputeProgress>;
  readonly happened: DisputeHappened;
  readonly reason?: string | null;
  readonly now: Date;
}

/** The only writer of disputes. The caller has locked the payment's disputes (`Disputes.serialize`). */
@Injectable()
export class DisputeChanges {
  constructor(
    private readonly disputes: Disputes,
    private readonly events: DisputeEvents,
    private readonly payments: DisputedPayments,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
    private readonly mails: DisputeMails,
  ) {}

  async open(ctx: TenantContext, tx: EntityManager, wanted: NotifiedDispute): Promise<Dispute> {
    const dispute = await this.disputes.add(ctx, tx, wanted);
    const { id, kind, amount, paymentId, reason, openedBy: by, notifiedAt: now } = wanted;
    await this.events.add(ctx, tx, { disputeId: id, now }, [{ kind: 'NOTIFIED', by, note: reason, amount }]);
    this.audit.record(ctx, tx, {
      ...{ action: 'dispute.opened', subject: 'disputes', subjectId: id, reason },
      after: { kind, amount, paymentId },
    });
    await this.mails.tell(ctx, tx, dispute, 'disputeOpened');
    return dispute;
  }

  /** Leads a dispute to another state. Its money is moved by `settle`, which a crash does not prevent: it is due from now on. */
  async lead(
    ctx: TenantContext,
    tx: EntityManager,
    dispute: Dispute,
    { patch, happened, reason, now }: DisputeChange,
  ): Promise<Dispute> {
    const led: Dispute = { ...dispute, lookAt: now, ...patch };
    await this.disputes.save(ctx, tx, led);
    await this.events.add(ctx, tx, { disputeId: dispute.id, now }, [happened]);
    this.audit.record(ctx, tx, {
      ...{ action: 'dispute.changed', subject: 'disputes', subjectId: dispute.id },
      before: { state: dispute.state, feeState: dispute.feeState },
      after: { state: led.state, feeState: led.feeState },
      ...(reason && { reason }),
    });
    if (isEnded(led.state) && !isEnded(dispute.state))
      await this.mails.tell(ctx, tx, led, led.state === 'WON' ? 'disputeWon' : 'disputeLost');
    return led;
  }

  /** Tells the seller once, a day before the deadline, that nobody has answered. */
  async remind(ctx: TenantContext, tx: EntityManager, dispute: Dispute, now: Date): Promise<Dispute> {
    const isWaiting = dispute.state === 'NOTIFIED' || dispute.state === 'BLOCKED';
    if (!isWaiting || dispute.remindedAt !== null || now < reminderAt(dispute) || now >= dispute.dueAt)
      return dispute;
    await this.mails.tell(ctx, tx, dispute, 'disputeDueSoon');
    return { ...dispute, remindedAt: now };
  }

  /**
   * Moves what the state of a dispute asks for: blocks while it is open, gives back what is still blocked once the money went back or
   * a result is known, and posts its fee. Each once. Call it last: accounts stay locked until the transaction ends.
   */
  async settle(ctx: TenantContext, tx: EntityManager, dispute: Dispute, now: Date): Promise<Dispute> {
    const people = await this.payments.people(ctx, tx, dispute.paymentId);
    const isOver = isEnded(dispute.state) || dispute.chargedBackAt !== null;
    const isFresh = dispute.state === 'NOTIFIED' && !isOver;
    let blocked = 0;
    let unblocked = 0;
    const block = isFresh && blockMove(dispute, { people, now, moved: (amount) => (blocked = amount) });
    const step = isEnded(dispute.state) ? dispute.state : 'CHARGED_BACK';
    const unblock =
      isOver && unblockMove(dispute, step, { people, now, moved: (amount) => (unblocked = amount) });
    const fee =
      (dispute.feeState === 'DUE' && feeMove(dispute, 'charge', now)) ||
      (dispute.feeState === 'RETURN_DUE' && feeMove(dispute, 'return', now));
    const moves = [block, unblock, fee].filter((move): move is Move => move !== false);
    if (moves.length > 0) await this.ledger.move(ctx, tx, now, moves);
    const settled = afterMoves(dispute, blocked);
    await this.disputes.save(ctx, tx, settled);
    await this.events.add(ctx, tx, { disputeId: dispute.id, now }, [
      ...happened('BLOCKED', blocked),
      ...happened('UNBLOCKED', unblocked),
      ...happened('FEE_CHARGED', dispute.feeState === 'DUE' ? dispute.fee : 0),
      ...happened('FEE_RETURNED', dispute.feeState === 'RETURN_DUE' ? dispute.fee : 0),
    ]);
    return settled;
  }
}

const happened = (kind: DisputeHappened['kind'], amount: number): DisputeHappened[] =>
  amount > 0 ? [{ kind, by: 'system:disputes', amount }] : [];

/** The fee that was due is posted; the job looks again at the deadline, while a defence can be sent. */
function afterMoves(dispute: Dispute, blocked: number): Dispute {
  const state = blocked > 0 ? 'BLOCKED' : dispute.state;
  const isWaiting = state === 'NOTIFIED' || state === 'BLOCKED';
  const { feeState } = dispute;
  return {
    ...dispute,
    state,
    blockedAmount: dispute.blockedAmount + blocked,
    feeState: feeState === 'DUE' ? 'CHARGED' : feeState === 'RETURN_DUE' ? 'RETURNED' : feeState,
    lookAt: isWaiting ? nextLookAtDeadline(dispute) : null,
  };
}
