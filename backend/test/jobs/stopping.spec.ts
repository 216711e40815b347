import { Injectable, Module } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Sweeps, Worker, type Sweeper } from '../../src/runtime/jobs/index.js';
import { Shutdown } from '../../src/runtime/shutdown/index.js';
import { startApp, type TestApp, until } from '../support/index.js';

@Injectable()
@Sweeps('counting', 10)
class Counter implements Sweeper {
  sweeps = 0;

  sweep(): Promise<number> {
    this.sweeps += 1;
    return Promise.resolve(0);
  }
}

/** Sweeps until it is stopped, and then finishes one more piece of work. */
@Injectable()
@Sweeps('long', 10)
class LongWork implements Sweeper {
  begun = false;
  ended = false;

  async sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    this.begun = true;
    await new Promise((resolve) => stopping?.addEventListener('abort', resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    this.ended = true;
    return 1;
  }
}

@Module({ providers: [Counter, LongWork] })
class WorkModule {}

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [WorkModule] });
});
afterEach(() => app.stop());

async function expectNoMoreSweeps(): Promise<void> {
  const { sweeps } = app.get(Counter);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(app.get(Counter).sweeps).toBe(sweeps);
}

describe('a worker that is stopped', () => {
  it('does not start when it was stopped before its start', async () => {
    app.get(Shutdown).begin();
    app.get(Worker).start();
    expect(app.get(Worker).isRunning).toBe(false);
    await expectNoMoreSweeps();
    expect(app.get(Counter).sweeps).toBe(0);
  });

  it('signals long sweeps, waits until they have ended, and starts no others', async () => {
    app.get(Worker).start();
    await until(() => app.get(LongWork).begun && app.get(Counter).sweeps > 1);
    await app.get(Worker).stop();
    expect(app.get(LongWork).ended).toBe(true);
    expect(app.get(Worker).isRunning).toBe(false);
    await expectNoMoreSweeps();
  });
});
