import { describe, expect, it } from '@jest/globals';
import { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.js';

/** Starts work that hangs, up to the limit. Returns how many were started. */
function hang(limiter: KeyedConcurrencyLimiter, kind: string): number {
  let begun = 0;
  for (; limiter.hasCapacity(kind); begun += 1) limiter.begin(kind, () => new Promise(() => undefined));
  return begun;
}

describe('of the places in the lanes', () => {
  it('one kind gets as many as it may while there are many', () => {
    const limiter = new KeyedConcurrencyLimiter({ atOnce: 512, perKey: 32 });
    expect(hang(limiter, 'slow')).toBe(32);
    expect(limiter.fullKeys).toEqual(['slow']);
    expect(limiter.available).toBe(480);
  });

  it('dozens of kinds that hang leave some to one that does not', () => {
    const limiter = new KeyedConcurrencyLimiter({ atOnce: 512, perKey: 32 });
    const taken = Array.from({ length: 32 }, (_, at) => hang(limiter, `slow-${at}`));
    expect(taken.slice(0, 9)).toEqual([32, 32, 32, 32, 32, 32, 32, 32, 29]);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    expect(hang(limiter, 'quick')).toBeGreaterThan(0);
    expect(limiter.available).toBeGreaterThan(0);
  });

  it('the last is not taken by a kind that has one already', () => {
    const limiter = new KeyedConcurrencyLimiter({ atOnce: 2, perKey: 2 });
    expect([hang(limiter, 'slow'), limiter.available, hang(limiter, 'quick'), limiter.available]).toEqual([
      1, 1, 1, 0,
    ]);
    expect(limiter.hasCapacity('third')).toBe(false);
  });
});

it('due work is claimed until none is found, and a hanging key only up to its limit', async () => {
  const limiter = new KeyedConcurrencyLimiter({ atOnce: 64, perKey: 4 });
  const due = [...Array.from({ length: 6 }, () => 'slow'), ...Array.from({ length: 3 }, () => 'quick')];
  const begun: string[] = [];
  const fill = () =>
    limiter.fill<string>({
      atATime: 4,
      claim: ({ most, notOf }) => {
        const taken = due.filter((kind) => !notOf.includes(kind)).slice(0, most);
        taken.forEach((kind) => due.splice(due.indexOf(kind), 1));
        return Promise.resolve(taken);
      },
      keyOf: (kind) => kind,
      work: (kind) => {
        begun.push(kind);
        return kind === 'slow' ? new Promise(() => undefined) : Promise.resolve();
      },
    });
  expect(await fill()).toBe(7);
  expect(begun).toEqual([
    ...Array.from({ length: 4 }, () => 'slow'),
    ...Array.from({ length: 3 }, () => 'quick'),
  ]);
  expect(due).toEqual(['slow', 'slow']);
  expect(await fill()).toBe(0);
});
