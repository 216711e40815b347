import { cents } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { Account, Bucket } from '../domain/account.js';
import type { Posting } from '../domain/post-fact.js';
import type { Fact, PostedLeg } from '../domain/posting.js';
import type { LockedAccounts } from './accounts.js';

/** The accounts and transfers of a platform in one currency, and our clock when they are written. */
export interface Book {
  readonly platformId: string;
  readonly currency: string;
  readonly now: Date;
}

// Its snapshot is younger than the locks the accounts hold, so a posting of the same number is seen and nothing of it is
// written. A posting is there whole when its first transfer is.
const WRITE = `
insert into ledger_transfers (id, platform_id, transaction_id, payment_id, posting, place, kind, fact, fact_key, debit_account_id,
  credit_account_id, currency, amount, occurred_at, posted_at)
select leg.id, $1, leg.transaction_id, leg.payment_id, leg.posting, leg.place, leg.kind, leg.fact, leg.posting_key || '/' || leg.place,
  leg.debit_id, leg.credit_id, $2, leg.amount, leg.occurred_at, $3
from jsonb_to_recordset($4::jsonb) as leg(id uuid, transaction_id uuid, payment_id uuid, posting smallint, place smallint, kind text,
  fact text, posting_key text, debit_id uuid, credit_id uuid, amount bigint, occurred_at timestamptz)
where leg.posting_key || '/1' <> all (array(
  select fact_key from ledger_transfers where platform_id = $1 and fact_key = any ($5::text[])
))
returning payment_id as "paymentId"`;

const HISTORIES = `
select t.payment_id as "paymentId", t.posting, t.kind, t.fact, t.amount,
  d.owner as "debitOwner", d.owner_id as "debitOwnerId", d.bucket as "debitBucket",
  c.owner as "creditOwner", c.owner_id as "creditOwnerId", c.bucket as "creditBucket"
from ledger_transfers t
join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
where t.platform_id = $1 and t.payment_id = any ($2::uuid[]) and t.currency = $3
order by t.posting nulls last, t.place`;

/** Writes each posting whole, or nothing of it when its payment has one of this number. Returns whose were written. One statement. */
export async function write(
  tx: EntityManager,
  { platformId, currency, now }: Book,
  postings: readonly Posting[],
  accounts: LockedAccounts,
): Promise<Set<string>> {
  if (postings.length === 0) return new Set();
  const rows = await statement<{ paymentId: string }>(tx, {
    name: 'ledger_write',
    text: WRITE,
    values: [
      platformId,
      currency,
      now,
      JSON.stringify(postings.flatMap((posting) => transfersOf(posting, now, accounts))),
      postings.map((posting) => `${postingKey(posting)}/1`),
    ],
  });
  return new Set(rows.map(({ paymentId }) => paymentId));
}

const postingKey = ({ paymentId, posting }: Posting): string => `${paymentId}/${posting}`;

function transfersOf(posting: Posting, now: Date, { idOf }: LockedAccounts) {
  const transactionId = newId(now);
  return posting.legs.map(({ fact, from, to, amount }, at) => ({
    id: newId(now),
    transaction_id: transactionId,
    payment_id: posting.paymentId,
    posting: posting.posting,
    place: at + 1,
    kind: posting.kind,
    fact,
    posting_key: postingKey(posting),
    debit_id: idOf(posting.paymentId, from),
    credit_id: idOf(posting.paymentId, to),
    amount,
    occurred_at: posting.occurredAt,
  }));
}

interface HistoryRow {
  paymentId: string;
  posting: number | null;
  kind: PostedLeg['kind'];
  fact: Fact;
  amount: number;
  debitOwner: Account['owner'];
  debitOwnerId: string | null;
  debitBucket: Bucket;
  creditOwner: Account['owner'];
  creditOwnerId: string | null;
  creditBucket: Bucket;
}

/** Every transfer of each of these payments in this currency, oldest first. One statement; none when there is nobody to look for. */
export async function historiesOf(
  tx: EntityManager,
  { platformId, currency }: { platformId: string; currency: string },
  paymentIds: readonly string[],
): Promise<(paymentId: string) => readonly PostedLeg[]> {
  const histories = new Map<string, PostedLeg[]>(paymentIds.map((paymentId) => [paymentId, []]));
  if (paymentIds.length > 0) {
    const rows = await statement<HistoryRow>(tx, {
      name: 'ledger_histories',
      text: HISTORIES,
      values: [platformId, paymentIds, currency],
    });
    for (const row of rows) histories.get(row.paymentId)?.push(toLeg(row));
  }
  return (paymentId) => histories.get(paymentId) ?? [];
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
