import { saoPauloDate } from '@guiche/brazil';
import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, statement } from '../../../database/index.js';
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
const LOCK = `
select p.id as "paymentId", p.order_id as "orderId", o.offer_id as "offerId", o.frequency_in_days as "frequencyInDays",
  o.recurrence_price as "recurrencePrice", o.currency, o.stored_card_id as "storedCardId",
  case when p.captured then p.approved_at end as "approvedAt"
from payments p join orders o on o.id = p.order_id and o.platform_id = p.platform_id
where p.id = $1 and p.platform_id = $2 and o.recurrence_price is not null
for update of p for no key update of o`;

const BEGIN = `
insert into subscriptions (id, platform_id, order_id, offer_id, first_payment_id, status, frequency_in_days, recurrence_price, currency,
  stored_card_id, started_at, next_charge_at, created_at)
values ($3, $2, $1, $8, $4, 'ACTIVE', $9, $10, $11, $12, $5, $6::date::timestamp at time zone 'America/Sao_Paulo', $7)
on conflict (order_id, platform_id) do nothing`;

// Of an order that was paid twice, giving one payment back leaves the other: its buyer goes on being subscribed.
const CANCEL_UNPAID = `
update subscriptions s set status = 'CANCELED', canceled_at = $3, next_charge_at = null
where s.order_id = $1 and s.platform_id = $2 and s.status <> 'CANCELED' and not exists (
  select from payments p where p.order_id = s.order_id and p.platform_id = $2 and p.status = 'APPROVED')`;

const NEXT_CHARGE = `
select next_charge_at as at, recurrence_price as amount from subscriptions where order_id = $1 and platform_id = $2`;

/** The subscriptions of a platform. Every look-up names the tenant. */
@Injectable()
export class Subscriptions {
  constructor(private readonly reads: Reads) {}

  /** Of the subscription of an order: null when there is none any more, undefined when it has not begun. One statement. */
  async nextCharge({ platformId }: TenantContext, orderId: string): Promise<NextCharge | null | undefined> {
    const [subscription] = await this.reads.primary<{ at: Date | null; amount: number }>(NEXT_CHARGE, [
      orderId,
      platformId,
    ]);
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
    const values = [paymentId, platformId];
    const [locked] = await statement<LockedPayment>(tx, {
      name: 'lock-subscription-payment',
      text: LOCK,
      values,
    });
    return locked;
  }

  /** Writes the subscription of the order, unless it has one. */
  async begin(
    { platformId }: TenantContext,
    tx: EntityManager,
    paid: LockedPayment,
    beginning: Beginning,
  ): Promise<void> {
    const { id, startedAt, nextChargeDate, now } = beginning;
    const { offerId, frequencyInDays, recurrencePrice, currency, storedCardId } = paid;
    const values = [
      ...[paid.orderId, platformId, id, paid.paymentId, startedAt, nextChargeDate, now],
      ...[offerId, frequencyInDays, recurrencePrice, currency, storedCardId],
    ];
    await statement(tx, { name: 'begin-subscription', text: BEGIN, values });
  }

  /** Ends the subscription of an order of which no payment stands. */
  async cancelUnpaid(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId }: LockedPayment,
    now: Date,
  ): Promise<void> {
    const values = [orderId, platformId, now];
    await statement(tx, { name: 'cancel-unpaid-subscription', text: CANCEL_UNPAID, values });
  }
}
