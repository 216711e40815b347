/**
 * When a countdown of so many seconds ends, in milliseconds since 1970: the deadline stored under its name by an earlier
 * page of this visit, else counted from now and stored. A stored value that is no date, or later than a countdown started
 * now could end, is ignored.
 */
export function keptDeadline(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  name: string,
  seconds: number,
  now: number = Date.now(),
): number {
  const latest = now + seconds * 1000;
  const kept = Number(storage?.getItem(name) ?? Number.NaN);
  if (kept > 0 && kept <= latest) return kept;
  try {
    storage?.setItem(name, String(latest));
  } catch {
    // Storage is full: the countdown starts again on the next page.
  }
  return latest;
}
