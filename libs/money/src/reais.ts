import { cents, type Cents } from './cents.js';

const DECIMAL = /^(-?)(\d{1,16})(?:\.(\d{1,32}))?$/;

/** Formats cents as reais with two decimals: 1050 is "10.50", -5 is "-0.05". */
export function toReaisString(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads an amount that a provider writes in reais, digit by digit, so that 0.29 is 29 and never 28.
 *
 * Accepts a plain decimal with a point, as text or number: "1.00", "110", 0.29. Throws a RangeError for anything
 * else: a non-zero fraction of a cent ("1.005"), commas, exponents, signs other than a leading minus, blanks, NaN, or
 * an amount beyond safe integers.
 */
export function fromReais(value: string | number): Cents {
  const match = DECIMAL.exec(String(value));
  if (!match) throw new RangeError(`not an amount in reais: ${value}`);
  const [, sign, whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(2))) throw new RangeError(`an amount with a fraction of a cent: ${value}`);

  const magnitude = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  // Never -0: it would be written "-0" and fail exact comparisons.
  return cents(sign && magnitude > 0 ? -magnitude : magnitude);
}
