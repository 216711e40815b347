// @ts-check
/** Files that only one process can have: the way processes of one checkout agree who may do something. */
import fs from 'node:fs';
import { identityOf, isStillThere, sleep } from './processes.mjs';

/**
 * Creates the file if nobody has it. It appears with its content already in it, so that nobody ever reads half of it.
 * @param {string} file
 * @param {string} content
 * @param {number} [mode]
 * @returns {boolean} whether it is now ours
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
 * Removes a file that a dead process left, unless somebody else already replaced it by his own.
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
 * Does what only one process of the checkout may do at a time; who comes second waits for its turn.
 * @template T
 * @param {string} file the lock: a line for each process whose work it is
 * @param {string} what the others are told of it: `installs the dependencies`
 * @param {(include: (pid: number) => void) => Promise<T>} work includes those that do it for us and may outlive us
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

/** What the lock holds for each process whose work it is. @param {number} pid */
export const lineOf = (pid) => `${pid} ${identityOf(pid).bornAt}\n`;

/** @param {string} lock its content */
function isAbandoned(lock) {
  const processes = lock.split('\n').map((line) => /^(\d+) (.+)$/.exec(line));
  return !processes.some((one) => one && isStillThere({ pid: Number(one[1]), bornAt: String(one[2]) }));
}
