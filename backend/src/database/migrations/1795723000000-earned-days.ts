import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform may let sellers keep a part of what the last days brought, or their largest sale, of the available balance (domain.md §3,
 * scheme B). A trigger sums up what each seller earned by the sales of a day, so that a withdrawal reads some rows and not every sale.
 * Locks: creates a table and fills it from the approvals of the last 180 days, some seconds for each million. The trigger waits for
 * statements in flight.
 * Undo: `down` drops them; they are computed from the transfers.
 */
export class EarnedDays1795723000000 implements MigrationInterface {
  name = 'EarnedDays1795723000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(EARNED_DAYS);
    await db.query(FOLLOW);
    await db.query(`create trigger e_earned_days_follow after insert on ledger_transfers
      referencing new table as posted for each statement execute function ledger_follow_earned_days()`);
    await db.query(FILL);
    await db.query('create view ledger_earned_days_read as select * from ledger_earned_days');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger e_earned_days_follow on ledger_transfers');
    await db.query('drop function ledger_follow_earned_days');
    await db.query('drop view ledger_earned_days_read');
    await db.query('drop table ledger_earned_days');
  }
}

// amount: the shares of the sales that were approved on the day. biggest: the most of one sale.
const EARNED_DAYS = `
create table ledger_earned_days (
  platform_id uuid not null,
  owner_id uuid not null,
  currency char(3) not null,
  day date not null,
  amount bigint not null,
  biggest bigint not null,
  primary key (platform_id, owner_id, currency, day)
) with (fillfactor = 70)`;

const EARNED = (transfers: string): string => `
  select s.platform_id, s.owner_id, s.currency, s.day, sum(s.amount)::bigint as amount, max(s.amount)::bigint as biggest
  from (
    select t.platform_id, a.owner_id, t.currency, (t.occurred_at at time zone 'America/Sao_Paulo')::date as day, t.payment_id,
      sum(t.amount) as amount
    from ${transfers} t
    join ledger_accounts a on a.id = t.credit_account_id and a.platform_id = t.platform_id
    where t.kind = 'APPROVAL' and t.fact = 'share' and a.owner = 'seller'
    group by 1, 2, 3, 4, 5
  ) s
  group by 1, 2, 3, 4`;

// Balances have moved by then and so locked the accounts of these sellers: no two transactions meet in one row.
const FOLLOW = `
create function ledger_follow_earned_days() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  earned record;
begin
  if not exists (select from posted where kind = 'APPROVAL') then
    return null;
  end if;
  for earned in select * from (${EARNED('posted')}) e order by e.platform_id, e.owner_id, e.currency, e.day
  loop
    insert into ledger_earned_days as d (platform_id, owner_id, currency, day, amount, biggest)
      values (earned.platform_id, earned.owner_id, earned.currency, earned.day, earned.amount, earned.biggest)
      on conflict (platform_id, owner_id, currency, day) do update set amount = d.amount + excluded.amount,
        biggest = greatest(d.biggest, excluded.biggest);
  end loop;
  return null;
end $$`;

const FILL = `
insert into ledger_earned_days (platform_id, owner_id, currency, day, amount, biggest)
select e.platform_id, e.owner_id, e.currency, e.day, e.amount, e.biggest
from (${EARNED("(select * from ledger_transfers where occurred_at > now() - interval '180 days')")}) e`;
