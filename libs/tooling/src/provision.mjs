// @ts-check
/**
 * Prepares a bare checkout for the other tools: checks the Node version, installs the dependencies of the lock file,
 * and (for tests) a browser. Runs before anything is installed, so it uses Node's own modules only.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { findBrowser } from './browser.mjs';
import { oneAtATime } from './exclusive-file.mjs';
import { fingerprint } from './fingerprint.mjs';
import { whenParentDies } from './processes.mjs';
import { asCommand, Refusal, stage } from './progress.mjs';
import { inRoot, isMain, readJson } from './workspace.mjs';

const OLDEST_NODE = [20, 19];
const LOCK = inRoot('.provision.lock');
const STAMP = inRoot('node_modules/.guiche-installed');

/**
 * @param {{ browser?: boolean }} [options]
 */
export async function provision({ browser = false } = {}) {
  refuseOldNode();
  await installDependencies();
  if (browser) await findBrowser();
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Refusal(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** The expected packages: every version of the lock file, for this machine. */
const wanted = () =>
  fingerprint(fs.readFileSync(inRoot('package-lock.json')), `${process.platform}-${process.arch}`);

/** Whether node_modules matches the lock file, whoever installed it. */
function isInstalled() {
  if (!fs.existsSync(inRoot('node_modules'))) return false;
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === wanted()) return true;
  if (!npmInstalledTheLock()) return false;
  fs.writeFileSync(STAMP, wanted());
  return true;
}

/** npm writes a list of installed packages last, so an interrupted installation lacks it. */
function npmInstalledTheLock() {
  const wantedPackages = readJson(inRoot('package-lock.json'))?.packages ?? {};
  const installed = readJson(inRoot('node_modules/.package-lock.json'))?.packages;
  if (!installed) return false;
  const isSame = (/** @type {string} */ name) =>
    installed[name]?.version === wantedPackages[name]?.version &&
    installed[name]?.resolved === wantedPackages[name]?.resolved;
  const mayBeMissing = (/** @type {string} */ name) =>
    wantedPackages[name].optional || !name.includes('node_modules/');
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(wantedPackages).every((name) => isSame(name) || (!installed[name] && mayBeMissing(name)))
  );
}

/** Installs when needed. Of several processes, one installs and the others wait. */
async function installDependencies() {
  if (isInstalled() && !fs.existsSync(LOCK)) return;
  await oneAtATime(LOCK, 'installs the dependencies', async (include) => {
    if (!isInstalled()) await stage('install dependencies (npm ci)', () => install(include));
  });
}

/** @param {(pid: number) => void} include npm continues when we are killed */
async function install(include) {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_loglevel: 'error' };
  delete env.NODE_ENV;
  console.log('  ...   installing dependencies; the first time takes about a minute');
  const child = spawn(command, [...first, ...args], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (child.pid) include(child.pid);
  const stop = () => child.kill('SIGTERM');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, stop);
  whenParentDies(stop);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(signal, stop);
  if (code !== 0) throw new Refusal(`The dependencies could not be installed. Try: npm ${args.join(' ')}`);
  fs.writeFileSync(STAMP, wanted());
}

if (isMain(import.meta.url)) {
  await asCommand(() => provision({ browser: process.argv.includes('--browser') }));
}
