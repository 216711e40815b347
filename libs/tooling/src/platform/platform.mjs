// @ts-check
/**
 * The whole platform: PostgreSQL, migrations, simulator, API, worker, frontend. Each part starts when its
 * dependencies are ready, and is restarted when it exits.
 */
import path from 'node:path';
import { freePort } from '../ports.mjs';
import { runNode } from '../processes.mjs';
import { Refusal, stage } from '../progress.mjs';
import { databaseUrl, findBinaries, openCluster, THROW_AWAY } from '../postgres.mjs';
import { inRoot } from '../workspace.mjs';
import { awaitAnswer } from './await-answer.mjs';
import { Child } from './child.mjs';
import { removeRunRecord, runRecordFile, writeRunRecord } from './run-record.mjs';
import { childEnvironment } from './settings.mjs';

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {import('./run-record.mjs').Role} Role
 */

export class Platform {
  /** @param {Settings} settings */
  constructor(settings) {
    this.settings = settings;
    this.ready = false;
    this.stopping = false;
    /** @type {Child[]} in starting order; they stop in reverse order */
    this.children = [];
    /** @type {import('./run-record.mjs').RunRecord} */
    this.record = {
      pids: {},
      ports: {
        web: settings.webPort,
        api: settings.apiPort,
        simulator: settings.simulatorPort,
        operations: settings.operationsPort,
      },
      databaseUrl: settings.databaseUrl ?? '',
      applicationUrl: settings.databaseUrl ?? '',
      simulatorUrl: settings.simulatorUrl ?? null,
      mode: settings.mode,
      startedAt: new Date().toISOString(),
    };
    /** Rejects when a part exits before the platform is ready: a restart would not help. */
    this.failure = new Promise((_, reject) => (this.fail = reject));
    this.failure.catch(() => {});
  }

  /**
   * @param {{ compiled: Promise<unknown>, frontend: Promise<unknown> }} builds each part waits only for what it runs
   */
  async start(builds) {
    await Promise.race([this.#startParts(builds), this.failure]);
    this.ready = true;
  }

  /** @param {{ compiled: Promise<unknown>, frontend: Promise<unknown> }} builds */
  async #startParts({ compiled, frontend }) {
    const { settings } = this;
    await Promise.all([
      settings.databaseUrl ? undefined : stage('PostgreSQL', () => this.#startPostgres()),
      compiled,
    ]);
    if (settings.ownSimulator)
      this.#startNode('simulator', ['simulator'], inRoot('libs/simulator/dist/main.js'));
    const seed = settings.mode === 'demo' ? ['--seed'] : [];
    await stage(seed.length > 0 ? 'migrate and load demo data' : 'migrate', () =>
      runNode([inRoot('backend/dist/programs/migrate.js'), ...seed], { env: this.#migrationEnvironment() }),
    );
    this.#startNode(
      'api',
      settings.separateWorker ? ['api'] : ['api', 'worker'],
      inRoot('backend/dist/programs/main.js'),
    );
    if (settings.separateWorker) this.#startWorker();
    await frontend;
    this.#startFrontend();
    await stage('processes ready', () => this.#awaitAnswers());
  }

  /** Environment of the processes and commands: the application's role. */
  environment() {
    return childEnvironment(this.settings, this.record.applicationUrl);
  }

  /** The embedded server has a role for each purpose; of an external server only the configured address is known. */
  #migrationEnvironment() {
    if (this.settings.databaseUrl) return this.environment();
    const { databaseUrl: owner } = this.record;
    return { ...this.environment(), DATABASE_MIGRATION_URL: owner, DATABASE_READ_ONLY_ROLE: 'guiche_read' };
  }

  async #startPostgres() {
    const { dataDir, throwAway } = this.settings;
    const cluster = openCluster(dataDir, { sync: !throwAway, binaries: findBinaries() });
    const port = await freePort();
    this.record.databaseUrl = databaseUrl(cluster, port);
    this.record.applicationUrl = databaseUrl(cluster, port, { role: 'application' });
    const settings = JSON.stringify(throwAway ? THROW_AWAY : {});
    await new Promise((resolve) => {
      this.#add({
        name: 'postgres',
        program: inRoot('libs/tooling/src/postgres/guardian.mjs'),
        args: [dataDir, String(port), settings],
        env: process.env,
        preload: false,
        onPid: (pid) => this.#keep({ guardian: pid }),
        onMessage: ({ pid }) => {
          this.#note(['postgres'], pid);
          resolve(undefined);
        },
      });
    });
  }

  /**
   * @param {string} name
   * @param {Role[]} roles the roles of its process in the record
   * @param {string} program
   * @param {string[]} [args]
   */
  #startNode(name, roles, program, args = []) {
    this.#add({ name, program, args, env: this.environment(), onPid: (pid) => this.#note(roles, pid) });
  }

  /** It also serves Prometheus, and on this machine the API's port is in use. */
  #startWorker() {
    const env = { ...this.environment(), OPERATIONS_PORT: String(this.settings.workerOperationsPort) };
    const onPid = (/** @type {number} */ pid) => this.#note(['worker'], pid);
    this.#add({ name: 'worker', program: inRoot('backend/dist/programs/worker.js'), env, onPid });
  }

  /** In development it serves pages from their sources and reloads by itself. */
  #startFrontend() {
    this.#startNode('web', ['web'], inRoot('frontend/server.mjs'), this.settings.dev ? ['--dev'] : []);
  }

  /** @param {Omit<import('./child.mjs').ChildOptions, 'logDir' | 'onDeath'>} options */
  #add(options) {
    const { mode, dev, dataDir } = this.settings;
    // The demo prints the table of addresses; production prints the log on standard output.
    const logDir = mode === 'demo' && !dev ? path.join(dataDir, 'logs') : undefined;
    // An abandoned start may be in progress; its later steps must not run.
    if (this.stopping) throw new Refusal('The start was given up.');
    const child = new Child({ ...options, logDir, onDeath: (dead, reason) => this.#onDeath(dead, reason) });
    this.children.push(child);
    child.start();
  }

  /**
   * @param {Child} child
   * @param {string} reason
   */
  #onDeath(child, reason) {
    if (this.ready) {
      console.error(`  ${child.name} ${reason}; starting it again`);
      return true;
    }
    this.fail?.(new Refusal(`${child.name} ${reason} before it was ready.\n${child.lastWords()}`));
    return false;
  }

  /**
   * @param {Role[]} roles
   * @param {number} pid
   */
  #note(roles, pid) {
    this.#keep({ pids: { ...this.record.pids, ...Object.fromEntries(roles.map((role) => [role, pid])) } });
  }

  /** @param {Partial<import('./run-record.mjs').RunRecord>} facts */
  #keep(facts) {
    Object.assign(this.record, facts);
    try {
      writeRunRecord(this.settings.dataDir, this.record);
    } catch (error) {
      // A full disk must not end the supervisor: a restarted process may free space.
      if (!this.ready) throw error;
      console.error(`  ${runRecordFile(this.settings.dataDir)} cannot be written: ${error}`);
    }
  }

  async #awaitAnswers() {
    const { webPort, apiPort, simulatorPort, ownSimulator } = this.settings;
    await Promise.all([
      awaitAnswer(`http://127.0.0.1:${apiPort}/health/ready`, (status) => status === 200),
      awaitAnswer(`http://127.0.0.1:${webPort}/`, (status) => status < 500),
      ownSimulator && awaitAnswer(`http://127.0.0.1:${simulatorPort}/`, (status) => status < 500),
    ]);
  }

  /**
   * Restarts the parts that run compiled code (development).
   * @param {string[]} names
   */
  async reload(names) {
    await Promise.all(
      this.children.filter(({ name }) => names.includes(name)).map((child) => child.reload()),
    );
  }

  /** Callers first, then what they call, the database last. */
  async stop() {
    this.stopping = true;
    for (const child of this.children) child.stopping = true;
    for (const child of this.children.reverse()) await child.stop();
    removeRunRecord(this.settings.dataDir);
  }

  get logDir() {
    return path.join(this.settings.dataDir, 'logs');
  }

  /** The end of every log, for a failed browser test. */
  lastWords() {
    return this.children.map((child) => `--- ${child.name}\n${child.lastWords()}`).join('\n');
  }
}
