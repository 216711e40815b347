// @ts-check
/**
 * Runs a backend command (`node command.mjs ledger-balances …`) on the platform's database: the one of DATABASE_URL,
 * else that of the running platform, else the embedded one, started for this command. Standard output is the
 * command's own, so that it can be piped.
 */
import { existsSync } from 'node:fs';
import { lockDataDir, runningOwner } from './platform/data-lock.mjs';
import { awaitLeftovers, readRunRecord } from './platform/run-record.mjs';
import { childEnvironment, loadEnvFile, readSettings } from './platform/settings.mjs';
import { freePort } from './ports.mjs';
import { runNodeAttached } from './processes.mjs';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot } from './workspace.mjs';

/** @typedef {import('./platform/settings.mjs').Settings} Settings */

await asCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const program = inRoot('backend/dist/programs', `${name}.js`);
  if (!existsSync(program))
    throw new Refusal(`There is no built command ${name}. Run "npm start" or "npm run build".`);
  loadEnvFile();
  const settings = alignWithRun(readSettings(process.env));
  const run = (/** @type {string} */ url) =>
    runNodeAttached([program, ...args], childEnvironment(settings, url));
  if (settings.databaseUrl) return run(settings.databaseUrl);
  return withEmbeddedDatabase(settings.dataDir, run);
});

/**
 * A running platform may use other ports or another database than this shell's environment.
 * @param {Settings} settings
 * @returns {Settings}
 */
function alignWithRun(settings) {
  const record = runningOwner(settings.dataDir) && readRunRecord(settings.dataDir);
  if (!record) return settings;
  return {
    ...settings,
    mode: record.mode,
    webPort: record.ports.web,
    apiPort: record.ports.api,
    simulatorPort: record.ports.simulator,
    operationsPort: record.ports.operations,
    databaseUrl: settings.databaseUrl ?? record.databaseUrl,
    simulatorUrl: record.simulatorUrl ?? undefined,
  };
}

/**
 * @param {string} dataDir
 * @param {(url: string) => Promise<number>} work
 */
async function withEmbeddedDatabase(dataDir, work) {
  const { databaseUrl, openCluster, startServer } = await import('./postgres.mjs');
  const lock = await lockDataDir(dataDir, 'command');
  try {
    await awaitLeftovers(dataDir);
    const cluster = openCluster(dataDir);
    const server = await startServer(cluster, { port: await freePort() });
    // Ctrl-C reaches the command too; PostgreSQL is stopped after it has ended.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
    try {
      return await work(databaseUrl(cluster, server.port));
    } finally {
      await server.stop();
    }
  } finally {
    lock.release();
  }
}
