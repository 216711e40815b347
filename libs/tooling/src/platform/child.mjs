// @ts-check
/** One supervised process of the platform: started, restarted when it exits, stopped gracefully. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stopChild } from '../processes.mjs';
import { inRoot } from '../workspace.mjs';

const PRELOAD = inRoot('libs/tooling/src/platform/die-with-parent.mjs');
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** A process that ran this long was healthy; its next restart uses the short delay again. */
const HEALTHY_AFTER_MS = 10_000;

/**
 * @typedef {object} ChildOptions
 * @property {string} name       also the name of its log
 * @property {string} program    path of its entry file
 * @property {string[]} [args]
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} env
 * @property {string | undefined} logDir   undefined: it writes to our own output
 * @property {boolean} [preload] false for a process that watches its parent itself
 * @property {(pid: number) => void} onPid        at every start
 * @property {(message: { pid: number }) => void} [onMessage]
 * @property {(child: Child, reason: string) => boolean} onDeath whether to start it again
 */

export class Child {
  /** @param {ChildOptions} options */
  constructor(options) {
    this.options = options;
    this.stopping = false;
    this.pauseMs = FIRST_PAUSE_MS;
    this.logFile = options.logDir && path.join(options.logDir, `${options.name}.log`);
    if (this.logFile) keepPreviousLog(this.logFile);
  }

  get name() {
    return this.options.name;
  }

  start() {
    const { program, args = [], cwd = inRoot(), env, preload = true, onPid, onMessage } = this.options;
    const startedAt = performance.now();
    const output = this.#openLog();
    // In its own process group: Ctrl-C reaches only us, and we stop the processes in order.
    this.process = fork(program, args, {
      cwd,
      env,
      detached: true,
      // Space for short-lived objects: a purchase creates many, and a small young generation copies instead of
      // freeing them.
      execArgv: ['--max-semi-space-size=32', ...(preload ? ['--import', PRELOAD] : [])],
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (typeof output === 'number') fs.closeSync(output);
    if (this.process.pid) onPid(this.process.pid);
    if (onMessage) this.process.on('message', onMessage);
    this.process.once('error', () => {}); // reported as an exit
    this.process.once('exit', (code, signal) => this.#died(startedAt, `ended with ${code ?? signal}`));
  }

  /** Its own log, or none while it cannot be opened: a process without a log is better than none. */
  #openLog() {
    if (!this.logFile) return 'inherit';
    try {
      return openLog(this.logFile);
    } catch (error) {
      console.error(`  ${this.logFile} cannot be opened: ${error}`);
      return 'ignore';
    }
  }

  /**
   * @param {number} startedAt
   * @param {string} reason
   */
  #died(startedAt, reason) {
    if (this.stopping || !this.options.onDeath(this, reason)) return;
    if (performance.now() - startedAt > HEALTHY_AFTER_MS) this.pauseMs = FIRST_PAUSE_MS;
    this.restart = setTimeout(() => this.start(), this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async stop() {
    this.stopping = true;
    clearTimeout(this.restart);
    const graceMs = Number(this.options.env.SHUTDOWN_GRACE_MS || 13_000) + 1000;
    if (this.process) await stopChild(this.process, { graceMs });
  }

  /** Ends the process so that it restarts with newly built code. */
  async reload() {
    this.pauseMs = FIRST_PAUSE_MS;
    if (this.process) await stopChild(this.process);
  }

  /** The end of its log, to explain a failure. */
  lastWords() {
    if (!this.logFile || !fs.existsSync(this.logFile)) return '';
    return fs.readFileSync(this.logFile, 'utf8').slice(-4000);
  }
}

/** Readable by the owner only: the log contains payment ids, which open payment pages. @param {string} file */
function openLog(file) {
  const log = fs.openSync(file, 'a', 0o600);
  fs.fchmodSync(log, 0o600);
  return log;
}

/** @param {string} file */
function keepPreviousLog(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file)) return;
  fs.chmodSync(file, 0o600);
  fs.renameSync(file, `${file}.1`);
}
