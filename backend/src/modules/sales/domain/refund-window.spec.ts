import { expect, it } from '@jest/globals';
import { isInRefundWindow, refundWindowEnd } from './refund-window.js';

const approvedAt = new Date('2026-03-02T13:42:00Z');
const digital = { approvedAt, guaranteeDays: null, isPhysical: false, shippedAt: null };

it.each([
  ['the seven days of the law', digital, '2026-03-09T13:42:00.000Z'],
  ['the days that the seller guarantees', { ...digital, guaranteeDays: 21 }, '2026-03-23T13:42:00.000Z'],
  ['not fewer than the law demands', { ...digital, guaranteeDays: 3 }, '2026-03-09T13:42:00.000Z'],
  [
    'the days after a parcel was sent and has arrived',
    { ...digital, isPhysical: true, shippedAt: new Date('2026-03-05T00:00:00Z') },
    '2026-03-27T00:00:00.000Z',
  ],
])('the money goes back without asking the seller in %s', (_what, facts, end) => {
  expect(refundWindowEnd(facts)?.toISOString()).toBe(end);
  expect(isInRefundWindow(facts, new Date(Date.parse(end) - 1))).toBe(true);
  expect(isInRefundWindow(facts, new Date(end))).toBe(false);
});

it('the days of a product that was not sent have not begun', () => {
  const facts = { ...digital, isPhysical: true };
  expect(refundWindowEnd(facts)).toBeNull();
  expect(isInRefundWindow(facts, new Date('2027-01-01T00:00:00Z'))).toBe(true);
});
