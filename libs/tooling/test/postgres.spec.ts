import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../src/ports.mjs';
import { databaseUrl, openCluster, startServer } from '../src/postgres.mjs';
import { lives } from './pretend-checkout.js';

type Cluster = ReturnType<typeof openCluster>;
type Server = Awaited<ReturnType<typeof startServer>>;

let dataDir: string;
let running: Server[];

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-postgres-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(cluster: Cluster, port?: number): Promise<Server> {
  const server = await startServer(cluster, { port: port ?? (await freePort()) });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

test('works in a folder closed to all other users, for an ordinary role that owns its database', async () => {
  fs.chmodSync(dataDir, 0o700);
  const cluster = openCluster(path.join(dataDir, 'data'));
  const server = await start(cluster);
  const url = databaseUrl(cluster, server.port);
  expect(await query(url, 'select rolname, rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolname: 'guiche', rolsuper: false },
  ]);
  await query(url, 'create schema jobs');
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(fs.statSync(path.join(dataDir, 'data/postgres-passwords.json')).mode & 0o777).toBe(0o600);
});

test('refuses connections without the password', async () => {
  const cluster = openCluster(dataDir, { sync: false });
  const server = await start(cluster);
  const url = new URL(databaseUrl(cluster, server.port));
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('keeps committed data over a kill -9 of the server', async () => {
  const cluster = openCluster(dataDir);
  const server = await start(cluster);
  await query(databaseUrl(cluster, server.port), 'create table kept as select 7 as id');
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  const again = await start(openCluster(dataDir), server.port);
  expect(await query(databaseUrl(cluster, again.port), 'select id from kept')).toEqual([{ id: 7 }]);
});

test('stops a server of the same data whose keeper died, instead of failing on its lock', async () => {
  const cluster = openCluster(dataDir, { sync: false });
  const orphan = await start(cluster);
  const successor = await start(cluster);
  expect(lives(orphan.pid)).toBe(false);
  expect(await query(databaseUrl(cluster, successor.port), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('recovers a lock left by a crash whose process id now belongs to another program', async () => {
  const cluster = openCluster(dataDir, { sync: false });
  const crashed = await start(cluster);
  process.kill(crashed.pid, 'SIGKILL');
  await crashed.ended;
  const pidFile = path.join(cluster.folder, 'postmaster.pid');
  fs.writeFileSync(pidFile, fs.readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.ppid)));
  const server = await start(cluster);
  expect(await query(databaseUrl(cluster, server.port), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(lives(process.ppid)).toBe(true);
});

test('refuses data of another major version by name instead of starting empty beside them', () => {
  const { binaries } = openCluster(dataDir, { sync: false });
  fs.renameSync(path.join(dataDir, `postgresql-${binaries.major}`), path.join(dataDir, 'postgresql-15'));
  fs.writeFileSync(path.join(dataDir, 'postgresql-15/PG_VERSION'), '15\n');
  expect(() => openCluster(dataDir)).toThrow(
    new RegExp(`holds data of PostgreSQL 15, but the server here is PostgreSQL ${binaries.major}`),
  );
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('postgresql-'))).toEqual(['postgresql-15']);
});

test('a cluster whose creation was interrupted is not used as a finished one', async () => {
  fs.mkdirSync(path.join(dataDir, 'postgresql-18.draft'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'postgresql-18.draft/PG_VERSION'), '18\n');
  const cluster = openCluster(dataDir, { sync: false });
  const server = await start(cluster);
  expect(await query(databaseUrl(cluster, server.port), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(fs.existsSync(path.join(dataDir, 'postgresql-18.draft'))).toBe(false);
});

test('gives a new password to data whose password was lost', async () => {
  const first = openCluster(dataDir, { sync: false });
  fs.rmSync(path.join(dataDir, 'postgres-passwords.json'));
  const cluster = openCluster(dataDir, { sync: false });
  expect(cluster.passwords).not.toEqual(first.passwords);
  const server = await start(cluster);
  expect(await query(databaseUrl(cluster, server.port), 'select 1 as one')).toEqual([{ one: 1 }]);
});
