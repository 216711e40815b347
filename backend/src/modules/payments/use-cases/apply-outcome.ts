import type { QueryOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Outbox } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Ledger, type Division } from '../../ledger/index.js';
import { decide } from '../domain/decide.js';
import type { Decision, Standing } from '../domain/standing.js';
import type { OutcomeSource } from '../domain/payment.js';
import { paymentAnswer } from '../domain/payment-answer.js';
import { AttentionItems, type CallForAPerson } from '../store/attention-items.js';
import { Attempts, type LockedAttempt } from '../store/attempts.js';
import { Refunds } from '../store/refunds.js';

export interface Learnt {
  readonly platformId: string;
  readonly attemptId: string;
  /** As the gateway read it: its instants are the provider's. */
  readonly told: QueryOutcome;
  readonly source: OutcomeSource;
}

/** What the caller writes of its own in the same transaction, once it is known what the outcome does. */
export type Alongside = (tx: EntityManager, decision: Decision) => Promise<void>;

/**
 * The one door for the truth about an attempt. The reply, the webhook and the janitor all come through it: the attempt is
 * locked and read again, the transition table is consulted, and state, ledger and events are written in one transaction.
 */
@Injectable()
export class ApplyOutcome {
  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: Attempts,
    private readonly refunds: Refunds,
    private readonly attention: AttentionItems,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async apply(learnt: Learnt, alongside?: Alongside): Promise<Decision> {
    return this.transactions.run('applyOutcome', async (tx) => {
      const locked = await this.attempts.lock(tx, learnt.platformId, learnt.attemptId);
      if (!locked)
        throw new Error(`attempt ${learnt.attemptId} does not exist on platform ${learnt.platformId}`);
      const now = this.clock.now();
      const decision = decide(locked.standing, onOurClock(learnt.told, this.clock), {
        source: learnt.source,
        now,
      });
      const answer = isAnswer(learnt, decision) ? paymentAnswer(decision.next) : null;
      const { otherCaptured } = await this.attempts.save(tx, locked, decision.next, now, answer);
      if (decision.ledger === 'approve' && otherCaptured)
        await this.callAPerson(
          tx,
          locked,
          { kind: 'DOUBLE_PAYMENT', detail: { orderId: locked.orderId } },
          now,
        );
      if (decision.attention) await this.callAPerson(tx, locked, decision.attention, now);
      if (decision.verdict === 'changed') await this.tell(tx, locked, decision.next, learnt.source, now);
      await alongside?.(tx, decision);
      // Last, because the accounts stay locked until the commit and other sales of the same seller wait for them.
      await this.moveMoney(tx, locked, decision, now);
      return decision;
    });
  }

  private async moveMoney(
    tx: EntityManager,
    locked: LockedAttempt,
    decision: Decision,
    now: Date,
  ): Promise<void> {
    const { platformId, paymentId, gatewayAccountId, currency } = locked;
    switch (decision.ledger) {
      case null:
        return;
      case 'approve': {
        const occurredAt = decision.next.approvedAt ?? now;
        // The order keeps the division it was placed with; only the ledger knows its inside.
        const division = locked.division as Division;
        await this.ledger.postApproval(tx, {
          platformId,
          paymentId,
          gatewayAccountId,
          currency,
          division,
          occurredAt,
          now,
        });
        return;
      }
      case 'restore':
        await this.ledger.restore(tx, { platformId, paymentId, occurredAt: now, now });
        return;
      case 'refund':
        await this.ledger.reverse(tx, { platformId, paymentId, kind: 'REFUND', occurredAt: now, now });
        if (locked.standing.refundAsked) await this.refunds.settle(tx, locked, now);
        return;
      case 'chargeback':
        await this.ledger.reverse(tx, { platformId, paymentId, kind: 'CHARGEBACK', occurredAt: now, now });
    }
  }

  private callAPerson(
    tx: EntityManager,
    { platformId, paymentId, attemptId }: LockedAttempt,
    item: CallForAPerson,
    now: Date,
  ): Promise<void> {
    return this.attention.raise(tx, { platformId, paymentId, attemptId, now }, item);
  }

  private async tell(
    tx: EntityManager,
    locked: LockedAttempt,
    { status, confirming, nativeStatus, reason }: Standing,
    source: OutcomeSource,
    now: Date,
  ): Promise<void> {
    const { platformId, paymentId, attemptId, orderId, recurring } = locked;
    await this.outbox.append(tx, [
      {
        id: newId(now),
        platformId,
        topic: `payment.${status.toLowerCase()}`,
        key: paymentId,
        occurredAt: now,
        payload: {
          paymentId,
          orderId,
          attemptId,
          from: locked.standing.status,
          status,
          confirming,
          nativeStatus,
          reason,
          recurring,
          source,
        },
      },
    ]);
  }
}

/** A lost reply is no answer: whoever asks again under the same key gets the present state. */
function isAnswer(learnt: Learnt, decision: Decision): boolean {
  return learnt.source === 'reply' && decision.next.attemptState !== 'UNKNOWN';
}

/** An instant that no calendar has was not told. It decides nothing, and a booked charge must not fail for it. */
function onOurClock(told: QueryOutcome, clock: Clock): QueryOutcome {
  const ours = (instant: Date): Date | undefined =>
    Number.isNaN(instant.getTime()) ? undefined : clock.fromWorld(instant);
  if (told.kind === 'awaiting' && told.expiresAt) {
    const { expiresAt, ...rest } = told;
    const instant = ours(expiresAt);
    return instant ? { ...rest, expiresAt: instant } : rest;
  }
  if (told.kind === 'settled' && told.approvedAt) {
    const { approvedAt, ...rest } = told;
    const instant = ours(approvedAt);
    return instant ? { ...rest, approvedAt: instant } : rest;
  }
  return told;
}
