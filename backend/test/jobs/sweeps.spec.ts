import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Reads } from '../../src/database/index.js';
import { Sweeps, SweepsWhenDue, type Sweeper } from '../../src/runtime/jobs/index.js';
import { startApp, type TestApp, until } from '../support/index.js';

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

@Module({ providers: [Counter, Opening] })
class WorkModule {}

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ modules: [WorkModule], worker: true });
});
afterAll(() => app.stop());

describe('a sweep', () => {
  it('is repeated after a failure, at the time of the injected clock, and never overlaps itself', async () => {
    const counter = app.get(Counter);
    await until(() => counter.seen.length >= 4);
    expect(counter.mostAtOnce).toBe(1);
    expect(counter.seen[0]).toEqual(app.clock.now());
  });

  it('with a due condition runs once at the start, and then only when something is due', async () => {
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
