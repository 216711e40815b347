/** Ends what hangs. How fast things are is measured elsewhere: here the machine may be busy. */
export const PATIENCE_MS = 30_000;

/** Waits for something that happens elsewhere; fails when it has not happened in time. */
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
