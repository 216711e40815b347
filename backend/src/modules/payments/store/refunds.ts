import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, statement, sql } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { OPEN_REFUND_STATES, refundStatesBefore, type RefundState } from '../domain/refund-transitions.js';

export interface NewRefund {
  readonly refundId: string;
  readonly attemptId: string;
  readonly amount: Cents;
  /** Less than what is left. */
  readonly isPart: boolean;
  /** What had gone back in parts before. */
  readonly before: Cents;
  /** Of the order. Null: the whole, or only an amount. */
  readonly itemIds: readonly string[] | null;
  readonly askedAt: Date;
  /** Until then the process that wrote it requests the refund; afterwards any process may query it. */
  readonly dueAt: Date;
}

/** A refund without a known result. */
export interface OpenRefund {
  readonly refundId: string;
  readonly platformId: string;
  readonly attemptId: string;
  readonly paymentId: string;
  /** `PROCESSING`: the provider accepted it. `ASKED`: it is not known whether the provider received it. */
  readonly state: Extract<RefundState, 'ASKED' | 'PROCESSING'>;
  readonly askedAt: Date;
  /** The number of queries. */
  readonly asks: number;
  readonly amount: Cents;
  /** Less than what was left. */
  readonly isPart: boolean;
  /** What had gone back in parts before it. */
  readonly before: Cents;
}

/** The same, with the provider to query. */
export interface DueRefund extends OpenRefund {
  readonly gatewayAccountId: string;
}

/** The same, as staff see it. */
export interface RefundInProgress extends OpenRefund {
  readonly provider: string;
  /** A review item exists. */
  readonly unresolved: boolean;
  /** The provider's id of the refund, if it has one. */
  readonly providerRefundId: string | null;
}

/** A refund by its own id, or the one of an attempt that is open: at most one is. */
export type RefundKey = { readonly refundId: string } | { readonly attemptId: string };

const OPEN = sql<{
  refundId: string;
  platformId: string;
  attemptId: string;
  amount: Cents;
  isPart: boolean;
  before: Cents;
  itemIds: readonly string[] | null;
  askedAt: Date;
  dueAt: Date;
}>(
  'open-refund',
  `
insert into refunds (id, platform_id, attempt_id, amount, is_part, returned_before, item_ids, asked_at, due_at)
values (:refundId, :platformId, :attemptId, :amount, :isPart, :before, :itemIds::uuid[], :askedAt, :dueAt)
on conflict (attempt_id, platform_id) where state in ('ASKED', 'PROCESSING') do nothing
returning id`,
);

// Whatever its state is by now: a webhook may have ended it before its own answer was read.
const NAME = sql<{ refundId: string; platformId: string; providerRefundId: string }>(
  'name-refund',
  `update refunds set provider_refund_id = :providerRefundId where id = :refundId and platform_id = :platformId`,
);

interface Transition {
  readonly key: string;
  readonly platformId: string;
  readonly to: RefundState;
  readonly now: Date;
  /** From the transition table. */
  readonly before: readonly RefundState[];
  readonly open: readonly RefundState[];
}

// A refund that has ended is not due.
const transitionOf = (key: 'id' | 'attempt_id'): string => `
update refunds set state = :to, answered_at = :now, due_at = case when :to = any (:open::text[]) then due_at end
where ${key} = :key and platform_id = :platformId and state = any (:before::text[])
returning id`;

const TRANSITION = sql<Transition>('transition-refund', transitionOf('id'));
const TRANSITION_OF_ATTEMPT = sql<Transition>('transition-refund-of-attempt', transitionOf('attempt_id'));

const CAPTURED_ATTEMPT = sql<{ paymentId: string; platformId: string }>(
  'captured-attempt',
  `
select id as "attemptId" from attempts where payment_id = :paymentId and platform_id = :platformId and state = 'SETTLED'`,
);

const HAS_PAYMENT = sql<{ id: string; platformId: string }>(
  'has-payment',
  'select from payments where id = :id and platform_id = :platformId',
);

const HAS_REFUND = sql<{ id: string; platformId: string }>(
  'has-refund',
  'select from refunds where id = :id and platform_id = :platformId',
);

const FIND = sql<{ id: string; platformId: string }>(
  'find-refund',
  'select attempt_id as "attemptId", amount, returned_before as before from refunds where id = :id and platform_id = :platformId',
);

const OPEN_OF_ATTEMPT = sql<{ attemptId: string; platformId: string }>(
  'open-refund-of-attempt',
  `select amount, is_part as "isPart", returned_before as before, item_ids as "itemIds" from refunds
where attempt_id = :attemptId and platform_id = :platformId and state in ('ASKED', 'PROCESSING')`,
);

const OPEN_REFUND = `r.id as "refundId", r.platform_id as "platformId", r.attempt_id as "attemptId", a.payment_id as "paymentId",
  r.state, r.asked_at as "askedAt", r.asks, r.amount, r.is_part as "isPart", r.returned_before as before`;

const UNDER_WAY = sql<{ refundId: string | null; platformId: string | null }>(
  'refunds-under-way',
  `
select ${OPEN_REFUND}, a.provider, r.provider_refund_id as "providerRefundId", exists (
    select from review_items_read i where i.attempt_id = r.attempt_id and i.platform_id = r.platform_id
      and i.kind = 'UNRESOLVED' and i.detail ->> 'refundId' = r.id::text and i.resolved_at is null
  ) as unresolved
from refunds r join attempts a on a.id = r.attempt_id and a.platform_id = r.platform_id
where r.state in ('ASKED', 'PROCESSING') and (:refundId::uuid is null or r.id = :refundId)
  and (:platformId::uuid is null or r.platform_id = :platformId)
order by r.asked_at, r.id`,
);

const IS_UNDER_WAY = sql<{ refundId: string; platformId: string }>(
  'refund-under-way',
  `
select from refunds where id = :refundId and platform_id = :platformId and state in ('ASKED', 'PROCESSING')`,
);

/** Whether any refund is due at $1. */
export const REFUNDS_DUE = `select from refunds where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-refunds',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from refunds due join attempts sent on sent.id = due.attempt_id and sent.platform_id = due.platform_id
  where due.due_at between '-infinity' and :now and sent.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

// As attempts are claimed: ids that are an array, and a range that has a beginning.
const CLAIM_DUE = sql<{
  now: Date;
  pausesMs: readonly number[];
  due: number;
  notOf: readonly string[];
  platformId: string;
}>(
  'claim-due-refunds',
  `
update refunds r set asks = r.asks + 1,
  due_at = :now + (:pausesMs::float8[])[least(r.asks + 1, cardinality(:pausesMs))] * interval '1 millisecond'
from attempts a
where r.platform_id = :platformId and r.id = any (array(
  select due.id from refunds due join attempts sent on sent.id = due.attempt_id and sent.platform_id = due.platform_id
  where due.platform_id = :platformId and due.due_at between '-infinity' and :now and sent.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :due for update of due skip locked
)) and r.due_at <= :now and a.id = r.attempt_id and a.platform_id = r.platform_id
returning ${OPEN_REFUND}, a.gateway_account_id as "gatewayAccountId"`,
);

const LEAVE = sql<{ refundId: string; platformId: string }>(
  'leave-refund',
  `update refunds set due_at = null where id = :refundId and platform_id = :platformId`,
);

/** The refunds that we requested. Written before the call; an attempt has at most one that is open. */
@Injectable()
export class Refunds {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  /** Whether this tenant has the payment or the refund. */
  async exists(ctx: TenantContext, what: 'payment' | 'refund', id: string): Promise<boolean> {
    const find = what === 'payment' ? HAS_PAYMENT : HAS_REFUND;
    return (await this.reads.prepared(find({ id, platformId: ctx.platformId }))).length > 0;
  }

  /** Of this id, in whatever state it is. */
  async find(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<Pick<OpenRefund, 'attemptId' | 'amount' | 'before'> | undefined> {
    const [row] = await statement<Pick<OpenRefund, 'attemptId' | 'amount' | 'before'>>(
      tx,
      FIND({ id, platformId }),
    );
    return row;
  }

  /** What the open refund of an attempt is for. The attempt is locked, and this statement is younger than the lock. */
  async openOf(
    { platformId }: TenantContext,
    tx: EntityManager,
    attemptId: string,
  ): Promise<Pick<NewRefund, 'amount' | 'isPart' | 'before' | 'itemIds'> | undefined> {
    const [row] = await statement<Pick<NewRefund, 'amount' | 'isPart' | 'before' | 'itemIds'>>(
      tx,
      OPEN_OF_ATTEMPT({ attemptId, platformId }),
    );
    return row;
  }

  /** The attempt to refund. */
  async capturedAttempt({ platformId }: TenantContext, paymentId: string): Promise<string | undefined> {
    const [row] = await this.reads.primary<{ attemptId: string }>(
      CAPTURED_ATTEMPT({ paymentId, platformId }),
    );
    return row?.attemptId;
  }

  /** The refunds without a known result, the oldest first: all, or the one of this id. */
  underWay({ platformId }: ScopedContext, refundId: string | null = null): Promise<RefundInProgress[]> {
    return this.reads.primary(UNDER_WAY({ refundId, platformId }));
  }

  /** Whether the end of a refund is not known yet. */
  async isUnderWay({ platformId }: TenantContext, tx: EntityManager, refundId: string): Promise<boolean> {
    return (await statement(tx, IS_UNDER_WAY({ refundId, platformId }))).length === 1;
  }

  /** False when one is open: nothing was written. */
  async open({ platformId }: TenantContext, tx: EntityManager, refund: NewRefund): Promise<boolean> {
    return (await statement(tx, OPEN({ platformId, ...refund }))).length === 1;
  }

  /** Changes the state if the transition table allows it. True when it did. Called by ApplyRefund only. */
  async transition(
    { platformId }: TenantContext,
    tx: EntityManager,
    refund: RefundKey,
    { to, now }: { to: RefundState; now: Date },
  ): Promise<boolean> {
    const [find, key] =
      'refundId' in refund ? [TRANSITION, refund.refundId] : [TRANSITION_OF_ATTEMPT, refund.attemptId];
    const before = refundStatesBefore(to);
    const changed = await statement(tx, find({ key, platformId, to, now, before, open: OPEN_REFUND_STATES }));
    return changed.length === 1;
  }

  /** How the provider calls it. */
  async name({ platformId }: TenantContext, refundId: string, providerRefundId: string): Promise<void> {
    await this.transactions.single(NAME({ refundId, platformId, providerRefundId }));
  }

  /**
   * Claims the refunds that are due, each moved by the interval that follows its query: after a crash or a failure
   * they become due again. None of the accounts `notOf`.
   */
  claimDue(
    now: Date,
    pausesMs: readonly number[],
    { most, notOf }: { most: number; notOf: readonly string[] },
  ): Promise<DueRefund[]> {
    return claimByPlatform(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ now, pausesMs, due, notOf, platformId }),
    });
  }

  /** It is not queried any more. */
  async leave({ platformId }: TenantContext, tx: EntityManager, refundId: string): Promise<void> {
    await statement(tx, LEAVE({ refundId, platformId }));
  }
}
