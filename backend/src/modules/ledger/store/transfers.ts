import { cents } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { insertRows, statement, sql } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { Account, Bucket } from '../domain/account.js';
import type { Posting } from '../domain/post-fact.js';
import type { Fact, Leg, PostedLeg } from '../domain/posting.js';
import type { LockedAccounts } from './accounts.js';

/** The accounts and transfers of a platform in one currency, and our clock when they are written. */
export interface Book {
  readonly platformId: string;
  readonly currency: string;
  readonly now: Date;
}

const COLUMNS = [
  ...[
    'id',
    'platform_id',
    'transaction_id',
    'payment_id',
    'posting',
    'place',
    'kind',
    'fact',
    'fact_key',
    'debit_account_id',
  ],
  ...['credit_account_id', 'currency', 'amount', 'occurred_at', 'posted_at'],
  'due_at',
];

const HISTORIES = sql<{ platformId: string; paymentIds: readonly string[]; currency: string }>(
  'ledger_histories',
  `
select t.payment_id as "paymentId", t.posting, t.kind, t.fact, t.amount,
  d.owner as "debitOwner", d.owner_id as "debitOwnerId", d.bucket as "debitBucket",
  c.owner as "creditOwner", c.owner_id as "creditOwnerId", c.bucket as "creditBucket"
from ledger_transfers t
join ledger_accounts d on d.id = t.debit_account_id and d.platform_id = t.platform_id
join ledger_accounts c on c.id = t.credit_account_id and c.platform_id = t.platform_id
where t.platform_id = :platformId and t.payment_id = any (:paymentIds::uuid[]) and t.currency = :currency
order by t.posting nulls last, t.place`,
);

/**
 * Writes each posting whole, or nothing of it when its payment has one of this number: a posting is there whole when its first transfer
 * is. Returns the payments of which something was written. One statement.
 */
export async function write(
  tx: EntityManager,
  book: Book,
  postings: readonly Posting[],
  accounts: LockedAccounts,
): Promise<Set<string>> {
  const missing = postings.filter((posting) => !accounts.posted.has(firstFactKey(posting)));
  const rows = missing.flatMap((posting) => rowsOf(posting, book, accounts));
  if (rows.length > 0)
    await statement(
      tx,
      insertRows({ name: 'ledger_write', into: 'ledger_transfers', columns: COLUMNS, rows }),
    );
  return new Set(missing.map(({ paymentId }) => paymentId));
}

interface Correction {
  readonly paymentId: string;
  readonly legs: readonly Leg[];
  readonly reason: string;
  /** How many transfers corrected this payment before; the accounts are locked, so nobody else counts the same. */
  readonly earlier: number;
}

/** Writes what corrects a payment without changing its state. One statement. */
export async function writeCorrection(
  tx: EntityManager,
  { platformId, currency, now }: Book,
  { paymentId, legs, reason, earlier }: Correction,
  accounts: LockedAccounts,
): Promise<void> {
  const { idOf } = accounts;
  const transactionId = newId(now);
  const rows = legs.map((leg, at) => [
    ...[newId(now), platformId, transactionId, paymentId, null, at + 1, 'CORRECTION', leg.fact],
    ...[`${paymentId}/correction/${earlier + at + 1}`, idOf(paymentId, leg.from), idOf(paymentId, leg.to)],
    ...[currency, leg.amount, now, now, null, reason],
  ]);
  if (rows.length === 0) return;
  const columns = [...COLUMNS, 'reason'];
  await statement(tx, insertRows({ name: 'ledger_correct', into: 'ledger_transfers', columns, rows }));
}

/** The fact key of the first transfer of a posting. */
export const firstFactKey = (posting: Posting): string => factKey(posting, 1);

const factKey = ({ paymentId, posting }: Posting, place: number): string =>
  `${paymentId}/${posting}/${place}`;

/** The values of {@link COLUMNS}. */
function rowsOf(
  posting: Posting,
  { platformId, currency, now }: Book,
  { idOf }: LockedAccounts,
): unknown[][] {
  const transactionId = newId(now);
  const { paymentId, kind, occurredAt } = posting;
  return posting.legs.map((leg, at) => [
    ...[newId(now), platformId, transactionId, paymentId, posting.posting, at + 1, kind, leg.fact],
    ...[factKey(posting, at + 1), idOf(paymentId, leg.from), idOf(paymentId, leg.to)],
    ...[currency, leg.amount, occurredAt, now, leg.due === 'tracking' ? 'infinity' : (leg.due ?? null)],
  ]);
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

/** Every transfer of each of these payments in this currency, oldest first. One statement; none for an empty list. */
export async function historiesOf(
  tx: EntityManager,
  { platformId, currency }: { platformId: string; currency: string },
  paymentIds: readonly string[],
): Promise<(paymentId: string) => readonly PostedLeg[]> {
  const histories = new Map<string, PostedLeg[]>(paymentIds.map((paymentId) => [paymentId, []]));
  if (paymentIds.length > 0) {
    const rows = await statement<HistoryRow>(tx, HISTORIES({ platformId, paymentIds, currency }));
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
