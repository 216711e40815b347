// @ts-check
/** The throw-away PostgreSQL of a test run: its own cluster in the temporary folder, with a migrated template. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseUrl, openCluster, THROW_AWAY } from './postgres.mjs';
import { freePort } from './ports.mjs';
import { isAlive, runNode, stopChild } from './processes.mjs';
import { inRoot } from './workspace.mjs';

/** The migrated database that is copied for each test file. */
const TEMPLATE = 'guiche';

/**
 * @typedef {object} TestDatabase
 * @property {NodeJS.ProcessEnv} env  what config/jest-database.cjs needs to give each test file its own database
 * @property {() => Promise<void>} migrate  brings the template to the newest shape
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<TestDatabase>} */
export async function startTestDatabase() {
  removeLeftovers();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `guiche-test-${process.pid}-`));
  const cluster = openCluster(folder, { sync: false });
  const port = await freePort();
  const guardian = await startGuardian(folder, port);
  return {
    env: {
      TEST_CLUSTER_URL: databaseUrl(cluster, port, { database: 'postgres', role: 'superuser' }),
      TEST_TEMPLATE: TEMPLATE,
      TEST_ROLE: 'guiche',
      TEST_ROLE_PASSWORD: cluster.passwords.owner,
    },
    async migrate() {
      const env = { ...process.env, DATABASE_URL: databaseUrl(cluster, port), GUICHE_MODE: 'demo' };
      await runNode([inRoot('backend/dist/programs/migrate.js')], { env });
    },
    async stop() {
      await stopChild(guardian);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The guardian also stops the server when this run is killed.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function startGuardian(folder, port) {
  const program = inRoot('libs/tooling/src/postgres/guardian.mjs');
  const guardian = fork(program, [folder, String(port), JSON.stringify(THROW_AWAY)], { detached: true });
  return new Promise((resolve, reject) => {
    guardian.once('message', () => resolve(guardian));
    guardian.once('exit', (code) => reject(new Error(`The PostgreSQL of this test run ended with ${code}`)));
  });
}

/** A killed run leaves its folder; the process id in the name shows whether the run is over. */
function removeLeftovers() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = Number(/^guiche-test-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}
