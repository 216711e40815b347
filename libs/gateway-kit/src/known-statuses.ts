const LISTED = new Set<string>();

/** Called when a status table is created. */
export function registerStatuses(words: Iterable<string>): void {
  for (const word of words) LISTED.add(word.toLowerCase());
}

/**
 * Returns every status of all tables in this process, in lower case. A table is not accessible from outside its
 * gateway, so the provider table sends each of these to each gateway and shows the result.
 */
export const knownStatuses = (): readonly string[] => [...LISTED].sort();
