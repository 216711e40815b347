// @ts-check
/** Files that only one process can have: the way processes of one checkout agree who may do something. */
import fs from 'node:fs';

/**
 * Creates the file if nobody has it. It appears with its content already in it, so that nobody ever reads half of it.
 * @param {string} file
 * @param {string} content
 * @returns {boolean} whether it is now ours
 */
export function takeFile(file, content) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content);
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
