import { expect, it } from '@jest/globals';
import { secondChargeDate } from './recurrence.js';

it.each([
  ['2026-03-10T15:00:00Z', 30, '2026-04-09'],
  // Late in the evening of the 10th there; in Greenwich it is the 11th already.
  ['2026-03-11T02:59:59Z', 7, '2026-03-17'],
  ['2026-03-11T03:00:00Z', 7, '2026-03-18'],
  ['2027-12-31T12:00:00Z', 365, '2028-12-30'],
])('a payment at %s is charged again after %i days, on %s (C9.9)', (paidAt, days, date) => {
  expect(secondChargeDate(new Date(paidAt), days)).toBe(date);
});
