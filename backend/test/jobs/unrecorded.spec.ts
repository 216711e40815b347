import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/database/index.js';
import { Handles, Jobs, defineJob } from '../../src/runtime/jobs/index.js';
import type { JobHandler } from '../../src/runtime/jobs/index.js';
import { startApp, type TestApp, until } from '../support/index.js';

const errand = defineJob<{ name: string }>('errand');

/** The first time an errand lasts until somebody says that it is done; again, it is done at once. */
@Injectable()
@Handles(errand)
class Errands implements JobHandler<{ name: string }> {
  readonly begun: string[] = [];
  private readonly lasting = new Map<string, () => void>();

  async handle({ name }: { name: string }): Promise<void> {
    const again = this.begun.includes(name);
    this.begun.push(name);
    if (!again) await new Promise<void>((resolve) => this.lasting.set(name, resolve));
  }

  done(name: string): void {
    this.lasting.get(name)?.();
  }
}

@Module({ providers: [Errands] })
class WorkModule {}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ modules: [WorkModule], worker: true });
});
afterAll(async () => {
  [...app.get(Errands).begun].forEach((name) => app.get(Errands).done(name));
  await app.stop();
});

const query = <R extends object>(sql: string): Promise<R[]> => app.get(DataSource).query<R[]>(sql);

async function enqueue(...names: string[]): Promise<void> {
  await app.get(Transactions).run('ask', async (tx) => {
    for (const name of names) await app.get(Jobs).enqueue(tx, errand, { name });
  });
}

/** No job can be taken off the queue. A sequence counts the attempts, because it outlives their transactions. */
async function refuseResults(): Promise<void> {
  await query('CREATE SEQUENCE refused MINVALUE 0 START 0');
  await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM nextval('refused'); RAISE EXCEPTION 'no result today'; END $$`);
  await query(`CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs
    FOR EACH ROW EXECUTE FUNCTION refuse()`);
}

async function refused(): Promise<number> {
  const [row] = await query<{ times: string }>('SELECT last_value + is_called::int AS times FROM refused');
  return Number(row?.times);
}

it('when results cannot be recorded the queue begins anew, does that work again, and works on', async () => {
  // The queue's library prints what it survives.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const errands = app.get(Errands);
  const unrecorded = ['bread', 'milk', 'eggs'];
  await enqueue(...unrecorded, 'salt');
  await until(() => errands.begun.length === 4);
  await refuseResults();
  for (const [before, name] of unrecorded.entries()) {
    errands.done(name);
    await until(async () => (await refused()) === before + 1);
  }
  await query('DROP TRIGGER refuse ON graphile_worker._private_jobs');
  errands.done('salt');

  await until(() => errands.begun.length === 7);
  expect(errands.begun.slice(4).sort()).toEqual([...unrecorded].sort());
  await until(async () => (await query('SELECT 1 FROM graphile_worker.jobs')).length === 0);
  await enqueue('tea');
  await until(() => errands.begun.includes('tea'));
  quiet.mockRestore();
});
