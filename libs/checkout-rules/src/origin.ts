/** How much is kept of where a buyer came from, in characters. */
export const ORIGIN_MAX_LENGTHS = { utmQuery: 4_000, referer: 2_000, affiliateId: 100 } as const;

type Origin = Partial<Record<keyof typeof ORIGIN_MAX_LENGTHS, string>>;

/** Its beginning, where a link is longer than what is stored: no purchase is refused because of the link that led to it. */
export function keptOrigin<T extends Origin>(origin: T): T {
  const longest: Readonly<Record<string, number>> = ORIGIN_MAX_LENGTHS;
  const kept = Object.entries(origin).map(([name, text]) => [name, beginning(text, longest[name])]);
  return Object.fromEntries(kept) as T;
}

/** A letter that the cut would halve goes with the rest: half of one is no text, and would be refused. */
const beginning = (text: string, length?: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
