import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { inAnotherTransaction } from '../../test/support/another-transaction.js';
import { loadConfiguration } from '../config/index.js';
import { claimByPlatform } from './claim-by-platform.js';
import { GuicheDataSource } from './guiche-data-source.js';
import { Transactions } from './transactions.js';

let dataSource: GuicheDataSource;
let transactions: Transactions;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
  await dataSource.query('create table work (platform_id text, id integer, due_at integer)');
});
afterAll(() => dataSource.destroy());

beforeEach(async () => {
  await dataSource.query('truncate work');
  // Of three platforms, the oldest of a and b alternating.
  await dataSource.query(`insert into work values
    ('a', 1, 1), ('b', 2, 2), ('a', 3, 3), ('b', 4, 4), ('a', 5, 5), ('c', 6, 6), ('c', 7, 100)`);
});

interface Work {
  readonly platformId: string;
  readonly id: number;
}

const claim = async (most: number): Promise<number[]> => {
  const claimed = await claimByPlatform<Work>(transactions, {
    due: {
      name: 'due-work',
      text: `select platform_id as "platformId", count(*)::int as due
        from (select platform_id from work where due_at <= 10 order by due_at limit $1) oldest group by platform_id`,
      values: [most],
    },
    claim: (platformId, due) => ({
      name: 'claim-work',
      text: `update work set due_at = 50 where platform_id = $1 and id = any (array(
        select id from work where platform_id = $1 and due_at <= 10 order by due_at limit $2 for update skip locked
      )) returning platform_id as "platformId", id`,
      values: [platformId, due],
    }),
  });
  return claimed.map(({ id }) => id).sort();
};

it('claims the oldest rows, whichever platforms they are of', async () => {
  expect(await claim(3)).toEqual([1, 2, 3]);
  expect(await claim(10)).toEqual([4, 5, 6]);
  expect(await claim(10)).toEqual([]);
});

it('claims each row once when two workers claim at the same time', async () => {
  const [one, other] = await Promise.all([claim(6), claim(6)]);
  expect([...one, ...other].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('leaves rows that another transaction has locked, and claims the next of that platform', async () => {
  await inAnotherTransaction(dataSource, async (other) => {
    await other.query('select id from work where id in (1, 2) for update');
    expect(await claim(2)).toEqual([3, 4]);
    await other.rollbackTransaction();
  });
  expect(await claim(10)).toEqual([1, 2, 5, 6]);
});
