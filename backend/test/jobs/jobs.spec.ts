import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Reads, Transactions, requestScope } from '../../src/database/index.js';
import { AbandonedJobs } from '../../src/runtime/jobs/abandoned-jobs.sweep.js';
import { Handles, Jobs, Sweeps, SweepsWhenDue, defineJob } from '../../src/runtime/jobs/index.js';
import type { JobHandler, Sweeper } from '../../src/runtime/jobs/index.js';
import { startApp, type TestApp, until } from '../support/index.js';
import { loseTheNextJob } from './lost-job.js';

const chore = defineJob<object>('chore', { canWait: true });

@Injectable()
@Handles(chore)
class Chores implements JobHandler<object> {
  begun = 0;

  async handle(): Promise<void> {
    this.begun += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const greet = defineJob<{ name: string }>('greet', { queue: ({ name }) => `greet:${name}` });

@Injectable()
@Handles(greet)
class Greeter implements JobHandler<{ name: string }> {
  constructor(private readonly chores: Chores) {}

  readonly greeted: string[] = [];
  /** How many chores had begun when somebody was greeted last. */
  choresBefore = 0;
  readonly scopes: (string | undefined)[] = [];
  failures = 0;

  handle({ name }: { name: string }): Promise<void> {
    this.scopes.push(requestScope()?.requestId);
    if (this.failures-- > 0) return Promise.reject(new Error('hoarse'));
    this.greeted.push(name);
    this.choresBefore = this.chores.begun;
    return Promise.resolve();
  }
}

@Injectable()
@Sweeps('counting', 20)
class Counter implements Sweeper {
  readonly seen: Date[] = [];
  running = 0;
  mostAtOnce = 0;

  async sweep(now: Date): Promise<number> {
    this.running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running);
    this.seen.push(now);
    await new Promise((resolve) => setTimeout(resolve, 60));
    this.running -= 1;
    if (this.seen.length === 1) throw new Error('the first sweep fails');
    return 0;
  }
}

/** Due from then on, by our clock. */
const OPENS_AT = new Date('2026-03-02T12:01:00.000Z');

@Injectable()
@SweepsWhenDue('opening', `select where $1::timestamptz >= '${OPENS_AT.toISOString()}'`)
class Opening implements Sweeper {
  readonly seen: Date[] = [];

  sweep(now: Date): Promise<number> {
    this.seen.push(now);
    return Promise.resolve(0);
  }
}

@Module({ providers: [Greeter, Chores, Counter, Opening] })
class WorkModule {}

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ modules: [WorkModule], worker: true });
});
afterAll(() => app.stop());
beforeEach(() => {
  const greeter = app.get(Greeter);
  greeter.greeted.length = 0;
  greeter.failures = 0;
});

const enqueue = (name: string, options?: { jobKey: string }) =>
  app.get(Transactions).run('ask', (tx) => app.get(Jobs).enqueue(tx, greet, { name }, options));

describe('jobs', () => {
  it('run after the commit, each in a scope of its own', async () => {
    await enqueue('Ana');
    await until(() => app.get(Greeter).greeted.length === 1);
    expect(app.get(Greeter).greeted).toEqual(['Ana']);
    expect(app.get(Greeter).scopes.at(-1)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('jobs are forgotten with the transaction that asked for them', async () => {
    const failing = app.get(Transactions).run('ask', async (tx) => {
      await app.get(Jobs).enqueue(tx, greet, { name: 'Nobody' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await enqueue('Bia');
    await until(() => app.get(Greeter).greeted.length > 0);
    expect(app.get(Greeter).greeted).toEqual(['Bia']);
  });

  it('go before those that can wait, however many of these were there first', async () => {
    await app.get(Transactions).run('ask', async (tx) => {
      for (let at = 0; at < 40; at += 1) await app.get(Jobs).enqueue(tx, chore, {});
      await app.get(Jobs).enqueue(tx, greet, { name: 'Davi' });
    });
    await until(() => app.get(Greeter).greeted.length === 1);
    expect(app.get(Greeter).choresBefore).toBeLessThan(20);
    await until(() => app.get(Chores).begun === 40);
  });

  it('jobs are tried again when they fail', async () => {
    app.get(Greeter).failures = 1;
    await enqueue('Caio');
    await until(() => app.get(Greeter).greeted.length === 1);
    expect(app.get(Greeter).greeted).toEqual(['Caio']);
  });

  it('jobs with one key replace each other while they wait', async () => {
    await app.get(Transactions).run('ask', async (tx) => {
      await app.get(Jobs).enqueue(tx, greet, { name: 'first' }, { jobKey: 'k' });
      await app.get(Jobs).enqueue(tx, greet, { name: 'second' }, { jobKey: 'k' });
    });
    await until(() => app.get(Greeter).greeted.length > 0);
    await enqueue('last');
    await until(() => app.get(Greeter).greeted.includes('last'));
    expect(app.get(Greeter).greeted).toEqual(['second', 'last']);
  });

  it('jobs of a killed worker are freed, and of a living one are left alone', async () => {
    const dataSource = app.get(DataSource);
    await dataSource.query(
      `SELECT graphile_worker.add_job('unknownHere', json_build_object('owner', owner), job_key => owner)
       FROM unnest(ARRAY['pool-dead', 'pool-alive', 'pool-young']) AS owner`,
    );
    await dataSource.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = key,
         locked_at = now() - CASE key WHEN 'pool-young' THEN interval '1 second' ELSE interval '11 seconds' END
       WHERE key LIKE 'pool-%'`,
    );
    const alive = dataSource.createQueryRunner();
    await alive.query(`SELECT pg_advisory_lock(hashtextextended('pool-alive', 0))`);
    try {
      expect(await app.get(AbandonedJobs).sweep()).toBe(1);
      const owners = await dataSource.query<object[]>(
        `SELECT key, locked_by FROM graphile_worker._private_jobs WHERE key LIKE 'pool-%' ORDER BY key`,
      );
      expect(owners).toEqual([
        { key: 'pool-alive', locked_by: 'pool-alive' },
        { key: 'pool-dead', locked_by: null },
        { key: 'pool-young', locked_by: 'pool-young' },
      ]);
    } finally {
      await alive.query('SELECT pg_advisory_unlock_all()');
      await alive.release();
      await dataSource.query(`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'pool-%'`);
    }
  });

  it('jobs that a breaking connection never brought are taken again', async () => {
    // The queue's library prints what it survives.
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const loss = loseTheNextJob();
    await enqueue('Eva');
    await until(() => app.get(Greeter).greeted.length === 1);
    expect(loss.wasLost()).toBe(true);
    loss.restore();
    quiet.mockRestore();
    await enqueue('Fred');
    await until(() => app.get(Greeter).greeted.length === 2);
    expect(app.get(Greeter).greeted).toEqual(['Eva', 'Fred']);
  });

  it('a running worker holds the proof of its life', async () => {
    const [row] = await app.get(DataSource).query<[{ held: number }]>(
      `SELECT count(*)::int AS held FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND application_name = 'guiche-worker' AND datname = current_database()`,
    );
    expect(row.held).toBe(1);
  });
});

describe('sweeps', () => {
  it('come again after a failure, by our clock, never beside themselves', async () => {
    const counter = app.get(Counter);
    await until(() => counter.seen.length >= 4);
    expect(counter.mostAtOnce).toBe(1);
    expect(counter.seen[0]).toEqual(app.clock.now());
  });

  it('sweeps that wait until something is due come once at the start, and then only when it is', async () => {
    const opening = app.get(Opening);
    const looks = jest.spyOn(app.get(Reads), 'prepared');
    await until(() => looks.mock.calls.filter(([{ name }]) => name === 'look-for-due').length >= 2);
    looks.mockRestore();
    expect(opening.seen).toHaveLength(1);
    app.clock.set(OPENS_AT);
    await until(() => opening.seen.length > 1);
    expect(opening.seen[1]).toEqual(OPENS_AT);
  });
});
