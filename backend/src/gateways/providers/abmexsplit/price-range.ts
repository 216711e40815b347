import { createHash } from 'node:crypto';

/** The specification names no range but Iugu's; these three are our choice. */
export const PRICE_RANGES = ['Até R$ 100,00', 'Entre R$ 100,00 e R$ 500,00', 'Mais que R$ 500,00'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];

/**
 * "A random price range" (payments.md §9). Derived from the receiver's document, so that a repeated request is
 * identical.
 */
export function randomPriceRange(document: string): PriceRange {
  const draw = createHash('sha256').update(document).digest().readUInt32BE() % PRICE_RANGES.length;
  return PRICE_RANGES[draw] ?? PRICE_RANGES[0];
}
