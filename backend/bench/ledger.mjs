// @ts-check
/**
 * What the ledger costs: sales posted per second, whole transactions with fsync on, beside a baseline that only inserts the
 * same rows into bare tables. The ratio is the figure to watch; both sides run in turns on one throw-away server.
 *
 *     npm run build && node backend/bench/ledger.mjs [seconds per round]
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cents } from '@guiche/money';
import { freePort } from '../../libs/tooling/src/ports.mjs';
import { databaseUrl, openCluster, startServer } from '../../libs/tooling/src/postgres.mjs';
import { loadConfiguration } from '@guiche/backend/config/index.js';
import { SCHEMA } from '@guiche/backend/data-source.js';
import { GuicheDataSource, Transactions, migrate, statement } from '@guiche/backend/database/index.js';
import { Ledger, divideSale } from '@guiche/backend/modules/ledger/index.js';
import { systemContext } from '@guiche/backend/runtime/context/index.js';
import { newId } from '@guiche/backend/runtime/ids/index.js';

const ROUND_MS = Number(process.argv[2] ?? 3) * 1000;
const ROUNDS = 3;
const CONNECTIONS = 16;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-bench-ledger-'));
fs.chmodSync(folder, 0o755);
const cluster = openCluster(folder);
const port = await freePort();
const server = await startServer(cluster, { port });
const url = databaseUrl(cluster, port);
const { database: config } = loadConfiguration({
  DATABASE_URL: url,
  DATABASE_POOL_SIZE: String(CONNECTIONS),
});
try {
  await migrate(config, SCHEMA);
  const dataSource = await new GuicheDataSource(config, { entities: [], migrations: [] }).initialize();
  try {
    await compare(dataSource);
  } finally {
    await dataSource.destroy();
  }
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** @param {GuicheDataSource} dataSource */
async function compare(dataSource) {
  const platformId = randomUUID();
  await dataSource.query(
    `insert into platforms (id, slug, name, fees, created_at) values ($1, 'bench', 'Bench', '{}', now())`,
    [platformId],
  );
  await dataSource.query(`create table bare_transfers (id uuid primary key, payment_id uuid, amount bigint)`);
  const transactions = new Transactions(dataSource);
  const bare = () => transactions.run('bare', (tx) => insertBare(tx));
  const sellers = Array.from({ length: 200 }, () => randomUUID());
  const many = () => postSale(transactions, platformId, sellers[Math.floor(Math.random() * sellers.length)]);
  const one = () => postSale(transactions, platformId, sellers[0]);
  /** @type {Record<string, number[]>} */
  const rates = { 'bare inserts': [], 'sales of 200 sellers': [], 'sales of one seller': [] };
  const works = [bare, many, one];
  for (const work of works) await rate(work, 500);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, name] of Object.keys(rates).entries())
      rates[name]?.push(await rate(works[at] ?? bare, ROUND_MS));
  }
  const best = Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, Math.max(...all)]));
  for (const [name, perSecond] of Object.entries(best)) {
    const ratio = (perSecond / (best['bare inserts'] ?? 1)).toFixed(2);
    console.log(`${name.padEnd(22)} ${perSecond.toFixed(0).padStart(6)} /s   ${ratio} of the baseline`);
  }
}

/** @param {() => Promise<unknown>} work @param {number} forMs */
async function rate(work, forMs) {
  const start = performance.now();
  let done = 0;
  const loop = async () => {
    while (performance.now() - start < forMs) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return (done * 1000) / (performance.now() - start);
}

/**
 * As many round trips and rows as a sale posts, without locks, constraints or balances.
 * @param {import('typeorm').EntityManager} tx
 */
async function insertBare(tx) {
  const now = new Date();
  await statement(tx, { name: 'bare_select', text: 'select $1::uuid', values: [randomUUID()] });
  await statement(tx, {
    name: 'bare_insert',
    text: `insert into bare_transfers select unnest($1::uuid[]), $2, unnest($3::bigint[])`,
    values: [[newId(now), newId(now), newId(now)], newId(now), [9451, 249, 115]],
  });
}

/** @param {Transactions} transactions @param {string} platformId @param {string | undefined} sellerId */
function postSale(transactions, platformId, sellerId = '') {
  const now = new Date();
  const division = divideSale({
    currency: 'BRL',
    producerId: sellerId,
    items: [{ itemId: 'main', kind: 'MAIN', gross: cents(9700) }],
    shipping: cents(0),
    platformFee: { bps: 0, fixed: cents(249) },
    gatewayCost: { bps: 119, fixed: cents(0) },
  });
  const sale = {
    kind: /** @type {const} */ ('APPROVAL'),
    paymentId: newId(now),
    gatewayAccountId: platformId,
    currency: 'BRL',
    division,
    occurredAt: now,
  };
  const ctx = systemContext('bench').forPlatform(platformId);
  return transactions.run('sale', (tx) => new Ledger().post(ctx, tx, now, [sale]));
}
