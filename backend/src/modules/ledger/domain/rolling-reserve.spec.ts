import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { keptBalance, withdrawableOf, type EarnedDay } from './rolling-reserve.js';

/** Scheme B of domain.md §3, and its faster plans. */
const [NORMAL, FASTER] = [400, 1000].map((bps) => ({ bps, days: 30, saleDays: 14 }));
const TODAY = '2026-03-31';
const earned = (day: string, amount: number, biggest = amount): EarnedDay => ({
  ...{ day, amount: cents(amount), biggest: cents(biggest) },
});
const of = (sales: readonly EarnedDay[], { rule = NORMAL, reserve = 0, today = TODAY } = {}) => {
  if (!rule) throw new Error('no rule');
  return keptBalance(rule, { sales, reserve: cents(reserve), today });
};

describe('what a seller leaves in the available balance (scheme B)', () => {
  test('is a part of what thirty days brought, rounded half up, today included and the day before them not', () => {
    const sales = [
      earned('2026-03-01', 999_999),
      earned('2026-03-02', 100_013, 20),
      earned(TODAY, 100_000, 10),
    ];
    expect(of(sales)).toMatchObject({ earned: 200_013, biggest: 10, amount: 8_001 });
    expect(of(sales, { rule: FASTER })).toMatchObject({ amount: 20_001 });
  });

  test('is the largest sale of fourteen days where that is more, and no older one', () => {
    const sales = [earned('2026-03-17', 90_000, 90_000), earned('2026-03-18', 60_000, 50_000)];
    expect(of(sales)).toMatchObject({ biggest: 50_000, amount: 50_000 });
    expect(of(sales, { today: '2026-03-30' })).toMatchObject({ biggest: 90_000, amount: 90_000 });
  });

  test('says when it becomes less and when it ends, to the day', () => {
    const sales = [earned('2026-03-10', 100_000, 50_000), earned('2026-03-20', 50_000, 30_000)];
    // The largest sale of 30.000 leaves its fourteen days on 2026-04-03; then 4 % of 150.000, until 2026-04-09; then of 50.000.
    expect(of(sales)).toMatchObject({ amount: 30_000, lessOn: '2026-04-03', nothingOn: '2026-04-19' });
    expect(of(sales, { today: '2026-04-03' })).toMatchObject({ amount: 6_000, lessOn: '2026-04-09' });
    expect(of(sales, { today: '2026-04-09' })).toMatchObject({ amount: 2_000, lessOn: '2026-04-19' });
    expect(of(sales, { today: '2026-04-19' })).toMatchObject({ amount: 0, lessOn: null, nothingOn: null });
  });

  test('is less by what stands in reserve already, and never below zero', () => {
    const sales = [earned(TODAY, 100_000, 50_000)];
    expect(of(sales, { reserve: 20_000 })).toMatchObject({ wanted: 50_000, amount: 30_000 });
    expect(of(sales, { reserve: 60_000 })).toMatchObject({ wanted: 50_000, amount: 0, lessOn: null });
  });

  test('leaves what is above it to be withdrawn', () => {
    const kept = of([earned(TODAY, 100_000, 50_000)]);
    expect(withdrawableOf(cents(70_000), kept)).toBe(20_000);
    expect(withdrawableOf(cents(40_000), kept)).toBe(0);
    expect(withdrawableOf(cents(40_000), null)).toBe(40_000);
  });
});
