import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers and managers withdraw their money (screens.md B3, C5–C8). A withdrawal has a payout for each time that it is sent. The
 * rules of withdrawals are settings of the platform. `payout_news` gets the time at which a report is worked on; reports from before
 * have none, because no payout was sent then.
 * Locks: creates tables; platforms and payout_news get columns with constant defaults, so neither is rewritten.
 * Undo: `down` drops the tables, with what was withdrawn; the ledger keeps its transfers.
 */
export class Withdrawals1795691113549 implements MigrationInterface {
  name = 'Withdrawals1795691113549';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column withdrawal_rules jsonb not null default '{}'`);
    await db.query(
      'create view platform_withdrawal_rules_read as select id as platform_id, withdrawal_rules, blocked_cashout from platforms',
    );
    await db.query('alter table payout_news add column due_at timestamptz');
    await db.query('create index payout_news_due on payout_news (due_at) where due_at is not null');
    await db.query(WITHDRAWALS);
    await db.query(PAYOUTS);
    for (const index of INDEXES) await db.query(index);
    await db.query(VIEW);
    await db.query(PAYOUTS_VIEW);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view payouts_read');
    await db.query('drop view withdrawals_read');
    await db.query('drop table payouts');
    await db.query('drop table withdrawals');
    await db.query('alter table payout_news drop column due_at');
    await db.query('drop view platform_withdrawal_rules_read');
    await db.query('alter table platforms drop column withdrawal_rules');
  }
}

const WITHDRAWALS = `
create table withdrawals (
  platform_id uuid not null references platforms,
  id uuid not null,
  owner text not null check (owner in ('seller', 'manager')),
  owner_id uuid not null,
  request_key text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  available_before bigint not null,
  payment_method text not null check (payment_method in ('PIX', 'BANK_ACCOUNT', 'RECEIVER')),
  pix_type text check (pix_type in ('CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM')),
  bank_account_id uuid,
  destination text not null,
  destination_sealed bytea not null,
  state text not null check (state in ('WAITING', 'IN_AUDIT', 'HALF_APPROVED', 'READY', 'SENDING', 'SENT', 'FAILED', 'PAID', 'REFUSED',
    'CANCELED', 'RETURNED')),
  needs_two boolean not null,
  risks text[] not null,
  round smallint not null default 1,
  requested_by text not null,
  requested_at timestamptz not null,
  first_approved_by text,
  decided_by text,
  decided_at timestamptz,
  reason text,
  detail text,
  provider text,
  gateway_account_id uuid,
  withdraw_id text,
  end_to_end_id text,
  paid_by_hand boolean not null default false,
  paid_at timestamptz,
  ended_at timestamptz,
  due_at timestamptz,
  primary key (platform_id, id),
  constraint withdrawals_once unique (platform_id, owner_id, request_key),
  constraint withdrawals_pay_something check (amount > fee),
  foreign key (gateway_account_id, platform_id) references gateway_accounts
)`;

// One payout of a withdrawal at most is open or paid, so none is sent twice.
const PAYOUTS = `
create table payouts (
  platform_id uuid not null,
  id uuid not null,
  withdrawal_id uuid not null,
  round smallint not null,
  gateway_account_id uuid not null,
  provider text not null,
  gateway_version integer,
  receiver_id uuid,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('ASKED', 'PROCESSING', 'PAID', 'DECLINED', 'NOT_SENT', 'RETURNED')),
  withdraw_id text,
  native text,
  detail text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  not_found_at timestamptz,
  unresolved boolean not null default false,
  asks smallint not null default 0,
  due_at timestamptz,
  primary key (platform_id, id),
  foreign key (platform_id, withdrawal_id) references withdrawals (platform_id, id),
  foreign key (gateway_account_id, platform_id) references gateway_accounts
)`;

const INDEXES = [
  `create unique index payouts_one_open on payouts (platform_id, withdrawal_id) where state in ('ASKED', 'PROCESSING', 'PAID')`,
  'create index payouts_of_withdrawal on payouts (platform_id, withdrawal_id, asked_at, id)',
  'create index payouts_due on payouts (due_at) where due_at is not null',
  `create index payouts_by_withdraw_id on payouts (platform_id, gateway_account_id, withdraw_id) where withdraw_id is not null`,
  'create index withdrawals_of_owner on withdrawals (platform_id, owner_id, requested_at, id)',
  'create index withdrawals_by_time on withdrawals (platform_id, owner, requested_at, id)',
  'create index withdrawals_paid on withdrawals (platform_id, owner, paid_at, id) where paid_at is not null',
  'create index withdrawals_since on withdrawals (platform_id, requested_at)',
  `create index withdrawals_to_decide on withdrawals (platform_id, owner)
    where state in ('WAITING', 'IN_AUDIT', 'HALF_APPROVED', 'FAILED')`,
  'create index withdrawals_due on withdrawals (due_at) where due_at is not null',
];

const VIEW = `
create view withdrawals_read as
  select id, platform_id, owner, owner_id, currency, amount, fee, amount - fee as net, available_before, payment_method, pix_type,
    destination, state,
    case when state = 'PAID' then 'APPROVED' when state = 'CANCELED' then 'CANCELED' when state in ('REFUSED', 'RETURNED') then 'REJECTED'
      else 'PENDING' end as status,
    needs_two, risks, requested_by, requested_at, first_approved_by, decided_by, decided_at, reason, detail, provider,
    gateway_account_id, withdraw_id, end_to_end_id, paid_by_hand, paid_at, ended_at
  from withdrawals`;

const PAYOUTS_VIEW = `
create view payouts_read as
  select id, platform_id, withdrawal_id, gateway_account_id, provider, amount, state, withdraw_id, native, detail, asked_at, answered_at,
    unresolved
  from payouts`;
