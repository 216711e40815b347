import type { Cents } from '@guiche/money';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, statement } from '../../../database/index.js';
import type { Standing } from '../domain/decide.js';
import type { AttemptState, PaymentReason, PaymentStatus } from '../domain/payment.js';

export interface NewPayment {
  readonly paymentId: string;
  readonly attemptId: string;
  readonly platformId: string;
  readonly orderId: string;
  readonly renewsPaymentId: string | null;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly amount: Cents;
  readonly currency: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly webhookToken: string;
  readonly createdAt: Date;
  /** Until then the process that wrote the attempt is calling the provider; afterwards anyone may ask about it. */
  readonly leaseUntil: Date;
}

/** An attempt with its payment, locked until the transaction ends. */
export interface LockedAttempt {
  readonly attemptId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly currency: string;
  readonly division: object;
  readonly standing: Standing;
}

/** What must be known of an attempt to ask its provider about it. */
export interface AskableAttempt {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly reference: string | null;
  readonly providerData: Record<string, unknown> | null;
  readonly amount: Cents;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly status: PaymentStatus;
  readonly flagged: boolean;
  readonly createdAt: Date;
}

// The renewal of a payment claims its place by the unique key on renews_payment_id.
const OPEN = `
with payment as (
  insert into payments (id, platform_id, order_id, renews_payment_id, method, amount, currency, status, confirming, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'PENDING', true, $8, $8)
  on conflict (renews_payment_id, platform_id) do nothing
  returning id, platform_id
)
insert into attempts (id, platform_id, payment_id, gateway_account_id, provider, state, webhook_token, lease_until, due_at, created_at)
select $9, payment.platform_id, payment.id, $10, $11, 'CREATED', $12, $13, $13, $8 from payment
returning id`;

// The attempt first, then its payment: every door locks in this order.
const LOCK = `
with attempt as (
  select * from attempts where id = $1 and platform_id = $2 for update
)
select a.id as "attemptId", p.id as "paymentId", p.order_id as "orderId", p.platform_id as "platformId",
  a.gateway_account_id as "gatewayAccountId", p.currency, o.division, p.amount, p.status, p.confirming, p.flagged, p.captured, p.reason,
  p.native_status as "nativeStatus", p.pix_code as "pixCode", p.pix_qr_image as "pixQrImage", p.billet_code as "billetCode",
  p.billet_url as "billetUrl", p.expires_at as "expiresAt", p.approved_at as "approvedAt", a.state as "attemptState", a.reference,
  a.provider_data as "providerData", a.asks, a.not_found_at as "notFoundAt", a.due_at as "dueAt"
from attempt a
join payments p on p.id = a.payment_id and p.platform_id = a.platform_id
join orders o on o.id = p.order_id and o.platform_id = p.platform_id
for update of p`;

const SAVE = `
with attempt as (
  update attempts set state = $3, reference = $4, provider_data = $5, asks = $6, not_found_at = $7, due_at = $8,
    answered_at = coalesce(answered_at, case when $9 then $10::timestamptz end)
  where id = $1 and platform_id = $2
)
update payments set status = $11, confirming = $12, flagged = $13, captured = $14, reason = $15, native_status = $16, pix_code = $17,
  pix_qr_image = $18, billet_code = $19, billet_url = $20, expires_at = $21, approved_at = $22, updated_at = $10,
  answer = coalesce(answer, $24)
where id = $23 and platform_id = $2`;

const ASKABLE = `
select a.id as "attemptId", a.platform_id as "platformId", a.gateway_account_id as "gatewayAccountId", a.provider, a.reference,
  a.provider_data as "providerData", p.amount, p.method, p.status, p.flagged, a.created_at as "createdAt"
from attempts a join payments p on p.id = a.payment_id and p.platform_id = a.platform_id`;

// Of two payments approved at once the second waits here for the first. Two statements, because one would read the payments
// with a snapshot older than its wait, and not see what the first committed.
const LOCK_ORDER = 'select 1 from orders where id = $1 and platform_id = $2 for no key update';
const OTHER_CAPTURED = `
select id from payments where order_id = $1 and platform_id = $2 and captured and id <> $3 limit 1`;

// Claimed by moving due_at: a process that dies while asking leaves the attempt due again. The ids are an array and not a
// join, because a join, planned once for any number of them, reads every attempt there ever was.
const CLAIM_DUE = `
update attempts set due_at = $2
where id = any (array(
  select id from attempts where due_at <= $1 order by due_at limit $3 for update skip locked
))
returning id as "attemptId", platform_id as "platformId"`;

/** Attempts and their payments: opened together, locked in one order, changed only under lock. */
@Injectable()
export class Attempts {
  constructor(private readonly reads: Reads) {}

  /** Writes payment and attempt in one statement. False when the payment was already renewed: nothing was written. */
  async open(tx: EntityManager, payment: NewPayment): Promise<boolean> {
    const values = [
      payment.paymentId,
      payment.platformId,
      payment.orderId,
      payment.renewsPaymentId,
      payment.method,
      payment.amount,
      payment.currency,
      payment.createdAt,
      payment.attemptId,
      payment.gatewayAccountId,
      payment.provider,
      payment.webhookToken,
      payment.leaseUntil,
    ];
    return (await statement(tx, { name: 'open-payment', text: OPEN, values })).length === 1;
  }

  async lock(tx: EntityManager, platformId: string, attemptId: string): Promise<LockedAttempt | undefined> {
    const [row] = await statement<LockedRow>(tx, {
      name: 'lock-attempt',
      text: LOCK,
      values: [attemptId, platformId],
    });
    return row && toLocked(row);
  }

  /** Writes the new standing. `answered` keeps the first answer a buyer was given under this payment's key. */
  async save(
    tx: EntityManager,
    locked: LockedAttempt,
    next: Standing,
    now: Date,
    answer: object | null,
  ): Promise<void> {
    const values = [
      locked.attemptId,
      locked.platformId,
      next.attemptState,
      next.reference,
      next.providerData && JSON.stringify(next.providerData),
      next.asks,
      next.notFoundAt,
      next.dueAt,
      next.attemptState !== 'CREATED' && next.attemptState !== 'UNKNOWN',
      now,
      next.status,
      next.confirming,
      next.flagged,
      next.captured,
      next.reason,
      next.nativeStatus,
      next.pixCode,
      next.pixQrImage,
      next.billetCode,
      next.billetUrl,
      next.expiresAt,
      next.approvedAt,
      locked.paymentId,
      answer && JSON.stringify(answer),
    ];
    await statement(tx, { name: 'save-attempt', text: SAVE, values });
  }

  /** Was the same order already paid by another payment? Then this one is to be given back. */
  async otherPaymentCaptured(
    tx: EntityManager,
    { orderId, platformId, paymentId }: LockedAttempt,
  ): Promise<boolean> {
    await statement(tx, { name: 'lock-order', text: LOCK_ORDER, values: [orderId, platformId] });
    const values = [orderId, platformId, paymentId];
    const others = await statement(tx, { name: 'other-payment-captured', text: OTHER_CAPTURED, values });
    return others.length === 1;
  }

  async askable(platformId: string, attemptId: string): Promise<AskableAttempt | undefined> {
    const [row] = await this.reads.primary<AskableAttempt>(
      `${ASKABLE} where a.id = $1 and a.platform_id = $2`,
      [attemptId, platformId],
    );
    return row;
  }

  /** The attempt a webhook address was made for. */
  async byWebhookToken(provider: string, token: string): Promise<AskableAttempt | undefined> {
    const [row] = await this.reads.primary<AskableAttempt>(
      `${ASKABLE} where a.webhook_token = $1 and a.provider = $2`,
      [token, provider],
    );
    return row;
  }

  /** The attempt that an account's provider calls by this reference. */
  async byReference(
    platformId: string,
    gatewayAccountId: string,
    reference: string,
  ): Promise<AskableAttempt | undefined> {
    const [row] = await this.reads.primary<AskableAttempt>(
      `${ASKABLE} where a.gateway_account_id = $1 and a.reference = $2 and a.platform_id = $3`,
      [gatewayAccountId, reference, platformId],
    );
    return row;
  }

  /** The attempt of this id, if it went through this account. */
  async ofAccount(
    platformId: string,
    gatewayAccountId: string,
    attemptId: string,
  ): Promise<AskableAttempt | undefined> {
    const attempt = await this.askable(platformId, attemptId);
    return attempt?.gatewayAccountId === gatewayAccountId ? attempt : undefined;
  }

  async claimDue(
    tx: EntityManager,
    now: Date,
    until: Date,
    limit: number,
  ): Promise<{ attemptId: string; platformId: string }[]> {
    return statement(tx, { name: 'claim-due-attempts', text: CLAIM_DUE, values: [now, until, limit] });
  }
}

interface LockedRow {
  attemptId: string;
  paymentId: string;
  orderId: string;
  platformId: string;
  gatewayAccountId: string;
  currency: string;
  division: object;
  amount: number;
  status: PaymentStatus;
  confirming: boolean;
  flagged: boolean;
  captured: boolean;
  reason: PaymentReason | null;
  nativeStatus: string | null;
  pixCode: string | null;
  pixQrImage: string | null;
  billetCode: string | null;
  billetUrl: string | null;
  expiresAt: Date | null;
  approvedAt: Date | null;
  attemptState: AttemptState;
  reference: string | null;
  providerData: Record<string, unknown> | null;
  asks: number;
  notFoundAt: Date | null;
  dueAt: Date | null;
}

function toLocked(row: LockedRow): LockedAttempt {
  const { attemptId, paymentId, orderId, platformId, gatewayAccountId, currency, division, ...standing } =
    row;
  return {
    attemptId,
    paymentId,
    orderId,
    platformId,
    gatewayAccountId,
    currency,
    division,
    standing: { ...standing, amount: cents(standing.amount) },
  };
}
