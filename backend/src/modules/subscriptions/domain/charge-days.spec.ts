import { expect, test } from '@jest/globals';
import { chargeDays } from './charge-days.js';

const DAYS = { next: '2026-12-10', planned: '2026-12-10', frequencyInDays: 15, today: '2026-11-27' };

test('a charge may be moved from tomorrow until one interval after its day, thirty days at most', () => {
  expect(chargeDays(DAYS)).toEqual({ from: '2026-11-28', until: '2026-12-25' });
  expect(chargeDays({ ...DAYS, frequencyInDays: 365 })?.until).toBe('2027-01-09');
});

test('a charge that was moved has no more days than before', () => {
  expect(chargeDays({ ...DAYS, next: '2026-12-25' })).toEqual(chargeDays(DAYS));
});

test('a charge that is due is not moved', () => {
  expect(chargeDays({ ...DAYS, next: DAYS.today })).toBeNull();
  expect(chargeDays({ ...DAYS, next: '2026-11-26' })).toBeNull();
});
