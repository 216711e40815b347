import { describe, expect, it } from '@jest/globals';
import { nextChargeDate } from './subscription.js';

describe('next charge', () => {
  it.each([
    ['2026-03-02', 30, '2026-04-01'],
    ['2026-12-31', 7, '2027-01-07'],
    ['2028-02-22', 7, '2028-02-29'],
    ['2027-03-01', 365, '2028-02-29'],
    // Over the weeks in which Brazil changed its clocks.
    ['2018-11-01', 15, '2018-11-16'],
  ])('%s plus %d days is %s (C9.9)', (today, days, next) => {
    expect(nextChargeDate(today, days)).toBe(next);
  });

  it.each([
    ['2026-02-30', 7],
    ['2026-13-01', 7],
    ['02/03/2026', 7],
    ['', 7],
    ['2026-03-02', 0],
    ['2026-03-02', 1.5],
  ])('refuses %j plus %d', (today, days) => {
    expect(() => nextChargeDate(today, days)).toThrow(RangeError);
  });
});
