/**
 * Returns the nearest whole number to numerator / denominator (denominator above zero). Halves are rounded away from
 * zero, so a reversal rounds to the same cents as the sale.
 */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}
