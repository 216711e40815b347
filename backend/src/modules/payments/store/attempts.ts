import type { Cents } from '@guiche/money';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, statement } from '../../../database/index.js';
import type { PaymentStatus } from '../domain/payment.js';
import type { Standing } from '../domain/standing.js';
import type { RouteDecision } from '../routing/domain/route.js';

export interface NewAttempt {
  readonly paymentId: string;
  readonly attemptId: string;
  readonly platformId: string;
  /** Counts the accounts tried for the payment, from 1. */
  readonly turn: number;
  readonly gatewayAccountId: string;
  readonly provider: string;
  /** The seller's own account there, in whose name it is charged. */
  readonly receiverId: string | null;
  /** Of a provider that is data. */
  readonly gatewayVersion: number | null;
  /** Why it goes through this account. */
  readonly route: RouteDecision;
  /** Null: as its order was divided. */
  readonly division: object | null;
  readonly webhookToken: string;
  readonly createdAt: Date;
  /** Until then the process that wrote the attempt is calling the provider; afterwards anyone may ask about it. */
  readonly leaseUntil: Date;
}

export interface NewPayment extends NewAttempt {
  readonly orderId: string;
  readonly renewsPaymentId: string | null;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly amount: Cents;
  readonly currency: string;
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
  /** Whether its order is charged again and again. */
  readonly recurring: boolean;
  readonly standing: Standing;
}

/** An attempt that it is time to ask about. */
export interface DueAttempt {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
}

/** What must be known of an attempt to ask its provider about it. */
export interface AskableAttempt {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  /** In whose name it was charged. */
  readonly receiverId: string | null;
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
insert into attempts (id, platform_id, payment_id, turn, gateway_account_id, provider, gateway_version, state, route, division,
  webhook_token, lease_until, due_at, created_at, receiver_id)
select $9, payment.platform_id, payment.id, $10, $11, $12, $17, 'CREATED', $13, $14, $15, $16, $16, $8, $18 from payment
returning id`;

const OPEN_NEXT = `
insert into attempts (id, platform_id, payment_id, turn, gateway_account_id, provider, gateway_version, state, route, division,
  webhook_token, lease_until, due_at, created_at, receiver_id)
values ($1, $2, $3, $4, $5, $6, $12, 'CREATED', $7, $8, $9, $10, $10, $11, $13)`;

// The attempt first, then its payment, then the order: every door locks in this order. Of two payments of one order that are
// approved at once, the second waits here for the first.
const LOCK = `
with attempt as (
  select * from attempts where id = $1 and platform_id = $2 for update
)
select a.id as "attemptId", p.id as "paymentId", p.order_id as "orderId", p.platform_id as "platformId",
  a.gateway_account_id as "gatewayAccountId", p.currency, coalesce(a.division, o.division) as division,
  o.recurrence_price is not null as recurring, p.amount,
  p.method, a.created_at as "createdAt", p.status, p.confirming, p.flagged, p.captured, p.reason,
  p.native_status as "nativeStatus", p.pix_code as "pixCode", p.pix_qr_image as "pixQrImage", p.billet_code as "billetCode",
  p.billet_url as "billetUrl", p.expires_at as "expiresAt", p.approved_at as "approvedAt", a.state as "attemptState", a.reference,
  a.provider_data as "providerData", a.asks, a.not_found_at as "notFoundAt", a.due_at as "dueAt", exists (
    select from refunds r where r.attempt_id = a.id and r.platform_id = a.platform_id and r.state <> 'REFUSED'
  ) as "refundAsked"
from attempt a
join payments p on p.id = a.payment_id and p.platform_id = a.platform_id
join orders o on o.id = p.order_id and o.platform_id = p.platform_id
for update of p for no key update of o`;

// It looks for another payment of the order that was captured, with a snapshot younger than the lock on the order: whatever
// that one committed is seen.
const SAVE = `
with attempt as (
  update attempts set stumbles = 0, state = $3, reference = $4, provider_data = $5, asks = $6, not_found_at = $7, due_at = $8,
    answered_at = coalesce(answered_at, case when $9 then $10::timestamptz end)
  where id = $1 and platform_id = $2
)
update payments p set status = $11, confirming = $12, flagged = $13, captured = $14, reason = $15, native_status = $16, pix_code = $17,
  pix_qr_image = $18, billet_code = $19, billet_url = $20, expires_at = $21, approved_at = $22, updated_at = $10,
  answer = coalesce(answer, $24)
where id = $23 and platform_id = $2
returning exists (
  select from payments other
  where other.order_id = p.order_id and other.platform_id = p.platform_id and other.captured and other.id <> p.id
) as "otherCaptured"`;

const ASKABLE = `
select a.id as "attemptId", a.platform_id as "platformId", a.gateway_account_id as "gatewayAccountId", a.provider, a.gateway_version as "gatewayVersion",
  a.receiver_id as "receiverId", a.reference, a.provider_data as "providerData", p.amount, p.method, p.status, p.flagged, a.created_at as "createdAt"
from attempts a join payments p on p.id = a.payment_id and p.platform_id = a.platform_id`;

// Claimed by moving due_at: a process that dies while asking leaves the attempt due again. Planned once for
// any values, two things would read every attempt there ever was: ids that are a join and not an array, and a range without a
// beginning, which PostgreSQL takes for a third of the table.
const CLAIM_DUE = `
update attempts set due_at = $2
where id = any (array(
  select id from attempts where due_at between '-infinity' and $1 and gateway_account_id <> all ($4::uuid[])
  order by due_at limit $3 for update skip locked
))
returning id as "attemptId", platform_id as "platformId", gateway_account_id as "gatewayAccountId"`;

// What stood in the way may stand there for good: the pauses grow, and they end when an answer could be written again.
const STUMBLE = `
update attempts set stumbles = stumbles + 1 where id = $1 and platform_id = $2
returning stumbles, payment_id as "paymentId"`;

const SET_DUE = 'update attempts set due_at = $3 where id = $1 and platform_id = $2 and due_at is not null';

/** Attempts and their payments: opened together, locked in one order, changed only under lock. */
@Injectable()
export class Attempts {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

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
      payment.turn,
      payment.gatewayAccountId,
      payment.provider,
      JSON.stringify(payment.route),
      payment.division && JSON.stringify(payment.division),
      payment.webhookToken,
      payment.leaseUntil,
      payment.gatewayVersion,
      payment.receiverId,
    ];
    return (await statement(tx, { name: 'open-payment', text: OPEN, values })).length === 1;
  }

  /** Writes the next try of a payment that is open already. */
  async openNext(tx: EntityManager, attempt: NewAttempt): Promise<void> {
    const values = [
      attempt.attemptId,
      attempt.platformId,
      attempt.paymentId,
      attempt.turn,
      attempt.gatewayAccountId,
      attempt.provider,
      JSON.stringify(attempt.route),
      attempt.division && JSON.stringify(attempt.division),
      attempt.webhookToken,
      attempt.leaseUntil,
      attempt.createdAt,
      attempt.gatewayVersion,
      attempt.receiverId,
    ];
    await statement(tx, { name: 'open-next-attempt', text: OPEN_NEXT, values });
  }

  async lock(tx: EntityManager, platformId: string, attemptId: string): Promise<LockedAttempt | undefined> {
    const [row] = await statement<LockedRow>(tx, {
      name: 'lock-attempt',
      text: LOCK,
      values: [attemptId, platformId],
    });
    return row && toLocked(row);
  }

  /**
   * Writes the new standing. `answer` keeps the first answer a buyer was given under this payment's key.
   * `otherCaptured`: the same order was already paid by another payment, and this one is to be given back.
   */
  async save(
    tx: EntityManager,
    locked: LockedAttempt,
    next: Standing,
    now: Date,
    answer: object | null,
  ): Promise<{ otherCaptured: boolean }> {
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
    const [saved] = await statement<{ otherCaptured: boolean }>(tx, {
      name: 'save-attempt',
      text: SAVE,
      values,
    });
    return { otherCaptured: saved?.otherCaptured ?? false };
  }

  async askable(platformId: string, attemptId: string): Promise<AskableAttempt | undefined> {
    const [row] = await this.reads.prepared<AskableAttempt>({
      name: 'askable-attempt',
      text: `${ASKABLE} where a.id = $1 and a.platform_id = $2`,
      values: [attemptId, platformId],
    });
    return row;
  }

  /** The attempt that an account's provider calls by this reference. */
  async byReference(
    platformId: string,
    gatewayAccountId: string,
    reference: string,
  ): Promise<AskableAttempt | undefined> {
    const [row] = await this.reads.prepared<AskableAttempt>({
      name: 'attempt-by-reference',
      text: `${ASKABLE} where a.gateway_account_id = $1 and a.reference = $2 and a.platform_id = $3`,
      values: [gatewayAccountId, reference, platformId],
    });
    return row;
  }

  /** The attempt that was paid by the PIX payment of this id, as its provider told us then. */
  async byEndToEndId(
    platformId: string,
    gatewayAccountId: string,
    endToEndId: string,
  ): Promise<AskableAttempt | undefined> {
    const [row] = await this.reads.prepared<AskableAttempt>({
      name: 'attempt-by-end-to-end-id',
      text: `${ASKABLE} where a.gateway_account_id = $1 and a.provider_data ->> 'endToEndId' = $2 and a.platform_id = $3`,
      values: [gatewayAccountId, endToEndId, platformId],
    });
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

  /** What was learnt of the attempt could not be written. Returns how many times in a row. */
  async stumble(
    tx: EntityManager,
    { attemptId, platformId }: { attemptId: string; platformId: string },
    nextAsk: (stumbles: number) => Date,
  ): Promise<{ stumbles: number; paymentId: string } | undefined> {
    const [stumbled] = await statement<{ stumbles: number; paymentId: string }>(tx, {
      name: 'stumble-attempt',
      text: STUMBLE,
      values: [attemptId, platformId],
    });
    if (stumbled)
      await statement(tx, {
        name: 'set-attempt-due',
        text: SET_DUE,
        values: [attemptId, platformId, nextAsk(stumbled.stumbles)],
      });
    return stumbled;
  }

  /** Attempts that are due, as claimed until then; none of the accounts `notOf`. */
  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { most: number; notOf: readonly string[] },
  ): Promise<DueAttempt[]> {
    return this.transactions.single({
      name: 'claim-due-attempts',
      text: CLAIM_DUE,
      values: [now, until, most, notOf],
    });
  }
}

type LockedRow = Omit<LockedAttempt, 'standing'> & Omit<Standing, 'amount'> & { readonly amount: number };

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
    ...standing
  } = row;
  return {
    ...{ attemptId, paymentId, orderId, platformId, gatewayAccountId, currency, division, recurring },
    standing: { ...standing, amount: cents(standing.amount) },
  };
}
