import { Injectable, Module } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { Transactions } from '../../src/database/index.js';
import { Handles, Jobs, Sweeps, Worker, defineJob } from '../../src/runtime/jobs/index.js';
import type { JobDefinition, JobHandler, Sweeper } from '../../src/runtime/jobs/index.js';
import { Shutdown } from '../../src/runtime/shutdown/index.js';
import { startApp, type TestApp, until } from '../support/index.js';
import { loseTheNextJob } from './lost-job.js';

const long = defineJob<object>('long');
const short = defineJob<object>('short');

/** Works until it is told that it is done. */
@Injectable()
@Handles(long)
class LongWork implements JobHandler<object> {
  done: () => void = () => undefined;
  begun = false;

  handle(): Promise<void> {
    this.begun = true;
    return new Promise((resolve) => (this.done = resolve));
  }
}

@Injectable()
@Handles(short)
class ShortWork implements JobHandler<object> {
  handle(): Promise<void> {
    return Promise.resolve();
  }
}

@Injectable()
@Sweeps('counting', 10)
class Counter implements Sweeper {
  sweeps = 0;

  sweep(): Promise<number> {
    this.sweeps += 1;
    return Promise.resolve(0);
  }
}

@Module({ providers: [LongWork, ShortWork, Counter] })
class WorkModule {}

let app: TestApp;
let locker: Client;
let complaints: jest.SpiedFunction<typeof console.trace>;

beforeEach(async () => {
  // The queue's library traces the errors of which it dies.
  complaints = jest.spyOn(console, 'trace').mockImplementation(() => undefined);
  app = await startApp({ modules: [WorkModule] });
  locker = new Client(process.env.DATABASE_URL);
  await locker.connect();
  await locker.query('DELETE FROM graphile_worker._private_jobs');
});
afterEach(async () => {
  await locker.end();
  await app.stop();
  complaints.mockRestore();
});

const rows = async <R extends object>(sql: string): Promise<R[]> => (await locker.query<R>(sql)).rows;
const jobs = () => rows('SELECT task_identifier AS task FROM graphile_worker.jobs ORDER BY task_identifier');
const connections = () =>
  rows(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'guiche-worker' AND datname = current_database()`,
  );
const enqueue = (job: JobDefinition<object>) =>
  app.get(Transactions).run('ask', (tx) => app.get(Jobs).enqueue(tx, job, {}));

async function nothingRunsAnyMore(): Promise<void> {
  await until(async () => (await connections()).length === 0);
  const { sweeps } = app.get(Counter);
  await enqueue(short);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(app.get(Counter).sweeps).toBe(sweeps);
  expect(await jobs()).toEqual([{ task: 'short' }]);
}

describe('a worker that is asked to stop', () => {
  it('while it starts lets that end, and stops then', async () => {
    await locker.query('BEGIN');
    await locker.query('LOCK TABLE graphile_worker.migrations IN ACCESS EXCLUSIVE MODE');
    const started = app.get(Worker).start();
    await until(async () => {
      const waiting = await rows(
        `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'graphile_worker.migrations'::regclass`,
      );
      return waiting.length > 0;
    });
    const stopped = app.get(Worker).stop();
    await locker.query('ROLLBACK');
    await Promise.all([started, stopped]);
    expect(app.get(Worker).isRunning).toBe(false);
    await nothingRunsAnyMore();
    expect(complaints.mock.calls).toEqual([]);
  });

  it('before it starts does not start', async () => {
    app.get(Shutdown).begin();
    await app.get(Worker).start();
    expect(app.get(Worker).isRunning).toBe(false);
    expect(app.get(Counter).sweeps).toBe(0);
    await nothingRunsAnyMore();
  });

  it('while its queue stops for a reason of its own lets the running job be finished and recorded', async () => {
    // The queue's library prints what it survives.
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await app.get(Worker).start();
    await enqueue(long);
    await until(() => app.get(LongWork).begun);
    const loss = loseTheNextJob();
    await enqueue(short);
    await until(loss.wasLost);
    const stopped = app.get(Worker).stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    app.get(LongWork).done();
    await stopped;
    loss.restore();
    quiet.mockRestore();
    expect(await jobs()).toEqual([{ task: 'short' }]);
    expect(complaints.mock.calls).toEqual([[new Error('Connection terminated unexpectedly')]]);
  });
});
