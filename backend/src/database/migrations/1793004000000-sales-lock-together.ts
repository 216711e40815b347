import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sales that are settled together lock all their accounts at once, in one order. The function for one payment knew one
 * stripe of the platform accounts; this one receives the stripe of each account.
 * Locks: adds a function beside the one of the same name, which processes of the version before still call.
 * Undo: `down` drops the new one.
 */
export class SalesLockTogether1793004000000 implements MigrationInterface {
  name = 'SalesLockTogether1793004000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LOCKING);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `drop function ledger_lock_accounts(uuid, bpchar, text[], smallint[], text[], uuid[], text[])`,
    );
  }
}

// Missing accounts are opened in the order of their names before anything is locked, and accounts are locked in the order
// of their ids: two callers wait for each other in one direction only. Its plans are kept by the session, so they must be
// generic and not those that suit a young and empty table: no sequential scan.
const LOCKING = `
create function ledger_lock_accounts(of_platform uuid, of_currency bpchar, names text[], stripes smallint[], owners text[],
  owner_ids uuid[], buckets text[])
returns table (name text, stripe smallint, id uuid, balance bigint) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  existing integer;
begin
  select count(*) into existing from ledger_accounts a
    where a.platform_id = of_platform and a.currency = of_currency and a.name = any(names) and a.stripe = any(stripes)
      and (a.name, a.stripe) in (select w.name, w.stripe from unnest(names, stripes) as w(name, stripe));
  if existing < cardinality(names) then
    insert into ledger_accounts (id, platform_id, owner, owner_id, bucket, currency, stripe)
      select gen_random_uuid(), of_platform, w.owner, w.owner_id, w.bucket, of_currency, w.stripe
      from unnest(names, stripes, owners, owner_ids, buckets) as w(name, stripe, owner, owner_id, bucket)
      order by w.name, w.stripe
      on conflict do nothing;
  end if;
  return query
    select a.name, a.stripe, a.id, a.balance from ledger_accounts a
    where a.platform_id = of_platform and a.currency = of_currency and a.name = any(names) and a.stripe = any(stripes)
      and (a.name, a.stripe) in (select w.name, w.stripe from unnest(names, stripes) as w(name, stripe))
    order by a.id
    for no key update of a;
end $$`;
