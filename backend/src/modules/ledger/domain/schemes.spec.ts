import { describe, expect, test } from '@jest/globals';
import { addDays, saoPauloDate } from '@guiche/brazil';
import { cents, type ReleaseRule, type ReleaseScheme } from '@guiche/money';
import { AFFILIATE, CARD_SALE, GATEWAY } from '../../../../test/support/ledger/sales.js';
import { SCHEME_A } from '../../../../test/support/ledger/releases.js';
import { approvalLegs } from './approval.js';
import { divideSale } from './division.js';
import { releaseInstant, releaseTermsOf } from './release-terms.js';
import { keptBalance } from './rolling-reserve.js';

const after = (days: number, more: Partial<ReleaseRule> = {}): ReleaseRule => ({
  ...{ days, reserveBps: 0, reserveDays: 0, ...more },
});
const PLAIN = { businessDaysOnly: false, trackingRequired: false, heldByRefundRequest: false };
const ROLLING = { bps: 400, days: 30, saleDays: 14 };

/** The schemes of domain.md §3. */
const SCHEMES: Readonly<Record<'A' | 'B' | 'C' | 'D', ReleaseScheme>> = {
  A: SCHEME_A,
  B: { ...PLAIN, PIX: after(0), BILLET: after(1), CREDIT_CARD: after(15), rolling: ROLLING },
  C: { ...PLAIN, PIX: after(0, { affiliateDays: 7 }), BILLET: after(2), CREDIT_CARD: after(30) },
  D: {
    ...{ PIX: after(2), BILLET: after(2), CREDIT_CARD: after(30), businessDaysOnly: false },
    ...{ trackingRequired: true, heldByRefundRequest: true },
  },
};
const NAMES = ['A', 'B', 'C', 'D'] as const;
const METHODS = ['PIX', 'BILLET', 'CREDIT_CARD'] as const;

/** Monday 2026-03-02, the last minute of it in America/Sao_Paulo. */
const APPROVED = new Date('2026-03-03T02:59:00Z');

/** What the sellers of the sale of domain.md §4 get, by day. */
function calendarOf(scheme: ReleaseScheme, method: (typeof METHODS)[number], isSent = false) {
  const { reserve: _, ...terms } = CARD_SALE;
  const division = divideSale({ ...terms, ...releaseTermsOf(scheme, { method, isSent }) });
  const days: Record<string, number> = {};
  for (const { to, amount, due } of approvalLegs(division, GATEWAY, APPROVED)) {
    if (to.owner !== 'seller') continue;
    const day = due === 'tracking' || due === undefined ? 'tracking' : saoPauloDate(due);
    days[day] = (days[day] ?? 0) + amount;
  }
  return days;
}

describe('one sale of 244.00 on 2026-03-02 by the schemes A, B, C and D', () => {
  // 218.84 are the sellers'; the affiliate has 87.54 of them.
  test.each([
    [
      'PIX',
      {
        A: { '2026-03-02': 19_696, '2026-04-01': 2_188 },
        B: { '2026-03-02': 21_884 },
        C: { '2026-03-02': 13_130, '2026-03-09': 8_754 },
        D: { '2026-03-04': 21_884 },
      },
    ],
    [
      'BILLET',
      {
        A: { '2026-03-03': 17_507, '2026-04-01': 4_377 },
        B: { '2026-03-03': 21_884 },
        C: { '2026-03-04': 21_884 },
        D: { '2026-03-04': 21_884 },
      },
    ],
    [
      'CREDIT_CARD',
      {
        A: { '2026-03-17': 17_507, '2026-04-01': 4_377 },
        B: { '2026-03-17': 21_884 },
        C: { '2026-04-01': 21_884 },
        D: { '2026-04-01': 21_884 },
      },
    ],
  ] as const)('%s: what becomes available on which day', (method, expected) => {
    const found = Object.fromEntries(NAMES.map((name) => [name, calendarOf(SCHEMES[name], method)]));
    expect(found).toEqual(expected);
  });

  test('goods that are sent wait for their tracking code by scheme D alone', () => {
    const found = NAMES.map((name) =>
      Object.keys(calendarOf(SCHEMES[name], 'BILLET', true)).includes('tracking'),
    );
    expect(found).toEqual([false, false, false, true]);
    const { release } = releaseTermsOf(SCHEMES.D, { method: 'BILLET', isSent: true });
    expect(releaseInstant(release, { bucket: 'pending' }, new Date('2026-03-20T15:00:00Z'))).toEqual(
      new Date('2026-03-22T03:00:00Z'),
    );
  });

  test('a refund request holds the release by the schemes A and D alone', () => {
    const isHeld = NAMES.map(
      (name) =>
        releaseTermsOf(SCHEMES[name], { method: 'PIX', isSent: false }).release.heldByRefundRequest ?? false,
    );
    expect(isHeld).toEqual([true, false, false, true]);
  });

  test('by scheme B the seller leaves the largest sale for fourteen days, then 4 % until the thirtieth', () => {
    const [producer] = divideSale(CARD_SALE).shares.filter(({ sellerId }) => sellerId !== AFFILIATE);
    const amount = producer?.amount ?? cents(0);
    const sales = [{ day: '2026-03-02', amount, biggest: amount }];
    const kept = Array.from({ length: 31 }, (_, at) => {
      const today = addDays('2026-03-02', at);
      return keptBalance(ROLLING, { sales, reserve: cents(0), today }).amount;
    });
    expect(kept).toEqual([...Array(14).fill(9_191), ...Array(16).fill(368), 0]);
  });
});
