import { CONNECTIONS } from './books.js';

/**
 * Runs all tasks, as many in parallel as there are connections. More would wait for a connection and not for a lock: that
 * proves nothing, and times out on a busy machine.
 */
export async function inParallel<W, R>(
  all: readonly W[],
  work: (one: W, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = all.entries();
  const oneConnection = async (): Promise<void> => {
    for (const [at, one] of left) results[at] = await work(one, at);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneConnection));
  return results;
}
