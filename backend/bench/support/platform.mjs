// @ts-check
/** A whole demo platform for one bench: built as shipped, fsync on, free ports, a data folder that is thrown away unless it is given. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { build } from '../../../libs/tooling/src/build.mjs';
import { demoInfo } from '../../../libs/tooling/src/platform/demo-info.mjs';
import { Platform } from '../../../libs/tooling/src/platform/platform.mjs';
import { readSettings } from '../../../libs/tooling/src/platform/settings.mjs';
import { runNode } from '../../../libs/tooling/src/processes.mjs';
import { inRoot } from '../../../libs/tooling/src/workspace.mjs';
import { freePort } from '../../../libs/tooling/src/ports.mjs';

/**
 * @param {(platform: BenchPlatform) => Promise<void>} work
 * @param {{ dataDir?: string }} [kept]
 * @typedef {object} BenchPlatform
 * @property {string} web
 * @property {string} api
 * @property {string} simulator
 * @property {string} offerId
 * @property {Record<string, string>} byGateway  an offer charged through each
 * @property {Record<string, string>} webhooks  where the providers deliver that were told an address for the account
 * @property {string} databaseUrl
 * @property {() => number} apiPid  the present one: the supervisor starts a dead API again
 * @property {import('../../../libs/tooling/src/platform/demo-info.mjs').DemoInfo} info
 * @property {(command: string, args: readonly string[]) => Promise<string>} run  runs a command, as the role that owns the tables
 * @property {pg.Pool} database  for looking, and for the baseline
 * @property {{ nodes: number[], postgres: number }} processes  ours and PostgreSQL's; the simulator stands for other people's
 */
export async function withPlatform(work, { dataDir: given } = {}) {
  const dataDir = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-bench-'));
  fs.mkdirSync(dataDir, { recursive: true });
  fs.chmodSync(dataDir, 0o755);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PROTECTIVE_LIMITS: process.env.PROTECTIVE_LIMITS || 'off',
  };
  for (const port of ['WEB_PORT', 'API_PORT', 'OPERATIONS_PORT', 'SIMULATOR_PORT'])
    env[port] = String(await freePort());
  const platform = new Platform(readSettings(env));
  try {
    await platform.start(build());
    const info = await demoInfo(platform);
    const { web, api, simulator, offers, byGateway, webhooks } = info;
    const { pids, databaseUrl } = platform.record;
    const nodes = [...new Set([pids.api, pids.worker, pids.web])].filter((pid) => pid !== undefined);
    const database = new pg.Pool({ connectionString: databaseUrl, max: 32 });
    // The pool is still saying goodbye when the server stops.
    database.on('error', () => {});
    const processes = { nodes, postgres: pids.postgres ?? 0 };
    try {
      await work({
        info,
        run: (command, args) =>
          runNode([inRoot('backend/dist/programs', `${command}.js`), ...args], {
            env: { ...platform.environment(), DATABASE_URL: databaseUrl },
            capture: true,
            name: command,
          }),
        web,
        api,
        simulator,
        offerId: offers.digital,
        byGateway,
        webhooks,
        database,
        databaseUrl,
        processes,
        apiPid: () => platform.record.pids.api ?? 0,
      });
    } finally {
      await database.end();
    }
  } finally {
    await platform.stop();
    if (given === undefined) fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
