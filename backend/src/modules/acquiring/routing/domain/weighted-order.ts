import { createHash } from 'node:crypto';

/**
 * Draws all of them, one after another, each time by the weights of those that are left: with weights 3 and 1 the first
 * comes first three times in four. The draw is a calculation over `seed`, so that the same attempt always draws the same,
 * and one that is taken out changes nothing in the order of the others.
 */
export function weightedOrder<T extends { readonly id: string; readonly weight: number }>(
  items: readonly T[],
  seed: string,
): T[] {
  return items
    .map((item) => ({ item, place: -Math.log(fraction(`${seed} ${item.id}`)) / item.weight }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Of the whole text, above 0 and below 1, as even as the digest is. */
function fraction(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  return (digest.readUIntBE(0, 6) + 1) / (2 ** 48 + 1);
}
