/** Ends what hangs. How fast things are is measured elsewhere: on a busy machine the same work takes ten times as long. */
export const PATIENCE_MS = 60_000;

/** Waits for something that happens elsewhere; fails when it does not happen. */
export async function until(
  happened: () => boolean | Promise<boolean>,
  withinMs = PATIENCE_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await happened())) {
    if (performance.now() > deadline) throw new Error(`did not happen within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
