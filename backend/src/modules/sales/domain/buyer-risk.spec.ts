import { expect, test } from '@jest/globals';
import { buyerRisk } from './buyer-risk.js';

const CALM = { isBlocked: false, declines: 0, others: {}, hasDocument: true, gross: 9_700 };

test('a plain sale has no risk and no reason', () => {
  expect(buyerRisk(CALM)).toEqual({ score: 0, reasons: [] });
  expect(buyerRisk({ ...CALM, others: { APPROVED: 1, PENDING: 1 }, gross: 500_000 }).score).toBe(0);
});

test('each reason says how many points it adds and how often it happened (C13)', () => {
  const others = { CHARGEBACK: 1, REFUNDED: 2, APPROVED: 1 };
  expect(buyerRisk({ ...CALM, declines: 2, others, hasDocument: false })).toEqual({
    score: 100,
    reasons: [
      { reason: 'CHARGEBACKS', count: 1, points: 50 },
      { reason: 'DECLINES', count: 2, points: 30 },
      { reason: 'REFUNDS', count: 2, points: 20 },
      { reason: 'NO_DOCUMENT', count: 1, points: 10 },
    ],
  });
});

test('a reason adds no more than its most, and the score is never above 100', () => {
  expect(buyerRisk({ ...CALM, declines: 9 })).toEqual({
    score: 45,
    reasons: [{ reason: 'DECLINES', count: 9, points: 45 }],
  });
  expect(buyerRisk({ ...CALM, isBlocked: true, declines: 9 }).score).toBe(100);
  expect(buyerRisk({ ...CALM, gross: 100_000 }).reasons).toEqual([
    { reason: 'LARGE_FIRST', count: 1, points: 15 },
  ]);
});

test('refused purchases before this one count as declines, and are no first purchase', () => {
  expect(buyerRisk({ ...CALM, others: { REJECTED: 2 }, declines: 1, gross: 200_000 })).toEqual({
    score: 60,
    reasons: [
      { reason: 'DECLINES', count: 3, points: 45 },
      { reason: 'LARGE_FIRST', count: 1, points: 15 },
    ],
  });
});
