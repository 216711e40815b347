import { expect, it } from '@jest/globals';
import { dueAfterMonth, endOfPaymentDay, lastMonthOver, nextMonth } from './invoice-days.js';

it('a month is billed four days after its last day in São Paulo (D7)', () => {
  // Midnight in São Paulo is 03:00 UTC.
  expect(lastMonthOver(new Date('2026-04-05T02:59:59Z'))).toBe('2026-02-01');
  expect(lastMonthOver(new Date('2026-04-05T03:00:00Z'))).toBe('2026-03-01');
  expect(lastMonthOver(new Date('2026-01-15T12:00:00Z'))).toBe('2025-12-01');
});

it('an invoice is due at the end of a day after its month (D7)', () => {
  expect(dueAfterMonth('2026-01-01', 10)).toEqual(new Date('2026-02-11T02:59:59Z'));
  expect(dueAfterMonth('2025-12-01', 1)).toEqual(new Date('2026-01-02T02:59:59Z'));
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
  expect(endOfPaymentDay('2026-02-30')).toBeUndefined();
});
