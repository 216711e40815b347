import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import fc from 'fast-check';
import { MoneyPlayer, anyHistory } from '../../../test/support/ledger/money-player.js';
import type { Bug } from '../../../test/support/ledger/pure-books.js';
import { bucketOf, type Account } from '../ledger/domain/account.js';
import type { Leg } from '../ledger/domain/posting.js';

const isOwed = ({ bucket }: Account): boolean => bucket === 'receivable';
const isOfSeller = ({ owner }: Account): boolean => owner === 'seller';
const isByCode = (legs: readonly Leg[]): boolean => legs.some(({ from }) => isOwed(from));

const play = (bug?: Bug) =>
  fc.property(anyHistory, ({ sales, steps }) => {
    new MoneyPlayer(sales, bug).play(steps);
  });

describe('random histories of sales, refunds, disputes, releases, anticipations, settlements, withdrawals, charges, debts and adjustments', () => {
  it('preserve the six invariants of the books (domain.md §4)', () => {
    fc.assert(play(), { numRuns: 10_000 });
  });

  const without =
    (kind: string, fact: string): Bug =>
    (legs, of) =>
      of === kind ? legs.filter((leg) => leg.fact !== fact) : legs;
  it.each<[string, Bug]>([
    ['a refund that returns no money to the gateway', without('REFUND', 'moneyBack')],
    ['an approval without the platform’s fee', without('APPROVAL', 'platformFee')],
    ['an anticipation that pays no debt', without('ANTICIPATION', 'debtRepayment')],
    ['an anticipation booked twice', (legs, kind) => (kind === 'ANTICIPATION' ? [...legs, ...legs] : legs)],
    ['a returned withdrawal that pays no debt', without('WITHDRAWAL_RETURN', 'debtRepayment')],
    [
      'a share with one cent too much',
      (legs, kind) =>
        kind === 'APPROVAL'
          ? legs.map((leg, at) => (at === 0 ? { ...leg, amount: cents(leg.amount + 1) } : leg))
          : legs,
    ],
    [
      'a part of a refund booked twice',
      (legs, kind) => (kind === 'PARTIAL_REFUND' ? [...legs, ...legs] : legs),
    ],
    ['a release booked twice', (legs, kind) => (kind === 'RELEASE' ? [...legs, ...legs] : legs)],
    [
      'a chargeback that takes all from pending',
      (legs, kind) =>
        kind === 'CHARGEBACK'
          ? legs.map((leg) => (leg.fact === 'share' ? { ...leg, from: bucketOf(leg.from, 'pending') } : leg))
          : legs,
    ],
    ['a settlement booked twice', (legs, kind) => (kind === 'SETTLEMENT' ? [...legs, ...legs] : legs)],
    [
      'a code of a charge booked twice',
      (legs, kind) => (kind === 'CHARGE' && isByCode(legs) ? [...legs, ...legs] : legs),
    ],
    [
      'a code that goes back without the money of the seller',
      (legs, kind) =>
        kind === 'CHARGE' ? legs.filter(({ from, to }) => !(isOfSeller(from) && isOwed(to))) : legs,
    ],
    [
      'a charge from the balance that forgets the debt',
      (legs, kind) => (kind === 'CHARGE' ? legs.filter(({ from }) => from.bucket !== 'debt') : legs),
    ],
    [
      'an agreement that leaves a cent of the debt',
      (legs, kind) =>
        kind === 'CHARGE'
          ? legs.map((leg) =>
              leg.to.bucket === 'debt' ? { ...leg, amount: cents(Math.max(1, leg.amount - 1)) } : leg,
            )
          : legs,
    ],
    [
      'an instalment of an agreement that is revenue again and again',
      (legs, kind) =>
        kind === 'CHARGE'
          ? legs.flatMap((leg) => (leg.to.bucket === 'loss' && isOfSeller(leg.from) ? [leg, leg] : [leg]))
          : legs,
    ],
    ['an adjustment booked twice', (legs, kind) => (kind === 'ADJUSTMENT' ? [...legs, ...legs] : legs)],
    [
      'a debit by two people that forgets the debt',
      (legs, kind) => (kind === 'ADJUSTMENT' ? legs.filter(({ from }) => from.bucket !== 'debt') : legs),
    ],
    ['a credit by two people that pays no debt', without('ADJUSTMENT', 'debtRepayment')],
    ['a won chargeback that gives back nothing', (legs, kind) => (kind === 'RESTORE' ? [] : legs)],
    [
      'a transfer from an account to itself',
      (legs, kind) => (kind === 'WITHDRAWAL' ? legs.map((leg) => ({ ...leg, to: leg.from })) : legs),
    ],
  ])('show %s, by a short story', (_, bug) => {
    const { failed, errorInstance } = fc.check(play(bug), { numRuns: 15_000, seed: 17 });
    const story = errorInstance instanceof Error ? errorInstance.message.split('\n') : [];
    expect([failed, story[0], story.length < 12]).toEqual([
      true,
      expect.stringMatching(/^1\. sale \d of R\$/),
      true,
    ]);
    expect(story.at(-1)).toMatch(/^Then [1-6]: /);
  });
});
