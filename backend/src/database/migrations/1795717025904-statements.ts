import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: statements of providers and banks are imported and compared with the ledger (decision 0183): files, their lines, and what differs.
 * Locks: creates tables only.
 * Undo: `down` drops them; what was settled stays in the ledger.
 */
export class Statements1795717025904 implements MigrationInterface {
  name = 'Statements1795717025904';

  async up(db: QueryRunner): Promise<void> {
    await db.query(FILES);
    await db.query('create index statement_files_by_time on statement_files (platform_id, imported_at, id)');
    await db.query(
      'create index statement_files_look_at on statement_files (look_at) where look_at is not null',
    );
    await db.query(LINES);
    await db.query('create index statement_lines_of_file on statement_lines (platform_id, file_id, place)');
    await db.query('create index statement_lines_by_time on statement_lines (platform_id, at, id)');
    await db.query(
      `create index statement_lines_new on statement_lines (platform_id, file_id, place) where state = 'NEW'`,
    );
    // Which settlements of a provider a credit of the bank is the sum of, and which credits have none.
    await db.query(`create index statement_lines_without_credit on statement_lines (platform_id, day, gateway_account_id)
      include (amount) where gateway_account_id is not null and bank_line_id is null`);
    await db.query(`create index statement_lines_without_settlements on statement_lines (platform_id, day)
      where gateway_account_id is null and state <> 'MATCHED'`);
    await db.query(
      'create index statement_lines_of_payment on statement_lines (platform_id, payment_id) where payment_id is not null',
    );
    await db.query(
      'create index statement_lines_of_credit on statement_lines (platform_id, bank_line_id) where bank_line_id is not null',
    );
    await db.query(DIFFERENCES);
    await db.query(
      'create index statement_differences_by_time on statement_differences (platform_id, opened_at, id)',
    );
    await db.query(
      `create index statement_differences_open on statement_differences (platform_id, opened_at, id) where state = 'OPEN'`,
    );
    for (const table of ['statement_lines', 'statement_differences'])
      await db.query(`create view ${table}_read as select * from ${table}`);
    await db.query(`create view statement_files_read as select platform_id, id, kind, gateway_account_id, account, file_name,
      encode(sha256, 'hex') as sha256, bytes, lines, repeated, first_day, last_day, look_at, imported_by, imported_at
      from statement_files`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['statement_differences', 'statement_lines', 'statement_files'])
      await db.query(`drop view ${table}_read`);
    for (const table of ['statement_differences', 'statement_lines', 'statement_files'])
      await db.query(`drop table ${table}`);
  }
}

// account: the gateway account of a provider, or the account of a bank. look_at: when the job compares its lines.
const FILES = `
create table statement_files (
  platform_id uuid not null references platforms,
  id uuid not null,
  kind text not null check (kind in ('PROVIDER_CSV', 'BANK_CSV', 'BANK_OFX')),
  gateway_account_id uuid,
  account text not null,
  file_name text not null,
  sha256 bytea not null check (length(sha256) = 32),
  bytes integer not null,
  content bytea not null,
  lines integer not null,
  repeated integer not null,
  first_day date not null,
  last_day date not null,
  look_at timestamptz,
  imported_by text not null,
  imported_at timestamptz not null,
  primary key (platform_id, id),
  constraint statement_files_once unique (platform_id, sha256),
  constraint statement_files_account check ((kind = 'PROVIDER_CSV') = (gateway_account_id is not null)),
  foreign key (gateway_account_id, platform_id) references gateway_accounts
)`;

// at: when its day begins, for lists. bank_line_id: the credit of a bank that contains the settlement of a provider.
const LINES = `
create table statement_lines (
  platform_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  place integer not null,
  gateway_account_id uuid,
  account text not null,
  line_key text not null,
  day date not null,
  at timestamptz not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null,
  gross bigint,
  fee bigint,
  reference text,
  memo text,
  end_to_end_id text,
  state text not null check (state in ('NEW', 'SETTLED', 'MATCHED', 'DIFFERENT')),
  payment_id uuid,
  payout_id uuid,
  bank_line_id uuid,
  primary key (platform_id, id),
  constraint statement_lines_once unique (platform_id, account, line_key),
  constraint statement_lines_of_provider check (
    (gateway_account_id is not null) = (gross is not null) and (gross is null or amount = gross - fee)),
  foreign key (platform_id, file_id) references statement_files (platform_id, id)
)`;

// A line differs once at most. closed_by: empty while it is open; the job where the other side came later.
const DIFFERENCES = `
create table statement_differences (
  platform_id uuid not null,
  id uuid not null,
  line_id uuid not null,
  kind text not null check (kind in ('COST', 'AMOUNT', 'UNKNOWN_SALE', 'SETTLED_TWICE', 'NOT_RETURNED', 'LATE', 'NO_SETTLEMENT',
    'NO_PAYOUT', 'NOT_IN_BANK')),
  currency char(3) not null,
  ours bigint,
  theirs bigint not null,
  state text not null check (state in ('OPEN', 'EXPLAINED', 'CLOSED')),
  owner_id uuid,
  reason text,
  opened_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  version integer not null default 1,
  primary key (platform_id, id),
  constraint statement_differences_once unique (platform_id, line_id, kind),
  constraint statement_differences_ended check ((state = 'OPEN') = (ended_at is null)),
  foreign key (platform_id, line_id) references statement_lines (platform_id, id)
)`;
