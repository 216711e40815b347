import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';

/** After one of these the library takes nothing more and works no more: it only waits for results to be recorded. */
const WORK_IS_OVER = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const;
/** Far longer than a result takes. One that is not recorded by then is work done twice, which every job bears. */
const RECORDING_MS = 2000;

/**
 * Resolves when this run of the queue is over, with the reason if there was one; never rejects. The library's own promise is
 * not enough: it counts the results that it has to record, counts wrong once two of them failed, and then waits for ever
 * (graphile-worker 0.17 and 0.18, `batch` in main.ts; https://github.com/graphile/worker/issues/636).
 */
export async function endOfQueue(runner: Runner, events: WorkerEvents): Promise<unknown> {
  const settled = runner.promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  const over = Promise.race(WORK_IS_OVER.map((event) => once(events, event)));
  const givenUp = over
    .then(() => pause(RECORDING_MS, undefined, { ref: false }))
    .then(() => new Error('results were not recorded'));
  return Promise.race([settled, givenUp]);
}
