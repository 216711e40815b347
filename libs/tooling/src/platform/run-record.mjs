// @ts-check
/**
 * DATA_DIR/run.json: the running processes and their addresses. Commands find the platform by it; the next start
 * finds the remains of a killed one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isAlive, processFact, waitUntil } from '../processes.mjs';
import { readJson, root, writeWhole } from '../workspace.mjs';

/**
 * @typedef {'api' | 'web' | 'worker' | 'simulator' | 'postgres'} Role
 * @typedef {object} RunRecord
 * @property {Partial<Record<Role, number>>} pids  worker = the API's when it works inside; postgres = the postmaster's
 * @property {number} [guardian]  the process that starts PostgreSQL and stops it
 * @property {{ web: number, api: number, simulator: number, operations: number }} ports
 * @property {string} databaseUrl  of the role that owns the tables
 * @property {string} applicationUrl  of the role that the processes run with
 * @property {string | null} simulatorUrl
 * @property {'demo' | 'production'} mode
 * @property {string} startedAt
 */

/** Processes stop by themselves 2 s after their supervisor; this is the limit. */
const LEFTOVER_GRACE_MS = 5000;

/** @param {string} dataDir */
export const runRecordFile = (dataDir) => path.join(dataDir, 'run.json');

/**
 * @param {string} dataDir
 * @returns {RunRecord | undefined}
 */
export const readRunRecord = (dataDir) => readJson(runRecordFile(dataDir));

/**
 * Readable by the owner only: it contains the database's password.
 * @param {string} dataDir
 * @param {RunRecord} record
 */
export const writeRunRecord = (dataDir, record) =>
  writeWhole(runRecordFile(dataDir), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });

/** @param {string} dataDir */
export const removeRunRecord = (dataDir) => fs.rmSync(runRecordFile(dataDir), { force: true });

/**
 * Waits for processes whose supervisor was killed, and ends those that remain. PostgreSQL is left to its starter; its
 * guardian is ended: one that was killed while starting could take the next start's server for a leftover.
 * @param {string} dataDir
 */
export async function awaitLeftovers(dataDir) {
  const { pids = {}, guardian } = readRunRecord(dataDir) ?? {};
  const { postgres, ...others } = pids;
  const ours = [...Object.values(others), ...(guardian ? [guardian] : [])];
  const left = () => ours.filter((pid) => isAlive(pid) && processFact(pid, 'command').includes(root));
  await waitUntil(() => left().length === 0 && !(postgres && isAlive(postgres)), LEFTOVER_GRACE_MS);
  for (const pid of left()) process.kill(pid, 'SIGKILL');
  await waitUntil(() => left().length === 0, LEFTOVER_GRACE_MS);
  removeRunRecord(dataDir);
}
