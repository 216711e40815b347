declare const brand: unique symbol;

/** A whole number of the currency's minor unit (centavos). Never a fraction or a float of reais. */
export type Cents = number & { readonly [brand]: 'Cents' };

export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

/** Brands a number as {@link Cents}; throws a RangeError unless it is a safe integer. */
export function cents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return value;
}

export const ZERO_CENTS = cents(0);

export function addCents(...values: readonly Cents[]): Cents {
  return cents(values.reduce((sum, value) => sum + value, 0));
}
