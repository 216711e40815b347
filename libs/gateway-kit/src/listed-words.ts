const LISTED = new Set<string>();

/** Called where a table of words is made. */
export function remember(words: Iterable<string>): void {
  for (const word of words) LISTED.add(word.toLowerCase());
}

/**
 * Every word that some table of this process lists, in lower case. A table is not reachable from outside its gateway, so the
 * page of gateways asks each gateway what it makes of every one of these: what it shows is what would be understood.
 */
export const listedWords = (): readonly string[] => [...LISTED].sort();
