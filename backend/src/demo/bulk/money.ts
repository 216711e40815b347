import { DEFAULT_RELEASE } from '@guiche/money';
import type { Client } from 'pg';
import { RELEASE_ID } from '../../database/migrations/1795691218200-releases-of-sales.js';
import { nameOf, type Account, type Posting } from '../../modules/ledger/index.js';
import { PLATFORM_A, PLATFORM_B } from '../platforms.js';
import { asColumns } from './columns.js';
import type { Ending, ReleaseLeg, Shape } from './shapes.js';

/**
 * What moves money of each order: its approval, its return or its release, and of a won dispute the restoring. Ids are texts up to the place
 * of the leg, so that they are written once and not for every leg.
 */
const STAGE_POSTINGS = `
create temp table bulk_postings on commit drop as
select b.platform_id, b.payment_id, b.shape, p.ending, p.posting, p.at,
  lpad(to_hex((extract(epoch from p.at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '80'
    || lpad(to_hex(n), 10, '0') || to_hex(p.posting) as id_begins
from bulk_orders b
cross join lateral (values
  (1, 'APPROVED', b.approved_at),
  (2, case b.outcome when 'REFUNDED' then 'REFUNDED' else 'CHARGEBACK' end, b.returned_at),
  (3, 'WON', case b.outcome when 'WON' then b.returned_at + interval '20 days' end),
  (4, 'RELEASED', case b.outcome when 'APPROVED' then ((b.approved_at at time zone 'America/Sao_Paulo')::date
    + case b.method when 'CREDIT_CARD' then ${DEFAULT_RELEASE.CREDIT_CARD.days} else ${DEFAULT_RELEASE.PIX.days} end)::timestamp at time zone 'America/Sao_Paulo' end)
) p(posting, ending, at)
where p.at is not null and (p.posting < 4 or p.at <= $1::timestamptz)`;

/** The ids of legs end with even numbers: the entry of whom a leg credits has the odd one that follows. */
const STAGE_LEGS = `
create temp table bulk_legs on commit drop as
select *, lpad(to_hex(2 * place), 3, '0') as id_ends
from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::uuid[], $9::uuid[])
as l(shape, ending, place, kind, fact, key, amount, debit, credit)`;

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
select (p.id_begins || l.id_ends)::uuid, p.platform_id, (p.id_begins || '000')::uuid, p.payment_id,
  case when p.ending <> 'RELEASED' then p.posting end, l.place, l.kind, l.fact, p.payment_id || l.key, l.debit, l.credit, 'BRL', l.amount,
  p.at, p.at
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

/** What the job of releases leaves of what it released. What is still to be released is filled in from the transfers. */
const RELEASED = `
insert into ledger_releases (platform_id, id, payment_id, account_id, owner, owner_id, bucket, currency, amount, due_at, look_at, times,
  released_amount, released_at)
select p.platform_id, ${RELEASE_ID('p')}, p.payment_id, p.account_id, a.owner, a.owner_id, a.bucket, 'BRL', 0, p.at, p.at, 1, p.amount, p.at
from (
  select q.platform_id, q.payment_id, l.debit as account_id, l.amount, q.at
  from bulk_postings q join bulk_legs l on l.shape = q.shape and l.ending = q.ending
  where q.ending = 'RELEASED'
) p
join ledger_accounts a on a.platform_id = p.platform_id and a.id = p.account_id`;

/** Writes what was released of the staged orders. */
export async function addReleased(db: Client): Promise<void> {
  await db.query(RELEASED);
}

/** Posts the money of the staged orders, and moves the balances. */
export async function addMoney(db: Client, shapes: readonly Shape[], now: Date): Promise<void> {
  await db.query(STAGE_POSTINGS, [now]);
  await stageLegs(db, shapes);
  await db.query('analyze bulk_postings');
  await db.query('analyze bulk_legs');
  await db.query(TRANSFERS);
  await db.query(BALANCES);
}

/** A leg of the ledger and who sides on it, of one way to sell. */
type BulkLeg = ReleaseLeg & {
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
    ...[leg.shape, leg.ending, leg.place, leg.kind, leg.fact, leg.key, leg.amount],
    ...[ids.get(keyOf(leg.from, leg)), ids.get(keyOf(leg.to, leg))],
  ]);
  await db.query(STAGE_LEGS, asColumns(values));
}

/** Of each ending only what it posts after the approval, which all have in common; and of a release what it moves. */
function legsOf({ postings, releases, platformId }: Shape, shape: number): BulkLeg[] {
  const of = { shape, platformId };
  const posted = (Object.entries(postings) as [Ending, readonly Posting[]][]).flatMap(([ending, all]) => {
    const last = all.at(-1);
    if (all.length !== POSTINGS[ending] || !last) throw new Error(`${ending} posts otherwise`);
    return last.legs.map((leg, at) => ({
      ...{ ...leg, ...of, ending, kind: last.kind, place: at + 1 },
      key: `/${all.length}/${at + 1}`,
    }));
  });
  const released = releases.map((leg, at) => ({
    ...leg,
    ...of,
    ending: 'RELEASED',
    kind: 'RELEASE',
    place: at + 1,
  }));
  return [...posted, ...released];
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
