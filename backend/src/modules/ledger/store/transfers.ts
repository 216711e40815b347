import { cents } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { Account, Bucket } from '../domain/account.js';
import { nameOf } from '../domain/account.js';
import type { Fact, Leg, Posted, PostedLeg, PostingKind } from '../domain/posting.js';
import type { LockedAccounts } from './accounts.js';

export interface PostingHead {
  readonly platformId: string;
  readonly paymentId: string;
  readonly currency: string;
  readonly kind: PostingKind;
  /** The how-manieth posting of its payment, from 1. */
  readonly posting: number;
  readonly occurredAt: Date;
  readonly now: Date;
}

// Its snapshot is younger than the locks the accounts hold, so a posting of the same number is seen and nothing is written.
const POST = `
insert into ledger_transfers (id, platform_id, transaction_id, payment_id, posting, place, kind, fact, fact_key, debit_account_id,
  credit_account_id, currency, amount, occurred_at, posted_at)
select leg.id, $1, $2, $3, $4, leg.place, $5, leg.fact, leg.fact_key, leg.debit_id, leg.credit_id, $6, leg.amount, $7, $8
from unnest($9::uuid[], $10::text[], $11::text[], $12::uuid[], $13::uuid[], $14::bigint[])
  with ordinality as leg(id, fact, fact_key, debit_id, credit_id, amount, place)
where not exists (
  select from ledger_transfers t where t.platform_id = $1 and t.payment_id = $3 and t.posting = $4)
returning place`;

const HISTORY = `
select t.posting, t.kind, t.fact, t.amount, t.currency,
  d.owner as "debitOwner", d.owner_id as "debitOwnerId", d.bucket as "debitBucket",
  c.owner as "creditOwner", c.owner_id as "creditOwnerId", c.bucket as "creditBucket"
from ledger_transfers t
join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
where t.platform_id = $1 and t.payment_id = $2
order by t.posting nulls last, t.place`;

/** Writes one posting whole, or nothing when the payment has a posting of this number. One statement. */
export async function post(
  tx: EntityManager,
  head: PostingHead,
  legs: readonly Leg[],
  accounts: LockedAccounts,
): Promise<Posted> {
  const factKeys = legs.map((_, at) => `${head.paymentId}/${head.posting}/${at + 1}`);
  const rows = await statement(tx, {
    name: 'ledger_post',
    text: POST,
    values: [
      head.platformId,
      newId(head.now),
      head.paymentId,
      head.posting,
      head.kind,
      head.currency,
      head.occurredAt,
      head.now,
      legs.map(() => newId(head.now)),
      legs.map(({ fact }) => fact),
      factKeys,
      legs.map(({ from }) => idOf(accounts, from)),
      legs.map(({ to }) => idOf(accounts, to)),
      legs.map(({ amount }) => amount),
    ],
  });
  return rows.length === 0 ? 'alreadyPosted' : 'posted';
}

function idOf({ ids }: LockedAccounts, account: Account): string {
  const id = ids.get(nameOf(account));
  if (id === undefined) throw new Error(`account ${nameOf(account)} moves without being locked`);
  return id;
}

interface HistoryRow {
  posting: number | null;
  kind: PostedLeg['kind'];
  fact: Fact;
  amount: number;
  currency: string;
  debitOwner: Account['owner'];
  debitOwnerId: string | null;
  debitBucket: Bucket;
  creditOwner: Account['owner'];
  creditOwnerId: string | null;
  creditBucket: Bucket;
}

export interface History {
  readonly currency: string;
  readonly legs: readonly PostedLeg[];
  /** The posting that the payment's money stands at. */
  readonly last: { readonly posting: number; readonly kind: PostedLeg['kind'] };
}

/** Every transfer of a payment, oldest first. Throws when there is none. One statement. */
export async function historyOf(
  tx: EntityManager,
  { platformId, paymentId }: { platformId: string; paymentId: string },
): Promise<History> {
  const rows = await statement<HistoryRow>(tx, {
    name: 'ledger_history',
    text: HISTORY,
    values: [platformId, paymentId],
  });
  const legs = rows.map(toLeg);
  const last = legs.findLast(({ posting }) => posting !== null);
  const currency = rows[0]?.currency;
  if (currency === undefined || last?.posting == null) {
    throw new Error(`payment ${paymentId} has no approval on the ledger`);
  }
  return { currency, legs, last: { posting: last.posting, kind: last.kind } };
}

function toLeg(row: HistoryRow): PostedLeg {
  return {
    posting: row.posting,
    kind: row.kind,
    fact: row.fact,
    from: { owner: row.debitOwner, ownerId: row.debitOwnerId, bucket: row.debitBucket },
    to: { owner: row.creditOwner, ownerId: row.creditOwnerId, bucket: row.creditBucket },
    amount: cents(Number(row.amount)),
  };
}
