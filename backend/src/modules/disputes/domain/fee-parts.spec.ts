import { expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { feeParts } from './fee-parts.js';

const SHARES = [
  { sellerId: 'producer', amount: 9_191 },
  { sellerId: 'affiliate', amount: 8_754 },
  { sellerId: 'coProducer', amount: 3_939 },
];

it('the fee of a dispute is shared by the parts of the sale, to the cent (domain.md §4)', () => {
  const parts = feeParts(cents(3_000), SHARES, true);
  expect(parts).toEqual([
    { sellerId: 'producer', amount: 1_260 },
    { sellerId: 'affiliate', amount: 1_200 },
    { sellerId: 'coProducer', amount: 540 },
  ]);
  expect(parts?.reduce((sum, { amount }) => sum + amount, 0)).toBe(3_000);
});

it.each([
  ['is not shared', cents(3_000), SHARES, false],
  ['is zero', cents(0), SHARES, true],
  ['is of a sale with one seller', cents(3_000), SHARES.slice(0, 1), true],
  [
    'is of a sale that brought the others nothing',
    cents(3_000),
    [SHARES[0]!, { sellerId: 'x', amount: 0 }],
    true,
  ],
] as const)('the fee of a dispute that %s is of the producer', (_, fee, shares, isShared) => {
  expect(feeParts(fee, shares, isShared)).toBeNull();
});
