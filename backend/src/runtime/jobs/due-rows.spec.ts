import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Observed } from '../metrics/index.js';
import { DueRows, type DueRowsOptions } from './due-rows.js';

const observed = { run: (_name: string, work: () => Promise<unknown>) => work() } as Observed;

interface Row {
  readonly key: string;
  readonly id: number;
}

/** Rows in memory, claimed in their order. */
function dueRows(due: Row[], options: Partial<DueRowsOptions<Row>> = {}) {
  const failures: [Row, unknown][] = [];
  const rows = new DueRows<Row>(observed, {
    name: 'test',
    limits: { atOnce: 16, perKey: 2 },
    claimedAtOnce: 4,
    claim: ({ most, notOf }) => {
      const claimed = due.filter(({ key }) => !notOf.includes(key)).slice(0, most);
      claimed.forEach((row) => due.splice(due.indexOf(row), 1));
      return Promise.resolve(claimed);
    },
    keyOf: ({ key }) => key,
    describe: ({ id }) => `row ${id}`,
    work: () => Promise.resolve(),
    failed: (row, error) => {
      failures.push([row, error]);
      return Promise.resolve();
    },
    ...options,
  });
  return { rows, failures };
}

const rowsOf = (key: string, count: number): Row[] => Array.from({ length: count }, (_, id) => ({ key, id }));

describe('DueRows', () => {
  it('processes every due row, also when a key reaches its limit in the meantime', async () => {
    const done: Row[] = [];
    const work = async (row: Row) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      done.push(row);
    };
    const { rows } = dueRows([...rowsOf('a', 20), ...rowsOf('b', 3)], { work });
    await rows.sweep();
    await rows.idle();
    expect(done).toHaveLength(23);
  });

  it('is idle after a claim that failed', async () => {
    const { rows } = dueRows([], { claim: () => Promise.reject(new Error('no database')) });
    await expect(rows.sweep()).rejects.toThrow('no database');
    await rows.idle();
  });

  it('claims the rows of a full key again when its last row ended during a claim', async () => {
    const due = rowsOf('a', 3);
    const done: number[] = [];
    const { rows } = dueRows(due, {
      claim: async ({ most, notOf }) => {
        // The two rows that run meanwhile end before this claim, which leaves out their key, is answered.
        if (notOf.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
        return notOf.includes('a') ? [] : due.splice(0, Math.min(most, 2));
      },
      work: async ({ id }) => {
        await Promise.resolve();
        done.push(id);
      },
    });
    await rows.sweep();
    await rows.idle();
    expect(done).toEqual([0, 1, 2]);
  });

  it('is idle only after every claim is answered', async () => {
    const due = rowsOf('a', 3);
    const done: number[] = [];
    // The end of row 0 starts a second sweep during claim 2, whose own claim, 3, is the slowest. The end of row 1 starts a third
    // during claim 4, which finds nothing.
    const claimMs = [0, 20, 60, 10];
    let claims = 0;
    const { rows } = dueRows(due, {
      claim: async () => {
        claims += 1;
        const claim = claims;
        await new Promise((resolve) => setTimeout(resolve, claimMs[claim - 1] ?? 0));
        return claim > 3 ? [] : due.splice(0, 1);
      },
      work: async ({ id }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        done.push(id);
      },
    });
    await rows.sweep();
    await rows.idle();
    expect(done).toEqual([0, 1, 2]);
  });

  it('stops claiming when it is stopped, and leaves the rest due', async () => {
    const stopping = new AbortController();
    const due = rowsOf('a', 20);
    const work = () => {
      stopping.abort();
      return new Promise<void>((resolve) => setTimeout(resolve, 5));
    };
    const { rows } = dueRows(due, { work });
    const started = await rows.sweep(stopping.signal);
    await rows.idle();
    expect(due).toHaveLength(20 - started);
    expect(started).toBeLessThan(20);
  });

  it('logs a failure and stores it', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const error = new Error('wrong');
    const { rows, failures } = dueRows(rowsOf('a', 1), { work: () => Promise.reject(error) });
    await rows.sweep();
    await rows.idle();
    expect(failures).toEqual([[{ key: 'a', id: 0 }, error]]);
    expect(logged.mock.calls).toEqual([[{ msg: 'row 0 failed', err: error }]]);
    logged.mockRestore();
  });

  it('stores nothing when the database is away: the row is due again when its claim ends', async () => {
    const logged = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const error = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const { rows, failures } = dueRows(rowsOf('a', 1), { work: () => Promise.reject(error) });
    await rows.sweep();
    await rows.idle();
    expect(failures).toEqual([]);
    expect(logged.mock.calls).toEqual([['row 0: the database is away']]);
    logged.mockRestore();
  });
});
