// @ts-check
/** A complete demo platform for one run of the browser tests: free ports, a temporary data folder. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoInfo } from './platform/demo-info.mjs';
import { Platform } from './platform/platform.mjs';
import { readSettings } from './platform/settings.mjs';
import { freePort } from './ports.mjs';
import { stage } from './progress.mjs';

/**
 * @typedef {object} TestPlatform
 * @property {Record<string, string | undefined>} env  WEB_URL, API_URL, OPERATIONS_URL, SIMULATOR_URL, DATABASE_URL, and DEMO_INFO: what demo:info prints
 * @property {() => string[]} errors  the lines of all logs in which a process reports an error of its own
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<TestPlatform>} */
export async function startTestPlatform() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `guiche-test-${process.pid}-`));
  const [web, api, simulator] = [await freePort(), await freePort(), await freePort()];
  const operations = await freePort();
  const env = {
    WEB_PORT: String(web),
    API_PORT: String(api),
    SIMULATOR_PORT: String(simulator),
    OPERATIONS_PORT: String(operations),
    DATA_DIR: dataDir,
    PROTECTIVE_LIMITS: 'off',
  };
  const platform = new Platform(readSettings({ ...process.env, ...env }, { throwAway: true }));
  const stop = async () => {
    await platform.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const built = Promise.resolve();
    await stage('a demo platform of its own', () => platform.start({ compiled: built, frontend: built }));
    const demo = await demoInfo(platform);
    return {
      env: { ...addresses(platform), DEMO_INFO: JSON.stringify(demo) },
      errors: () => errorsIn(platform.logDir),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} logDir */
const errorsIn = (logDir) =>
  fs
    .readdirSync(logDir)
    .flatMap((name) => fs.readFileSync(path.join(logDir, name), 'utf8').split('\n'))
    .filter((line) => /"level":"(?:error|fatal)"/.test(line));

/** @param {Platform} platform */
function addresses({ settings, record }) {
  return {
    WEB_URL: `http://127.0.0.1:${settings.webPort}`,
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
    OPERATIONS_URL: `http://127.0.0.1:${settings.operationsPort}`,
    SIMULATOR_URL: settings.simulatorUrl,
    DATABASE_URL: record.databaseUrl,
  };
}
