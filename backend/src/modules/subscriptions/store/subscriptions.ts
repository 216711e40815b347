import { saoPauloDate } from '@guiche/brazil';
import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A payment of a subscription's order, locked with that order until the transaction ends. */
export interface LockedPayment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly offerId: string;
  readonly frequencyInDays: number;
  readonly recurrencePrice: number;
  readonly currency: string;
  readonly storedCardId: string | null;
  /** When money came in; null when it never did. */
  readonly approvedAt: Date | null;
}

export interface Beginning {
  readonly id: string;
  /** Calendar date in São Paulo, YYYY-MM-DD. */
  readonly nextChargeDate: string;
  readonly startedAt: Date;
  readonly now: Date;
}

/** When a subscription is charged next, and how much. */
export interface NextCharge {
  /** Calendar date in São Paulo, YYYY-MM-DD. */
  readonly date: string;
  readonly amount: Cents;
}

// The payment first, then its order, as every caller locks them: while both are held, no payment of the order changes.
const LOCK = sql<{ paymentId: string; platformId: string }>(
  'lock-subscription-payment',
  `
select p.id as "paymentId", p.order_id as "orderId", o.offer_id as "offerId", o.frequency_in_days as "frequencyInDays",
  o.recurrence_price as "recurrencePrice", o.currency, o.stored_card_id as "storedCardId",
  case when p.captured then p.approved_at end as "approvedAt"
from payments_read p join orders_read o on o.id = p.order_id and o.platform_id = p.platform_id
where p.id = :paymentId and p.platform_id = :platformId and o.recurrence_price is not null
for update of p for no key update of o`,
);

const BEGIN = sql<{
  orderId: string;
  platformId: string;
  id: string;
  paymentId: string;
  startedAt: Date;
  nextChargeDate: string;
  now: Date;
  offerId: string;
  frequencyInDays: number;
  recurrencePrice: number;
  currency: string;
  storedCardId: string | null;
}>(
  'begin-subscription',
  `
insert into subscriptions (id, platform_id, order_id, offer_id, first_payment_id, status, frequency_in_days, recurrence_price, currency,
  stored_card_id, started_at, next_charge_at, created_at)
values (:id, :platformId, :orderId, :offerId, :paymentId, 'ACTIVE', :frequencyInDays, :recurrencePrice, :currency, :storedCardId,
  :startedAt, :nextChargeDate::date::timestamp at time zone 'America/Sao_Paulo', :now)
on conflict (order_id, platform_id) do nothing`,
);

// When an order was paid twice, refunding one payment leaves the other: the subscription continues.
const CANCEL_UNPAID = sql<{ orderId: string; platformId: string; now: Date }>(
  'cancel-unpaid-subscription',
  `
update subscriptions s set status = 'CANCELED', canceled_at = :now, next_charge_at = null
where s.order_id = :orderId and s.platform_id = :platformId and s.status <> 'CANCELED' and not exists (
  select from payments_read p where p.order_id = s.order_id and p.platform_id = :platformId and p.status = 'APPROVED')`,
);

const CANCEL = sql<{ orderId: string; platformId: string; now: Date }>(
  'cancel-subscription',
  `
update subscriptions set status = 'CANCELED', canceled_at = :now, next_charge_at = null
where order_id = :orderId and platform_id = :platformId and status in ('TRIAL', 'ACTIVE', 'DELAYED') returning id`,
);

const NEXT_CHARGE = sql<{ orderId: string; platformId: string }>(
  'next-charge',
  `
select next_charge_at as at, recurrence_price as amount from subscriptions where order_id = :orderId and platform_id = :platformId`,
);

const LOCK_NEXT_CHARGE = sql<{ orderId: string; platformId: string }>(
  'lock-next-charge',
  `
select id, next_charge_at as "nextChargeAt", planned_charge_at as "plannedChargeAt", frequency_in_days as "frequencyInDays"
from subscriptions where order_id = :orderId and platform_id = :platformId and status in ('TRIAL', 'ACTIVE') and next_charge_at is not null
for no key update`,
);

const MOVE_CHARGE = sql<{ orderId: string; platformId: string; date: string }>(
  'move-next-charge',
  `
update subscriptions set planned_charge_at = coalesce(planned_charge_at, next_charge_at),
  next_charge_at = :date::date::timestamp at time zone 'America/Sao_Paulo'
where order_id = :orderId and platform_id = :platformId`,
);

/** The next charge of a subscription, locked until the transaction ends. Calendar dates in São Paulo, YYYY-MM-DD. */
export interface MovableCharge {
  /** Of the subscription. */
  readonly id: string;
  readonly next: string;
  /** The day that the interval gave. */
  readonly planned: string;
  readonly frequencyInDays: number;
}

/** The subscriptions of a platform. Every look-up names the tenant. */
@Injectable()
export class Subscriptions {
  constructor(private readonly reads: Reads) {}

  /** Of the subscription of an order: null when there is none any more, undefined when it has not begun. One statement. */
  async nextCharge({ platformId }: TenantContext, orderId: string): Promise<NextCharge | null | undefined> {
    const [subscription] = await this.reads.primary<{ at: Date | null; amount: number }>(
      NEXT_CHARGE({ orderId, platformId }),
    );
    if (!subscription) return undefined;
    const { at, amount } = subscription;
    return at && { date: saoPauloDate(at), amount: cents(amount) };
  }

  /** Undefined for a payment of anything but a subscription: nothing is locked then. */
  async lockPayment(
    { platformId }: TenantContext,
    tx: EntityManager,
    paymentId: string,
  ): Promise<LockedPayment | undefined> {
    const [locked] = await statement<LockedPayment>(tx, LOCK({ paymentId, platformId }));
    return locked;
  }

  /** Writes the subscription of the order, unless it has one. */
  async begin(
    { platformId }: TenantContext,
    tx: EntityManager,
    paid: LockedPayment,
    beginning: Beginning,
  ): Promise<void> {
    await statement(tx, BEGIN({ platformId, ...termsOf(paid), ...beginning }));
  }

  /** Undefined: the order began none that is charged. */
  async lockNextCharge(
    { platformId }: TenantContext,
    tx: EntityManager,
    orderId: string,
  ): Promise<MovableCharge | undefined> {
    const [row] = await statement<{
      id: string;
      nextChargeAt: Date;
      plannedChargeAt: Date | null;
      frequencyInDays: number;
    }>(tx, LOCK_NEXT_CHARGE({ orderId, platformId }));
    if (!row) return undefined;
    const { id, nextChargeAt, plannedChargeAt, frequencyInDays } = row;
    const next = saoPauloDate(nextChargeAt);
    return { id, next, planned: plannedChargeAt ? saoPauloDate(plannedChargeAt) : next, frequencyInDays };
  }

  /** After {@link lockNextCharge}. */
  async moveCharge(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId, date }: { readonly orderId: string; readonly date: string },
  ): Promise<void> {
    await statement(tx, MOVE_CHARGE({ orderId, platformId, date }));
  }

  /** Cancels the subscription of an order. Undefined: there is none that runs. */
  async cancel(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId, now }: { readonly orderId: string; readonly now: Date },
  ): Promise<string | undefined> {
    const [canceled] = await statement<{ id: string }>(tx, CANCEL({ orderId, platformId, now }));
    return canceled?.id;
  }

  /** Cancels the subscription of an order without a valid payment. */
  async cancelUnpaid(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId }: LockedPayment,
    now: Date,
  ): Promise<void> {
    await statement(tx, CANCEL_UNPAID({ orderId, platformId, now }));
  }
}

/** What the order fixed for the charges after the first. */
function termsOf(paid: LockedPayment) {
  const { orderId, paymentId, offerId, frequencyInDays, recurrencePrice, currency, storedCardId } = paid;
  return { orderId, paymentId, offerId, frequencyInDays, recurrencePrice, currency, storedCardId };
}
