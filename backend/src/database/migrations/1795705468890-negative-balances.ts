import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers who owe (screens.md C26). `ledger_debts` says how much each person owes and since when, in the order of the amount: an
 * index on balances would make every posting write it. A trigger keeps it, so that it holds for every posting. A debt is written
 * off by two people: the second one decides about what the first one proposed.
 * Locks: creates tables, and a trigger on `ledger_entries`, which waits for statements in flight. Reads the accounts once.
 * Undo: `down` drops them, with the proposals; what was written off stays in the ledger.
 */
export class NegativeBalances1795705468890 implements MigrationInterface {
  name = 'NegativeBalances1795705468890';

  async up(db: QueryRunner): Promise<void> {
    await db.query(DEBTS);
    await db.query('create index ledger_debts_by_amount on ledger_debts (platform_id, owed, id)');
    await db.query('create index ledger_debts_of_owner on ledger_debts (platform_id, owner_id)');
    await db.query('create view ledger_debts_read as select * from ledger_debts');
    await db.query(FOLLOW);
    await db.query(`create trigger d_debts_follow after insert on ledger_entries
      for each row when (new.bucket = 'debt') execute function ledger_follow_debts()`);
    await db.query(EARLIER);
    await db.query(WRITE_OFFS);
    await db.query(
      `create unique index debt_write_offs_one_open on debt_write_offs (platform_id, debt_id) where state = 'PROPOSED'`,
    );
    await db.query(
      'create index debt_write_offs_of_debt on debt_write_offs (platform_id, debt_id, proposed_at)',
    );
    await db.query('create view debt_write_offs_read as select * from debt_write_offs');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view debt_write_offs_read');
    await db.query('drop table debt_write_offs');
    await db.query('drop trigger d_debts_follow on ledger_entries');
    await db.query('drop function ledger_follow_debts');
    await db.query('drop view ledger_debts_read');
    await db.query('drop table ledger_debts');
  }
}

// id: the account. since: when it last became more than nothing.
const DEBTS = `
create table ledger_debts (
  platform_id uuid not null,
  id uuid not null,
  owner text not null,
  owner_id uuid not null,
  currency char(3) not null,
  owed bigint not null,
  since timestamptz not null,
  primary key (platform_id, id)
)`;

// The balance has moved by then, and so locked the account: no two transactions meet here.
const FOLLOW = `
create function ledger_follow_debts() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into ledger_debts as d (platform_id, id, owner, owner_id, currency, owed, since)
    select a.platform_id, a.id, a.owner, a.owner_id, a.currency, a.balance, new.posted_at
    from ledger_accounts a where a.platform_id = new.platform_id and a.id = new.account_id
  on conflict (platform_id, id) do update
    set owed = excluded.owed, since = case when d.owed = 0 then excluded.since else d.since end;
  return null;
end $$`;

const EARLIER = `
insert into ledger_debts (platform_id, id, owner, owner_id, currency, owed, since)
select a.platform_id, a.id, a.owner, a.owner_id, a.currency, a.balance, coalesce((
  select e.posted_at from ledger_entries e
  where e.platform_id = a.platform_id and e.owner_id = a.owner_id and e.bucket = 'debt' and e.account_id = a.id and e.balance = e.amount
  order by e.posted_at desc, e.id desc limit 1
), now())
from ledger_accounts a where a.bucket = 'debt' and a.balance > 0`;

const WRITE_OFFS = `
create table debt_write_offs (
  platform_id uuid not null references platforms,
  id uuid not null,
  debt_id uuid not null,
  seller_id uuid not null,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('PROPOSED', 'POSTED', 'REFUSED')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  written_off bigint not null default 0,
  primary key (platform_id, id),
  constraint debt_write_offs_two_people check (state <> 'POSTED' or decided_by <> proposed_by),
  constraint debt_write_offs_at_most check (written_off between 0 and amount)
)`;
