// @ts-check
/**
 * What the release of due money costs purchases: 2,000 sales a minute of one seller of one platform, first while the job releases the
 * money of years of sales, then without. Both are measured on the same database in the same run, so the ratio is the figure to
 * watch. Ends with 1 when purchases are refused, when fewer than 2,000 a minute are paid, or when releases slow them more than 1.5 times.
 *
 *     npm run bench:money [-- --orders 1000000 --seconds 60 --rate 2000]
 *
 * The orders are those of `demo:bulk`, most of which are due. One row of `ledger_releases` is a bucket of one sale and person. In the
 * end `ledger:verify` looks at all of it. A machine that does other work as well refuses purchases: compare at a lower rate there.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leave, payAutomatically } from './support/buyer.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {import('./support/open-loop.mjs').Result} Result */
/** @typedef {{ median: number, p95: number, paid: number, refused: number, released: number, seconds: number }} Measured */

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '2000' },
  },
});
const SECONDS = Number(values.seconds);
const PER_MINUTE = Number(values.rate);
const LIMIT = 1.5;
const WARM_UP_S = 10;
const PAID_WITHIN_MS = 30_000;

await withPlatform(async (platform) => {
  await payAutomatically(platform.simulator, 20);
  await sell(platform, WARM_UP_S);
  console.log(
    `demo:bulk: ${(await platform.run('demo-bulk', ['--users', '1000', '--orders', values.orders])).trim()}`,
  );
  const due = await countDue(platform);
  console.log(`${due} buckets are due.\n`);
  const during = await measure(platform);
  const left = await countDue(platform);
  if (left === 0) console.log('All of them were released before the end: use more --orders.');
  await platform.database.query(
    `update ledger_releases set look_at = 'infinity' where amount > 0 and look_at <= now()`,
  );
  await sell(platform, WARM_UP_S);
  const without = await measure(platform);
  report('while releases run', during);
  report('without', without);
  const ratio = during.median / without.median;
  console.log(
    `\nReleases make a purchase ${ratio.toFixed(2)} times as slow (median; p95 ${(during.p95 / without.p95).toFixed(2)}; limit ${LIMIT}).`,
  );
  const perMinute = [during, without].map(({ paid, seconds }) => (paid * 60) / seconds);
  const isKept =
    perMinute.every((rate) => rate >= PER_MINUTE * 0.99) && during.refused + without.refused === 0;
  console.log(`${PER_MINUTE} sales a minute: ${isKept ? 'kept' : 'NOT kept'}.`);
  if (!isKept || ratio > LIMIT) process.exitCode = 1;
  leave();
  const began = performance.now();
  console.log(`\n${await platform.run('ledger-verify', [])}`);
  console.log(`verified in ${((performance.now() - began) / 1000).toFixed(1)} s`);
});

/** @param {BenchPlatform} platform @returns {Promise<Measured>} */
async function measure(platform) {
  const { database } = platform;
  const { rows: began } = await database.query('select clock_timestamp() as at');
  const released = await countReleased(platform);
  const results = await sell(platform, SECONDS);
  const releasedNow = (await countReleased(platform)) - released;
  const deadline = performance.now() + PAID_WITHIN_MS;
  const accepted = results.filter(({ status }) => status === 201).length;
  let paid = 0;
  while (paid < accepted && performance.now() < deadline) {
    const { rows } = await database.query(
      `select count(*)::int as paid from payments where created_at >= $1 and status = 'APPROVED'`,
      [began[0].at],
    );
    paid = rows[0].paid;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (/** @type {number} */ part) => times[Math.floor(times.length * part)] ?? 0;
  const refused = results.length - accepted;
  return { median: at(0.5), p95: at(0.95), paid, refused, released: releasedNow, seconds: SECONDS };
}

/** @param {BenchPlatform} platform @param {number} seconds @returns {Promise<Result[]>} */
async function sell({ api, offerId }, seconds) {
  const child = fork(fileURLToPath(new URL('support/open-loop.mjs', import.meta.url)));
  child.send({ api, offerId, seconds, streams: [{ kind: 'purchase', perSecond: PER_MINUTE / 60 }] });
  const [results] = await once(child, 'message');
  return results;
}

/** @param {BenchPlatform} platform */
async function countDue({ database }) {
  const { rows } = await database.query(
    'select count(*)::int as due from ledger_releases where amount > 0 and due_at <= now()',
  );
  return rows[0].due;
}

/** @param {BenchPlatform} platform */
async function countReleased({ database }) {
  const { rows } = await database.query(
    'select count(*)::int as released from ledger_releases where released_at is not null',
  );
  return rows[0].released;
}

/** @param {string} when @param {Measured} measured */
function report(when, { median, p95, paid, refused, released, seconds }) {
  console.log(
    `  ${when.padEnd(20)} ${((paid * 60) / seconds).toFixed(0).padStart(6)} paid a minute, ${refused} refused   median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms   ${((released * 60) / seconds).toFixed(0)} buckets released a minute`,
  );
}
