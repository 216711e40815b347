import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

export const REFUND_REASONS = [
  'REGRET',
  'NOT_RECEIVED',
  'NOT_AS_DESCRIBED',
  'BOUGHT_TWICE',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * `WAITING_SELLER`: it came after the guaranteed days. `APPROVED`: the provider is asked next. `PROCESSING`: it was asked.
 * `FAILED`: the provider refused; staff return the money in another way.
 */
export type RefundRequestState = 'WAITING_SELLER' | 'APPROVED' | 'PROCESSING' | 'DONE' | 'REFUSED' | 'FAILED';

export interface RefundRequest {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  /** The number that the buyer gets. */
  readonly protocol: string;
  /** What the buyer wants to give back. Null: everything that is left. */
  readonly itemIds: readonly string[] | null;
  /** What that is, as it stood when they asked. Cents. Null: asked before parts could go back. */
  readonly amount: number | null;
  readonly reason: RefundReason;
  readonly details: string | null;
  /** Of a boleto only. */
  readonly pixKey: string | null;
  readonly isInWindow: boolean;
  /** Until when it is granted without the seller. Null: the days had not begun. */
  readonly windowUntil: Date | null;
  readonly state: RefundRequestState;
  /** What the seller wrote to the buyer. */
  readonly decision: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

export interface DueRefundRequest extends Pick<
  RefundRequest,
  'id' | 'paymentId' | 'orderId' | 'protocol' | 'itemIds'
> {
  readonly platformId: string;
}

const COLUMNS = `id, order_id as "orderId", payment_id as "paymentId", protocol, item_ids as "itemIds", amount, reason, details,
  pix_key as "pixKey", is_in_window as "isInWindow", window_until as "windowUntil", state, decision, created_at as "createdAt", decided_at as "decidedAt"`;

const ADD = sql<
  Omit<RefundRequest, 'decision' | 'decidedAt'> & {
    platformId: string;
    customerId: string;
    producerId: string;
    viewToken: string;
    dueAt: Date | null;
  }
>(
  'add-refund-request',
  `insert into refund_requests (platform_id, id, order_id, payment_id, customer_id, protocol, item_ids, amount, reason, details, pix_key,
  is_in_window, window_until, producer_id, view_token, state, created_at, due_at)
values (:platformId, :id, :orderId, :paymentId, :customerId, :protocol, :itemIds::uuid[], :amount, :reason, :details, :pixKey, :isInWindow,
  :windowUntil, :producerId, :viewToken, :state, :createdAt, :dueAt)
on conflict (platform_id, order_id) where state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING') do nothing
returning id`,
);

// After the request is written: until then one of the same items may be open, and done before this one is there.
const WITHDRAW_GRANTED = sql<{ platformId: string; id: string }>(
  'withdraw-granted-refund-request',
  `delete from refund_requests r where r.platform_id = :platformId and r.id = :id and exists (
  select from refund_requests g where g.platform_id = r.platform_id and g.order_id = r.order_id and g.payment_id = r.payment_id
    and g.state = 'DONE' and (g.item_ids is null or g.item_ids && r.item_ids))
returning r.id`,
);

const LATEST = sql<{ platformId: string; orderId: string }>(
  'latest-refund-request',
  `select ${COLUMNS} from refund_requests where platform_id = :platformId and order_id = :orderId order by id desc limit 1`,
);

const OF_PRODUCER = sql<{ platformId: string; producerId: string; id: string }>(
  'refund-request-of-producer',
  `select ${COLUMNS} from refund_requests where platform_id = :platformId and producer_id = :producerId and id = :id`,
);

const BY_TOKEN = sql<{ platformId: string; token: string }>(
  'refund-request-by-token',
  `select ${COLUMNS} from refund_requests where platform_id = :platformId and view_token = :token`,
);

const TOKEN_OF = sql<{ platformId: string; protocol: string; email: string }>(
  'token-of-refund-request',
  `select r.view_token as token from refund_requests r
join orders_read o on o.platform_id = r.platform_id and o.id = r.order_id
where r.platform_id = :platformId and r.protocol = :protocol and lower(o.buyer_email) = :email and r.view_token is not null
order by r.id desc limit 1`,
);

const TOKEN_OF_ID = sql<{ platformId: string; id: string }>(
  'token-of-refund-request-id',
  `select view_token as token from refund_requests where platform_id = :platformId and id = :id`,
);

const DECIDE = sql<{
  platformId: string;
  orderId: string;
  id: string;
  state: RefundRequestState;
  by: string;
  decision: string | null;
  now: Date;
  dueAt: Date | null;
}>(
  'decide-refund-request',
  `update refund_requests set state = :state, decided_by = :by, decision = :decision, decided_at = :now, due_at = :dueAt
where platform_id = :platformId and order_id = :orderId and id = :id and state = 'WAITING_SELLER'
  and (:state = 'APPROVED' or not is_in_window)
returning ${COLUMNS}`,
);

const MOVE = sql<{ platformId: string; id: string; state: RefundRequestState; dueAt: Date | null }>(
  'move-refund-request',
  `update refund_requests set state = :state, due_at = :dueAt
where platform_id = :platformId and id = :id and state in ('APPROVED', 'PROCESSING')`,
);

const FAILED = sql<{ platformId: string; id: string }>(
  'refund-request-failed',
  `update refund_requests set state = 'FAILED', due_at = null
where platform_id = :platformId and id = :id and state in ('APPROVED', 'PROCESSING') returning id`,
);

const RETRY = sql<{ platformId: string; orderId: string; id: string; dueAt: Date }>(
  'retry-refund-request',
  `update refund_requests r set state = 'APPROVED', due_at = :dueAt
where r.platform_id = :platformId and r.order_id = :orderId and r.id = :id and r.state = 'FAILED' and not exists (
  select from refund_requests o where o.platform_id = :platformId and o.order_id = :orderId
    and o.state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING'))
returning ${COLUMNS}`,
);

// Whatever gave the money back, the request is done with it.
const DONE = sql<{ platformId: string; orderId: string }>(
  'refund-request-done',
  `update refund_requests set state = 'DONE', due_at = null
where platform_id = :platformId and order_id = :orderId and state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING', 'FAILED')
  and (
    exists (select from payments_read p where p.platform_id = :platformId and p.order_id = :orderId and p.status = 'REFUNDED')
    or (item_ids is not null and item_ids <@ array(
      select t.item_id from returned_items_read t where t.platform_id = :platformId and t.order_id = :orderId))
  )`,
);

/** The one select that says whether any request is due; $1 is the current time. */
export const REFUND_REQUESTS_DUE = `select from refund_requests where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-refund-requests',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from refund_requests due
  where due.due_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-refund-requests',
  `
update refund_requests r set due_at = :until
where r.platform_id = :platformId and r.id = any (array(
  select due.id from refund_requests due where due.platform_id = :platformId and due.due_at between '-infinity' and :now
  order by due.due_at limit :due for update of due skip locked
)) and r.due_at <= :now
returning r.platform_id as "platformId", r.id, r.payment_id as "paymentId", r.order_id as "orderId", r.protocol,
  r.item_ids as "itemIds"`,
);

/** Requests of buyers for their money. An order has one that is open. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  /** False: the order has an open request already, or its payment one that was granted after the caller read the items. */
  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    request: Omit<RefundRequest, 'decision' | 'decidedAt'> & {
      readonly customerId: string;
      readonly producerId: string;
      readonly viewToken: string;
      readonly dueAt: Date | null;
    },
  ): Promise<boolean> {
    if ((await statement(tx, ADD({ platformId, ...request }))).length === 0) return false;
    return (await statement(tx, WITHDRAW_GRANTED({ platformId, id: request.id }))).length === 0;
  }

  /** Undefined: no request of this id to this seller. */
  async ofProducer(
    { platformId }: TenantContext,
    producerId: string,
    id: string,
  ): Promise<RefundRequest | undefined> {
    const [found] = await this.reads.prepared<RefundRequest>(OF_PRODUCER({ platformId, producerId, id }));
    return found;
  }

  /** Undefined: nobody was given this token. */
  async byToken({ platformId }: TenantContext, token: string): Promise<RefundRequest | undefined> {
    const [found] = await this.reads.prepared<RefundRequest>(BY_TOKEN({ platformId, token }));
    return found;
  }

  /** The token of the page of a request, for who knows its number and the address of the buyer. */
  async tokenOf(
    { platformId }: TenantContext,
    { protocol, email }: { readonly protocol: string; readonly email: string },
  ): Promise<string | undefined> {
    const [found] = await this.reads.prepared<{ token: string }>(TOKEN_OF({ platformId, protocol, email }));
    return found?.token;
  }

  /** The token of the page of a request. Null: it was asked before there was one. */
  async tokenOfId({ platformId }: TenantContext, id: string): Promise<string | null> {
    const [found] = await this.reads.prepared<{ token: string | null }>(TOKEN_OF_ID({ platformId, id }));
    return found?.token ?? null;
  }

  async latest({ platformId }: TenantContext, orderId: string): Promise<RefundRequest | undefined> {
    const [found] = await this.reads.prepared<RefundRequest>(LATEST({ platformId, orderId }));
    return found;
  }

  /** Undefined: it waits for no decision. */
  async decide(
    { platformId }: TenantContext,
    tx: EntityManager,
    decision: Omit<Parameters<typeof DECIDE>[0], 'platformId'>,
  ): Promise<RefundRequest | undefined> {
    const [decided] = await statement<RefundRequest>(tx, DECIDE({ platformId, ...decision }));
    return decided;
  }

  /** Undefined: it did not fail, or another one of the order is open. */
  async retry(
    { platformId }: TenantContext,
    tx: EntityManager,
    again: Omit<Parameters<typeof RETRY>[0], 'platformId'>,
  ): Promise<RefundRequest | undefined> {
    const [found] = await statement<RefundRequest>(tx, RETRY({ platformId, ...again }));
    return found;
  }

  async move(
    { platformId }: TenantContext,
    id: string,
    state: RefundRequestState,
    dueAt: Date | null,
  ): Promise<void> {
    await this.transactions.single(MOVE({ platformId, id, state, dueAt }));
  }

  /** The provider refused. False: it had ended already. */
  async failed({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<boolean> {
    return (await statement(tx, FAILED({ platformId, id }))).length > 0;
  }

  /** Its order, or its items, were given back. */
  async done({ platformId }: TenantContext, orderId: string): Promise<void> {
    await this.transactions.single(DONE({ platformId, orderId }));
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueRefundRequest[]> {
    return claimByPlatform<DueRefundRequest>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }
}
