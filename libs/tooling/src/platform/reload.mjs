// @ts-check
/** `npm run dev`: compiles on change and restarts the processes that run what changed. The frontend reloads by itself. */
import fs from 'node:fs';
import { buildCompiled } from '../build.mjs';
import { inRoot } from '../workspace.mjs';

/** An editor writes in several steps; this long without a change means it is done. */
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
 * Our own output must not count as a change, or we would go on for ever.
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
    // A mistake in the middle of an edit is told and waited out.
    console.error(/** @type {Error} */ (error).message);
  }
}

/**
 * The simulator keeps its charges in its memory: it is ended only when a library changed, on which it may stand.
 * @param {string[]} changed folders
 */
const processesOf = (changed) =>
  changed.some((name) => name !== 'backend') ? ['api', 'worker', 'simulator'] : ['api', 'worker'];
