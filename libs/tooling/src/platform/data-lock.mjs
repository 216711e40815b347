// @ts-check
/**
 * One owner for each data folder: a running platform, or a command that started the embedded PostgreSQL. A second
 * process waits when the owner is about to exit, and is refused otherwise.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readIfThere, removeAbandoned, takeFile } from '../exclusive-file.mjs';
import { identityOf, isStillThere, processFact, sleep } from '../processes.mjs';
import { Refusal } from '../progress.mjs';
import { writeWhole } from '../workspace.mjs';

/**
 * @typedef {'platform' | 'command'} Purpose
 * @typedef {{ pid: number, bornAt: string, parent: string, purpose: Purpose, stopping: boolean }} Owner
 * @typedef {{ announceStop: () => void, release: () => void }} DataLock
 */

/** How long an exiting owner is waited for. */
const PATIENCE_MS = 30_000;

/**
 * @param {string} dataDir
 * @param {Purpose} purpose
 * @returns {Promise<DataLock>}
 */
export async function lockDataDir(dataDir, purpose) {
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'owner.json');
  /** @type {Owner} */
  const owner = {
    ...identityOf(process.pid),
    parent: processFact(process.pid, 'ppid'),
    purpose,
    stopping: false,
  };
  const content = JSON.stringify(owner);
  const end = performance.now() + PATIENCE_MS;
  while (!takeFile(file, content, 0o600)) {
    const found = readIfThere(file);
    if (found === undefined) continue;
    const other = ownerIn(found);
    if (!other || !isStillThere(other)) removeAbandoned(file, found);
    else if (isLeaving(other) && performance.now() < end) await sleep(100);
    else throw new Refusal(inUse(dataDir, other));
  }
  return {
    announceStop: () => writeWhole(file, JSON.stringify({ ...owner, stopping: true }), { mode: 0o600 }),
    release: () => fs.rmSync(file, { force: true }),
  };
}

/**
 * The platform that runs on this data folder, if any.
 * @param {string} dataDir
 */
export function runningOwner(dataDir) {
  const found = readIfThere(path.join(dataDir, 'owner.json'));
  const owner = found === undefined ? undefined : ownerIn(found);
  return owner?.purpose === 'platform' && isStillThere(owner) ? owner : undefined;
}

/**
 * After a power failure a file may exist without its content.
 * @param {string} content
 * @returns {Owner | undefined}
 */
function ownerIn(content) {
  try {
    return JSON.parse(content) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A command ends by itself; a platform that announced it, or whose parent died, is stopping.
 * @param {Owner} owner
 */
const isLeaving = (owner) =>
  owner.purpose === 'command' || owner.stopping || processFact(owner.pid, 'ppid') !== owner.parent;

/**
 * @param {string} dataDir
 * @param {Owner} owner
 */
const inUse = (dataDir, { pid }) =>
  `A platform is already running on ${dataDir} (process ${pid}). Stop it, or set DATA_DIR (and WEB_PORT, API_PORT,\n` +
  'SIMULATOR_PORT, OPERATIONS_PORT) to run a second one beside it.';
