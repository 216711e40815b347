import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { chosenInstallments, offeredInstallments } from './offered-installments.js';

const PLAN = {
  numberOfInstallments: 6,
  maxInstallmentsWithoutInterest: 3,
  feeBasisPoints: [0, 0, 0, 600, 900, 1200],
  minInstallmentValue: cents(500),
};
const COURSE = { type: 'ONE_TIME', installments: PLAN } as const;
const CLUB = { type: 'SUBSCRIPTION', installments: PLAN } as const;

describe('a course of 244.00', () => {
  const price = cents(24400);

  it('a course of 244.00 is offered in up to six parts, three of them without interest (P9.44, P9.45, P9.46)', () => {
    expect(offeredInstallments(COURSE, price).map((one) => [one.installmentNumber, one.finalValue])).toEqual([
      [1, 24400],
      [2, 24400],
      [3, 24399],
      [4, 25864],
      [5, 26595],
      [6, 27330],
    ]);
  });

  it.each([
    [1, { finalValue: 24400, feeBps: 0 }],
    [3, { finalValue: 24399, feeBps: 0 }],
    [6, { installmentValue: 4555, finalValue: 27330, feeBps: 1200 }],
  ])('a course of 244.00 in %i installments sums to its total, with its fee', (count, wanted) => {
    expect(chosenInstallments(COURSE, price, count)).toMatchObject(wanted);
  });

  it.each([0, 7, 12, 13, 1.5, -1])('a course of 244.00 in %d is not offered', (count) => {
    expect(chosenInstallments(COURSE, price, count)).toBeUndefined();
  });
});

it('a part below the least value is not offered, to the cent (P9.48)', () => {
  expect(chosenInstallments(COURSE, cents(1500), 3)?.installmentValue).toBe(500);
  expect(chosenInstallments(COURSE, cents(1498), 3)).toBeUndefined();
});

it('a subscription is charged in one part, whatever the plan (C9.11)', () => {
  expect(offeredInstallments(CLUB, cents(299))).toEqual([
    { installmentNumber: 1, installmentValue: 299, finalValue: 299 },
  ]);
  expect(chosenInstallments(CLUB, cents(299), 1)).toMatchObject({ finalValue: 299, feeBps: 0 });
  expect(chosenInstallments(CLUB, cents(24400), 2)).toBeUndefined();
});
