import { describe, expect, test } from '@jest/globals';
import { addCents, cents } from '@guiche/money';
import { limitOfShare, priceOf, quoteAnticipation, type PendingShare } from './anticipation-quote.js';

const RATE = { limitBps: 6000, feeBps: 549 };
/** Asked on 2026-03-05; the sale is released on the 17th. */
const NOW = new Date('2026-03-05T03:00:00Z');
const DUE = new Date('2026-03-17T03:00:00Z');

const share = (over: Partial<PendingShare> = {}): PendingShare => ({
  ...{ paymentId: 'a', pending: cents(7353), reserve: cents(1838), anticipated: cents(0), dueAt: DUE },
  ...over,
});

describe('the worked example of domain.md §4', () => {
  test('allows 60 % of the 9191 of the producer, rounded down, out of the 7353 that are pending', () => {
    expect(limitOfShare(share(), 6000)).toBe(5514);
  });

  test('charges 303 on 5514, advanced for twelve days', () => {
    expect(quoteAnticipation(cents(5514), [share()], RATE, NOW)).toEqual({
      ...{ amount: 5514, fee: 303, net: 5211, averageDays: 12, monthlyRateBps: 1518 },
      covered: [{ paymentId: 'a', amount: 5514, fee: 303, dueAt: DUE }],
    });
  });

  test('refuses one cent more, nothing, and less than nothing', () => {
    for (const amount of [5515, 0, -1])
      expect(quoteAnticipation(cents(amount), [share()], RATE, NOW)).toBeUndefined();
  });
});

test.each([
  ['never the reserve, whatever the limit', share(), 10_000, 7353],
  [
    'what is left of the limit after an earlier request',
    share({ pending: cents(3839), anticipated: cents(3514) }),
    6000,
    2000,
  ],
  ['nothing where the limit is used up', share({ pending: cents(1839), anticipated: cents(5514) }), 6000, 0],
  [
    'nothing where a lower limit came later',
    share({ pending: cents(1839), anticipated: cents(5514) }),
    1000,
    0,
  ],
  ['nothing of what is released', share({ pending: cents(0) }), 6000, 0],
])('a share allows %s', (_, of, limitBps, expected) => {
  expect(limitOfShare(of, limitBps)).toBe(expected);
});

test('takes what is due first, and of the last sale only what is missing', () => {
  const later = new Date('2026-03-25T03:00:00Z');
  const shares = [share({ paymentId: 'late', dueAt: later }), share({ paymentId: 'early' })];
  const quote = quoteAnticipation(cents(6000), shares, RATE, NOW);
  expect(quote?.covered.map(({ paymentId, amount, fee }) => [paymentId, amount, fee])).toEqual([
    ['early', 5514, 302],
    ['late', 486, 27],
  ]);
  expect([quote?.fee, quote?.averageDays]).toEqual([329, 13]);
});

test('rounds the fee once on the total, and divides all of it', () => {
  // Each of 33 cents alone would cost 2, together they cost 5 and not 6.
  const parts = ['a', 'b', 'c'].map((paymentId) => ({ paymentId, amount: cents(33), dueAt: DUE }));
  const { fee, covered } = priceOf(parts, 549, NOW);
  expect([fee, addCents(...covered.map((part) => part.fee))]).toEqual([5, 5]);
});

test('another rate changes the fee and not the sales', () => {
  const quote = quoteAnticipation(cents(5514), [share()], RATE, NOW);
  const { fee, net, covered } = priceOf(quote?.covered ?? [], 300, NOW);
  expect([fee, net, covered.length]).toEqual([165, 5349, 1]);
});

test('a fee that leaves nothing is an error of the settings', () => {
  const parts = [{ paymentId: 'a', amount: cents(100), dueAt: DUE }];
  expect(() => priceOf(parts, 10_000, NOW)).toThrow('leaves nothing');
});

test('what is due today counts as one day', () => {
  expect(quoteAnticipation(cents(1000), [share({ dueAt: NOW })], RATE, NOW)?.averageDays).toBe(1);
});
