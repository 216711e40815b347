import { CONNECTIONS } from './books.js';

/**
 * Does all of it, as much side by side as there are connections. What is more would wait for a connection and not for a lock:
 * that proves nothing, and on a busy machine it is given up after a while.
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
