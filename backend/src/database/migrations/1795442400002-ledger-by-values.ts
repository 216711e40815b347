import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: transfers and missing accounts of the ledger are inserted as values. INSERT … SELECT is collected by the coordinator of a
 * distributed database, and a forced generic plan knows no platform, so no shard can be chosen from it. The new function also tells,
 * under the locks, which postings are there: the statement that wrote them looked for that before.
 * Locks: creates a function; nothing waits.
 * Deploying: processes from before this call `ledger_lock_accounts`, which stays. A later migration drops it.
 * Undo: `down`.
 */
export class LedgerByValues1795442400002 implements MigrationInterface {
  name = 'LedgerByValues1795442400002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LEDGER_LOCK);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop function ledger_lock(uuid, bpchar, text[], smallint[], text[], uuid[], text[], text[])',
    );
  }
}

// Missing accounts are opened in the order of their names before anything is locked, and accounts are locked in the order of their
// ids: two callers wait for each other in one direction only. What is posted is read last, by a snapshot younger than the locks. Plans
// are kept by the session, so they must not be those that suit an empty table: no sequential scan.
const LEDGER_LOCK = `
create function ledger_lock(of_platform uuid, of_currency bpchar, names text[], stripes smallint[], owners text[],
  owner_ids uuid[], buckets text[], fact_keys text[])
returns table (name text, stripe smallint, id uuid, balance bigint, fact_key text) language plpgsql
set enable_seqscan = off as $$
#variable_conflict use_column
declare
  existing integer;
  wanted record;
begin
  select count(*) into existing from ledger_accounts a
    where a.platform_id = of_platform and a.currency = of_currency and a.name = any(names) and a.stripe = any(stripes)
      and (a.name, a.stripe) in (select w.name, w.stripe from unnest(names, stripes) as w(name, stripe));
  if existing < cardinality(names) then
    for wanted in
      select w.name, w.stripe, w.owner, w.owner_id, w.bucket
      from unnest(names, stripes, owners, owner_ids, buckets) as w(name, stripe, owner, owner_id, bucket)
      order by w.name, w.stripe
    loop
      insert into ledger_accounts (id, platform_id, owner, owner_id, bucket, currency, stripe)
        values (gen_random_uuid(), of_platform, wanted.owner, wanted.owner_id, wanted.bucket, of_currency, wanted.stripe)
        on conflict do nothing;
    end loop;
  end if;
  return query
    select a.name, a.stripe, a.id, a.balance, null::text from ledger_accounts a
    where a.platform_id = of_platform and a.currency = of_currency and a.name = any(names) and a.stripe = any(stripes)
      and (a.name, a.stripe) in (select w.name, w.stripe from unnest(names, stripes) as w(name, stripe))
    order by a.id
    for no key update of a;
  return query
    select null::text, null::smallint, null::uuid, null::bigint, t.fact_key from ledger_transfers t
    where t.platform_id = of_platform and t.fact_key = any(fact_keys);
end $$`;
