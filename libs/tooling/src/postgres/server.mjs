// @ts-check
/** The running server of a cluster: started, watched, stopped, and found after a crash. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isAlive, processFact, sleep, stopChild, waitUntil } from '../processes.mjs';
import { addressOf, spawnOptions } from './cluster.mjs';

/**
 * @typedef {import('./cluster.mjs').Cluster} Cluster
 * @typedef {{ pid: number, port: number, ended: Promise<string>, stop: (graceMs?: number) => Promise<void> }} Server
 */

/** A killed server leaves backends that exit within moments; until then its memory is in use. */
const START_ATTEMPTS = 20;

/** After a crash it replays its log before it is ready. */
const RECOVERY_MS = 600_000;

/** Settings of a throw-away cluster: fastest, without durability. */
export const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/**
 * Starts the server and resolves when it accepts connections. It listens on loopback only.
 * The caller must be the only one who starts servers on this cluster (the lock of the data folder sees to that).
 * @param {Cluster} cluster
 * @param {{ port: number, settings?: Record<string, string | number>, logFile?: string }} options
 * @returns {Promise<Server>}
 */
export async function startServer(cluster, options) {
  await endFormerServer(cluster);
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(cluster, options);
    } catch (error) {
      if (attempt === START_ATTEMPTS || !/shared memory block.*still in use/s.test(String(error)))
        throw error;
      await sleep(250);
    }
  }
}

/**
 * Handles a postmaster.pid from before: stops the server it names if that is ours, else removes it. PostgreSQL itself
 * only checks whether *some* process has the number, which is common after a reboot or in a container.
 * @param {Cluster} cluster
 */
export async function endFormerServer(cluster) {
  const pidFile = path.join(cluster.folder, 'postmaster.pid');
  const pid = Number(readLines(pidFile)[0]);
  if (!pid) return;
  if (isServerOf(cluster, pid)) {
    process.kill(pid, 'SIGINT');
    if (!(await waitUntil(() => !isAlive(pid), 5000))) process.kill(pid, 'SIGQUIT');
    if (!(await waitUntil(() => !isAlive(pid), 5000)))
      throw new Error(`PostgreSQL (process ${pid}) does not stop`);
  }
  fs.rmSync(pidFile, { force: true });
}

/**
 * @param {Cluster} cluster
 * @param {number} pid
 */
function isServerOf(cluster, pid) {
  if (!isAlive(pid) || !/postgres/.test(processFact(pid, 'command'))) return false;
  if (process.platform !== 'linux') return true;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster.folder;
  } catch {
    return false;
  }
}

/**
 * @param {Cluster} cluster
 * @param {{ port: number, settings?: Record<string, string | number>, logFile?: string }} options
 * @returns {Promise<Server>}
 */
async function launch(cluster, { port, settings = {}, logFile = `${cluster.folder}.log` }) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The log is a file and not a pipe: the starter may exit first, and writing must still succeed.
  const log = fs.openSync(logFile, 'w');
  const child = spawn(
    path.join(cluster.binaries.bin, 'postgres'),
    ['-D', addressOf(cluster), '-p', String(port), ...flags],
    { ...spawnOptions(cluster), stdio: ['ignore', log, log] },
  );
  fs.closeSync(log);
  let over = false;
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {unknown} */ reason) => {
      over = true;
      resolve(`PostgreSQL ended (${reason}); see ${logFile}`);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(code ?? signal));
  });
  const answered = await waitUntil(() => over || isReady(cluster, child.pid), RECOVERY_MS, 10);
  if (!answered) await stopServer(child, 1000);
  if (over) throw new Error(`${await ended}\n${fs.readFileSync(logFile, 'utf8').slice(-1500)}`);
  return {
    pid: /** @type {number} */ (child.pid),
    port,
    ended,
    stop: (graceMs = 10_000) => stopServer(child, graceMs),
  };
}

/**
 * The server writes "ready" as the eighth line of its pid file.
 * @param {Cluster} cluster
 * @param {number | undefined} pid
 */
function isReady(cluster, pid) {
  const lines = readLines(path.join(cluster.folder, 'postmaster.pid'));
  return Number(lines[0]) === pid && /^(ready|standby)/.test(lines[7] ?? '');
}

/**
 * SIGINT ends open connections and flushes; SIGQUIT, after a timeout, is a crash that recovery repairs at the next
 * start. SIGKILL is never used: it would leave backends.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} graceMs
 */
async function stopServer(child, graceMs) {
  const impatient = setTimeout(() => child.kill('SIGQUIT'), graceMs);
  await stopChild(child, { signal: 'SIGINT', graceMs: graceMs + 5000 });
  clearTimeout(impatient);
}

/** @param {string} file */
function readLines(file) {
  try {
    return fs.readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
