/** Ends what hangs. How fast things are is measured elsewhere: on a busy machine the same work takes ten times as long. */
export const UNTIL_TIMEOUT_MS = 180_000;

/** Polling slows down over time: each request is work that it would have to wait for. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/** Waits for something that happens elsewhere; fails when it does not happen. */
export async function until(
  happened: () => boolean | Promise<boolean>,
  withinMs = UNTIL_TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; !(await happened()); pause = Math.min(1.5 * pause, LONGEST_PAUSE_MS)) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
