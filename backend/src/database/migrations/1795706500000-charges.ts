import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what sellers owe the platform outside a sale (screens.md C19), and what happened to it.
 * Locks: creates tables only.
 * Undo: `down` drops them; what was paid stays in the ledger.
 */
export class Charges1795706500000 implements MigrationInterface {
  name = 'Charges1795706500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CHARGES);
    await db.query('create index charges_by_due on charges (platform_id, due_at, id)');
    await db.query('create index charges_of_seller on charges (platform_id, seller_id, due_at, id)');
    await db.query('create index charges_look_at on charges (look_at) where look_at is not null');
    await db.query('create view charges_read as select * from charges');
    await db.query(EVENTS);
    await db.query('create index charge_events_of_charge on charge_events (platform_id, charge_id, at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view charges_read');
    await db.query('drop table charge_events');
    await db.query('drop table charges');
  }
}

// due_at: the last second of its day. look_at: when the job makes it overdue.
const CHARGES = `
create table charges (
  platform_id uuid not null references platforms,
  id uuid not null,
  seller_id uuid not null,
  kind text not null check (kind in ('PLAN', 'SET_UP', 'NEGATIVE_BALANCE', 'CHARGEBACK_FEE', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES')),
  reference text not null,
  note text,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  discount bigint not null default 0 check (discount >= 0),
  paid bigint not null default 0,
  due_at timestamptz not null,
  look_at timestamptz,
  method text check (method in ('BALANCE', 'BY_HAND')),
  state text not null check (state in ('OPEN', 'OVERDUE', 'PAID', 'CANCELED', 'WRITTEN_OFF')),
  attempts integer not null default 0,
  request_key text not null,
  created_by text not null,
  created_at timestamptz not null,
  write_off_by text,
  write_off_reason text,
  ended_at timestamptz,
  primary key (platform_id, id),
  constraint charges_once unique (platform_id, request_key, seller_id),
  constraint charges_paid_at_most check (paid between 0 and amount),
  constraint charges_paid_whole check (state <> 'PAID' or paid = amount),
  constraint charges_canceled_unpaid check (state <> 'CANCELED' or paid = 0)
)`;

const EVENTS = `
create table charge_events (
  platform_id uuid not null,
  id uuid not null,
  charge_id uuid not null,
  at timestamptz not null,
  what text not null,
  by_whom text not null,
  amount bigint,
  reason text,
  primary key (platform_id, id),
  foreign key (platform_id, charge_id) references charges (platform_id, id)
)`;
