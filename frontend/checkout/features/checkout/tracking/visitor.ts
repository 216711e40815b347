/** A returning browser, for trackers: the time of its first visit and a random number. No personal data. */
export interface Visitor {
  readonly since: number;
  readonly number: number;
}

const KEY = 'tracking-visitor';

/** Stored in the browser for every checkout of the site, because a tracker's frame has no storage. */
export function visitor(now: number): Visitor {
  const made = { since: now, number: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Visitor> | null;
    if (Number.isSafeInteger(kept?.since) && Number.isSafeInteger(kept?.number)) return kept as Visitor;
    localStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // A browser that allows no storage is a new visitor each time.
  }
  return made;
}
