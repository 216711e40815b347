/** The ids after one of them was moved `up` or `down`, or taken out (`remove`). A move beyond the ends changes nothing. */
export function rearranged(ids: readonly string[], step: string, id: string): string[] {
  const place = ids.indexOf(id);
  if (place === -1) return [...ids];
  const others = ids.filter((one) => one !== id);
  if (step === 'remove') return others;
  const next = Math.min(Math.max(place + (step === 'up' ? -1 : 1), 0), others.length);
  return [...others.slice(0, next), id, ...others.slice(next)];
}
