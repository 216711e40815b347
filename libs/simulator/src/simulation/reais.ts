/** Cents as a decimal number of reais: 1050 is 10.5. Exact for every amount below 10^13 reais. */
export function reaisNumber(cents: number): number {
  return cents / 100;
}

/** Cents as a text of reais with two places: 1050 is "10.50". */
export function reaisText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A JSON number of reais in cents; undefined unless it is above zero and has at most two decimals. */
export function centsOfNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value > 0)) return undefined;
  const cents = Math.round(value * 100);
  return Number.isSafeInteger(cents) && cents / 100 === value ? cents : undefined;
}

/** The Central Bank's form, `\d{1,10}\.\d{2}`, in cents; undefined for anything else and for zero. */
export function centsOfText(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{1,10}\.\d{2}$/.test(value)) return undefined;
  const cents = Number(value.replace('.', ''));
  return cents > 0 ? cents : undefined;
}
