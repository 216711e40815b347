import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Does something once in a run of the tests: the first worker does it, the others wait until it is done. */
export async function onceForAllWorkers(name: string, work: () => Promise<void>): Promise<void> {
  // All workers of a run have one parent.
  const folder = path.join(os.tmpdir(), `guiche-once-${process.ppid}-${name}`);
  const isFirst = await fs.mkdir(folder).then(
    () => true,
    () => false,
  );
  const done = path.join(folder, 'done');
  if (isFirst) {
    await work();
    await fs.writeFile(done, '');
  } else {
    await expect.poll(() => fs.stat(done).catch(() => null), { timeout: 120_000 }).not.toBeNull();
  }
}
