import { expect, it } from '@jest/globals';
import { openDirectPool } from './direct-pool.js';

/** The whole process stands still, as one does that has too much to do. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('takes a connection that was made while the process was busy, however long that was', async () => {
  const pool = openDirectPool(process.env.DATABASE_URL ?? '', 'guiche-busy', 1, () => undefined);
  const answer = pool.query('select 1 as one');
  standStill(5_500);
  expect((await answer).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
