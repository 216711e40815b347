import { cents, type Cents } from './cents.js';

/**
 * Divides `total` in proportion to `weights` so that the parts add up to `total`.
 *
 * Each part is its exact share rounded towards zero; remaining cents are added one by one to the parts with the
 * largest remainder, and for equal remainders to the lowest index. A negative total mirrors the positive one, so that
 * a reversal equals the sale.
 *
 * Weights are non-negative safe integers (cents, basis points, counts), at least one above zero; otherwise a
 * RangeError is thrown, because money would have no recipient.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError(`weights must be non-negative whole numbers: ${weights.join(', ')}`);
  }
  const sum = weights.reduce((acc, weight) => acc + BigInt(weight), 0n);
  if (sum === 0n) throw new RangeError('at least one weight must be above zero');

  const amount = BigInt(Math.abs(total));
  const shares = weights.map((weight, index) => {
    const product = amount * BigInt(weight);
    return { index, part: product / sum, remainder: product % sum };
  });
  let left = amount - shares.reduce((acc, share) => acc + share.part, 0n);

  // Array.prototype.sort is stable: equal remainders keep the order of their index.
  for (const share of [...shares].sort((a, b) => compare(b.remainder, a.remainder))) {
    if (left === 0n) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map(({ part }) => cents(Number(total < 0 ? -part : part)));
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
