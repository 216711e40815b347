import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what each platform owes the operator of the installation (screens.md D7, docs/decisions/0211).
 * Locks: creates tables only.
 * Undo: `down` drops them; plans and invoices are lost.
 */
export class PlatformInvoices1795768000000 implements MigrationInterface {
  name = 'PlatformInvoices1795768000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PLANS);
    await db.query(
      'create index platform_plans_by_month on platform_plans (platform_id, starts_on, created_at)',
    );
    await db.query('create view platform_plans_read as select * from platform_plans');
    await db.query(INVOICES);
    await db.query('create index platform_invoices_by_due on platform_invoices (due_at, id)');
    await db.query(
      'create index platform_invoices_of_platform on platform_invoices (platform_id, due_at, id)',
    );
    await db.query(
      "create index platform_invoices_open on platform_invoices (due_at, id) where state = 'OPEN'",
    );
    await db.query('create view platform_invoices_read as select * from platform_invoices');
    await db.query(EVENTS);
    await db.query(
      'create index platform_invoice_events_of_invoice on platform_invoice_events (platform_id, invoice_id, at, id)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view platform_invoices_read');
    await db.query('drop view platform_plans_read');
    await db.query('drop table platform_invoice_events');
    await db.query('drop table platform_invoices');
    await db.query('drop table platform_plans');
  }
}

// starts_on: the first day of the first month that it is for. Amounts are cents.
const PLANS = `
create table platform_plans (
  platform_id uuid not null references platforms,
  id uuid not null,
  name text not null,
  monthly bigint not null check (monthly >= 0),
  per_sale bigint not null check (per_sale >= 0),
  share_bps integer not null check (share_bps between 0 and 10000),
  minimum bigint not null check (minimum >= 0),
  due_days smallint not null check (due_days between 1 and 60),
  starts_on date not null check (extract(day from starts_on) = 1),
  reason text not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (platform_id, id)
)`;

// month: the first day of the month that an invoice of the plan is for. due_at: the last second of its day. The
// parts are what the amount is made of before discounts.
const INVOICES = `
create table platform_invoices (
  platform_id uuid not null references platforms,
  id uuid not null,
  kind text not null check (kind in ('PLAN', 'SET_UP', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES')),
  reference text not null,
  month date,
  sales bigint,
  gross bigint,
  monthly_part bigint,
  sales_part bigint,
  share_part bigint,
  minimum_part bigint,
  note text,
  amount bigint not null check (amount > 0),
  discount bigint not null default 0 check (discount >= 0),
  due_at timestamptz not null,
  state text not null check (state in ('OPEN', 'OVERDUE', 'PAID', 'CANCELED', 'WRITTEN_OFF')),
  attempts integer not null default 0,
  payment_reference text,
  request_key text not null,
  created_by text not null,
  created_at timestamptz not null,
  write_off_by text,
  write_off_reason text,
  ended_at timestamptz,
  primary key (platform_id, id),
  constraint platform_invoices_once unique (platform_id, request_key),
  constraint platform_invoices_of_month unique (platform_id, month),
  constraint platform_invoices_plan_has_month check ((kind = 'PLAN') = (month is not null)),
  constraint platform_invoices_parts check (
    kind <> 'PLAN' or monthly_part + sales_part + share_part + minimum_part = amount + discount)
)`;

const EVENTS = `
create table platform_invoice_events (
  platform_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  at timestamptz not null,
  what text not null,
  by_whom text not null,
  amount bigint,
  reason text,
  primary key (platform_id, id),
  foreign key (platform_id, invoice_id) references platform_invoices (platform_id, id)
)`;
