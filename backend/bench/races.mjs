// @ts-check
/**
 * Races of deliveries about the same payment, over HTTP, against the platform as it ships.
 *
 * 1. "paid" and "chargeback" of ASAAS, sent at the same moment, `--races` times: each payment must end charged back, posted once.
 * 2. Every order of six events (`EVENTS`), one after the other, for ASAAS, HAWKPAY and ONZ: each payment must end refunded, with the
 *    same books.
 * 3. The same six events at once, `--at-once` payments of each protocol: the same end.
 *
 * Prints a table and exits with 1 when one payment ended otherwise.
 *
 *     npm run races [-- --races 1000 --orders 720 --at-once 100]
 */
import { parseArgs } from 'node:util';
import { loadConfiguration } from '@guiche/backend/config/index.js';
import { Envelope } from '@guiche/backend/runtime/crypto/index.js';
import { buyByApi, happenUntold, leave, send } from './support/buyer.mjs';
import { EVENTS, bodyOf, permutations } from './support/event-deliveries.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {import('./support/event-deliveries.mjs').Event} Event */
/** @typedef {import('./support/event-deliveries.mjs').Protocol} Protocol */
/** @typedef {{ paymentId: string, attemptId: string, reference: string, amount: number, url: string, headers: Record<string, string> }} Sold */
/** @typedef {(sold: Sold, event: Event) => Promise<void>} Deliver */

/** Sales of one protocol that are bought, or whose deliveries are sent, at the same time. */
const SIDE_BY_SIDE = 16;
const UNDERSTOOD_WITHIN_MS = 120_000;
/** @type {readonly Protocol[]} */
const PROTOCOLS = ['ASAAS', 'HAWKPAY', 'ONZ'];
/** What a returned sale of the demo's digital offer leaves: the gateway's cost, borne by the platform (docs/decisions/0061). */
const BOOKS_OF_A_RETURN = { 'gateway cost': 115, 'platform loss': -115 };

// One address sends everything: limits for one address are not what is tested.
process.env['PROTECTIVE_LIMITS'] = 'off';

const { values } = parseArgs({
  options: {
    races: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '720' },
    'at-once': { type: 'string', default: '100' },
  },
});

await withPlatform(async (platform) => {
  const token = await authToken(platform);
  const results = [await chargebackRaces(platform, token, Number(values.races))];
  for (const protocol of PROTOCOLS) {
    results.push(await inEveryOrder(platform, token, protocol, Number(values.orders)));
    results.push(await allAtOnce(platform, token, protocol, Number(values['at-once'])));
  }
  leave();
  console.log('');
  for (const { what, count, wrong } of results)
    console.log(`  ${what.padEnd(58)} ${String(count).padStart(5)} payments  ${wrong.length} wrong`);
  const wrong = results.flatMap((result) => result.wrong);
  for (const one of wrong.slice(0, 5)) console.log(`  ${JSON.stringify(one)}`);
  if (wrong.length > 0) process.exitCode = 1;
});

/** @param {BenchPlatform} platform @param {string} token @param {number} count */
async function chargebackRaces(platform, token, count) {
  const sold = await sell(platform, token, 'ASAAS', count);
  await eachOf(sold, (one) => happen(platform, 'ASAAS', one, ['pay', 'chargeback']));
  let turn = 0;
  await eachOf(sold, async (one) => {
    /** @type {Event[]} */
    const events = (turn += 1) % 2 ? ['paid', 'chargeback'] : ['chargeback', 'paid'];
    await Promise.all(events.map((event) => deliver('ASAAS', one, event)));
  });
  await allUnderstood(platform);
  const what = 'ASAAS: paid and chargeback at the same moment';
  return { what, count, wrong: await wrongOf(platform, sold, 'CHARGEBACK') };
}

/** @param {BenchPlatform} platform @param {string} token @param {Protocol} protocol @param {number} count */
async function inEveryOrder(platform, token, protocol, count) {
  const orders = permutations(EVENTS).slice(0, count);
  const sold = await sell(platform, token, protocol, orders.length);
  await eachOf(sold, (one) => happen(platform, protocol, one, ['pay', 'refund']));
  for (const at of EVENTS.keys()) {
    await eachOf(sold, (one, which) => deliver(protocol, one, orders[which]?.[at] ?? 'created'));
    await allUnderstood(platform);
  }
  const what = `${protocol}: six events, every order, one after the other`;
  return { what, count: orders.length, wrong: await wrongOf(platform, sold, 'REFUNDED') };
}

/** @param {BenchPlatform} platform @param {string} token @param {Protocol} protocol @param {number} count */
async function allAtOnce(platform, token, protocol, count) {
  const sold = await sell(platform, token, protocol, count);
  await eachOf(sold, (one) => happen(platform, protocol, one, ['pay', 'refund']));
  await eachOf(sold, (one) => Promise.all(EVENTS.map((event) => deliver(protocol, one, event))));
  await allUnderstood(platform);
  return { what: `${protocol}: six events at once`, count, wrong: await wrongOf(platform, sold, 'REFUNDED') };
}

/** @param {BenchPlatform} platform @param {string} token @param {Protocol} protocol @param {number} count @returns {Promise<Sold[]>} */
async function sell({ api, byGateway, database, webhooks }, token, protocol, count) {
  const { rows: before } = await database.query('select count(*)::int as n from attempts');
  const offerId = /** @type {string} */ (byGateway[protocol]);
  await eachOf(Array.from({ length: count }), () => buyByApi({ api, offerId }));
  const { rows } = await database.query(
    `select p.id as "paymentId", a.id as "attemptId", a.reference, p.amount::int, a.webhook_token as token
     from attempts a join payments p on p.id = a.payment_id order by a.created_at, a.id offset $1`,
    [before[0].n],
  );
  return rows.map((row) => ({
    ...row,
    url: webhooks[protocol] ?? `${api}/webhooks/${protocol}/${row.token}`,
    headers: protocol === 'ASAAS' ? { 'asaas-access-token': token } : {},
  }));
}

/** What the provider's own book says, without a delivery. @param {BenchPlatform} platform @param {Protocol} protocol @param {Sold} sold @param {readonly string[]} acts */
async function happen({ simulator }, protocol, { reference }, acts) {
  for (const act of acts) await happenUntold(simulator, protocol, reference, act);
}

/** @param {Protocol} protocol @param {Sold} sold @param {Event} event */
async function deliver(protocol, { url, headers, ...charge }, event) {
  const { status, body } = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(bodyOf(protocol, event, charge)),
  });
  if (status !== 200) throw new Error(`a delivery was answered ${status}: ${body}`);
}

/**
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T, which: number) => Promise<unknown>} work
 */
async function eachOf(all, work) {
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const which = next++;
      await work(/** @type {T} */ (all[which]), which);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

/** Resolves when every delivery was looked at once; one that the provider did not confirm may wait for its next try. @param {BenchPlatform} platform */
async function allUnderstood({ database }) {
  const deadline = performance.now() + UNDERSTOOD_WITHIN_MS;
  for (;;) {
    const { rows } = await database.query('select count(*)::int as n from webhook_records where tries = 0');
    if (rows[0].n === 0) return;
    if (performance.now() > deadline) throw new Error(`${rows[0].n} deliveries were not understood`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The payments that stand otherwise, with what they are. @param {BenchPlatform} platform @param {readonly Sold[]} sold @param {string} status */
async function wrongOf({ database }, sold, status) {
  const { rows } = await database.query(
    `select p.id as "paymentId", p.status, p.captured, coalesce((
       select jsonb_object_agg(account, balance) from (
         select a.owner || ' ' || a.bucket as account, sum(moved.amount)::int as balance
         from (select credit_account_id as id, amount from ledger_transfers where payment_id = p.id
               union all select debit_account_id, -amount from ledger_transfers where payment_id = p.id) moved
         join ledger_accounts a on a.id = moved.id group by 1 having sum(moved.amount) <> 0
       ) balances), '{}') as books
     from payments p where p.id = any ($1)`,
    [sold.map(({ paymentId }) => paymentId)],
  );
  const isRight = (/** @type {any} */ row) =>
    row.status === status && row.captured && sameBooks(row.books, BOOKS_OF_A_RETURN);
  return rows.filter((row) => !isRight(row));
}

/** @param {Record<string, number>} one @param {Record<string, number>} other */
function sameBooks(one, other) {
  const accounts = Object.keys({ ...one, ...other });
  return accounts.every((account) => one[account] === other[account]);
}

/** The token that the simulated provider would send along. @param {BenchPlatform} platform */
async function authToken({ database, databaseUrl }) {
  const { rows } = await database.query(
    `select id, webhook_auth_token_sealed as sealed from gateway_accounts where provider = 'ASAAS'`,
  );
  const envelope = new Envelope(loadConfiguration({ DATABASE_URL: databaseUrl }).crypto);
  return envelope.open(rows[0].sealed, `gateway_accounts:${rows[0].id}:webhookAuthToken`).toString('utf8');
}
