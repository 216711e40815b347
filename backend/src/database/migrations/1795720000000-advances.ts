import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: how much the platform has advanced (domain.md §4 T4): released to people, and not yet settled by the gateway. A trigger keeps one row for
 * each sale that was released, settled or taken back; approvals write none. A sum reads one index.
 * Locks: creates a table and fills it: transfers are read whole once, some seconds for each million. The trigger waits for statements in flight.
 * Undo: `down` drops them; they are computed from the transfers.
 */
export class Advances1795720000000 implements MigrationInterface {
  name = 'Advances1795720000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(ADVANCES);
    await db.query(FOLLOW);
    await db.query(`create trigger d_advances_follow after insert on ledger_transfers
      referencing new table as posted for each statement execute function ledger_follow_advances()`);
    await db.query(FILL);
    await db.query(`create index ledger_advances_open on ledger_advances (platform_id, currency, since, payment_id)
      include (advanced) where advanced > 0`);
    await db.query('create view ledger_advances_read as select * from ledger_advances');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger d_advances_follow on ledger_transfers');
    await db.query('drop function ledger_follow_advances');
    await db.query('drop view ledger_advances_read');
    await db.query('drop table ledger_advances');
  }
}

// released: what people got of the sale, without what a return took from them. settled: what the bank got. since: the first release.
const ADVANCES = `
create table ledger_advances (
  platform_id uuid not null,
  payment_id uuid not null,
  currency char(3) not null,
  released bigint not null,
  settled bigint not null,
  advanced bigint not null,
  since timestamptz not null,
  primary key (platform_id, payment_id),
  constraint ledger_advances_sum check (advanced = greatest(0, released - settled))
) with (fillfactor = 80)`;

/** What each transfer adds to `released` and `settled` of its sale. */
const MOVED = (transfers: string): string => `
  select t.platform_id, t.payment_id, t.currency,
    sum(case
      when t.kind in ('RELEASE', 'RESERVE_RELEASE', 'ANTICIPATION') and d.bucket in ('pending', 'reserve') and c.bucket = 'available'
        then t.amount
      when t.kind in ('REFUND', 'PARTIAL_REFUND', 'CHARGEBACK') and d.bucket in ('available', 'blocked', 'debt') then -t.amount
      when t.kind = 'RESTORE' and c.bucket in ('available', 'blocked', 'debt') then t.amount
      else 0 end)::bigint as released,
    sum(case when t.kind <> 'SETTLEMENT' then 0 when d.owner = 'bank' then t.amount when c.owner = 'bank' then -t.amount
      else 0 end)::bigint as settled,
    min(t.posted_at) as since
  from ${transfers} t
  join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
  join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
  where t.payment_id is not null and t.kind in ('RELEASE', 'RESERVE_RELEASE', 'ANTICIPATION', 'REFUND', 'PARTIAL_REFUND', 'CHARGEBACK',
    'RESTORE', 'SETTLEMENT')
  group by t.platform_id, t.payment_id, t.currency`;

// Two postings of a sale at the same time add to one row, in the order of its id. Approvals, the most frequent, end at the first look.
const FOLLOW = `
create function ledger_follow_advances() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  moved record;
begin
  if not exists (select from posted where kind <> 'APPROVAL' and payment_id is not null) then
    return null;
  end if;
  for moved in select * from (${MOVED('posted')}) m where m.released <> 0 or m.settled <> 0 order by m.platform_id, m.payment_id
  loop
    insert into ledger_advances as a (platform_id, payment_id, currency, released, settled, advanced, since)
      values (moved.platform_id, moved.payment_id, moved.currency, moved.released, moved.settled,
        greatest(0, moved.released - moved.settled), moved.since)
      on conflict (platform_id, payment_id) do update set released = a.released + excluded.released,
        settled = a.settled + excluded.settled,
        advanced = greatest(0, a.released + excluded.released - a.settled - excluded.settled);
  end loop;
  return null;
end $$`;

const FILL = `
insert into ledger_advances (platform_id, payment_id, currency, released, settled, advanced, since)
select m.platform_id, m.payment_id, m.currency, m.released, m.settled, greatest(0, m.released - m.settled), m.since
from (${MOVED('ledger_transfers')}) m where m.released <> 0 or m.settled <> 0`;
