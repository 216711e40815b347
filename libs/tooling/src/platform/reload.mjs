// @ts-check
/** `npm run dev`: compiles on change and restarts the processes that run what changed. The frontend reloads by itself. */
import fs from 'node:fs';
import { buildCompiled } from '../build.mjs';
import { inRoot } from '../workspace.mjs';

/** Editors write in several steps; this long without a change means that it is complete. */
const QUIET_MS = 150;

/** @param {import('./platform.mjs').Platform} platform */
export async function reloadOnChange(platform) {
  let timer = setTimeout(() => {}, 0);
  let work = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (work = work.then(() => rebuild(platform))), QUIET_MS);
  };
  for (const folder of ['backend/src', 'libs'])
    fs.watch(inRoot(folder), { recursive: true }, onSource(changed));
}

/**
 * Our own output must not count as a change, or the loop would never end.
 * @param {() => void} changed
 */
const onSource = (changed) => (/** @type {string} */ _event, /** @type {string | null} */ file) => {
  if (file && /\.(ts|json|sql)$/.test(file) && !/(^|\/)dist\//.test(file)) changed();
};

/** @param {import('./platform.mjs').Platform} platform */
async function rebuild(platform) {
  try {
    const written = await buildCompiled();
    const changed = [...written.keys()].filter((name) => written.get(name));
    if (changed.length === 0) return;
    console.log(`  compiled what changed of ${changed.join(', ')}, reloading`);
    await platform.reload(processesOf(changed));
  } catch (error) {
    // An error during an edit is printed, and the next change is awaited.
    console.error(/** @type {Error} */ (error).message);
  }
}

/**
 * The simulator keeps its charges in memory: it is restarted only when a library changed.
 * @param {string[]} changed folders
 */
const processesOf = (changed) =>
  changed.some((name) => name !== 'backend') ? ['api', 'worker', 'simulator'] : ['api', 'worker'];
