// @ts-check
/** Lock files: they coordinate processes of one checkout. */
import fs from 'node:fs';
import { identityOf, isStillThere, sleep } from './processes.mjs';

/**
 * Creates the file if it does not exist. It appears with its complete content.
 * @param {string} file
 * @param {string} content
 * @param {number} [mode]
 * @returns {boolean} whether we created it
 */
export function takeFile(file, content, mode = 0o644) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content, { flush: true, mode });
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/**
 * Removes a file that a dead process left, unless another process already replaced it.
 * @param {string} file
 * @param {string} content what the dead process had written
 */
export function removeAbandoned(file, content) {
  const aside = `${file}.abandoned.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== content) fs.linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {string | undefined} undefined when there is none
 */
export function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs work that only one process of the checkout may do at a time; others wait for their turn.
 * @template T
 * @param {string} file the lock: a line for each process that does the work
 * @param {string} what shown to waiting processes: `installs the dependencies`
 * @param {(include: (pid: number) => void) => Promise<T>} work adds helper processes that may outlive us
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, what, work) {
  let told = false;
  while (!takeFile(file, lineOf(process.pid))) {
    const lock = readIfThere(file);
    if (lock === undefined) continue;
    if (isAbandoned(lock)) removeAbandoned(file, lock);
    else {
      if (!told) console.log(`  ...   another process ${what}, waiting for it`);
      told = true;
      await sleep(100);
    }
  }
  try {
    return await work((pid) => fs.appendFileSync(file, lineOf(pid)));
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** The lock's line of a process that does the work. @param {number} pid */
export const lineOf = (pid) => `${pid} ${identityOf(pid).bornAt}\n`;

/** @param {string} lock its content */
function isAbandoned(lock) {
  const processes = lock.split('\n').map((line) => /^(\d+) (.+)$/.exec(line));
  return !processes.some((one) => one && isStillThere({ pid: Number(one[1]), bornAt: String(one[2]) }));
}
