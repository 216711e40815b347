// @ts-check
/**
 * Proves that a purchase costs the same among a million orders as among ten: on a scratch database filled with a million
 * of everything, real purchases are made, each statement they send is explained, and the server's own counters are
 * compared. Ends with 1 when a big table is read from end to end, by a statement or by a trigger behind one.
 *
 *     npm run bench:plans [-- --rows 1000000]
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../../libs/tooling/src/build.mjs';
import { freePort } from '../../libs/tooling/src/ports.mjs';
import { THROW_AWAY, databaseUrl, openCluster, startServer } from '../../libs/tooling/src/postgres.mjs';
import { stage } from '../../libs/tooling/src/progress.mjs';
import { explain } from './support/explain.mjs';
import { BIG_TABLES, multiply } from './support/multiply.mjs';

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(options.rows);

await build({ frontend: false }).compiled;
const { live } = await import('./support/live-session.mjs');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-bench-plans-'));
fs.chmodSync(folder, 0o755);
const cluster = openCluster(folder, { sync: false });
const server = await startServer(cluster, {
  port: await freePort(),
  settings: { ...THROW_AWAY, max_wal_size: '4GB', shared_buffers: '512MB', maintenance_work_mem: '256MB' },
});
const superuser = new pg.Pool({
  connectionString: databaseUrl(cluster, server.port, { database: 'guiche', role: 'superuser' }),
  max: 4,
});
// The pool is still saying goodbye when the server stops.
superuser.on('error', () => {});
try {
  const url = databaseUrl(cluster, server.port);
  await stage('purchases to copy from', () => live(url));
  await stage(`${ROWS} of everything`, () => multiply(superuser, ROWS));
  const before = await sequentialScans();
  const statements = await stage('purchases among them', () => live(url));
  const scanned = (await sequentialScans()).filter(({ table, scans }) => scans > scansOf(before, table));
  const guilty = await report(statements);
  for (const { table } of scanned) console.log(`  READ FROM END TO END during purchases: ${table}`);
  process.exitCode = guilty + scanned.length > 0 ? 1 : 0;
} finally {
  await superuser.end();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Statements behind triggers, functions and foreign keys are counted here too. */
async function sequentialScans() {
  const { rows } = await superuser.query(
    `select relname as table, seq_scan::integer as scans from pg_stat_user_tables where relname = any($1) and schemaname = 'public'`,
    [BIG_TABLES],
  );
  return /** @type {{ table: string, scans: number }[]} */ (rows);
}

/** @param {{ table: string, scans: number }[]} counted @param {string} wanted */
function scansOf(counted, wanted) {
  return counted.find(({ table }) => table === wanted)?.scans ?? 0;
}

/**
 * @param {Map<string, unknown[]>} statements
 * @returns {Promise<number>} how many read a big table from end to end
 */
async function report(statements) {
  let guilty = 0;
  console.log('\nbuffers      ms  statement and its indexes');
  for (const [text, values] of statements) {
    if (!BIG_TABLES.some((table) => new RegExp(`\\b${table}\\b`).test(text))) continue;
    const { buffers, ms, indexes, endToEnd } = await explain(superuser, text, values, BIG_TABLES);
    const words = text.replace(/\s+/g, ' ').trim();
    console.log(`${buffers.padStart(7)} ${ms.padStart(7)}  ${words.slice(0, 110)}`);
    console.log(`${' '.repeat(17)}${indexes.join(', ') || 'no index: it only adds rows'}`);
    if (endToEnd.length > 0) console.log(`${' '.repeat(17)}READS FROM END TO END: ${endToEnd.join(', ')}`);
    guilty += endToEnd.length;
  }
  return guilty;
}
