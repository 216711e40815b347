import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit, statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { queryPriority } from '../domain/query-schedule.js';
import type { AttemptSnapshot } from '../domain/decision.js';
import { PaymentChanges } from '../payment-changes.js';

/** The attempt and its platform. */
export interface AttemptIds {
  readonly attemptId: string;
  readonly orderId: string;
  readonly gatewayAccountId: string;
  readonly platformId: string;
}

/** An attempt with its payment, locked until the transaction ends. */
export interface LockedAttempt extends AttemptIds {
  readonly paymentId: string;
  readonly currency: string;
  readonly division: object;
  /** Whether its order is charged again and again. */
  readonly recurring: boolean;
  readonly standing: AttemptSnapshot;
}

/** What a locked attempt becomes. */
export interface SavedAttempt {
  readonly locked: LockedAttempt;
  readonly next: AttemptSnapshot;
  /** Stored as the first response under the key of this payment. */
  readonly answer: object | null;
}

// The attempts first, then their payments, then the orders, each in the order of their ids: every caller locks in this order.
// Of two payments of one order that are approved at once, the second waits here for the first.
const locking = (attempts: string): string => `
with attempt as materialized (
  select * from attempts where ${attempts} and platform_id = :platformId order by id for update
), payment as materialized (
  select * from payments where id = any (array(select payment_id from attempt)) and platform_id = :platformId order by id for update
), placed as materialized (
  select id, division, recurrence_price from orders_read
  where id = any (array(select order_id from payment)) and platform_id = :platformId order by id for no key update
)
select a.id as "attemptId", p.id as "paymentId", p.order_id as "orderId", p.platform_id as "platformId",
  a.gateway_account_id as "gatewayAccountId", p.currency, coalesce(a.division, o.division) as division,
  o.recurrence_price is not null as recurring, p.amount,
  p.method, a.created_at as "createdAt", p.status, p.confirming, p.flagged, p.captured, p.restored, p.reason,
  p.native_status as "nativeStatus", p.pix_code as "pixCode", p.pix_qr_image as "pixQrImage", p.billet_code as "billetCode",
  p.billet_url as "billetUrl", p.expires_at as "expiresAt", p.approved_at as "approvedAt", a.state as "attemptState", a.reference,
  a.provider_data as "providerData", a.asks, a.not_found_at as "notFoundAt", a.due_at as "dueAt", exists (
    select from refunds r
    where r.attempt_id = a.id and r.platform_id = :platformId and r.state <> 'REFUSED' and not r.is_part
  ) as "refundAsked", p.refunded_amount as "refundedAmount", (
    select json_build_object('refundId', r.id, 'amount', r.amount, 'before', r.returned_before, 'itemIds', r.item_ids) from refunds r
    where r.attempt_id = a.id and r.platform_id = :platformId and r.state in ('ASKED', 'PROCESSING') and r.is_part
  ) as "openPart"
from attempt a join payment p on p.id = a.payment_id join placed o on o.id = p.order_id`;

const LOCK = sql<{ attemptIds: readonly string[]; platformId: string }>(
  'lock-attempts',
  locking('id = any (:attemptIds::uuid[])'),
);

const LOCK_CAPTURED = sql<{ paymentId: string; platformId: string }>(
  'lock-captured-attempt',
  locking(`payment_id = :paymentId and state = 'SETTLED'`),
);

// It looks for another payment of the order that was captured, with a snapshot younger than the lock on the order: whatever
// that one committed is seen. The rows are also named by arrays, so that a cached plan does not scan all attempts.
const SAVE = sql<{
  saved: string;
  attemptIds: readonly string[];
  paymentIds: readonly string[];
  platformId: string;
  now: Date;
}>(
  'save-attempts',
  `
with saved as materialized (
  select * from jsonb_to_recordset(:saved::jsonb) as s("attemptId" uuid, "paymentId" uuid, "attemptState" text, reference text,
    "providerData" jsonb, asks integer, "notFoundAt" timestamptz, "dueAt" timestamptz, "askPriority" smallint, answered boolean, status text,
    confirming boolean, flagged boolean, captured boolean, restored boolean, reason text, "nativeStatus" text, "pixCode" text, "pixQrImage" text,
    "billetCode" text, "billetUrl" text, "expiresAt" timestamptz, "approvedAt" timestamptz, "refundedAmount" bigint, answer jsonb)
), attempt as (
  update attempts a set stumbles = 0, state = s."attemptState", reference = s.reference, provider_data = s."providerData",
    asks = s.asks, not_found_at = s."notFoundAt", due_at = s."dueAt", ask_priority = s."askPriority",
    answered_at = coalesce(a.answered_at, case when s.answered then :now::timestamptz end)
  from saved s where a.id = any (:attemptIds::uuid[]) and a.platform_id = :platformId and a.id = s."attemptId"
)
update payments p set status = s.status, confirming = s.confirming, flagged = s.flagged, captured = s.captured, restored = s.restored, reason = s.reason,
  native_status = s."nativeStatus", pix_code = s."pixCode", pix_qr_image = s."pixQrImage", billet_code = s."billetCode",
  billet_url = s."billetUrl", expires_at = s."expiresAt", approved_at = s."approvedAt", refunded_amount = s."refundedAmount",
  updated_at = :now,
  answer = coalesce(p.answer, s.answer)
from saved s where p.id = any (:paymentIds::uuid[]) and p.platform_id = :platformId and p.id = s."paymentId"
returning p.id as "paymentId", exists (
  select from payments other
  where other.order_id = p.order_id and other.platform_id = :platformId and other.captured and other.id <> p.id
) as "otherCaptured"`,
);

/** Attempts and their payments as they are changed: under lock, those of one platform together, each order named once. */
@Injectable()
export class LockedAttempts {
  constructor(private readonly changes: PaymentChanges) {}

  /** By their ids. One that does not exist is left out. One statement. */
  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    attemptIds: readonly string[],
  ): Promise<ReadonlyMap<string, LockedAttempt>> {
    const rows = await statement<LockedRow>(tx, LOCK({ attemptIds, platformId }));
    return new Map(rows.map((row) => [row.attemptId, toLocked(row)]));
  }

  /** The attempt by which the payment was paid. Undefined: there is none. One statement. */
  async lockCaptured(
    { platformId }: TenantContext,
    tx: EntityManager,
    paymentId: string,
  ): Promise<LockedAttempt | undefined> {
    const [row] = await statement<LockedRow>(tx, LOCK_CAPTURED({ paymentId, platformId }));
    return row && toLocked(row);
  }

  /**
   * Writes the new standings, in one statement, and announces after the commit those that look different on the payment page.
   * Returns the payments whose order was already paid by another payment: their money must be refunded.
   */
  async save(
    { platformId }: TenantContext,
    tx: EntityManager,
    saved: readonly SavedAttempt[],
    now: Date,
  ): Promise<ReadonlySet<string>> {
    const rows = await statement<{ paymentId: string; otherCaptured: boolean }>(
      tx,
      SAVE({
        saved: JSON.stringify(saved.map((one) => toSaved(one, now))),
        attemptIds: saved.map(({ locked }) => locked.attemptId),
        paymentIds: saved.map(({ locked }) => locked.paymentId),
        platformId,
        now,
      }),
    );
    for (const { locked, next } of saved)
      if (looksDifferent(locked.standing, next)) afterCommit(() => this.changes.announce(locked.paymentId));
    return new Set(rows.filter((row) => row.otherCaptured).map(({ paymentId }) => paymentId));
  }
}

const SHOWN = ['status', 'confirming', 'reason', 'pixCode', 'billetCode'] as const;

/** Whether the payment page shows something else. */
const looksDifferent = (before: AttemptSnapshot, after: AttemptSnapshot): boolean =>
  SHOWN.some((field) => before[field] !== after[field]) ||
  before.expiresAt?.getTime() !== after.expiresAt?.getTime();

function toSaved({ locked: { attemptId, paymentId }, next, answer }: SavedAttempt, now: Date) {
  const answered = next.attemptState !== 'CREATED' && next.attemptState !== 'UNKNOWN';
  return { ...next, askPriority: queryPriority(next, now), attemptId, paymentId, answered, answer };
}

type LockedRow = Omit<LockedAttempt, 'standing'> &
  Omit<AttemptSnapshot, 'amount' | 'refundedAmount'> & {
    readonly amount: number;
    readonly refundedAmount: number;
  };

function toLocked(row: LockedRow): LockedAttempt {
  const {
    attemptId,
    paymentId,
    orderId,
    platformId,
    gatewayAccountId,
    currency,
    division,
    recurring,
    ...current
  } = row;
  return {
    ...{ attemptId, paymentId, orderId, platformId, gatewayAccountId, currency, division, recurring },
    standing: {
      ...current,
      currency,
      amount: cents(current.amount),
      refundedAmount: cents(Number(current.refundedAmount)),
    },
  };
}
