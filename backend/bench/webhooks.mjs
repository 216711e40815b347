// @ts-check
/**
 * What a burst of webhooks does: deliveries stored and answered a second, and settled a second (state, ledger, outbox; fsync
 * on), each beside a bare Node server with one INSERT on the same PostgreSQL in the same run. Then a burst in which the API
 * is killed: whatever was answered 200 must settle. ASAAS, whose deliveries prove themselves. Fails below its budgets.
 *
 *     npm run bench:webhooks [-- --count 600]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfiguration } from '../dist/config/index.js';
import { Envelope } from '../dist/runtime/crypto/index.js';
import { buyByApi, leave, send } from './support/buyer.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {{ attemptId: string, body: string }} Delivery */

const STORED_BUDGET = 0.35;
const SETTLED_BUDGET = 0.1;
/** As many connections as a busy provider keeps open. */
const CONNECTIONS = 64;
const SETTLED_WITHIN_MS = 120_000;

const { values } = parseArgs({ options: { count: { type: 'string', default: '600' } } });
const COUNT = Number(values.count);

await withPlatform(async (platform) => {
  const warmUp = await paidAtTheProvider(platform, 200);
  const burst = await paidAtTheProvider(platform, COUNT);
  const cutBurst = await paidAtTheProvider(platform, COUNT);
  const door = { url: platform.webhooks.ASAAS, headers: { 'asaas-access-token': await authToken(platform) } };
  await settled(platform, await deliverAll(door, warmUp));

  const bare = await bareRate(platform.databaseUrl, burst);
  const { stored, settledRate } = await burstRates(platform, door, burst);
  console.log(`\n${COUNT} deliveries over ${CONNECTIONS} connections:`);
  console.log(`  bare Node and one INSERT   ${bare.toFixed(0).padStart(6)} /s`);
  const kept = report('stored and answered', stored, bare, STORED_BUDGET);
  const done = report('settled', settledRate, bare, SETTLED_BUDGET);
  const lost = await lostByKilling(platform, door, cutBurst);
  console.log(`  lost when killed in the burst ${lost} of ${COUNT}`);
  leave();
  if (!kept || !done || lost > 0) process.exitCode = 1;
});

/** @param {string} what @param {number} rate @param {number} bare @param {number} budget */
function report(what, rate, bare, budget) {
  const share = rate / bare;
  console.log(
    `  ${what.padEnd(26)} ${rate.toFixed(0).padStart(6)} /s   ${share.toFixed(2)} (at least ${budget})`,
  );
  return share >= budget;
}

/**
 * So many purchases, each with the delivery that tells that it is paid.
 * @param {BenchPlatform} platform @param {number} count @returns {Promise<Delivery[]>}
 */
async function paidAtTheProvider(platform, count) {
  const { rows: before } = await platform.database.query('select count(*)::int as n from attempts');
  let left = count;
  const buyer = async () => {
    while (left-- > 0) await buyByApi({ api: platform.api, offerId: platform.byGateway.ASAAS });
  };
  await Promise.all(Array.from({ length: 16 }, buyer));
  const { rows } = await platform.database.query(
    `select a.id as "attemptId", a.reference, p.amount::int from attempts a join payments p on p.id = a.payment_id
     order by a.created_at, a.id offset $1`,
    [before[0].n],
  );
  return rows.map(({ attemptId, reference, amount }) => ({
    attemptId,
    body: JSON.stringify({
      id: `evt_${attemptId}`,
      event: 'PAYMENT_RECEIVED',
      payment: {
        object: 'payment',
        id: reference,
        value: amount / 100,
        status: 'RECEIVED',
        externalReference: attemptId,
      },
    }),
  }));
}

/** The token that the simulated provider would send along. @param {BenchPlatform} platform */
async function authToken({ database, databaseUrl }) {
  const { rows } = await database.query(
    `select id, webhook_auth_token_sealed as sealed from gateway_accounts where provider = 'ASAAS'`,
  );
  const envelope = new Envelope(loadConfiguration({ DATABASE_URL: databaseUrl }).crypto);
  return envelope.open(rows[0].sealed, `gateway_accounts:${rows[0].id}:webhookAuthToken`).toString('utf8');
}

/**
 * Each delivery until it is answered 200, as providers do.
 * @param {{ url: string, headers: Record<string, string> }} door @param {Delivery[]} deliveries
 */
async function deliverAll({ url, headers }, deliveries, onAnswer = () => {}) {
  const waiting = [...deliveries];
  const carrier = async () => {
    for (let delivery = waiting.pop(); delivery; delivery = waiting.pop()) {
      const { body } = delivery;
      const answer = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).catch(() => ({ status: 0 }));
      if (answer.status === 200) onAnswer();
      else {
        waiting.push(delivery);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, carrier));
  return deliveries;
}

/** @param {string} databaseUrl @param {Delivery[]} deliveries */
async function bareRate(databaseUrl, deliveries) {
  const child = fork(fileURLToPath(new URL('support/bare-door.mjs', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [{ port }] = await once(child, 'message');
  const door = { url: `http://127.0.0.1:${port}/`, headers: {} };
  await deliverAll(door, deliveries);
  const seconds = await secondsOf(() => deliverAll(door, [...deliveries, ...deliveries, ...deliveries]));
  child.kill();
  return (3 * deliveries.length) / seconds;
}

/** @param {BenchPlatform} platform @param {{ url: string, headers: Record<string, string> }} door @param {Delivery[]} burst */
async function burstRates(platform, door, burst) {
  let stored = 0;
  const settledSeconds = await secondsOf(async () => {
    const seconds = await secondsOf(() => deliverAll(door, burst));
    stored = burst.length / seconds;
    await settled(platform, burst);
  });
  return { stored, settledRate: burst.length / settledSeconds };
}

/**
 * kill -9 of the API in the middle of the burst; the supervisor starts it again. Each delivery is sent until it is answered,
 * and never again. What was being understood is taken up half a minute later, which the demo's clock spares us.
 * @param {BenchPlatform} platform @param {{ url: string, headers: Record<string, string> }} door @param {Delivery[]} burst
 */
async function lostByKilling(platform, door, burst) {
  let answered = 0;
  await deliverAll(door, burst, () => {
    if ((answered += 1) === Math.floor(burst.length / 2)) process.kill(platform.apiPid(), 'SIGKILL');
  });
  await platform.database.query(`insert into demo_clock (offset_ms) values (31000)`);
  await platform.database.query(`select pg_notify('clock_changed', '')`);
  await settled(platform, burst).catch(() => {});
  return burst.length - (await countSettled(platform, burst));
}

/** Resolves when all of them are approved, on the ledger, and told. @param {BenchPlatform} platform @param {Delivery[]} deliveries */
async function settled(platform, deliveries) {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  while ((await countSettled(platform, deliveries)) < deliveries.length) {
    if (performance.now() > deadline) throw new Error('the burst did not settle');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @param {BenchPlatform} platform @param {Delivery[]} deliveries @returns {Promise<number>} */
async function countSettled({ database }, deliveries) {
  const { rows } = await database.query(
    `select count(*)::int as n from attempts a join payments p on p.id = a.payment_id
     where a.id = any ($1) and p.status = 'APPROVED'
       and exists (select from ledger_transfers t where t.payment_id = p.id)
       and exists (select from outbox o where o.key = p.id::text and o.topic = 'payment.approved' and o.delivered_at is not null)`,
    [deliveries.map(({ attemptId }) => attemptId)],
  );
  return rows[0].n;
}

/** @param {() => Promise<unknown>} work */
async function secondsOf(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
