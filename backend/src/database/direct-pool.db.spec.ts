import { expect, it } from '@jest/globals';
import { openDirectPool } from './direct-pool.js';
import { ServerNotResponding } from './response-timeout.js';

/** Blocks the event loop, as an overloaded process does. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const open = (settings: { patienceMs?: number } = {}) =>
  openDirectPool(process.env.DATABASE_URL ?? '', {
    name: 'guiche-test',
    max: 1,
    onError: () => undefined,
    ...settings,
  });

it('takes a connection that was made while the process was busy, however long that was', async () => {
  const pool = open();
  const answer = pool.query('select 1 as one');
  standStill(5_500);
  expect((await answer).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('closes a connection without an answer in time, and opens another', async () => {
  const pool = open({ patienceMs: 300 });
  const client = await pool.connect();
  await expect(client.query('select pg_sleep(3600)')).rejects.toThrow(ServerNotResponding);
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('closes it as well when the pool itself is queried, and ends', async () => {
  const pool = open({ patienceMs: 300 });
  await expect(pool.query('select pg_sleep($1)', [3600])).rejects.toThrow(ServerNotResponding);
  expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  await expect(pool.query('select nonsense')).rejects.toThrow('column "nonsense" does not exist');
  await pool.end();
});
