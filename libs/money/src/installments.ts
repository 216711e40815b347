import { cents, type Cents } from './cents.js';
import { assertBasisPoints, WHOLE_IN_BASIS_POINTS } from './percent.js';
import { roundedQuotient } from './rounding.js';

export const MAX_INSTALLMENTS = 12;

export interface InstallmentTerms {
  /** The number of options, 1 to 12. */
  readonly numberOfInstallments: number;
  /** Numbers of installments up to this one are interest-free. */
  readonly maxInstallmentsWithoutInterest: number;
  /** Fee on the whole price for each number of installments, in basis points: first entry for 1x, second for 2x. */
  readonly feeBasisPoints: readonly number[];
  /** Options with a lower installment value are not offered. */
  readonly minInstallmentValue: Cents;
}

export interface InstallmentOption {
  readonly installmentNumber: number;
  readonly installmentValue: Cents;
  /** The total paid: installmentNumber times installmentValue, which may differ from the exact sum by cents. */
  readonly finalValue: Cents;
}

/**
 * Returns the installment options for a price (payments specification §9): price x (1 + fee) / count, rounded half up
 * to the cent, once, on the exact fraction. Options below minInstallmentValue are omitted, including 1x, so the list
 * may be empty. Throws a RangeError for invalid terms, such as a number of installments with interest and without a
 * fee.
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

/**
 * Returns the fee on the whole price for this number of installments, in basis points: zero up to
 * maxInstallmentsWithoutInterest.
 */
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
