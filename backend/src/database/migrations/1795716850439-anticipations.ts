import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers are paid for card sales before the day of release (screens.md B3, C11, C12; decision 0181). A request keeps the sales that
 * it covers, with their cents, and every rate that it had. The rules are settings of the platform.
 * Locks: creates tables; platforms gets a column with a constant default, so it is not rewritten.
 * Undo: `down` drops the tables, with what was asked for; the ledger keeps its transfers.
 */
export class Anticipations1795716850439 implements MigrationInterface {
  name = 'Anticipations1795716850439';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column anticipation_rules jsonb not null default '{}'`);
    await db.query(
      'create view platform_anticipation_rules_read as select id as platform_id, anticipation_rules from platforms',
    );
    await db.query(ANTICIPATIONS);
    await db.query(SALES);
    await db.query(RATES);
    for (const index of INDEXES) await db.query(index);
    await db.query(VIEW);
    await db.query('create view anticipation_sales_read as select * from anticipation_sales');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view anticipation_sales_read');
    await db.query('drop view anticipations_read');
    await db.query('drop table anticipation_rates');
    await db.query('drop table anticipation_sales');
    await db.query('drop table anticipations');
    await db.query('drop view platform_anticipation_rules_read');
    await db.query('alter table platforms drop column anticipation_rules');
  }
}

// limit_amount: what could have been asked for at the request. cause: of a cancellation. look_at: when a job sees whether the covered sales still have their share.
// The days and the monthly rate are those of the request or of the last change of the rate; once it is paid, those of the payment.
const ANTICIPATIONS = `
create table anticipations (
  platform_id uuid not null references platforms,
  id uuid not null,
  seller_id uuid not null,
  request_key text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  fee_bps integer not null,
  limit_bps integer not null,
  limit_amount bigint not null,
  sales integer not null,
  first_due_at timestamptz not null,
  last_due_at timestamptz not null,
  average_days integer not null,
  monthly_rate_bps integer not null,
  rate_version smallint not null default 1,
  state text not null check (state in ('PENDING', 'PRE_APPROVED', 'OFFERED', 'APPROVED', 'REFUSED', 'CANCELED', 'PAID')),
  needs_two boolean not null,
  risks text[] not null,
  requested_by text not null,
  requested_at timestamptz not null,
  first_approved_by text,
  decided_by text,
  decided_at timestamptz,
  reason text,
  cause text check (cause in ('SELLER', 'SHARE_GONE')),
  paid_at timestamptz,
  ended_at timestamptz,
  look_at timestamptz,
  primary key (platform_id, id),
  constraint anticipations_once unique (platform_id, seller_id, request_key),
  constraint anticipations_pay_something check (amount > fee),
  constraint anticipations_within_the_limit check (amount <= limit_amount)
)`;

const SALES = `
create table anticipation_sales (
  platform_id uuid not null,
  anticipation_id uuid not null,
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  due_at timestamptz not null,
  primary key (platform_id, anticipation_id, payment_id),
  foreign key (platform_id, anticipation_id) references anticipations (platform_id, id)
)`;

// The first rate is that of the request. A later one is in effect once the seller has accepted it.
const RATES = `
create table anticipation_rates (
  platform_id uuid not null,
  anticipation_id uuid not null,
  version smallint not null,
  fee_bps integer not null check (fee_bps between 0 and 9999),
  fee bigint not null,
  set_by text not null,
  set_at timestamptz not null,
  reason text,
  accepted_at timestamptz,
  primary key (platform_id, anticipation_id, version),
  foreign key (platform_id, anticipation_id) references anticipations (platform_id, id)
)`;

const OPEN = `state in ('PENDING', 'PRE_APPROVED', 'OFFERED')`;

const INDEXES = [
  'create index anticipation_sales_of_payment on anticipation_sales (platform_id, payment_id)',
  'create index anticipations_of_seller on anticipations (platform_id, seller_id, requested_at, id)',
  'create index anticipations_by_time on anticipations (platform_id, requested_at, id)',
  'create index anticipations_paid on anticipations (platform_id, paid_at, id) where paid_at is not null',
  `create index anticipations_to_decide on anticipations (platform_id) where ${OPEN}`,
  'create index anticipations_look_at on anticipations (look_at) where look_at is not null',
];

// status: the states of the trade; a changed rate that waits for its seller is approved with a condition.
const VIEW = `
create view anticipations_read as
  select id, platform_id, seller_id, currency, amount, fee, amount - fee as net, fee_bps, limit_bps, limit_amount, sales, first_due_at,
    last_due_at, average_days, monthly_rate_bps, rate_version, state, case state when 'OFFERED' then 'PRE_APPROVED' else state end as status,
    case when state in ('PENDING', 'PRE_APPROVED') then 'STAFF' when state = 'OFFERED' then 'SELLER' end as waits_for,
    needs_two, risks, requested_by, requested_at, first_approved_by, decided_by, decided_at, reason, cause, paid_at,
    ended_at
  from anticipations`;
