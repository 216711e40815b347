import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../config/index.js';
import { GuicheDataSource } from './guiche-data-source.js';
import { isConnectionLost } from './lost-connection.js';
import { newRequestScope, runInScope } from './request-scope.js';
import { ServerNotResponding } from './response-timeout.js';
import { Transactions } from './transactions.js';

let dataSource: GuicheDataSource;
let transactions: Transactions;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL, DATABASE_POOL_SIZE: '1' });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
});
afterAll(() => dataSource.destroy());

const PATIENCE_MS = 300;
/** Blocks the event loop, as an overloaded process does. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const impatiently = <T>(work: () => Promise<T>): Promise<T> =>
  runInScope(newRequestScope('test', PATIENCE_MS), work);
const session = async (): Promise<number | undefined> => {
  const [row] = await dataSource.query<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row?.pid;
};

describe('a server that does not answer', () => {
  it('an answer that is late is a lost connection, and that connection is not used again', async () => {
    const silent = await session();
    const asked = impatiently(() => dataSource.query('select pg_sleep(3600)'));
    const failure: unknown = await asked.catch((error: unknown) => error);
    expect(failure).toMatchObject({ driverError: expect.any(ServerNotResponding) });
    expect(isConnectionLost(failure)).toBe(true);
    // The pool has one place: it is free again, and another connection stands there.
    expect(await session()).not.toBe(silent);
    await dataSource.query('select pg_terminate_backend($1)', [silent]);
  });

  it('in a transaction ends it: nothing of it is written', async () => {
    await dataSource.query('create table notes (id integer)');
    const asked = impatiently(() =>
      transactions.run('silent', async (tx) => {
        await tx.query('insert into notes values (1)');
        await tx.query('select pg_sleep(1)');
      }),
    );
    await expect(asked).rejects.toMatchObject({ driverError: expect.any(ServerNotResponding) });
    expect(await dataSource.query('select * from notes')).toEqual([]);
  });

  it('is waited for outside of a request, a job or a sweep: a migration takes as long as it takes', async () => {
    expect(await dataSource.query(`select 1 as one from pg_sleep(${(2 * PATIENCE_MS) / 1000})`)).toEqual([
      { one: 1 },
    ]);
  });
});

it('an answer that arrived while the process was busy is no timeout', async () => {
  const before = await session();
  const answer = impatiently(() => dataSource.query('select 1 as one'));
  // The statement is on its way when the process stands still.
  await new Promise(setImmediate);
  standStill(3 * PATIENCE_MS);
  expect(await answer).toEqual([{ one: 1 }]);
  expect(await session()).toBe(before);
});
