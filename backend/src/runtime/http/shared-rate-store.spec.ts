import { beforeEach, describe, expect, it } from '@jest/globals';
import { SharedRateCounts, type SharedCounter } from './shared-rate-store.js';

const WINDOW_MS = 60_000;

/** A counter of all processes that answers when released. */
class Counter implements SharedCounter {
  readonly added: [client: string, amount: number][] = [];
  private waiting: (() => void)[] = [];
  used = 0;
  away = false;

  async add(client: string, amount: number) {
    this.added.push([client, amount]);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.away) throw new Error('the database cannot be reached');
    this.used += amount;
    return { used: this.used, endsInMs: 30_000 };
  }

  async answer(): Promise<void> {
    this.waiting.splice(0).forEach((resolve) => resolve());
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let now: number;
let counter: Counter;
beforeEach(() => {
  now = 0;
  counter = new Counter();
});

const process = (max = 100) => new SharedRateCounts(counter, { max, windowMs: WINDOW_MS, now: () => now });
const count = (counts: SharedRateCounts, requests: number): number => {
  let current = 0;
  for (let n = 0; n < requests; n += 1) ({ current } = counts.count('a'));
  return current;
};

describe('requests counted by several processes', () => {
  it('requests counted by several processes cost no statement below a twentieth of the limit', () => {
    expect(count(process(), 4)).toBe(4);
    expect(counter.added).toEqual([]);
  });

  it('requests counted by several processes are reported after a twentieth of the limit, one report at a time', async () => {
    const counts = process();
    count(counts, 7);
    expect(counter.added).toEqual([['a', 5]]);
    await counter.answer();
    expect(count(counts, 3)).toBe(10);
    expect(counter.added).toEqual([
      ['a', 5],
      ['a', 5],
    ]);
  });

  it('requests counted by several processes of another process are known with the answer, and so is the end of the window', async () => {
    counter.used = 90;
    const counts = process();
    expect(count(counts, 5)).toBe(5);
    await counter.answer();
    expect(counts.count('a')).toEqual({ current: 96, ttl: 30_000 });
  });

  it('requests counted by several processes are at most the limit, and for each process a twentieth and what arrives during one report', async () => {
    const processes = [process(), process(), process()];
    let granted = 0;
    for (let round = 0; round < 100; round += 1) {
      for (const one of processes) if (one.count('a').current <= 100) granted += 1;
      await counter.answer();
    }
    expect(granted).toBeGreaterThanOrEqual(100);
    expect(granted).toBeLessThanOrEqual(100 + 3 * (5 + 1));
  });

  it('requests counted by several processes of a client over its limit are not reported without end', async () => {
    const counts = process();
    counter.used = 200;
    count(counts, 5);
    await counter.answer();
    count(counts, 50);
    expect(counter.added).toEqual([['a', 5]]);
  });

  it('requests counted by several processes are limited by each process alone while the counter cannot be reached, and reported later', async () => {
    counter.away = true;
    const counts = process();
    count(counts, 5);
    await counter.answer();
    expect(count(counts, 1)).toBe(6);
    counter.away = false;
    await counter.answer();
    expect(counter.used).toBe(6);
    expect(count(counts, 4)).toBe(10);
    expect(counter.added).toEqual([
      ['a', 5],
      ['a', 6],
    ]);
  });

  it('requests counted by several processes start again when the window ends', () => {
    const counts = process();
    count(counts, 4);
    now = WINDOW_MS;
    expect(counts.count('a')).toEqual({ current: 1, ttl: WINDOW_MS });
  });
});
