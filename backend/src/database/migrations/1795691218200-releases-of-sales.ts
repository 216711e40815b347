import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: money of sales is released on its day (decision 0165). `ledger_releases` says what each sale has left in pending and in
 * reserve, and when it is released. A trigger keeps it, so that it holds for every transfer, whoever writes it, and costs a purchase
 * no statement. Another trigger writes the statement of each person: what a transfer took or
 * gave, and the balance after it.
 * Locks: adds columns without values and a trigger to `ledger_transfers` and `platforms`; waits for statements in flight only.
 * Deploying: processes from before write no days; what they approve is released after thirty days.
 * Undo: `down` drops them; days of release are lost.
 */
export class ReleasesOfSales1795691218200 implements MigrationInterface {
  name = 'ReleasesOfSales1795691218200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table platforms add column release_scheme jsonb not null default '${DEFAULT}'`);
    await db.query(`create or replace view platforms_read as ${PLATFORMS}, release_scheme from platforms`);
    await db.query('alter table ledger_transfers add column due_at timestamptz');
    await db.query(`create or replace view ledger_transfers_read as ${TRANSFERS}, transaction_id, place, kind, fact, fact_key, reason,
      occurred_at, posted_at, posting, subject_id from ledger_transfers`);
    await db.query(ENTRIES);
    await db.query(
      'create index ledger_entries_of_owner on ledger_entries (platform_id, owner_id, posted_at, id)',
    );
    await db.query(
      'create index ledger_entries_of_bucket on ledger_entries (platform_id, owner_id, bucket, posted_at, id)',
    );
    await db.query('create view ledger_entries_read as select * from ledger_entries');
    await db.query(WRITE_ENTRIES);
    await db.query(`create trigger b_entries_are_written after insert on ledger_transfers
      referencing new table as posted for each statement execute function ledger_write_entries()`);
    await db.query(RELEASES);
    // What the job looks for.
    await db.query('create index ledger_releases_due on ledger_releases (look_at) where amount > 0');
    await db.query(
      'create index ledger_releases_due_of_platform on ledger_releases (platform_id, look_at) where amount > 0',
    );
    // What a calendar sums.
    await db.query(`create index ledger_releases_of_account on ledger_releases (platform_id, account_id, due_at)
      include (amount) where amount > 0`);
    await db.query(`create index ledger_releases_held on ledger_releases (platform_id, account_id)
      where amount > 0 and (hold is not null or due_at = 'infinity')`);
    await db.query('create index ledger_releases_of_payment on ledger_releases (payment_id, platform_id)');
    await db.query(
      'create index ledger_releases_to_release on ledger_releases (platform_id, due_at, id) include (amount, bucket, currency) where amount > 0',
    );
    await db.query(
      'create index ledger_releases_released on ledger_releases (platform_id, released_at, id) where released_at is not null',
    );
    await db.query('create view ledger_releases_read as select * from ledger_releases');
    await db.query(
      'create view refund_requests_read as select platform_id, id, order_id, payment_id, state from refund_requests',
    );
    await db.query(FOLLOW);
    await db.query(`create trigger c_releases_follow after insert on ledger_transfers
      referencing new table as posted for each statement execute function ledger_follow_releases()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger b_entries_are_written on ledger_transfers');
    await db.query('drop function ledger_write_entries');
    await db.query('drop view ledger_entries_read');
    await db.query('drop table ledger_entries');
    await db.query('drop trigger c_releases_follow on ledger_transfers');
    await db.query('drop function ledger_follow_releases');
    await db.query('drop view refund_requests_read');
    await db.query('drop view ledger_releases_read');
    await db.query('drop table ledger_releases');
    await db.query('drop view ledger_transfers_read');
    await db.query(`create view ledger_transfers_read as ${TRANSFERS} from ledger_transfers`);
    await db.query('alter table ledger_transfers drop column due_at');
    await db.query('drop view platforms_read');
    await db.query('alter table platforms drop column release_scheme');
    await db.query(`create view platforms_read as ${PLATFORMS} from platforms`);
  }
}

const TRANSFERS = 'select id, platform_id, payment_id, debit_account_id, credit_account_id, currency, amount';

const PLATFORMS = `select id, slug, name, locale, pix_enabled, credit_card_enabled, billet_enabled, blocked_cashout,
  default_receiver_id, private_key_sealed, cert_cash_in_url, cert_cash_out_url, cart_heading_hidden, tracking_needs_consent, legal_name,
  document, legal_address, support_email, support_phone, terms_url, privacy_url, logo_url, fees, velocity_limits, installments, host,
  created_at`;

/** As libs/money/src/release-scheme.ts has it. */
const DEFAULT = JSON.stringify({
  PIX: { days: 2, reserveBps: 0, reserveDays: 0 },
  BILLET: { days: 2, reserveBps: 0, reserveDays: 0 },
  CREDIT_CARD: { days: 30, reserveBps: 0, reserveDays: 0 },
  businessDaysOnly: false,
  trackingRequired: false,
  heldByRefundRequest: true,
});

// The side of a person on a transfer: what it took or gave, and the balance of the account after it. A statement reads them in the
// order of one index. The id is that of the transfer, with its last bit changed where the person was credited.
const ENTRIES = `
create table ledger_entries (
  platform_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  owner_id uuid not null,
  bucket text not null,
  currency char(3) not null,
  kind text not null,
  amount bigint not null,
  balance bigint not null,
  payment_id uuid,
  subject_id uuid,
  posted_at timestamptz not null,
  primary key (platform_id, id)
)`;

/** The kind of a transfer as a statement names it. */
export const ENTRY_KIND = `case
    when t.fact = 'debtRepayment' then 'DEBT'
    when t.fact = 'withdrawalFee' then 'WITHDRAWAL_FEE'
    when t.fact = 'anticipationFee' then 'ANTICIPATION_FEE'
    when t.kind = 'APPROVAL' then 'SALE'
    when t.kind = 'PARTIAL_REFUND' then 'REFUND'
    else t.kind end`;

/** The id of the entry of whom a transfer credits. */
export const CREDIT_ID = `overlay(t.id::text placing translate(right(t.id::text, 1), '0123456789abcdef', '1032547698badcfe') from 36)::uuid`;

// With the rights of the owner of the tables: while later migrations run, the roles that sell have none on these tables yet.
// Balances have moved by then: the balance after an entry is the present one without those that follow it.
const WRITE_ENTRIES = `
create function ledger_write_entries() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  side record;
begin
  for side in
    select s.*, a.owner_id, a.bucket,
      case a.bucket when 'debt' then -s.net else s.net end as moved,
      a.balance - coalesce(sum(case a.bucket when 'debt' then -s.net else s.net end)
        over (partition by s.account_id order by s.transfer_id desc rows between unbounded preceding and 1 preceding), 0) as balance
    from (
      select t.platform_id, t.id as transfer_id, ${CREDIT_ID} as id, t.credit_account_id as account_id, t.currency, t.amount as net,
        ${ENTRY_KIND} as kind, t.payment_id, t.subject_id, t.posted_at from posted t
      union all
      select t.platform_id, t.id, t.id, t.debit_account_id, t.currency, -t.amount, ${ENTRY_KIND}, t.payment_id, t.subject_id, t.posted_at
      from posted t
    ) s
    join ledger_accounts a on a.id = s.account_id and a.platform_id = s.platform_id
    where a.owner in ('seller', 'manager')
  loop
    insert into ledger_entries (platform_id, id, account_id, owner_id, bucket, currency, kind, amount, balance, payment_id, subject_id,
      posted_at)
    values (side.platform_id, side.id, side.account_id, side.owner_id, side.bucket, side.currency, side.kind, side.moved, side.balance,
      side.payment_id, side.subject_id, side.posted_at);
  end loop;
  return null;
end $$`;

// The id follows from payment and account. amount: what the sale has left in the account. due_at: when it is released, infinity while a tracking code is missing. look_at: when
// the job looks at it next, which a hold or a worker that has claimed it puts off. hold_until: until when staff hold it.
export const RELEASE_ID = (of: string): string =>
  `overlay(overlay(md5(${of}.payment_id::text || ${of}.account_id::text) placing '4' from 13) placing '8' from 17)::uuid`;

const RELEASES = `
create table ledger_releases (
  platform_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  account_id uuid not null,
  owner text not null,
  owner_id uuid not null,
  bucket text not null check (bucket in ('pending', 'reserve')),
  currency char(3) not null,
  amount bigint not null check (amount >= 0),
  due_at timestamptz not null,
  look_at timestamptz not null,
  hold text check (hold in ('REFUND_REQUEST', 'STAFF')),
  hold_until timestamptz,
  reason text,
  decided_by text,
  times integer not null default 0,
  released_amount bigint not null default 0,
  released_at timestamptz,
  primary key (platform_id, id)
) with (fillfactor = 80)`;

// An account that gets a part of a sale later, by a correction, has it released with the others of this sale. A sale without any day
// is of a process from before this migration. Balances have moved and so locked the accounts: no two transactions meet here.
const FOLLOW = `
create function ledger_follow_releases() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  moved record;
  day timestamptz;
begin
  for moved in
    select s.platform_id, ${RELEASE_ID('s')} as id, s.payment_id, s.account_id, a.owner, a.owner_id, a.bucket, s.currency, s.net, s.due_at, s.posted_at
    from (
      select platform_id, payment_id, account_id, currency, sum(amount)::bigint as net, max(due_at) as due_at, max(posted_at) as posted_at
      from (
        select platform_id, payment_id, credit_account_id as account_id, currency, amount, due_at, posted_at from posted
        where payment_id is not null
        union all
        select platform_id, payment_id, debit_account_id, currency, -amount, null, posted_at from posted where payment_id is not null
      ) sides
      group by platform_id, payment_id, account_id, currency
    ) s
    join ledger_accounts a on a.id = s.account_id and a.platform_id = s.platform_id
    where a.bucket in ('pending', 'reserve')
    order by 2
  loop
    if moved.net < 0 then
      update ledger_releases r set amount = greatest(0, r.amount + moved.net)
        where r.platform_id = moved.platform_id and r.id = moved.id;
    elsif moved.net > 0 or moved.due_at is not null then
      day := moved.due_at;
      if day is null then
        select max(r.due_at) into day from ledger_releases r
          where r.platform_id = moved.platform_id and r.payment_id = moved.payment_id and r.bucket = moved.bucket;
      end if;
      day := coalesce(day, moved.posted_at + interval '30 days');
      insert into ledger_releases as r (platform_id, id, payment_id, account_id, owner, owner_id, bucket, currency, amount, due_at, look_at)
        values (moved.platform_id, moved.id, moved.payment_id, moved.account_id, moved.owner, moved.owner_id, moved.bucket, moved.currency,
          moved.net, day, day)
        on conflict (platform_id, id) do update set amount = r.amount + excluded.amount;
    end if;
  end loop;
  return null;
end $$`;
