import { describe, expect, it } from '@jest/globals';
import { WebhookArrivals } from './webhook-arrivals.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

function seen(result: number, missed: number): WebhookArrivals {
  const arrivals = new WebhookArrivals();
  for (let n = 0; n < result; n += 1) arrivals.learn('a', { source: 'webhook', ledger: 'approve' }, NOW);
  for (let n = 0; n < missed; n += 1) arrivals.learn('a', { source: 'janitor', ledger: 'approve' }, NOW);
  return arrivals;
}

describe('webhooks of an account are known to arrive', () => {
  it.each([
    [0, 0, false],
    [9, 0, false],
    [10, 0, true],
    [10, 1, false],
    [40, 2, true],
    [40, 3, false],
    [5_000, 0, true],
  ])('after %i payments reported by webhook and %i found by a query: %s', (result, missed, arrive) => {
    expect(seen(result, missed).arrive('a', NOW)).toBe(arrive);
  });

  it('no longer soon after they stop, however many arrived before', () => {
    expect(seen(5_000, 9).arrive('a', NOW)).toBe(false);
  });

  it('webhooks of an account are known to arrive for a day after the last one, at that account only', () => {
    const arrivals = seen(10, 0);
    expect([
      arrivals.arrive('a', later(23)),
      arrivals.arrive('a', later(24)),
      arrivals.arrive('b', NOW),
    ]).toEqual([true, false, false]);
  });

  it('webhooks of an account are known to arrive by payments only: neither replies nor answers that change nothing count', () => {
    const arrivals = seen(10, 0);
    for (let n = 0; n < 10; n += 1) {
      arrivals.learn('a', { source: 'janitor', ledger: null }, NOW);
      arrivals.learn('a', { source: 'reply', ledger: 'approve' }, NOW);
    }
    expect(arrivals.arrive('a', NOW)).toBe(true);
  });
});
