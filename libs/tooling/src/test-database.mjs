// @ts-check
/** The throw-away PostgreSQL of one test run: its own cluster in the temporary folder, with a migrated template. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { databaseUrl, openCluster, startServer, THROW_AWAY } from './postgres.mjs';
import { freePort } from './ports.mjs';
import { isAlive, runNode } from './processes.mjs';
import { inRoot } from './workspace.mjs';

const PREFIX = 'guiche-test-';
/** The migrated database from which every test file gets its copy. */
const TEMPLATE = 'guiche';

/** @typedef {{ url: (database?: string) => string, env: NodeJS.ProcessEnv, migrate: () => Promise<void>, stop: () => Promise<void> }} TestDatabase */

/** @returns {Promise<TestDatabase>} */
export async function startTestDatabase() {
  removeLeftovers();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  fs.chmodSync(folder, 0o755);
  const cluster = openCluster(folder, { sync: false });
  const port = await freePort();
  const server = await startServer(cluster, { port, settings: THROW_AWAY });
  return {
    url: (database) => databaseUrl(cluster, port, database === undefined ? {} : { database }),
    env: {
      TEST_CLUSTER_URL: databaseUrl(cluster, port, { database: 'postgres', superuser: true }),
      TEST_TEMPLATE: TEMPLATE,
      TEST_ROLE: 'guiche',
      TEST_ROLE_PASSWORD: cluster.passwords.application,
    },
    migrate: () => migrate(databaseUrl(cluster, port)),
    async stop() {
      await server.stop(1000);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} url */
async function migrate(url) {
  if (!fs.existsSync(inRoot('backend/dist/migrate.js'))) return;
  await runNode([inRoot('backend/dist/migrate.js')], {
    env: { ...process.env, DATABASE_URL: url, GUICHE_MODE: 'demo' },
  });
}

/** A run that was killed leaves its folder; the process id in the name says whether the run is over. */
function removeLeftovers() {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = Number(/^guiche-test-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}
