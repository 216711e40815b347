// @ts-check
/**
 * A PostgreSQL cluster on disk: created completely or not at all, and never confused with one of another major
 * version.
 *
 * It has five roles: `postgres` (superuser, for the tooling only), `guiche`, which owns the database `guiche` and
 * migrates it, `guiche_app`, with which the platform runs, `guiche_tenant`, which it becomes for a request of one
 * platform, and `guiche_read`. The platform has no more rights here
 * than on a managed server (docs/operations.md, Database roles).
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../progress.mjs';
import { readJson, writeWhole } from '../workspace.mjs';
import { asUser, findBinaries } from './binaries.mjs';

/**
 * @typedef {'superuser' | 'owner' | 'application' | 'tenant' | 'reader'} Role
 * @typedef {Record<Role, string>} Passwords
 * @typedef {{ folder: string, binaries: import('./binaries.mjs').Binaries, passwords: Passwords }} Cluster
 */

const SUPERUSER = 'postgres';
const OWNER = 'guiche';
/** @type {Record<Role, string>} */
const ROLES = {
  superuser: SUPERUSER,
  owner: OWNER,
  application: 'guiche_app',
  tenant: 'guiche_tenant',
  reader: 'guiche_read',
};
const DATABASE = 'guiche';
/** Connections use loopback only, always with a password; replication is allowed for tests with replicas. */
const ACCESS = [
  'host all all 127.0.0.1/32 scram-sha-256',
  'host replication all 127.0.0.1/32 scram-sha-256',
  '',
].join('\n');

/**
 * Opens the cluster below a data folder, creating it when there is none.
 * @param {string} dataDir
 * @param {{ sync?: boolean, binaries?: import('./binaries.mjs').Binaries }} [options] sync=false for throw-away clusters
 * @returns {Cluster}
 */
export function openCluster(dataDir, { sync = true, binaries = findBinaries() } = {}) {
  fs.mkdirSync(dataDir, { recursive: true });
  refuseOtherVersion(dataDir, binaries.major);
  const folder = path.join(fs.realpathSync(dataDir), `postgresql-${binaries.major}`);
  const secrets = path.join(dataDir, 'postgres-passwords.json');
  const known = readJson(secrets);
  const isComplete = Object.keys(ROLES).every((role) => known?.[role]);
  const passwords = isComplete ? known : newPasswords();
  const cluster = { folder, binaries, passwords };
  if (!isComplete && fs.existsSync(folder)) addRoles(cluster);
  if (!isComplete) writeWhole(secrets, JSON.stringify(passwords), { mode: 0o600 });
  if (!fs.existsSync(folder)) createCluster(cluster, sync);
  return cluster;
}

/**
 * The address of a database in a running cluster.
 * @param {Cluster} cluster
 * @param {number} port
 * @param {{ database?: string, role?: Role }} [options]
 */
export function databaseUrl(cluster, port, { database = DATABASE, role = 'owner' } = {}) {
  return `postgres://${ROLES[role]}:${cluster.passwords[role]}@127.0.0.1:${port}/${database}`;
}

const newPassword = () => randomBytes(24).toString('base64url');

/** @returns {Passwords} */
const newPasswords = () => ({
  superuser: newPassword(),
  owner: newPassword(),
  application: newPassword(),
  tenant: newPassword(),
  reader: newPassword(),
});

/**
 * An empty start beside existing data would look like lost sales, so it is refused.
 * @param {string} dataDir
 * @param {number} major
 */
function refuseOtherVersion(dataDir, major) {
  for (const name of fs.readdirSync(dataDir)) {
    const versionFile = path.join(dataDir, name, 'PG_VERSION');
    if (!name.startsWith('postgresql-') || name.endsWith('.draft') || !fs.existsSync(versionFile)) continue;
    const found = fs.readFileSync(versionFile, 'utf8').trim();
    if (found === String(major)) continue;
    throw new Refusal(
      `${path.join(dataDir, name)} holds data of PostgreSQL ${found}, but the server here is PostgreSQL ${major}.\n` +
        `Move them over with pg_dump and pg_restore, or set DATA_DIR to another folder to start empty.`,
    );
  }
}

/**
 * Created under a draft name and renamed when complete: a crash leaves a draft, never half a cluster.
 * @param {Cluster} cluster
 * @param {boolean} sync
 */
function createCluster(cluster, sync) {
  const draft = { ...cluster, folder: `${cluster.folder}.draft` };
  fs.rmSync(draft.folder, { recursive: true, force: true });
  fs.mkdirSync(draft.folder, { mode: 0o700 });
  const { identity } = cluster.binaries;
  if (identity) fs.chownSync(draft.folder, identity.uid, identity.gid);
  const options = ['--username', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  runProgram(draft, 'initdb', [...options, ...(sync ? [] : ['--no-sync'])]);
  fs.writeFileSync(path.join(draft.folder, 'pg_hba.conf'), ACCESS);
  runAlone(draft, [
    ...LOGINS.map((name) => `create role ${name} login`),
    ...passwordStatements(cluster.passwords),
    ...TENANT_STATEMENTS,
    `create database ${DATABASE} owner ${OWNER}`,
  ]);
  fs.renameSync(draft.folder, cluster.folder);
}

const LOGINS = Object.values(ROLES).filter((name) => name !== SUPERUSER);

/** The application becomes the role of a tenant for a transaction; it must not inherit what restricts that role. */
const TENANT_STATEMENTS = [
  `alter role ${ROLES.tenant} nologin`,
  `alter role ${ROLES.application} noinherit`,
  `grant ${ROLES.tenant} to ${OWNER}, ${ROLES.application}`,
];

/** @param {Passwords} passwords ours, of characters that need no quoting */
const passwordStatements = (passwords) =>
  Object.entries(ROLES).map(
    ([role, name]) => `alter role ${name} password '${passwords[/** @type {Role} */ (role)]}'`,
  );

/**
 * Updates the roles of a cluster of an earlier version, or one whose password file was lost.
 * @param {Cluster} cluster
 */
function addRoles(cluster) {
  const create = LOGINS.map(
    (name) =>
      `if not exists (select from pg_roles where rolname = '${name}') then create role ${name} login; end if;`,
  );
  // One line: the server's single-user mode reads each line as a statement.
  runAlone(cluster, [
    `do $$ begin ${create.join(' ')} end $$`,
    ...passwordStatements(cluster.passwords),
    ...TENANT_STATEMENTS,
  ]);
}

/**
 * Runs statements on a stopped cluster, in the server's single-user mode: no port, no password, no client.
 * @param {Cluster} cluster
 * @param {string[]} statements
 */
function runAlone(cluster, statements) {
  const input = statements.map((statement) => `${statement};\n`).join('');
  const output = runProgram(cluster, 'postgres', ['-c', 'log_checkpoints=off', 'postgres'], input);
  if (/\b(ERROR|FATAL|PANIC):/.test(output)) throw new Error(`PostgreSQL could not be prepared: ${output}`);
}

/**
 * @param {Cluster} cluster
 * @param {'initdb' | 'postgres'} program
 * @param {string[]} args
 * @param {string} [input]
 */
function runProgram(cluster, program, args, input = '') {
  const where = ['-D', addressOf(cluster)];
  // `postgres` requires --single as its first argument.
  const all = program === 'postgres' ? ['--single', ...where, ...args] : [...where, ...args];
  const done = spawnSync(path.join(cluster.binaries.bin, program), all, {
    ...spawnOptions(cluster),
    input,
    encoding: 'utf8',
  });
  if (done.status !== 0)
    throw new Error(`${program} failed: ${done.error?.message ?? ''}${done.stdout}${done.stderr}`);
  return `${done.stdout}${done.stderr}`;
}

/**
 * How the server's programs find the cluster. As root the server runs as another user, who may have no access to the
 * parent folders of a checkout; the kernel's link to the current folder needs none.
 * @param {Cluster} cluster
 */
export function addressOf(cluster) {
  return process.platform === 'linux' && cluster.binaries.identity ? '/proc/self/cwd' : cluster.folder;
}

/**
 * The environment of every program of the server. Messages are in English because we parse some of them.
 * @param {Cluster} cluster
 */
export function spawnOptions(cluster) {
  const { PATH, HOME, TMPDIR } = process.env;
  /** @type {Record<string, string | undefined>} */
  const env = { PATH, HOME, TMPDIR, LC_ALL: 'C', TZ: 'UTC' };
  return {
    ...asUser(cluster.binaries.identity),
    cwd: cluster.folder,
    // Remix's types require more of an environment than we set.
    env: /** @type {NodeJS.ProcessEnv} */ (env),
  };
}
