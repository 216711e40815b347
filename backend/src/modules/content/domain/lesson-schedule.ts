const DAY_MS = 24 * 60 * 60 * 1_000;

/** When a lesson opens for somebody who may open its area since `grantedAt`. */
export const opensAt = (grantedAt: Date, opensAfterDays: number): Date =>
  new Date(grantedAt.getTime() + opensAfterDays * DAY_MS);

/** The lesson after and before another, in the order of the course. */
export function neighbours<T extends { readonly id: string }>(
  lessons: readonly T[],
  id: string,
): { readonly previous: T | null; readonly next: T | null } {
  const place = lessons.findIndex((lesson) => lesson.id === id);
  return { previous: lessons[place - 1] ?? null, next: lessons[place + 1] ?? null };
}

/** The list after one step. A step beyond its ends changes nothing. */
export function moved(ids: readonly string[], id: string, step: 'up' | 'down'): string[] {
  const place = ids.indexOf(id);
  const others = ids.filter((one) => one !== id);
  if (place === -1) return others;
  const next = Math.min(Math.max(place + (step === 'up' ? -1 : 1), 0), others.length);
  return [...others.slice(0, next), id, ...others.slice(next)];
}
