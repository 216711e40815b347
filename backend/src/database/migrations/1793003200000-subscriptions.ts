import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: subscriptions begin with the first payment of their order (specification checkout.md §4, §9). What was promised for
 * the next charges is kept on the order, because an offer may change between the purchase and its payment.
 * Locks: adds columns without a default, which touches no row; the check is added without looking at old rows, then
 * validated beside running sales. The update fills in the orders of subscriptions that were placed before.
 * Undo: `down` drops table and columns; who is subscribed is lost.
 */
export class Subscriptions1793003200000 implements MigrationInterface {
  name = 'Subscriptions1793003200000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [RECURRENCE_OF_ORDERS, SUBSCRIPTIONS]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table subscriptions;
      alter table orders drop column recurrence_price, drop column frequency_in_days, drop column stored_card_id;
    `);
  }
}

const RECURRENCE_OF_ORDERS = `
alter table orders add column recurrence_price bigint, add column frequency_in_days integer, add column stored_card_id uuid;
update orders o set recurrence_price = f.recurrence_price, frequency_in_days = f.frequency_in_days
from offers f where f.id = o.offer_id and f.platform_id = o.platform_id and f.type = 'SUBSCRIPTION';
alter table orders
  add constraint orders_recurrence_check
    check ((recurrence_price is null) = (frequency_in_days is null) and recurrence_price > 0 and frequency_in_days > 0) not valid,
  add constraint orders_stored_card_fkey foreign key (stored_card_id, platform_id) references stored_cards not valid;
alter table orders validate constraint orders_recurrence_check;
alter table orders validate constraint orders_stored_card_fkey`;

// One order starts one subscription: the unique key prevents a second one.
const SUBSCRIPTIONS = `
create table subscriptions (
  id uuid not null,
  platform_id uuid not null references platforms,
  order_id uuid not null,
  offer_id uuid not null,
  first_payment_id uuid not null,
  status text not null check (status in ('TRIAL', 'ACTIVE', 'DELAYED', 'CANCELED', 'EXPIRED', 'ENDED')),
  frequency_in_days integer not null check (frequency_in_days in (7, 15, 30, 60, 90, 365)),
  recurrence_price bigint not null check (recurrence_price > 0),
  currency char(3) not null,
  stored_card_id uuid,
  started_at timestamptz not null,
  next_charge_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null,
  primary key (id, platform_id),
  unique (order_id, platform_id),
  foreign key (order_id, platform_id) references orders,
  foreign key (offer_id, platform_id) references offers,
  foreign key (first_payment_id, platform_id) references payments,
  foreign key (stored_card_id, platform_id) references stored_cards,
  check ((status = 'CANCELED') = (canceled_at is not null)),
  check (next_charge_at is null or status not in ('CANCELED', 'EXPIRED', 'ENDED'))
);
create index subscriptions_due on subscriptions (next_charge_at) where next_charge_at is not null`;
