import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Reads, Transactions, newRequestScope, runInScope } from '../../../database/index.js';
import type { Books } from '../../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../../test/support/ledger/new-books.js';
import { CARD_SALE } from '../../../../test/support/ledger/sales.js';
import { ReviewItems } from '../../review/index.js';
import { LedgerProofs } from '../store/ledger-proofs.js';
import { LEDGER_RULES } from '../store/ledger-rules.js';
import { ProveLedger } from './prove-ledger.js';

const RULES = LEDGER_RULES.length;
// In São Paulo: 3:59 and 4:00.
const [EARLY, MORNING] = [new Date('2026-04-21T06:59:59Z'), new Date('2026-04-21T07:00:00Z')];
const at = (time: string) => new Date(`2026-04-21T${time}Z`);

let books: Books;
let proofs: LedgerProofs;
let job: ProveLedger;
useNewBooks((opened) => {
  books = opened;
  const [reads, transactions] = [new Reads(books.dataSource), new Transactions(books.dataSource)];
  proofs = new LedgerProofs(reads, transactions);
  job = new ProveLedger(proofs, new ReviewItems(), transactions);
});

const rulesOf = async () =>
  (await proofs.latest()).map(({ rule, provenAt, broken }) => ({
    ...{ rule, at: provenAt.toISOString().slice(11, 16) },
    broken: broken.filter(({ platform }) => platform === books.platformId).map(({ count }) => count),
  }));
const items = () =>
  books.dataSource.query<{ rule: number }[]>(
    `select (detail ->> 'rule')::int as rule from attention_items where platform_id = $1 and kind = 'LEDGER_BROKEN' order by 1`,
    [books.platformId],
  );

test('each rule is proved once a day, also by two processes at once', async () => {
  await books.dataSource.query('delete from ledger_proofs');
  await books.approve(randomUUID(), CARD_SALE);
  expect(await job.sweep(EARLY)).toBe(RULES);
  expect(await job.sweep(EARLY)).toBe(0);
  const both = await Promise.all([job.sweep(MORNING), job.sweep(MORNING)]);
  expect(both.reduce((sum, one) => sum + one)).toBe(RULES);
  expect(await rulesOf()).toEqual(
    LEDGER_RULES.map(({ number }) => ({ rule: number, at: '07:00', broken: [] })),
  );
  expect((await proofs.latest())[0]?.checked).toBeGreaterThan(0);
  expect(await items()).toEqual([]);
});

test('a rule that does not hold is one review item of its platform while that is open', async () => {
  await books.approve(randomUUID(), CARD_SALE);
  await books.dataSource.query('delete from ledger_proofs');
  await books.dataSource.query('alter table ledger_accounts disable trigger user');
  const spoil = (by: number) =>
    books.dataSource.query(
      `update ledger_accounts set balance = balance + $2 where platform_id = $1 and name = 'platform:revenue'`,
      [books.platformId, by],
    );
  await spoil(1);
  try {
    expect(await job.sweep(MORNING)).toBe(RULES);
    const found = (await rulesOf()).filter(({ broken }) => broken.length > 0);
    expect(found).toEqual([
      { rule: 2, at: '07:00', broken: [1] },
      { rule: 5, at: '07:00', broken: [1] },
    ]);
    expect(await items()).toEqual([{ rule: 2 }, { rule: 5 }]);
    await books.dataSource.query(`update ledger_proofs set day = day - 1`);
    await job.sweep(MORNING);
    expect(await items()).toEqual([{ rule: 2 }, { rule: 5 }]);
  } finally {
    await spoil(-1);
    await books.dataSource.query('alter table ledger_accounts enable trigger user');
  }
});

test('a process that died while it proved is replaced after forty minutes', async () => {
  await books.dataSource.query('delete from ledger_proofs');
  await books.dataSource.query(
    `insert into ledger_proofs (rule, day, started_at) values (2, '2026-04-21', $1)`,
    [at('07:00:00')],
  );
  expect(await job.sweep(at('07:39:59'))).toBe(RULES - 1);
  expect((await rulesOf()).map(({ rule }) => rule)).not.toContain(2);
  expect(await job.sweep(at('07:40:00'))).toBe(1);
  expect((await rulesOf()).find(({ rule }) => rule === 2)?.at).toBe('07:40');
});

test('a proof may take longer than the statements of other jobs', async () => {
  const slow = {
    ...{ number: 1, says: 'slow', counted: '(select pg_sleep(0.6)) slow' },
    violations: 'select null::uuid as platform where false',
  };
  const inHurry = newRequestScope('test', 200);
  expect(await runInScope(inHurry, () => proofs.prove(slow, 5_000))).toEqual({ checked: 1, broken: [] });
  expect(await runInScope(inHurry, () => proofs.prove(slow, 300))).toBeUndefined();
});
