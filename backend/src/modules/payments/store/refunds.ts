import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, statement } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';

export interface NewRefund {
  readonly refundId: string;
  readonly attemptId: string;
  readonly amount: Cents;
  readonly askedAt: Date;
  /** Until then the process that wrote it is telling the provider; afterwards anyone may ask what became of it. */
  readonly dueAt: Date;
}

/** A refund whose end nobody was told of. */
export interface OpenRefund {
  readonly refundId: string;
  readonly platformId: string;
  readonly attemptId: string;
  readonly paymentId: string;
  /** `PROCESSING`: the provider said that it has it. `ASKED`: whether it ever heard of it is not known. */
  readonly state: 'ASKED' | 'PROCESSING';
  readonly askedAt: Date;
  /** How often it was asked about. */
  readonly asks: number;
}

/** The same, and whom to ask. */
export interface DueRefund extends OpenRefund {
  readonly gatewayAccountId: string;
}

/** The same as whoever looks after it sees it. */
export interface RefundUnderWay extends OpenRefund {
  readonly provider: string;
  readonly amount: Cents;
  /** A person was called about it. */
  readonly unresolved: boolean;
  /** The provider's own id of the refund, where it told one. */
  readonly providerRefundId: string | null;
}

const OPEN = `
insert into refunds (id, platform_id, attempt_id, amount, asked_at, due_at) values ($1, $2, $3, $4, $5, $6)
on conflict (attempt_id, platform_id) where state <> 'REFUSED' do nothing
returning id`;

const PROCESSING = `
update refunds set state = 'PROCESSING', answered_at = $3 where id = $1 and platform_id = $2 and state = 'ASKED'`;

// Whatever its state is by now: a webhook may have ended it before its own answer was read.
const NAME = `update refunds set provider_refund_id = $3 where id = $1 and platform_id = $2`;

const SETTLE = `
update refunds set state = 'DONE', answered_at = $3, due_at = null
where attempt_id = $1 and platform_id = $2 and state in ('ASKED', 'PROCESSING')`;

// By its own id: when its no comes late, another refund of the same attempt may be under way by then.
const REFUSE = `
update refunds set state = 'REFUSED', answered_at = $3, due_at = null
where id = $1 and platform_id = $2 and state in ('ASKED', 'PROCESSING')
returning id`;

const CAPTURED_ATTEMPT = `
select id as "attemptId" from attempts where payment_id = $1 and platform_id = $2 and state = 'SETTLED'`;

const OPEN_REFUND = `r.id as "refundId", r.platform_id as "platformId", r.attempt_id as "attemptId", a.payment_id as "paymentId",
  r.state, r.asked_at as "askedAt", r.asks`;

const UNDER_WAY = `
select ${OPEN_REFUND}, a.provider, r.amount, r.provider_refund_id as "providerRefundId", exists (
    select from attention_items i where i.attempt_id = r.attempt_id and i.platform_id = r.platform_id
      and i.kind = 'UNRESOLVED' and i.detail ->> 'refundId' = r.id::text and i.resolved_at is null
  ) as unresolved
from refunds r join attempts a on a.id = r.attempt_id and a.platform_id = r.platform_id
where r.state in ('ASKED', 'PROCESSING') and ($1::uuid is null or r.id = $1)
  and ($2::uuid is null or r.platform_id = $2)
order by r.asked_at, r.id`;

/** Whether any refund is due at $1. */
export const REFUNDS_DUE = `select from refunds where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from refunds due join attempts sent on sent.id = due.attempt_id and sent.platform_id = due.platform_id
  where due.due_at between '-infinity' and $1 and sent.gateway_account_id <> all ($3::uuid[])
  order by due.due_at limit $2
) oldest group by platform_id`;

// As attempts are claimed: ids that are an array, and a range that has a beginning.
const CLAIM_DUE = `
update refunds r set asks = r.asks + 1,
  due_at = $1 + ($2::float8[])[least(r.asks + 1, cardinality($2))] * interval '1 millisecond'
from attempts a
where r.platform_id = $5 and r.id = any (array(
  select due.id from refunds due join attempts sent on sent.id = due.attempt_id and sent.platform_id = due.platform_id
  where due.platform_id = $5 and due.due_at between '-infinity' and $1 and sent.gateway_account_id <> all ($4::uuid[])
  order by due.due_at limit $3 for update of due skip locked
)) and r.due_at <= $1 and a.id = r.attempt_id and a.platform_id = r.platform_id
returning ${OPEN_REFUND}, a.gateway_account_id as "gatewayAccountId"`;

const LEAVE = 'update refunds set due_at = null where id = $1 and platform_id = $2';

/** Refunds that we asked for. Written before the call; one of an attempt stands or is under way at most. */
@Injectable()
export class Refunds {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  /** The attempt whose money would go back. */
  async capturedAttempt({ platformId }: TenantContext, paymentId: string): Promise<string | undefined> {
    const [row] = await this.reads.primary<{ attemptId: string }>(CAPTURED_ATTEMPT, [paymentId, platformId]);
    return row?.attemptId;
  }

  /** Those whose end nobody was told of, the oldest first: all, or the one of this id. */
  underWay({ platformId }: ScopedContext, refundId: string | null = null): Promise<RefundUnderWay[]> {
    return this.reads.primary(UNDER_WAY, [refundId, platformId]);
  }

  /** False when one stands or is under way: nothing was written. */
  async open({ platformId }: TenantContext, tx: EntityManager, refund: NewRefund): Promise<boolean> {
    const { refundId, attemptId, amount, askedAt, dueAt } = refund;
    const values = [refundId, platformId, attemptId, amount, askedAt, dueAt];
    return (await statement(tx, { name: 'open-refund', text: OPEN, values })).length === 1;
  }

  /** The provider has it, and the money is on its way. */
  async processing({ platformId }: TenantContext, refundId: string, now: Date): Promise<void> {
    const values = [refundId, platformId, now];
    await this.transactions.single({ name: 'refund-processing', text: PROCESSING, values });
  }

  /** How the provider calls it. */
  async name({ platformId }: TenantContext, refundId: string, providerRefundId: string): Promise<void> {
    const values = [refundId, platformId, providerRefundId];
    await this.transactions.single({ name: 'name-refund', text: NAME, values });
  }

  /** The money went back. */
  async settle(
    { platformId }: TenantContext,
    tx: EntityManager,
    attemptId: string,
    now: Date,
  ): Promise<void> {
    const values = [attemptId, platformId, now];
    await statement(tx, { name: 'settle-refund', text: SETTLE, values });
  }

  /** The money stays, as a person found out. False when its end is known by now: nothing was written. */
  async drop(
    { platformId }: TenantContext,
    tx: EntityManager,
    refundId: string,
    now: Date,
  ): Promise<boolean> {
    const values = [refundId, platformId, now];
    return (await statement(tx, { name: 'refuse-refund', text: REFUSE, values })).length === 1;
  }

  /** The provider surely gave nothing back. Nothing changes if it is known by now that it did. */
  async refuse({ platformId }: TenantContext, refundId: string, now: Date): Promise<void> {
    const values = [refundId, platformId, now];
    await this.transactions.single({ name: 'refuse-refund', text: REFUSE, values });
  }

  /**
   * Those that are due, each put off at once by the pause that follows its question: whoever takes them and dies, or fails,
   * leaves them to be asked about again. None of the accounts `notOf`.
   */
  claimDue(
    now: Date,
    pausesMs: readonly number[],
    { most, notOf }: { most: number; notOf: readonly string[] },
  ): Promise<DueRefund[]> {
    return claimByPlatform(this.transactions, {
      due: { name: 'platforms-of-due-refunds', text: DUE_PLATFORMS, values: [now, most, notOf] },
      claim: (platformId, due) => ({
        name: 'claim-due-refunds',
        text: CLAIM_DUE,
        values: [now, pausesMs, due, notOf, platformId],
      }),
    });
  }

  /** It is asked about no more. */
  async leave({ platformId }: TenantContext, tx: EntityManager, refundId: string): Promise<void> {
    await statement(tx, { name: 'leave-refund', text: LEAVE, values: [refundId, platformId] });
  }
}
