import type { PageSnapshot } from './page-snapshot.js';

/** What differs from the approved snapshot, one sentence each. Empty: nothing. */
export function pageChanges(approved: PageSnapshot | null, found: PageSnapshot): string[] {
  if (approved === null) return ['The page was never approved.'];
  const names = [...new Set([...Object.keys(approved.headers), ...Object.keys(found.headers)])].sort();
  const headers = names.flatMap((name) => {
    const [before, now] = [approved.headers[name], found.headers[name]];
    return before === now ? [] : [`header ${name}: was ${before ?? 'absent'}, is ${now ?? 'absent'}`];
  });
  return [
    ...headers,
    ...without(found.active, approved.active).map((part) => `added: ${part}`),
    ...without(approved.active, found.active).map((part) => `removed: ${part}`),
  ];
}

const without = (parts: readonly string[], others: readonly string[]): string[] =>
  parts.filter((part) => !others.includes(part));
