import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GuicheDataSource } from '../../src/database/index.js';
import { Books, connect } from '../support/ledger/books.js';
import { GATEWAY, PRODUCER, pixSale } from '../support/ledger/sales.js';
import { runProgram } from '../support/run-program.js';

let dataSource: GuicheDataSource;
let books: Books;
const payment = randomUUID();

beforeAll(async () => {
  dataSource = await connect();
  books = await Books.open(dataSource);
  await books.approve(payment, pixSale(9700));
  await books.approve(randomUUID(), pixSale(9700));
});
afterAll(() => dataSource.destroy());

const recount = (...args: string[]) => runProgram('ledger-balances', args);

const account = (owner: string, ownerId: string | null, bucket: string, balance: number) => ({
  platformId: books.platformId,
  owner,
  ownerId,
  bucket,
  balance,
});

test('prints what one payment moved, recounted from its transfers', async () => {
  const { code, stdout, stderr } = await recount('--payment', payment);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({
    currency: 'BRL',
    debits: 9815,
    credits: 9815,
    accounts: [
      account('gateway', GATEWAY, 'cost', 115),
      account('gateway', GATEWAY, 'receivable', -9700),
      account('platform', null, 'revenue', 134),
      account('seller', PRODUCER, 'pending', 9451),
    ],
    transfers: 3,
  });
});

test('sums the stripes of platform accounts over all payments', async () => {
  const { code, stdout } = await recount();
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ debits: 19_630, credits: 19_630, transfers: 6 });
  expect(JSON.parse(stdout).accounts).toContainEqual(account('gateway', GATEWAY, 'receivable', -19_400));
});

test('shows a debt as the owed amount', async () => {
  const other = await Books.open(dataSource);
  await other.move(`seller:${PRODUCER}:debt`, 'bank:cash', 500);
  const { stdout } = await recount();
  expect(JSON.parse(stdout).accounts).toContainEqual({
    ...account('seller', PRODUCER, 'debt', 500),
    platformId: other.platformId,
  });
});

test('refuses an id that is none, without a stack', async () => {
  expect(await recount('--payment', 'abc')).toEqual({
    code: 1,
    stdout: '',
    stderr: '"abc" is no payment id.\n',
  });
});

test('ends with 1 and names the account when a stored balance is not that of its transfers', async () => {
  await dataSource.query(`alter table ledger_accounts disable trigger moved_by_transfers_only`);
  await dataSource.query(
    `update ledger_accounts set balance = balance + 1 where platform_id = $1 and bucket = 'pending'`,
    [books.platformId],
  );
  const { code, stdout, stderr } = await recount();
  expect(code).toBe(1);
  expect(stderr).toContain(
    `"name":"seller:${PRODUCER}:pending","currency":"BRL","stripe":0,"stored":18903,"counted":18902`,
  );
  // The printed balance is recomputed from the transfers, not the stored one.
  expect(JSON.parse(stdout).accounts).toContainEqual(account('seller', PRODUCER, 'pending', 18_902));
});
