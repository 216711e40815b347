import type { QueryOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Batcher, Transactions, assertOutsideTransaction } from '../../../database/index.js';
import { systemContext, type TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Outbox, type DomainEvent } from '../../../runtime/events/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Ledger, type Division, type MoneyFact } from '../../ledger/index.js';
import { decide } from '../domain/decide.js';
import type { OutcomeSource, PaymentStatus } from '../domain/payment.js';
import { paymentAnswer } from '../domain/payment-answer.js';
import { namesAnotherCharge, type NamedCharge } from '../domain/named-charge.js';
import { unchangedDecision, type AttemptSnapshot, type Decision } from '../domain/decision.js';
import { ReviewItems, type NewReviewItem } from '../../review/index.js';
import { LockedAttempts, type AttemptIds, type LockedAttempt } from '../store/locked-attempts.js';
import { PAYMENT_EVENTS, paymentPartlyRefunded, type PaymentEvent } from '../payment-events.js';
import { ReturnedItems } from '../store/returned-items.js';
import { WebhookArrivals } from '../webhook-arrivals.js';
import { ApplyRefund } from './apply-refund.js';
import { onOurClock } from './on-our-clock.js';
import { partFacts } from './part-facts.js';

export interface ObservedOutcome {
  readonly of: AttemptIds;
  /** As the gateway read it: its instants are the provider's. */
  readonly outcome: QueryOutcome;
  readonly source: OutcomeSource;
  /** Of an answer: the status of the payment when the query was sent. See `DecisionContext.askedAt`. */
  readonly askedAt?: PaymentStatus | undefined;
  /** Of a proven webhook: how it names the charge at the provider. See `namesAnotherCharge`. */
  readonly named?: NamedCharge | undefined;
}

/**
 * What a caller writes of its own in the same transaction, once it is known what the outcomes do: `write` is called once with
 * all that are applied together, `about` is the caller's own key for each, `before` the status that the outcome found.
 */
export interface TransactionParticipant<A = unknown> {
  readonly about: A;
  write(
    this: void,
    ctx: TenantContext,
    tx: EntityManager,
    done: readonly { about: A; decision: Decision; before: PaymentStatus }[],
  ): Promise<void>;
}

/** What an outcome would do to an attempt as it is now. */
export interface PreviewedOutcome {
  readonly paymentId: string;
  readonly before: AttemptSnapshot;
  readonly decision: Decision;
}

interface ToApply {
  readonly learnt: ObservedOutcome;
  readonly alongside: TransactionParticipant | undefined;
}

interface Applied extends ToApply {
  readonly locked: LockedAttempt;
  readonly decision: Decision;
}

/**
 * One transaction at a time for each gateway account, because its sales mostly use the same sellers' accounts: outcomes
 * that arrive in between are applied together in the next one. Of one order only one at a time, so that each decision sees
 * the committed one before it.
 */
const TOGETHER = {
  atOnce: 1,
  maxBatchSize: 32,
  mayJoin: ({ learnt }: ToApply, group: readonly ToApply[]): boolean =>
    group.every((other) => other.learnt.of.orderId !== learnt.of.orderId),
};

/**
 * The only function that changes an attempt. Replies, webhooks and queries are all applied here: the attempt is
 * locked and read again, the transition table is consulted, and state, ledger and events are written in one transaction.
 * Outcomes that come together share it. When one of them cannot be written, the others are written without it.
 */
@Injectable()
export class ApplyOutcome {
  private readonly groups = new Map<string, Batcher<ToApply, Decision>>();
  private readonly webhookArrivals = new WebhookArrivals();

  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: LockedAttempts,
    private readonly applyRefund: ApplyRefund,
    private readonly returnedItems: ReturnedItems,
    private readonly reviewItems: ReviewItems,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async apply<A>(
    ctx: TenantContext,
    learnt: ObservedOutcome,
    alongside?: TransactionParticipant<A>,
  ): Promise<Decision> {
    assertOutsideTransaction('applyOutcome');
    return this.groupsOf(ctx, learnt.of).add({ learnt, alongside });
  }

  /** What {@link apply} would do now, decided on the locked attempt. Changes nothing. */
  async preview(ctx: TenantContext, learnt: ObservedOutcome): Promise<PreviewedOutcome> {
    return this.transactions.run('previewOutcome', async (tx) => {
      const locked = await this.attempts.lock(ctx, tx, [learnt.of.attemptId]);
      const one = { learnt, alongside: undefined };
      const { locked: at, decision } = this.decideOn(
        ctx,
        one,
        locked.get(learnt.of.attemptId),
        this.clock.now(),
      );
      return { paymentId: at.paymentId, before: at.standing, decision };
    });
  }

  private groupsOf(
    { platformId }: TenantContext,
    { gatewayAccountId }: AttemptIds,
  ): Batcher<ToApply, Decision> {
    const account = `${platformId}/${gatewayAccountId}`;
    const known = this.groups.get(account);
    if (known) return known;
    // Several requests and jobs share a transaction, so the installation itself is its actor.
    const groups = new Batcher(
      (group: readonly ToApply[]) =>
        this.applyTogether(systemContext('outcomes').forPlatform(platformId), group),
      TOGETHER,
    );
    this.groups.set(account, groups);
    return groups;
  }

  /** Of one gateway account, and so of one platform. */
  private async applyTogether(ctx: TenantContext, group: readonly ToApply[]): Promise<Decision[]> {
    const applied = await this.transactions.run('applyOutcome', async (tx) => {
      const attemptIds = group.map(({ learnt }) => learnt.of.attemptId);
      const locked = await this.attempts.lock(ctx, tx, attemptIds);
      const now = this.clock.now();
      const applied = group.map((one) => this.decideOn(ctx, one, locked.get(one.learnt.of.attemptId), now));
      const paidBefore = await this.attempts.save(ctx, tx, applied.map(toSave), now);
      for (const { locked: at, item } of applied.flatMap((one) => callsForAPerson(one, paidBefore)))
        await this.reviewItems.raise(ctx, tx, { ...at, now }, item);
      for (const one of applied.filter(isRefundOfOurs)) await this.endRefund(ctx, tx, one, now);
      await this.outbox.append(tx, applied.filter(({ decision }) => isChanged(decision)).map(eventOf(now)));
      await writeAlongside(ctx, tx, applied);
      // Last, because the accounts stay locked until the commit and other sales of the same sellers wait for them.
      await this.ledger.post(ctx, tx, now, applied.flatMap(moneyFactsOf(now)));
      return applied;
    });
    const now = this.clock.now();
    for (const { learnt, decision } of applied)
      this.webhookArrivals.learn(learnt.of.gatewayAccountId, { ...learnt, ledger: decision.ledger }, now);
    return applied.map(({ decision }) => decision);
  }

  /** Of the attempt: at most one is open. */
  private async endRefund(ctx: TenantContext, tx: EntityManager, { locked, decision }: Applied, now: Date) {
    const { attemptId, orderId } = locked;
    await this.applyRefund.applyIn(ctx, tx, { attemptId }, 'DONE');
    const { openPart } = locked.standing;
    if (openPart?.itemIds && decision.next.openPart === null)
      await this.returnedItems.add(ctx, tx, {
        orderId,
        refundId: openPart.refundId,
        itemIds: openPart.itemIds,
        now,
      });
  }

  private decideOn(
    { platformId }: TenantContext,
    one: ToApply,
    locked: LockedAttempt | undefined,
    now: Date,
  ): Applied {
    const { of, outcome, source, askedAt, named } = one.learnt;
    if (!locked) throw new Error(`attempt ${of.attemptId} does not exist on platform ${platformId}`);
    const { standing: current } = locked;
    const decision: Decision = namesAnotherCharge({ attemptId: of.attemptId, ...current }, named)
      ? { ...unchangedDecision(current, 'stale'), unconfirmed: true }
      : decide(current, onOurClock(outcome, this.clock), {
          ...{ source, now, askedAt },
          webhooksArrive: this.webhookArrivals.arrive(of.gatewayAccountId, now),
        });
    return { ...one, locked, decision };
  }
}

/** All that was left, or a part, which is done too when everything went back. */
const isRefundOfOurs = ({ locked: { standing }, decision }: Applied): boolean => {
  if (!isChanged(decision)) return false;
  if (decision.next.status === 'REFUNDED') return standing.refundAsked || standing.openPart !== null;
  return standing.openPart !== null && decision.next.openPart === null;
};

const isChanged = ({ verdict }: Decision): boolean => verdict === 'changed';

/** A lost reply is not stored as a response: a repeated request with the same key gets the current state. */
function toSave({ learnt, locked, decision: { next } }: Applied) {
  const isAnswer = learnt.source === 'reply' && next.attemptState !== 'UNKNOWN';
  return { locked, next, answer: isAnswer ? paymentAnswer(next) : null };
}

function callsForAPerson({ locked, decision }: Applied, paidBefore: ReadonlySet<string>) {
  const items: NewReviewItem[] = decision.reviewItem ? [decision.reviewItem] : [];
  if (decision.ledger === 'approve' && paidBefore.has(locked.paymentId))
    items.unshift({ kind: 'DOUBLE_PAYMENT', detail: { orderId: locked.orderId } });
  return items.map((item) => ({ locked, item }));
}

const eventOf =
  (now: Date) =>
  ({ learnt, locked, decision }: Applied): DomainEvent<PaymentEvent, string> => {
    const { platformId, paymentId, attemptId, orderId, recurring } = locked;
    const { status, confirming, nativeStatus, reason } = decision.next;
    const happened = decision.ledger === 'refundPart' ? paymentPartlyRefunded : PAYMENT_EVENTS[status];
    return happened.of({
      id: newId(now),
      platformId,
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
        source: learnt.source,
      },
    });
  };

async function writeAlongside(
  ctx: TenantContext,
  tx: EntityManager,
  applied: readonly Applied[],
): Promise<void> {
  const done = applied.flatMap(({ alongside, decision, locked }) =>
    alongside ? [{ ...alongside, decision, before: locked.standing.status }] : [],
  );
  for (const write of new Set(done.map((one) => one.write)))
    await write(
      ctx,
      tx,
      done.filter((one) => one.write === write),
    );
}

const moneyFactsOf =
  (now: Date) =>
  ({ locked, decision }: Applied): MoneyFact[] => {
    const { paymentId, currency, gatewayAccountId } = locked;
    const fact = { paymentId, currency, occurredAt: now };
    // The order keeps the division of its purchase; only the ledger reads its content.
    const division = locked.division as Division;
    const occurredAt = decision.next.approvedAt ?? now;
    const approval = { ...fact, kind: 'APPROVAL', occurredAt, gatewayAccountId, division } as const;
    const parts = () => partFacts(fact, { before: locked.standing, after: decision.next, division });
    switch (decision.ledger) {
      case null:
        return [];
      case 'approve':
        return [approval];
      case 'approveAndRefundPart':
        return [approval, ...parts()];
      case 'refundPart':
        return parts();
      case 'approveAndRefund':
        return [approval, { ...fact, kind: 'REFUND' }];
      case 'approveAndChargeback':
        return [approval, { ...fact, kind: 'CHARGEBACK' }];
      case 'restore':
        return [{ ...fact, kind: 'RESTORE' }];
      case 'refund':
        return [{ ...fact, kind: 'REFUND' }];
      case 'chargeback':
        return [{ ...fact, kind: 'CHARGEBACK' }];
    }
  };
