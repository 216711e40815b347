import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the double-entry ledger. What the money rules promise is held here, so that no program can break it: transfers are
 * only ever added, and balances change in no other way than by a transfer.
 * Locks: only creates tables and functions; nothing that exists is touched.
 * Undo: `down` drops them; the books are lost, so take a backup first.
 */
export class Ledger1793000200000 implements MigrationInterface {
  name = 'Ledger1793000200000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [ACCOUNTS, ACCOUNT_RULES, TRANSFERS, TRANSFER_RULES, BALANCES, LOCKING])
      await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop function ledger_lock_accounts;
      drop table ledger_transfers, ledger_accounts;
      drop function ledger_move_balances; drop function ledger_refuse_over_return; drop function ledger_refuse_change;
      drop function ledger_refuse_funds_beside_debt;
    `);
  }
}

// A balance is credits minus debits: above zero we owe the owner, below zero the owner owes us. A debt alone is counted the
// other way, as what the person owes, so that no balance of a person is ever below zero.
// Half of each page is left free, so that a balance that moves finds its next version a place beside the last.
// A house account (any but a person's) is kept as up to 16 rows, its stripes, lest all sales of a platform queue for one row.
const ACCOUNTS = `
create table ledger_accounts (
  id uuid not null,
  platform_id uuid not null references platforms,
  owner text not null,
  owner_id uuid,
  bucket text not null,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  stripe smallint not null default 0 check (stripe between 0 and 15),
  name text not null generated always as (owner || coalesce(':' || owner_id::text, '') || ':' || bucket) stored,
  balance bigint not null default 0,
  version bigint not null default 0,
  primary key (id, platform_id),
  constraint ledger_accounts_once unique (platform_id, name, currency, stripe),
  constraint ledger_accounts_currency unique (id, platform_id, currency),
  constraint ledger_accounts_words check (
    (owner in ('seller', 'manager') and owner_id is not null and bucket in ('pending', 'available', 'reserve', 'blocked', 'debt'))
    or (owner = 'gateway' and owner_id is not null and bucket in ('receivable', 'cost'))
    or (owner = 'platform' and owner_id is null and bucket in ('revenue', 'loss', 'rounding'))
    or (owner = 'buyer' and owner_id is null and bucket = 'refund_due')
    or (owner = 'bank' and owner_id is null and bucket = 'cash')),
  constraint ledger_accounts_persons_are_whole check (owner not in ('seller', 'manager') or stripe = 0),
  constraint ledger_accounts_not_below_zero check (owner not in ('seller', 'manager', 'buyer') or balance >= 0)
) with (fillfactor = 50)`;

const ACCOUNT_RULES = `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the ledger is corrected by a transfer', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger born_empty before insert on ledger_accounts
  for each row when (new.balance <> 0 or new.version <> 0) execute function ledger_refuse_change();
create trigger moved_by_transfers_only before update on ledger_accounts
  for each row when (pg_trigger_depth() = 0) execute function ledger_refuse_change();
create trigger kept before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();

create function ledger_refuse_funds_beside_debt() returns trigger language plpgsql as $$
begin
  -- The lock makes two transactions that each raise one of the pair meet here.
  perform from ledger_accounts a
    where a.platform_id = new.platform_id and a.currency = new.currency and a.stripe = 0 and a.balance > 0
      and a.name = new.owner || ':' || new.owner_id::text || ':' || case new.bucket when 'debt' then 'available' else 'debt' end
    for no key update;
  if found then
    raise exception '% would have available money and a debt', new.owner || ':' || new.owner_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger debt_is_paid_first after update on ledger_accounts
  for each row when (new.bucket in ('available', 'debt') and new.balance > old.balance) execute function ledger_refuse_funds_beside_debt()`;

// The foreign keys carry tenant and currency: both sides of a transfer are of the same platform and the same money.
const TRANSFERS = `
create table ledger_transfers (
  id uuid not null,
  platform_id uuid not null,
  transaction_id uuid not null,
  payment_id uuid,
  posting smallint,
  place smallint not null,
  kind text not null check (kind in ('APPROVAL', 'REFUND', 'CHARGEBACK', 'RESTORE', 'CORRECTION')),
  fact text not null check (fact in ('share', 'platformFee', 'gatewayCost', 'commission', 'moneyBack', 'debtRepayment', 'correction')),
  fact_key text not null,
  reason text,
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  occurred_at timestamptz not null,
  posted_at timestamptz not null,
  primary key (id, platform_id),
  constraint ledger_transfers_fact_once unique (platform_id, fact_key),
  constraint ledger_transfers_two_accounts check (debit_account_id <> credit_account_id),
  constraint ledger_transfers_postings_are_numbered check ((posting is not null) = (kind in ('APPROVAL', 'REFUND', 'CHARGEBACK', 'RESTORE'))),
  constraint ledger_transfers_postings_of_payments check (posting is null or payment_id is not null),
  constraint ledger_transfers_corrections_say_why check (kind <> 'CORRECTION' or coalesce(trim(reason), '') <> ''),
  foreign key (debit_account_id, platform_id, currency) references ledger_accounts (id, platform_id, currency),
  foreign key (credit_account_id, platform_id, currency) references ledger_accounts (id, platform_id, currency)
);
create index ledger_transfers_of_payment on ledger_transfers (payment_id, platform_id, posting) where payment_id is not null;
create index ledger_transfers_debits on ledger_transfers (debit_account_id, posted_at);
create index ledger_transfers_credits on ledger_transfers (credit_account_id, posted_at)`;

const TRANSFER_RULES = `
create trigger append_only before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();

create function ledger_refuse_over_return() returns trigger language plpgsql as $$
declare overdrawn uuid;
begin
  select t.payment_id into overdrawn
    from (select distinct platform_id, payment_id from posted where kind in ('REFUND', 'CHARGEBACK')) returned
    join ledger_transfers t on t.platform_id = returned.platform_id and t.payment_id = returned.payment_id
    join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
    join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
    where t.posting is not null
    group by t.payment_id
    having sum(case when d.bucket = 'receivable' then t.amount else 0 end)
      < sum(case when c.bucket = 'receivable' then t.amount else 0 end)
    limit 1;
  if found then
    raise exception 'payment % would give back more than it captured', overdrawn using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$`;

// All balances of a posting move by one update, because the rule of funds and debts holds for the whole of it. Its plan is
// kept by the session, so it must not be the one that suits a young and empty table: no sequential scan.
// Triggers of one table fire in the order of their names: balances move, and so lock, before the sums are looked at.
const BALANCES = `
create function ledger_move_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update ledger_accounts a
    set balance = a.balance + case a.bucket when 'debt' then -moved.net else moved.net end, version = a.version + 1
    from (
      select account_id, platform_id, sum(amount)::bigint as net
      from (
        select credit_account_id as account_id, platform_id, amount from posted
        union all
        select debit_account_id, platform_id, -amount from posted
      ) sides
      group by account_id, platform_id
    ) moved
    where a.id = moved.account_id and a.platform_id = moved.platform_id;
  return null;
end $$;
create trigger a_balances_move after insert on ledger_transfers
  referencing new table as posted for each statement execute function ledger_move_balances();
create trigger b_returns_are_captured after insert on ledger_transfers
  referencing new table as posted for each statement execute function ledger_refuse_over_return()`;

// Missing accounts are opened in the order of their names before anything is locked, and accounts are locked in the order
// of their ids: two callers wait for each other in one direction only. Generic plans: the arguments never change the way.
export const LOCKING = `
create function ledger_lock_accounts(of_platform uuid, of_currency bpchar, house_stripe smallint, names text[], owners text[],
  owner_ids uuid[], buckets text[])
returns table (name text, id uuid, balance bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  stripes smallint[] := array[0::smallint, house_stripe];
  existing integer;
begin
  select count(*) into existing from ledger_accounts a
    where a.platform_id = of_platform and a.name = any(names) and a.currency = of_currency and a.stripe = any(stripes)
      and (a.stripe = house_stripe or a.owner in ('seller', 'manager'));
  if existing < cardinality(names) then
    insert into ledger_accounts (id, platform_id, owner, owner_id, bucket, currency, stripe)
      select gen_random_uuid(), of_platform, w.owner, w.owner_id, w.bucket, of_currency,
        case when w.owner in ('seller', 'manager') then 0 else house_stripe end
      from unnest(names, owners, owner_ids, buckets) as w(name, owner, owner_id, bucket)
      order by w.name
      on conflict do nothing;
  end if;
  return query
    select a.name, a.id, a.balance from ledger_accounts a
    where a.platform_id = of_platform and a.name = any(names) and a.currency = of_currency and a.stripe = any(stripes)
      and (a.stripe = house_stripe or a.owner in ('seller', 'manager'))
    order by a.id
    for no key update;
end $$`;
