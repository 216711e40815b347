import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: chargebacks and MED disputes (domain.md §5): their state, deadline, blocked money, fee and history. Their rules are settings of
 * the platform.
 * Locks: creates tables; platforms get a column with a constant default, so they are not rewritten.
 * Undo: `down` drops the tables; the ledger keeps its transfers, so blocked money must be unblocked before.
 */
export class Disputes1795704785812 implements MigrationInterface {
  name = 'Disputes1795704785812';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column dispute_rules jsonb not null default '{}'`);
    await db.query(
      'create view platform_dispute_rules_read as select id as platform_id, dispute_rules from platforms',
    );
    await db.query(DISPUTES);
    await db.query(EVENTS);
    for (const index of INDEXES) await db.query(index);
    await db.query('create view disputes_read as select * from disputes');
    await db.query('create view dispute_events_read as select * from dispute_events');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view dispute_events_read');
    await db.query('drop view disputes_read');
    await db.query('drop table dispute_events');
    await db.query('drop table disputes');
    await db.query('drop view platform_dispute_rules_read');
    await db.query('alter table platforms drop column dispute_rules');
  }
}

// charged_back_at: the payment is CHARGEBACK, so its money went back before a result is known. fee_state: DUE and RETURN_DUE are
// posted next. look_at: when the job looks at it.
const DISPUTES = `
create table disputes (
  platform_id uuid not null references platforms,
  id uuid not null,
  payment_id uuid not null,
  order_id uuid not null,
  seller_id uuid not null,
  kind text not null check (kind in ('CHARGEBACK', 'MED')),
  state text not null check (state in ('NOTIFIED', 'BLOCKED', 'DEFENCE_SENT', 'WON', 'LOST', 'RETURNED_PART', 'EXPIRED')),
  origin text not null check (origin in ('STAFF', 'PROVIDER')),
  amount bigint not null check (amount > 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  provider_reference text,
  notified_at timestamptz not null,
  due_at timestamptz not null,
  returned_before bigint not null,
  blocked_amount bigint not null default 0,
  charged_back_at timestamptz,
  returned_amount bigint not null default 0,
  fee bigint not null check (fee >= 0),
  fee_state text not null default 'NONE' check (fee_state in ('NONE', 'DUE', 'CHARGED', 'RETURN_DUE', 'RETURNED')),
  opened_by text not null,
  decided_by text,
  decision text,
  ended_at timestamptz,
  look_at timestamptz,
  primary key (platform_id, id)
)`;

const EVENTS = `
create table dispute_events (
  platform_id uuid not null,
  id uuid not null,
  dispute_id uuid not null,
  kind text not null check (kind in ('NOTIFIED', 'BLOCKED', 'CHARGED_BACK', 'EVIDENCE', 'DEFENCE_SENT', 'EXPIRED', 'WON', 'LOST',
    'RETURNED_PART', 'UNBLOCKED', 'FEE_CHARGED', 'FEE_RETURNED')),
  at timestamptz not null,
  by text not null,
  note text,
  amount bigint,
  primary key (platform_id, id),
  foreign key (platform_id, dispute_id) references disputes (platform_id, id)
)`;

const INDEXES = [
  'create unique index disputes_one_open on disputes (platform_id, payment_id) where ended_at is null',
  'create index disputes_of_payment on disputes (platform_id, payment_id, id)',
  'create index disputes_by_deadline on disputes (platform_id, due_at, id)',
  'create index disputes_by_time on disputes (platform_id, notified_at, id)',
  'create index disputes_of_seller on disputes (platform_id, seller_id, due_at, id)',
  'create index disputes_to_do on disputes (platform_id) where ended_at is null',
  'create index disputes_look_at on disputes (look_at) where look_at is not null',
  'create index dispute_events_of_dispute on dispute_events (platform_id, dispute_id, at, id)',
];
