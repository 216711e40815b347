import type { Receiver, ReceiverOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { ReceiverRecords } from '../../receivers/index.js';
import { ReviewItems, type NewReviewItem } from '../../review/index.js';
import { ACTIVE_PAUSE_MS, QUESTIONS_BEFORE_REVIEW, QUESTION_PAUSES_MS } from '../domain/question-schedule.js';
import { readReceiver, type ReadReceiver, type ReceiverSource } from '../domain/receiver-report.js';
import { isAskable, isLive, requestStateAfter, type RequestState } from '../domain/receiver-states.js';
import { ReceiverChanges } from '../receiver-changes.js';
import { receiverProblem } from '../receiver-problems.js';
import { ReceiverRequests, type ReceiverProgress, type ReceiverRequest } from '../store/receiver-requests.js';

/** A report about the receiver of a request. */
export interface ReportedReceiver {
  readonly requestId: string;
  readonly outcome: ReceiverOutcome;
  readonly by: ReceiverSource;
  /** Why staff say so. */
  readonly note?: string;
}

/**
 * The only writer of what became of a receiver at its provider. The answer of the call, later questions and staff only report facts; each
 * comes through here, under the lock of the request, and the table of states decides whether it changes anything.
 */
@Injectable()
export class ApplyReceiver {
  constructor(
    private readonly requests: ReceiverRequests,
    private readonly records: ReceiverRecords,
    private readonly changes: ReceiverChanges,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The state afterwards. Undefined: there is no such request. @throws Problem receiverOfAnother (409): staff named a wrong one */
  apply(ctx: TenantContext, reported: ReportedReceiver): Promise<RequestState | undefined> {
    return this.transactions.run('applyReceiver', async (tx) => {
      const request = await this.requests.lock(ctx, tx, reported.requestId);
      return request && this.applyTo(ctx, tx, request, reported);
    });
  }

  private async applyTo(
    ctx: TenantContext,
    tx: EntityManager,
    request: ReceiverRequest,
    { outcome, by, note }: ReportedReceiver,
  ): Promise<RequestState> {
    const now = this.clock.now();
    const named = readReceiver(outcome, by, request.document);
    const read = (await this.isTaken(ctx, tx, request, named)) ? taken(named, by) : named;
    if (by === 'staff' && read.isOfAnother) throw receiverProblem('receiverOfAnother');
    const to = read.event === null ? undefined : requestStateAfter(request.state, read.event);
    // Staff saw none there, or refused it, before a late answer named it.
    if (to === undefined && by === 'call' && read.receiver && !isLive(request.state))
      await this.callSomebody(ctx, tx, request, 'FORBIDDEN_TRANSITION', `it exists: ${read.event}`);
    const asks = by === 'question' ? request.asks + 1 : request.asks;
    const state = to ?? request.state;
    const patch: Partial<ReceiverProgress> = {
      ...{ asks, detail: read.detail ?? (to === undefined ? request.detail : null) },
      ...(read.receiver && isAskable(state) && balanceOf(read.receiver, now)),
      dueAt: dueAfter(state, asks, now),
    };
    if (to === undefined) {
      await this.requests.save(ctx, tx, { ...request, ...patch });
    } else {
      const receiverId = read.receiver && (await this.recorded(ctx, tx, request, read.receiver, now));
      const change = { patch: { ...patch, receiverId: receiverId ?? request.receiverId }, now };
      await this.changes.lead(ctx, tx, request, to, { ...change, ...(note !== undefined && { note }) });
    }
    await this.callForHelp(ctx, tx, { ...request, ...patch, state }, read);
    return state;
  }

  /** Whether the receiver that the provider names belongs to somebody else here. */
  private async isTaken(
    ctx: TenantContext,
    tx: EntityManager,
    { provider: receiverProvider, userId }: ReceiverRequest,
    { receiver }: ReadReceiver,
  ): Promise<boolean> {
    if (!receiver) return false;
    const { receiverId } = receiver;
    const known = await this.records.named(ctx, tx, { receiverProvider, receiverId });
    return known !== undefined && known.userId !== userId;
  }

  /** Our own id of the receiver that the provider names, which is written where it is new. */
  private async recorded(
    ctx: TenantContext,
    tx: EntityManager,
    { receiverId, provider: receiverProvider, userId, name, document, email }: ReceiverRequest,
    receiver: Receiver,
    now: Date,
  ): Promise<string> {
    if (receiverId !== null) return receiverId;
    const named = { receiverProvider, receiverId: receiver.receiverId };
    const known = await this.records.named(ctx, tx, named);
    if (known) {
      await this.records.askedAgain(ctx, tx, known.id);
      return known.id;
    }
    const id = newId(now);
    await this.records.add(ctx, tx, {
      ...{ id, userId, ...named, receiverToken: receiver.receiverToken, name, document, email },
      ...{ status: 'PENDING', createdAt: now },
    });
    return id;
  }

  private async callForHelp(
    ctx: TenantContext,
    tx: EntityManager,
    request: ReceiverRequest,
    read: ReadReceiver,
  ): Promise<void> {
    const isLate = request.state === 'PENDING' && request.asks >= QUESTIONS_BEFORE_REVIEW;
    if (request.state === 'UNRESOLVED' || isLate || read.isOfAnother)
      await this.callSomebody(ctx, tx, request, 'UNRESOLVED', read.detail);
  }

  private callSomebody(
    ctx: TenantContext,
    tx: EntityManager,
    { id: receiverRequestId, provider }: ReceiverRequest,
    kind: NewReviewItem['kind'],
    detail: string | null,
  ): Promise<void> {
    return this.review.raise(
      ctx,
      tx,
      { paymentId: null, attemptId: null, now: this.clock.now() },
      { kind, detail: { receiverRequestId, provider, ...(detail !== null && { detail }) } },
    );
  }
}

const taken = (read: ReadReceiver, by: ReceiverSource): ReadReceiver => ({
  ...{ event: by === 'call' ? 'lost' : null, receiver: null, isOfAnother: true },
  detail: read.detail ?? 'the provider names the receiver of another seller',
});

function balanceOf({ balance }: Receiver, now: Date): Partial<ReceiverProgress> {
  return balance === undefined ? {} : { balance, balanceAt: now };
}

/** When it is asked about next. Null: not again. */
function dueAfter(state: RequestState, asks: number, now: Date): Date | null {
  if (!isAskable(state)) return null;
  const pauses = QUESTION_PAUSES_MS;
  const pause = state === 'ACTIVE' ? ACTIVE_PAUSE_MS : pauses[Math.min(asks, pauses.length - 1)];
  return new Date(now.getTime() + (pause ?? ACTIVE_PAUSE_MS));
}
