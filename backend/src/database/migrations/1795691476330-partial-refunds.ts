import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: items of an order, and amounts, go back while the rest stays paid. A refund says what it is for; a payment and a sale say what went
 * back in parts; an item goes back once. What the database promises of returns holds for parts too.
 * Locks: columns with constant defaults, which rewrite no row. The index of open refunds is built anew; refunds are few.
 * Undo: `down`; which items went back is lost, what the ledger booked is not. Sums of days are right again after `sales:rebuild`.
 */
export class PartialRefunds1795691476330 implements MigrationInterface {
  name = 'PartialRefunds1795691476330';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of [...REFUNDS, ...PAYMENTS, ...SALES, ...REQUESTS, ...CHALLENGES])
      await db.query(statement);
    await db.query(refuseOverReturn(['REFUND', 'CHARGEBACK', 'PARTIAL_REFUND']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(refuseOverReturn(['REFUND', 'CHARGEBACK']));
    for (const statement of UNDO) await db.query(statement);
  }
}

const PAYMENTS_READ = `select id, platform_id, order_id, method, amount, currency, status, confirming, captured, approved_at, reason,
  native_status, expires_at, created_at, updated_at`;
const REQUESTS_READ = 'select platform_id, id, order_id, payment_id, state';
const REFUNDS_READ = 'select id, platform_id, attempt_id, amount, state, asked_at, answered_at';

// Before, the whole went back once. Now parts follow one another, and one refund of an attempt is open at a time.
const REFUNDS = [
  `alter table refunds add column is_part boolean not null default false,
    add column returned_before bigint not null default 0 check (returned_before >= 0),
    add column item_ids uuid[]`,
  'drop index refunds_one_at_a_time',
  `create unique index refunds_one_at_a_time on refunds (attempt_id, platform_id) where state in ('ASKED', 'PROCESSING')`,
  `create or replace view refunds_read as ${REFUNDS_READ}, is_part, item_ids from refunds`,
  `create table returned_items (
    platform_id uuid not null,
    item_id uuid not null,
    order_id uuid not null,
    refund_id uuid not null,
    returned_at timestamptz not null,
    primary key (platform_id, item_id)
  )`,
  'create index returned_items_of_order on returned_items (platform_id, order_id)',
  'create view returned_items_read as select platform_id, item_id, order_id, refund_id, returned_at from returned_items',
];

const PAYMENTS = [
  `alter table payments add column refunded_amount bigint not null default 0,
    add constraint payments_refunded_is_a_part check (refunded_amount between 0 and amount) not valid`,
  'alter table payments validate constraint payments_refunded_is_a_part',
  `create or replace view payments_read as ${PAYMENTS_READ}, refunded_amount from payments`,
  `create view partial_returns_read as
    select platform_id, payment_id, posting, fact, amount, debit_account_id, posted_at from ledger_transfers where kind = 'PARTIAL_REFUND'`,
];

// Each part: when, how much, and what of it the producer, the fee, the cost and the margin gave.
const SALES = [
  `alter table sales add column returned_parts jsonb not null default '[]'`,
  'create or replace view sales_read as select * from sales',
];

// A request names its seller, for their list, and until when it is granted without them. Who has the token of its page may look.
const REQUESTS = [
  `alter table refund_requests add column item_ids uuid[], add column amount bigint, add column producer_id uuid,
    add column window_until timestamptz, add column view_token text`,
  `update refund_requests r set producer_id = s.producer_id from sales s where s.platform_id = r.platform_id and s.id = r.order_id`,
  'create index refund_requests_of_producer on refund_requests (platform_id, producer_id, created_at, id)',
  'create unique index refund_requests_by_token on refund_requests (platform_id, view_token) where view_token is not null',
  'create index refund_requests_by_protocol on refund_requests (platform_id, protocol)',
  `create or replace view refund_requests_read as ${REQUESTS_READ}, producer_id, protocol, item_ids, amount, reason, window_until,
    created_at, decided_at from refund_requests`,
];

// Somebody who asks without an account, from the mailed code on. The row holds digests only.
const CHALLENGES = [
  `create table refund_challenges (
    platform_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    person_id uuid not null,
    token_digest bytea,
    expires_at timestamptz not null,
    primary key (platform_id, id)
  )`,
  `create unique index refund_challenges_by_token on refund_challenges (platform_id, token_digest) where token_digest is not null`,
];

const UNDO = [
  'drop table refund_challenges',
  'drop view refund_requests_read',
  `alter table refund_requests drop column item_ids, drop column amount, drop column producer_id, drop column window_until,
    drop column view_token`,
  `create view refund_requests_read as ${REQUESTS_READ} from refund_requests`,
  'drop index refund_requests_by_protocol',
  'drop view sales_read',
  'alter table sales drop column returned_parts',
  'create view sales_read as select * from sales',
  'drop view partial_returns_read',
  'drop view payments_read',
  `create view payments_read as ${PAYMENTS_READ} from payments`,
  'alter table payments drop column refunded_amount',
  'drop view returned_items_read',
  'drop table returned_items',
  'drop view refunds_read',
  `create view refunds_read as ${REFUNDS_READ} from refunds`,
  'drop index refunds_one_at_a_time',
  `create unique index refunds_one_at_a_time on refunds (attempt_id, platform_id) where state <> 'REFUSED'`,
  'alter table refunds drop column is_part, drop column returned_before, drop column item_ids',
];

const refuseOverReturn = (kinds: readonly string[]): string => `
create or replace function ledger_refuse_over_return() returns trigger language plpgsql as $$
declare overdrawn uuid;
begin
  select t.payment_id into overdrawn
    from (
      select distinct platform_id, payment_id from posted where kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
    ) returned
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
