import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GuicheDataSource } from '../../src/database/index.js';
import { Books, connect } from '../support/ledger/books.js';
import { CARD_SALE, PRODUCER } from '../support/ledger/sales.js';
import { closer } from '../support/ledger/journal.js';
import { bySchemeA, releaser } from '../support/ledger/releases.js';
import { runProgram } from '../support/run-program.js';

let dataSource: GuicheDataSource;
let books: Books;
const [payment, returned] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  dataSource = await connect();
  books = await Books.open(dataSource);
  await books.approve(payment, bySchemeA(CARD_SALE, 'CREDIT_CARD'));
  await books.approve(returned, bySchemeA(CARD_SALE, 'CREDIT_CARD'));
  await releaser(books)('2026-03-17T03:00:00Z');
  await books.refund(returned);
  await closer(books)('2026-03-05T12:00:00Z');
});
afterAll(() => dataSource.destroy());

/** Which rules are broken, by their numbers, and how many lines there are. */
async function verified(): Promise<{ code: number | null; lines: number; broken: string[] }> {
  const { code, stdout } = await runProgram('ledger-verify');
  const lines = stdout.trim().split('\n');
  const broken = lines.filter((line) => line.startsWith('FAIL')).map((line) => line.slice(6, 7));
  return { code, lines: lines.length, broken };
}

/** Takes away what refuses the errors that the test plants. */
async function allowErrors(): Promise<void> {
  const tables = ['ledger_transfers', 'ledger_accounts', 'payments'];
  for (const table of tables) {
    await dataSource.query(`alter table ${table} disable trigger user`);
    const keys: { name: string }[] = await dataSource.query(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
      [table],
    );
    for (const { name } of keys) await dataSource.query(`alter table ${table} drop constraint "${name}"`);
  }
}

test('books of sales, releases and refunds keep every rule', async () => {
  expect(await verified()).toEqual({ code: 0, lines: 7, broken: [] });
});

test('a planted error is found by each rule', async () => {
  const ids = { platformId: books.platformId, at: new Date('2026-03-02T12:00:00Z') };
  const pending = `seller:${PRODUCER}:pending`;
  await allowErrors();
  // A transfer of which one side is no account.
  await dataSource.query(
    `update ledger_transfers set credit_account_id = gen_random_uuid()
     where id = (select id from ledger_transfers where platform_id = $1 and fact = 'platformFee' order by id limit 1)`,
    [ids.platformId],
  );
  expect((await verified()).broken).toEqual(expect.arrayContaining(['1', '7']));
  // A balance without a transfer.
  await dataSource.query(
    `update ledger_accounts set balance = balance + 1 where platform_id = $1 and name = $2`,
    [ids.platformId, pending],
  );
  expect((await verified()).broken).toEqual(expect.arrayContaining(['2', '5']));
  // Money of a buyer that is in no book.
  await dataSource.query(
    `insert into payments (id, platform_id, order_id, method, amount, currency, status, confirming, captured, created_at, updated_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'PIX', 100, 'BRL', 'APPROVED', false, true, $2, $2)`,
    [ids.platformId, ids.at],
  );
  expect((await verified()).broken).toEqual(expect.arrayContaining(['3']));
  // Available money beside a debt.
  await dataSource.query(
    `insert into ledger_accounts (id, platform_id, owner, owner_id, bucket, currency, balance)
     values (gen_random_uuid(), $1, 'seller', $2, 'debt', 'BRL', 5)
     on conflict (platform_id, name, currency, stripe) do update set balance = 5`,
    [ids.platformId, PRODUCER],
  );
  expect((await verified()).broken).toEqual(expect.arrayContaining(['4']));
  // One approval twice.
  await dataSource.query(
    `insert into ledger_transfers (id, platform_id, transaction_id, payment_id, posting, place, kind, fact, fact_key, debit_account_id,
       credit_account_id, currency, amount, occurred_at, posted_at)
     select gen_random_uuid(), platform_id, gen_random_uuid(), payment_id, posting, place, kind, fact, fact_key || '/again',
       debit_account_id, credit_account_id, currency, amount, occurred_at, posted_at
     from ledger_transfers where platform_id = $1 and payment_id = $2 and kind = 'APPROVAL'`,
    [ids.platformId, payment],
  );
  expect(await verified()).toEqual({ code: 1, lines: 7, broken: ['1', '2', '3', '4', '5', '6', '7'] });
});
