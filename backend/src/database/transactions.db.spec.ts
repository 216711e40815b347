import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig, loadConfiguration } from '../config/index.js';
import { GuicheDataSource } from './guiche-data-source.js';
import { newRequestScope, requestScope, runInScope } from './request-scope.js';
import { Reads } from './reads.js';
import { statement } from './statement.js';
import { notifyAfterCommit } from './notify-after-commit.js';
import { afterCommit, assertOutsideTransaction } from './open-transaction.js';
import { Transactions } from './transactions.js';

function config(settings: Record<string, string> = {}): DatabaseConfig {
  return loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL, ...settings }).database;
}

let dataSource: GuicheDataSource;
let transactions: Transactions;

beforeAll(async () => {
  dataSource = await new GuicheDataSource(config(), { entities: [], migrations: [] }).initialize();
  transactions = new Transactions(dataSource);
  await dataSource.query('CREATE TABLE notes (id integer PRIMARY KEY, amount bigint)');
});
afterAll(() => dataSource.destroy());
beforeEach(() => dataSource.query('DELETE FROM notes'));

const notes = () =>
  dataSource.query<{ id: number; amount: number }[]>('SELECT id, amount FROM notes ORDER BY id');

describe('Transactions', () => {
  it('commits the work and returns its result', async () => {
    const result = await transactions.run('write', async (tx) => {
      await tx.query('INSERT INTO notes VALUES (1, 5)');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await notes()).toEqual([{ id: 1, amount: 5 }]);
  });

  it('leaves nothing behind when the work throws, and throws the same error', async () => {
    const failure = new Error('no');
    await expect(
      transactions.run('write', async (tx) => {
        await tx.query('INSERT INTO notes VALUES (1, 5)');
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(await notes()).toEqual([]);
  });

  it('refuses to open inside another one, and the outer one is rolled back', async () => {
    await expect(
      transactions.run('outer', async (tx) => {
        await tx.query('INSERT INTO notes VALUES (1, 5)');
        await transactions.run('inner', () => Promise.resolve());
      }),
    ).rejects.toThrow('transaction inner was opened inside transaction outer');
    expect(await notes()).toEqual([]);
  });

  it('runs side by side in separate flows', async () => {
    await Promise.all(
      [1, 2, 3].map((id) =>
        transactions.run('write', (tx) => tx.query(`INSERT INTO notes VALUES (${id}, 0)`)),
      ),
    );
    expect(await notes()).toHaveLength(3);
  });

  it('gives its connection back however it ends', async () => {
    for (let round = 0; round < 30; round += 1) {
      await transactions.run('fail', (tx) => tx.query('SELECT 1/0')).catch(() => undefined);
    }
    expect(await transactions.run('fine', () => Promise.resolve('fine'))).toBe('fine');
  });

  it('a server that ends the session in the middle is an error, and the next transaction works', async () => {
    const cut = transactions.run('cut', async (tx) => {
      await tx.query('INSERT INTO notes VALUES (1, 5)');
      const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
      await new Reads(dataSource).primary('SELECT pg_terminate_backend($1)', [pid]);
      await tx.query('INSERT INTO notes VALUES (2, 5)');
    });
    await expect(cut).rejects.toThrow();
    expect(await notes()).toEqual([]);
    await transactions.run('after', (tx) => tx.query('INSERT INTO notes VALUES (3, 5)'));
    expect(await notes()).toEqual([{ id: 3, amount: 5 }]);
  });
});

describe('afterCommit', () => {
  it('afterCommit runs the callbacks in order when another connection already sees the rows', async () => {
    const seen: unknown[] = [];
    const result = await transactions.run('write', async (tx) => {
      afterCommit(async () => void seen.push(await notes()));
      afterCommit(() => void seen.push('second'));
      await tx.query('INSERT INTO notes VALUES (1, 5)');
      expect(seen).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(seen).toEqual([[{ id: 1, amount: 5 }], 'second']);
  });

  it('afterCommit runs nothing when the transaction rolls back', async () => {
    const seen: string[] = [];
    await expect(
      transactions.run('write', () => {
        afterCommit(() => void seen.push('told'));
        return Promise.reject(new Error('no'));
      }),
    ).rejects.toThrow('no');
    expect(seen).toEqual([]);
  });

  it('afterCommit runs nothing when the commit itself is refused', async () => {
    await dataSource.query(
      'ALTER TABLE notes ADD CONSTRAINT once UNIQUE (amount) DEFERRABLE INITIALLY DEFERRED',
    );
    const seen: string[] = [];
    const refused = transactions.run('write', async (tx) => {
      afterCommit(() => void seen.push('told'));
      await tx.query('INSERT INTO notes VALUES (1, 5), (2, 5)');
    });
    await expect(refused).rejects.toThrow('duplicate key');
    await dataSource.query('ALTER TABLE notes DROP CONSTRAINT once');
    expect(seen).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  it('afterCommit allows a callback to open its own transaction', async () => {
    await transactions.run('outer', () => {
      afterCommit(() => transactions.run('next', (tx) => tx.query('INSERT INTO notes VALUES (1, 5)')));
      return Promise.resolve();
    });
    expect(await notes()).toEqual([{ id: 1, amount: 5 }]);
  });

  it('afterCommit logs the error of a callback, runs the next one and reports success', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const failure = new Error('unreachable');
    const seen: string[] = [];
    const result = await transactions.run('write', () => {
      afterCommit(() => Promise.reject(failure));
      afterCommit(() => {
        throw failure;
      });
      afterCommit(() => void seen.push('last'));
      return Promise.resolve('done');
    });
    expect(result).toBe('done');
    expect(seen).toEqual(['last']);
    expect(logged.mock.calls).toEqual(
      Array(2).fill([{ msg: 'a callback after the commit of write failed', err: failure }]),
    );
    logged.mockRestore();
  });

  it('afterCommit throws when no transaction is open, and when the one it was called in has ended', async () => {
    expect(() => afterCommit(() => undefined)).toThrow('afterCommit needs an open transaction');
    let later: () => void = () => undefined;
    await transactions.run('write', () => {
      later = AsyncResource.bind(() => afterCommit(() => undefined));
      return Promise.resolve();
    });
    expect(later).toThrow('afterCommit needs an open transaction');
  });
});

describe('notifyAfterCommit', () => {
  it('notifyAfterCommit sends after the commit, and nothing when the transaction rolls back', async () => {
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
    const received: string[] = [];
    listener.on('notification', ({ payload }) => received.push(payload ?? ''));
    await listener.connect();
    try {
      await listener.query('LISTEN notes_changed');
      await expect(
        transactions.run('write', (tx) => {
          notifyAfterCommit(tx, 'notes_changed', 'rolled back');
          return Promise.reject(new Error('no'));
        }),
      ).rejects.toThrow('no');
      await transactions.run('write', async (tx) => {
        notifyAfterCommit(tx, 'notes_changed', 'committed');
        await tx.query('INSERT INTO notes VALUES (1, 5)');
        await listener.query('SELECT 1');
        expect(received).toEqual([]);
      });
      await listener.query('SELECT 1');
      expect(received).toEqual(['committed']);
    } finally {
      await listener.end();
    }
  });
});

describe('assertOutsideTransaction', () => {
  it('throws only while a transaction is open in this flow', async () => {
    let later: () => void = () => undefined;
    assertOutsideTransaction('a call');
    await expect(
      transactions.run('placeOrder', () => {
        later = () => assertOutsideTransaction('a call');
        assertOutsideTransaction('a call to provider.example');
        return Promise.resolve();
      }),
    ).rejects.toThrow('a call to provider.example was attempted inside transaction placeOrder');
    expect(later).not.toThrow();
  });
});

describe('statement', () => {
  it('statement is prepared once on a connection, under its name', async () => {
    const prepared = await transactions.run('prepared', async (tx) => {
      for (const id of [1, 2]) {
        await statement(tx, { name: 'add_note', text: 'INSERT INTO notes VALUES ($1, $2)', values: [id, 7] });
      }
      return tx.query<object[]>(`SELECT name FROM pg_prepared_statements WHERE name = 'add_note'`);
    });
    expect(prepared).toEqual([{ name: 'add_note' }]);
    expect(await notes()).toEqual([
      { id: 1, amount: 7 },
      { id: 2, amount: 7 },
    ]);
  });

  it('statement has no name behind PgBouncer', async () => {
    const plain = await new GuicheDataSource(config({ DATABASE_PREPARED: 'false' }), {
      entities: [],
      migrations: [],
    }).initialize();
    const prepared = await new Transactions(plain).run('unnamed', async (tx) => {
      await statement(tx, { name: 'plain_note', text: 'SELECT $1::int', values: [1] });
      return tx.query<object[]>(`SELECT name FROM pg_prepared_statements WHERE name = 'plain_note'`);
    });
    await plain.destroy();
    expect(prepared).toEqual([]);
  });

  it('needs a transaction', async () => {
    const outside = statement(dataSource.manager, { name: 'x', text: 'SELECT 1', values: [] });
    await expect(outside).rejects.toThrow('statement x needs a transaction');
  });
});

describe('bigint', () => {
  it('bigint is a number, and one that does not fit is an error', async () => {
    const [row] = await dataSource.query<[{ fits: number }]>('SELECT 9007199254740991::bigint AS fits');
    expect(row.fits).toBe(Number.MAX_SAFE_INTEGER);
    await expect(dataSource.query('SELECT 9007199254740992::bigint')).rejects.toThrow(
      'bigint 9007199254740992 does not fit a safe integer',
    );
  });
});

describe('a request scope', () => {
  it('counts statements without BEGIN, COMMIT and ROLLBACK, and stays its own across concurrent flows', async () => {
    const cost = (work: () => Promise<unknown>) =>
      runInScope(newRequestScope('test'), async () => {
        await work();
        const { statements = -1, transactions: opened = -1, wrote } = requestScope() ?? {};
        return { statements, opened, wrote };
      });
    const one = (): Promise<void> =>
      transactions.run('one', async (tx) => {
        await tx.query('SELECT 1');
        await statement(tx, { name: 'counted', text: 'SELECT 1', values: [] });
      });
    const failing = (): Promise<unknown> =>
      transactions.run('bad', (tx) => tx.query('SELECT 1/0')).catch(() => 0);
    expect(
      await Promise.all([
        cost(one),
        cost(failing),
        cost(() => Promise.resolve()),
        cost(() => one().then(one)),
      ]),
    ).toEqual([
      { statements: 2, opened: 1, wrote: true },
      { statements: 1, opened: 1, wrote: true },
      { statements: 0, opened: 0, wrote: false },
      { statements: 4, opened: 2, wrote: true },
    ]);
  });
});
