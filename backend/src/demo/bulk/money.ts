import type { Client } from 'pg';
import { nameOf, type Account, type Posting } from '../../modules/ledger/index.js';
import { PLATFORM_A, PLATFORM_B } from '../platforms.js';
import { asColumns } from './columns.js';
import type { Shape } from './shapes.js';

/**
 * What moves money of each order: its approval, its return, and of a won dispute the restoring. Ids and keys are texts up to the place of
 * the leg, so that they are written once and not for every leg.
 */
const STAGE_POSTINGS = `
create temp table bulk_postings on commit drop as
select b.platform_id, b.payment_id, b.shape, p.ending, p.posting, p.at,
  lpad(to_hex((extract(epoch from p.at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '80'
    || lpad(to_hex(n), 10, '0') || to_hex(p.posting) as id_begins,
  b.payment_id || '/' || p.posting || '/' as key_begins
from bulk_orders b
cross join lateral (values
  (1, 'APPROVED', b.approved_at),
  (2, case b.outcome when 'REFUNDED' then 'REFUNDED' else 'CHARGEBACK' end, b.returned_at),
  (3, 'WON', case b.outcome when 'WON' then b.returned_at + interval '20 days' end)
) p(posting, ending, at)
where p.at is not null`;

const STAGE_LEGS = `
create temp table bulk_legs on commit drop as
select *, lpad(to_hex(place), 3, '0') as id_ends
from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::uuid[], $8::uuid[])
as l(shape, ending, place, kind, fact, amount, debit, credit)`;

const ACCOUNTS = `
insert into ledger_accounts (id, platform_id, owner, owner_id, bucket, currency, stripe)
select gen_random_uuid(), platform_id, owner, owner_id, bucket, 'BRL', stripe
from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::int[]) as a(platform_id, owner, owner_id, bucket, stripe)
on conflict do nothing`;

const ACCOUNT_IDS = `
select id, platform_id as "platformId", name, stripe from ledger_accounts where platform_id = any ($1::uuid[]) and currency = 'BRL'`;

const TRANSFERS = `
insert into ledger_transfers (id, platform_id, transaction_id, payment_id, posting, place, kind, fact, fact_key, debit_account_id,
  credit_account_id, currency, amount, occurred_at, posted_at)
select (p.id_begins || l.id_ends)::uuid, p.platform_id, (p.id_begins || '000')::uuid, p.payment_id, p.posting, l.place, l.kind, l.fact,
  p.key_begins || l.place, l.debit, l.credit, 'BRL', l.amount, p.at, p.at
from bulk_postings p join bulk_legs l on l.shape = p.shape and l.ending = p.ending`;

/** As the trigger of the ledger does, once for all transfers. */
const BALANCES = `
update ledger_accounts a
set balance = a.balance + case a.bucket when 'debt' then -moved.net else moved.net end, version = a.version + 1
from (
  select account_id, platform_id, sum(amount)::bigint as net
  from (
    select sold.platform_id, side.account_id, side.amount * sold.orders as amount
    from bulk_legs l
    join (select platform_id, shape, ending, count(*) as orders from bulk_postings group by platform_id, shape, ending) sold
      on sold.shape = l.shape and sold.ending = l.ending
    cross join lateral (values (l.credit, l.amount), (l.debit, -l.amount)) as side(account_id, amount)
  ) sides
  group by account_id, platform_id
) moved
where a.id = moved.account_id and a.platform_id = moved.platform_id`;

/** Posts the money of the staged orders, and moves the balances. */
export async function addMoney(db: Client, shapes: readonly Shape[]): Promise<void> {
  await db.query(STAGE_POSTINGS);
  await stageLegs(db, shapes);
  await db.query('analyze bulk_postings');
  await db.query('analyze bulk_legs');
  await db.query(TRANSFERS);
  await db.query(BALANCES);
}

/** A leg of the ledger and who sides on it, of one way to sell. */
type BulkLeg = Posting['legs'][number] & {
  readonly shape: number;
  readonly platformId: string;
  readonly ending: string;
  readonly kind: string;
  readonly place: number;
};

/** Lays down the legs of every way to sell, with the accounts that they move, which are opened where they are missing. */
async function stageLegs(db: Client, shapes: readonly Shape[]): Promise<void> {
  const legs = shapes.flatMap(legsOf);
  await db.query(ACCOUNTS, asColumns(accountsOf(legs)));
  const { rows } = await db.query<{ id: string; platformId: string; name: string; stripe: number }>(
    ACCOUNT_IDS,
    [[PLATFORM_A, PLATFORM_B]],
  );
  const ids = new Map(
    rows.map(({ id, platformId, name, stripe }) => [`${platformId} ${name} ${stripe}`, id]),
  );
  const values = legs.map((leg) => [
    ...[leg.shape, leg.ending, leg.place, leg.kind, leg.fact, leg.amount],
    ...[ids.get(keyOf(leg.from, leg)), ids.get(keyOf(leg.to, leg))],
  ]);
  await db.query(STAGE_LEGS, asColumns(values));
}

/** Of each ending only what it posts after the approval, which all have in common. */
function legsOf({ postings, platformId }: Shape, shape: number): BulkLeg[] {
  return Object.entries(postings).flatMap(([ending, all]) => {
    const last = all.at(-1);
    if (all.length !== POSTINGS[ending as keyof typeof POSTINGS] || !last)
      throw new Error(`${ending} posts otherwise`);
    return last.legs.map((leg, at) => ({
      ...leg,
      shape,
      platformId,
      ending,
      kind: last.kind,
      place: at + 1,
    }));
  });
}

/** How many postings the ledger makes of an order that ended so; `bulk_postings` has as many. */
const POSTINGS = { APPROVED: 1, REFUNDED: 2, CHARGEBACK: 2, WON: 3 };

/** An account of the platform or of a gateway has sixteen rows; the last digit of the payment's id says which. */
const rowOf = ({ owner }: Account, { shape }: BulkLeg): number =>
  owner === 'seller' || owner === 'manager' ? 0 : shape % 16;

const keyOf = (account: Account, leg: BulkLeg): string =>
  `${leg.platformId} ${nameOf(account)} ${rowOf(account, leg)}`;

function accountsOf(legs: readonly BulkLeg[]): unknown[][] {
  const accounts = new Map<string, unknown[]>();
  for (const leg of legs)
    for (const account of [leg.from, leg.to]) {
      const { owner, ownerId, bucket } = account;
      accounts.set(keyOf(account, leg), [leg.platformId, owner, ownerId, bucket, rowOf(account, leg)]);
    }
  return [...accounts.values()];
}
