import { cents, type Cents } from './cents.js';
import { roundedQuotient } from './rounding.js';

/** 100 % in basis points; 9.9 % is 990. */
export const WHOLE_IN_BASIS_POINTS = 10_000;

/**
 * Returns the given share of an amount, rounded half up to the cent (a negative amount mirrors the positive). Exact:
 * no floating point is used. Throws a RangeError unless basisPoints is a non-negative whole number.
 */
export function percentOf(amount: Cents, basisPoints: number): Cents {
  assertBasisPoints(basisPoints);
  return cents(Number(roundedQuotient(BigInt(amount) * BigInt(basisPoints), BigInt(WHOLE_IN_BASIS_POINTS))));
}

export function assertBasisPoints(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`basis points must be a non-negative whole number: ${value}`);
  }
}
