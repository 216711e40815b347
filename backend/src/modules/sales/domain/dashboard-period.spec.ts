import { expect, it } from '@jest/globals';
import { daysIn, daysOf, spanBefore } from './dashboard-period.js';

it('the period before has as many days and ends the day before', () => {
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  });
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

it('lists the days of a period', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(daysIn({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
});
