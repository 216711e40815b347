// @ts-check
/**
 * What a burst of webhooks does: deliveries stored and answered a second, and settled a second (state, ledger, outbox; fsync
 * on), each beside a bare Node server with one INSERT on the same PostgreSQL in the same run. Twice: of ASAAS, whose
 * deliveries prove themselves, and of HAWKPAY, whose deliveries prove nothing, so that its simulator is asked about each,
 * on the same processors. Then a burst in which the API is killed: whatever was answered 200 must settle. Fails when a
 * burst is below its budgets, or one delivery is lost.
 *
 *     npm run bench:webhooks [-- --count 600]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfiguration } from '@guiche/backend/config/index.js';
import { Envelope } from '@guiche/backend/runtime/crypto/index.js';
import { buyByApi, leave, payUntold, send } from './support/buyer.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {{ paymentId: string, attemptId: string, reference: string, token: string, amount: number }} Charge */
/** @typedef {{ paymentId: string, url: string, headers: Record<string, string>, body: string }} Delivery */
/** @typedef {{ stored: number, settled: number }} Rates a second */

const STORED_BUDGET = 0.35;
const SETTLED_BUDGET = 0.1;
/** As many connections as a busy provider keeps open. */
const CONNECTIONS = 64;
const SETTLED_WITHIN_MS = 120_000;
/** How many are looked at together: looking is work for the server that is measured. */
const LOOKED_AT_ONCE = 50;

const { values } = parseArgs({ options: { count: { type: 'string', default: '600' } } });
const COUNT = Number(values.count);

await withPlatform(async (platform) => {
  const asaas = deliveriesOfAsaas(platform, await authToken(platform));
  const [warmUp, proven, cut] = [await asaas(COUNT), await asaas(COUNT), await asaas(COUNT)];
  const [hintWarmUp, hints] = [
    await deliveriesOfHawkpay(platform, 100),
    await deliveriesOfHawkpay(platform, COUNT),
  ];
  for (const deliveries of [warmUp, hintWarmUp]) await settled(platform, await deliverAll(deliveries));

  // Before and after, lest a busy moment of the machine falls on one side only.
  const before = await bareRate(platform.databaseUrl, proven);
  const ofProven = await burst(platform, proven);
  const ofHints = await burst(platform, hints);
  const bare = (before + (await bareRate(platform.databaseUrl, proven))) / 2;
  const lost = await lostByKilling(platform, cut);
  leave();

  console.log(`\n${COUNT} deliveries over ${CONNECTIONS} connections, a second:`);
  tell('bare Node and one INSERT', bare, bare);
  const withinBudgets = [
    tell('ASAAS, proven by a token: stored and answered', ofProven.stored, bare, STORED_BUDGET),
    tell('ASAAS, proven by a token: settled', ofProven.settled, bare, SETTLED_BUDGET),
    tell('HAWKPAY, proves nothing: stored and answered', ofHints.stored, bare, STORED_BUDGET),
    tell('HAWKPAY, proves nothing: asked about, settled', ofHints.settled, bare, SETTLED_BUDGET),
  ];
  console.log(`  lost when killed in the burst: ${lost} of ${COUNT}`);
  if (withinBudgets.includes(false) || lost > 0) process.exitCode = 1;
});

/** @param {string} what @param {number} rate @param {number} bare @param {number} [budget] */
function tell(what, rate, bare, budget) {
  const share = rate / bare;
  const wanted = budget === undefined ? '' : ` (at least ${budget})`;
  console.log(`  ${what.padEnd(48)} ${rate.toFixed(0).padStart(5)}   ${share.toFixed(2)}${wanted}`);
  return budget === undefined || share >= budget;
}

/** @param {BenchPlatform} platform @param {string} authToken */
function deliveriesOfAsaas(platform, authToken) {
  return async (/** @type {number} */ count) =>
    (await bought(platform, 'ASAAS', count)).map(({ paymentId, attemptId, reference, amount }) => ({
      paymentId,
      url: /** @type {string} */ (platform.webhooks.ASAAS),
      headers: { 'asaas-access-token': authToken },
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

/**
 * Paid at the provider too, because it is asked.
 * @param {BenchPlatform} platform @param {number} count @returns {Promise<Delivery[]>}
 */
async function deliveriesOfHawkpay(platform, count) {
  const charges = await bought(platform, 'HAWKPAY', count);
  for (const { reference } of charges) await payUntold(platform.simulator, 'HAWKPAY', reference);
  return charges.map(({ paymentId, attemptId, reference, amount, token }) => ({
    paymentId,
    url: `${platform.api}/webhooks/HAWKPAY/${token}`,
    headers: {},
    body: JSON.stringify({
      id: 1,
      type: 'transaction',
      objectId: reference,
      data: { id: Number(reference), amount, paymentMethod: 'pix', status: 'paid', externalRef: attemptId },
    }),
  }));
}

/** So many purchases. @param {BenchPlatform} platform @param {string} provider @param {number} count @returns {Promise<Charge[]>} */
async function bought({ api, byGateway, database }, provider, count) {
  const { rows: before } = await database.query('select count(*)::int as n from attempts');
  let left = count;
  const buyer = async () => {
    while (left-- > 0) await buyByApi({ api, offerId: /** @type {string} */ (byGateway[provider]) });
  };
  await Promise.all(Array.from({ length: 16 }, buyer));
  const { rows } = await database.query(
    `select p.id as "paymentId", a.id as "attemptId", a.reference, a.webhook_token as token, p.amount::int
     from attempts a join payments p on p.id = a.payment_id order by a.created_at, a.id offset $1`,
    [before[0].n],
  );
  return rows;
}

/** The token that the simulated provider would send along. @param {BenchPlatform} platform */
async function authToken({ database, databaseUrl }) {
  const { rows } = await database.query(
    `select id, webhook_auth_token_sealed as sealed from gateway_accounts where provider = 'ASAAS'`,
  );
  const envelope = new Envelope(loadConfiguration({ DATABASE_URL: databaseUrl }).crypto);
  return envelope.open(rows[0].sealed, `gateway_accounts:${rows[0].id}:webhookAuthToken`).toString('utf8');
}

/** Each delivery until it is answered 200, as providers do. @param {readonly Delivery[]} deliveries */
async function deliverAll(deliveries, onAnswer = () => {}) {
  const waiting = [...deliveries].reverse();
  const carrier = async () => {
    for (let delivery = waiting.pop(); delivery; delivery = waiting.pop()) {
      const { url, body } = delivery;
      const headers = { 'content-type': 'application/json', ...delivery.headers };
      const answer = await send(url, { method: 'POST', headers, body }).catch(() => ({ status: 0 }));
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
  const here = deliveries.map((delivery) => ({ ...delivery, url: `http://127.0.0.1:${port}/` }));
  await deliverAll(here);
  const seconds = await secondsOf(() => deliverAll([...here, ...here, ...here]));
  child.kill();
  return (3 * deliveries.length) / seconds;
}

/** @param {BenchPlatform} platform @param {Delivery[]} deliveries @returns {Promise<Rates>} */
async function burst(platform, deliveries) {
  let storedSeconds = 0;
  const settledSeconds = await secondsOf(async () => {
    storedSeconds = await secondsOf(() => deliverAll(deliveries));
    await settled(platform, deliveries);
  });
  return { stored: deliveries.length / storedSeconds, settled: deliveries.length / settledSeconds };
}

/**
 * kill -9 of the API in the middle of the burst; the supervisor starts it again. Each delivery is sent until it is answered,
 * and never again. What was being understood is taken up half a minute later, which the demo's clock spares us.
 * @param {BenchPlatform} platform @param {Delivery[]} deliveries
 */
async function lostByKilling(platform, deliveries) {
  let answered = 0;
  await deliverAll(deliveries, () => {
    if ((answered += 1) === Math.floor(deliveries.length / 2)) process.kill(platform.apiPid(), 'SIGKILL');
  });
  await platform.database.query(`insert into demo_clock (offset_ms) values (31000)`);
  await platform.database.query(`select pg_notify('clock_changed', '')`);
  await settled(platform, deliveries).catch(() => {});
  return deliveries.length - (await countSettled(platform, deliveries));
}

/** Resolves when all of them are approved, on the ledger, and told. @param {BenchPlatform} platform @param {readonly Delivery[]} deliveries */
async function settled(platform, deliveries) {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  for (let at = 0; at < deliveries.length; at += LOOKED_AT_ONCE) {
    const some = deliveries.slice(at, at + LOOKED_AT_ONCE);
    while ((await countSettled(platform, some)) < some.length) {
      if (performance.now() > deadline) throw new Error('the burst did not settle');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** @param {BenchPlatform} platform @param {readonly Delivery[]} deliveries @returns {Promise<number>} */
async function countSettled({ database }, deliveries) {
  const paymentIds = deliveries.map(({ paymentId }) => paymentId);
  // The outbox has no index by key: it is read once for all of them, lest looking cost more than settling.
  const { rows } = await database.query(
    `select count(*)::int as n from payments p
     where p.id = any ($1) and p.status = 'APPROVED'
       and exists (select from ledger_transfers t where t.payment_id = p.id)
       and p.id::text in (
         select key from outbox where key = any ($2) and topic = 'payment.approved'
       )`,
    [paymentIds, paymentIds],
  );
  return rows[0].n;
}

/** @param {() => Promise<unknown>} work */
async function secondsOf(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
