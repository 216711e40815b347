import { cents, type Cents } from './cents.js';
import { assertBasisPoints, WHOLE_IN_BASIS_POINTS } from './percent.js';
import { roundedQuotient } from './rounding.js';

export const MAX_INSTALLMENTS = 12;

export interface InstallmentTerms {
  /** How many counts are offered, 1 to 12. */
  readonly numberOfInstallments: number;
  /** Counts up to this one carry no interest. */
  readonly maxInstallmentsWithoutInterest: number;
  /** Fee on the whole price for each count, in basis points: first entry for 1x, second for 2x. */
  readonly feeBasisPoints: readonly number[];
  /** Counts whose single installment is lower are not offered. */
  readonly minInstallmentValue: Cents;
}

export interface InstallmentOption {
  readonly installmentNumber: number;
  readonly installmentValue: Cents;
  /** What the buyer pays in the end: installmentNumber times installmentValue, which may miss the exact sum by cents. */
  readonly finalValue: Cents;
}

/**
 * The installment counts offered for a price (payments specification §9): price x (1 + fee) / count, rounded half
 * up to the cent. The rounding is done once, on the exact fraction. An option under minInstallmentValue is left
 * out, 1x included, so the list may be empty. Throws a RangeError for terms that make no sense, among them an
 * interest-bearing count without a fee.
 */
export function installments(price: Cents, terms: InstallmentTerms): InstallmentOption[] {
  const { numberOfInstallments, minInstallmentValue } = terms;
  if (price < 0) throw new RangeError(`a price cannot be negative: ${price}`);
  if (
    !Number.isInteger(numberOfInstallments) ||
    numberOfInstallments < 1 ||
    numberOfInstallments > MAX_INSTALLMENTS
  ) {
    throw new RangeError(`installments go from 1 to ${MAX_INSTALLMENTS}: ${numberOfInstallments}`);
  }

  return Array.from({ length: numberOfInstallments }, (_, index) =>
    option(price, index + 1, installmentFee(terms, index + 1)),
  ).filter(({ installmentValue }) => installmentValue >= minInstallmentValue);
}

/** The fee on the whole price for so many installments, in basis points: none up to maxInstallmentsWithoutInterest. */
export function installmentFee(terms: InstallmentTerms, count: number): number {
  if (count <= terms.maxInstallmentsWithoutInterest) return 0;
  const fee = terms.feeBasisPoints[count - 1] ?? Number.NaN;
  assertBasisPoints(fee);
  return fee;
}

function option(price: Cents, count: number, fee: number): InstallmentOption {
  const whole = BigInt(WHOLE_IN_BASIS_POINTS);
  const value = Number(roundedQuotient(BigInt(price) * (whole + BigInt(fee)), whole * BigInt(count)));
  return { installmentNumber: count, installmentValue: cents(value), finalValue: cents(value * count) };
}
