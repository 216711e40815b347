import { setTimeout as sleep } from 'node:timers/promises';

interface Limits {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * Works on the items side by side, begun in their order. After a result that `ends` the work nothing further is begun. Returns the
 * results in the order of the items, up to and including the first that ended it; later items count as not done.
 */
export async function inOrder<T, R>(
  items: readonly T[],
  { atOnce, perSecond }: Limits,
  work: (item: T) => Promise<R>,
  ends: (result: R) => boolean,
): Promise<R[]> {
  const results: R[] = [];
  const pauseMs = 1_000 / perSecond;
  let next = 0;
  let ended = items.length;
  let nextAt = performance.now();
  const place = async (): Promise<void> => {
    while (next < ended) {
      const at = next++;
      const waitMs = nextAt - performance.now();
      nextAt = Math.max(nextAt, performance.now()) + pauseMs;
      // Shorter waits are made up for by the next one.
      if (waitMs >= 1) await sleep(waitMs);
      const result = await work(items[at] as T);
      results[at] = result;
      if (ends(result)) ended = Math.min(ended, at + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, place));
  return results.slice(0, ended);
}
