// @ts-check
/** Child processes: run one to its end, stop one gracefully, check whether one is alive. Uses Node's own modules only. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './progress.mjs';
import { root } from './workspace.mjs';

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Whether a process with this id exists. A process of another user counts, although we may not signal it.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * A process that ended but was not collected by its parent.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /^\d+ \(.*\) Z/s.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * One fact about a process, or '' when it is gone. Works on every Unix, and without procps on Linux.
 * `lstart` is when it began: together with the id it names a process for good, as ids are used again.
 * @param {number} pid
 * @param {'ppid' | 'command' | 'lstart'} fact
 */
export function processFact(pid, fact) {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', `${fact}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
  try {
    if (fact === 'command')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // The name in brackets may contain anything, so fields are counted after it: state, parent, …, start time.
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (fact === 'ppid' ? fields[1] : fields[19]) ?? '';
  } catch {
    return '';
  }
}

/**
 * Identifies a process uniquely, also after it has ended and its number was reused.
 * @typedef {{ pid: number, bornAt: string }} Identity
 * @param {number} pid
 * @returns {Identity}
 */
export const identityOf = (pid) => ({ pid, bornAt: processFact(pid, 'lstart') });

/** @param {Identity} identity */
export const isStillThere = ({ pid, bornAt }) => isAlive(pid) && processFact(pid, 'lstart') === bornAt;

/**
 * Waits until a condition holds; false after the timeout.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {number} timeoutMs
 * @param {number} [everyMs]
 */
export async function waitUntil(condition, timeoutMs, everyMs = 50) {
  const end = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await sleep(everyMs);
  }
  return true;
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [capture] its standard output is the result
 * @property {string} [name] for the message when it fails
 * @property {(pid: number) => void} [onPid]
 */

/**
 * Runs a Node program to its end and fails when it fails.
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 */
export function runNode(args, options = {}) {
  return run(process.execPath, args, options);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { cwd = root, env = process.env, capture = false, name, onPid } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
    });
    if (child.pid) onPid?.(child.pid);
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    const forget = abandonWithUs(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      forget();
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
      // It has printed its own error; our stack trace would hide it.
      else reject(new Refusal(`${name ?? path.basename(args[0] ?? command)} ended with ${code ?? signal}`));
    });
  });
}

/**
 * Runs a Node program with our input and output, and returns its exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function runNodeAttached(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a Node program to its end, keeping everything it prints; a failure is a result, not an exception.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function listenToNode(args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const forget = abandonWithUs(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      forget();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * When we exit before a child has ended, it is ended too.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} to be called when it has ended
 */
function abandonWithUs(child) {
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  return () => process.removeListener('exit', abandon);
}

/**
 * Signals a child to end, and kills it after the grace period.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, graceMs?: number }} [options]
 */
export async function stopChild(child, { signal = 'SIGTERM', graceMs = 5000 } = {}) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(force);
}

/**
 * Calls back once when our parent is gone. npm does not pass SIGTERM through its `sh -c`, and a killed parent sends
 * nothing, so the parent's id is watched: it changes when the parent exits. npm's shell may survive npm, so the
 * shell's parent is watched too.
 * @param {() => void} callback
 */
export function whenParentDies(callback) {
  const throughShell = /^\S*sh -c /.test(processFact(process.ppid, 'command'));
  const lineage = () => `${process.ppid} ${throughShell ? processFact(process.ppid, 'ppid') : ''}`;
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    callback();
  }, 250);
  timer.unref();
}

/**
 * Calls back on Ctrl-C, on SIGTERM, or when our parent is gone.
 * @param {() => void} callback
 * @returns {() => void} stops listening
 */
export function whenAskedToStop(callback) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let listening = true;
  const asked = () => {
    if (listening) callback();
    listening = false;
  };
  for (const signal of signals) process.on(signal, asked);
  whenParentDies(asked);
  return () => {
    listening = false;
    for (const signal of signals) process.removeListener(signal, asked);
  };
}
