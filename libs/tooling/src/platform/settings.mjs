// @ts-check
/** Settings of this start, from the environment and `.env`. Uses Node's own modules only. */
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../progress.mjs';
import { inRoot, root } from '../workspace.mjs';
import { runRecordFile } from './run-record.mjs';

/**
 * @typedef {object} Settings
 * @property {'demo' | 'production'} mode
 * @property {number} webPort
 * @property {number} apiPort
 * @property {number} simulatorPort
 * @property {number} operationsPort        metrics, health details and API description of the API
 * @property {number} workerOperationsPort  the same of a separate worker
 * @property {string} dataDir
 * @property {string | undefined} databaseUrl   an outside server; undefined starts the embedded one
 * @property {string | undefined} simulatorUrl  somebody else's simulator, or in production none
 * @property {boolean} ownSimulator             whether ours is started
 * @property {boolean} separateWorker           background work in a process of its own
 * @property {boolean} dev                      reload on change
 * @property {boolean} throwAway                data need not survive a crash (browser tests)
 * @property {NodeJS.ProcessEnv} env            everything else the processes inherit
 */

/** Reads `.env` of the checkout, if it exists; variables of the environment take precedence. */
export function loadEnvFile() {
  const file = inRoot('.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ dev?: boolean, throwAway?: boolean }} [options]
 * @returns {Settings}
 */
export function readSettings(env, { dev = false, throwAway = false } = {}) {
  const mode = env.GUICHE_MODE || 'demo';
  if (mode !== 'demo' && mode !== 'production')
    throw new Refusal(`GUICHE_MODE is demo or production, not ${mode}.`);
  const simulatorPort = readPort(env, 'SIMULATOR_PORT', 3002);
  const ownSimulator = mode === 'demo' && !env.SIMULATOR_URL;
  return {
    mode,
    webPort: readPort(env, 'WEB_PORT', 3000),
    apiPort: readPort(env, 'API_PORT', 3001),
    simulatorPort,
    operationsPort: readPort(env, 'OPERATIONS_PORT', 3003),
    workerOperationsPort: readPort(env, 'WORKER_OPERATIONS_PORT', 3004),
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    simulatorUrl: ownSimulator ? `http://127.0.0.1:${simulatorPort}` : env.SIMULATOR_URL || undefined,
    ownSimulator,
    separateWorker: env.WORKER === 'separate',
    dev,
    throwAway,
    env,
  };
}

/**
 * The ports this start will listen on, by the variable that moves them.
 * @param {Settings} settings
 * @returns {Record<string, number>}
 */
export function portsOf(settings) {
  return {
    WEB_PORT: settings.webPort,
    API_PORT: settings.apiPort,
    OPERATIONS_PORT: settings.operationsPort,
    ...(settings.separateWorker ? { WORKER_OPERATIONS_PORT: settings.workerOperationsPort } : {}),
    ...(settings.ownSimulator ? { SIMULATOR_PORT: settings.simulatorPort } : {}),
  };
}

/**
 * The environment of every process of the platform.
 * @param {Settings} settings
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(settings, databaseUrl) {
  const { env, mode, webPort, apiPort, simulatorPort, simulatorUrl, dataDir } = settings;
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const postcodeUrl = env.POSTCODE_URL || (simulatorUrl && `${simulatorUrl}/postcode`);
  return {
    ...env,
    NODE_ENV: settings.dev ? 'development' : 'production',
    GUICHE_MODE: mode,
    DATA_DIR: dataDir,
    RUN_FILE: runRecordFile(dataDir),
    // Ctrl-C waits less long than a deployment does for running purchases.
    SHUTDOWN_GRACE_MS: env.SHUTDOWN_GRACE_MS || '4000',
    DATABASE_URL: databaseUrl,
    WEB_PORT: String(webPort),
    API_PORT: String(apiPort),
    SIMULATOR_PORT: String(simulatorPort),
    OPERATIONS_PORT: String(settings.operationsPort),
    API_URL: apiUrl,
    WEBHOOK_BASE_URL: env.WEBHOOK_BASE_URL || apiUrl,
    ...(simulatorUrl ? { SIMULATOR_URL: simulatorUrl } : {}),
    ...(postcodeUrl ? { POSTCODE_URL: postcodeUrl } : {}),
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} variable
 * @param {number} usual
 */
function readPort(env, variable, usual) {
  const port = Number(env[variable] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Refusal(`${variable} is a port between 1 and 65535, not ${env[variable]}.`);
}
