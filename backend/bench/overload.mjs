// @ts-check
/**
 * Three times the load that the platform can carry, against the platform as it ships. Measures the capacity first, in the same run:
 * purchases a second of buyers who each wait for their answer. Then, from a generator in a process of its own, purchases at three times
 * that rate, with pages, deliveries and looks at the liveness endpoint beside them, and half of the capacity once it is over.
 * Prints each target with what was measured, and ends with 1 when one is missed.
 *
 *     npm run bench:overload [-- --seconds 20 --times 3]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buyByApi, leave } from './support/buyer.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {import('./support/open-loop.mjs').Result} Result */
/** @typedef {import('./support/open-loop.mjs').Stream} Stream */
/** @typedef {{ what: string, measured: string, target: string, ok: boolean }} Line */

const ACCEPTED_P99_MS = 2_000;
const REFUSED_P99_MS = 100;
const LIVE_WITHIN_MS = 1_000;
const MEMORY_TIMES = 1.5;
const RECOVERED_WITHIN_S = 5;
/** Buyers who wait for their answers, while the capacity is measured. */
const BUYERS = 16;
const WARM_UP_S = 8;
const CAPACITY_S = 8;
const PAGES_PER_SECOND = 20;
const DELIVERIES_PER_SECOND = 2;
const LOOKS_PER_SECOND = 5;
const MEMORY_EVERY_MS = 100;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, times: { type: 'string', default: '3' } },
});
const SECONDS = Number(values.seconds);
const TIMES = Number(values.times);
// One address sends everything: limits for one address are not what is measured.
process.env['PROTECTIVE_LIMITS'] = 'off';
process.env['RATE_LIMIT_PER_MINUTE'] ??= '1000000000';

await withPlatform(async (platform) => {
  await closedLoop(platform, WARM_UP_S);
  const memory = watchMemory(platform.apiPid());
  const capacity = await closedLoop(platform, CAPACITY_S);
  const atCapacity = memory.highest();
  const beside = [
    { kind: /** @type {const} */ ('page'), perSecond: PAGES_PER_SECOND },
    { kind: /** @type {const} */ ('webhook'), perSecond: DELIVERIES_PER_SECOND },
    { kind: /** @type {const} */ ('live'), perSecond: LOOKS_PER_SECOND },
  ];
  const during = await openLoop(platform, SECONDS, [
    { kind: 'purchase', perSecond: TIMES * capacity },
    ...beside,
  ]);
  const atOverload = memory.highest();
  const recovery = await recovered(platform, capacity);
  memory.stop();
  const lines = [
    ...linesOf(during),
    {
      what: 'memory of the API against its highest at capacity',
      measured: `${(atOverload / atCapacity).toFixed(2)} (${mb(atCapacity)} → ${mb(atOverload)})`,
      target: `at most ${MEMORY_TIMES}`,
      ok: atOverload <= MEMORY_TIMES * atCapacity,
    },
    {
      what: 'seconds until half of the capacity is answered as before',
      measured: recovery === undefined ? 'not within 10' : String(recovery),
      target: `at most ${RECOVERED_WITHIN_S}`,
      ok: recovery !== undefined && recovery <= RECOVERED_WITHIN_S,
    },
    await nothingLost(platform, during),
  ];
  leave();
  tell(capacity, during, lines);
});

/** @param {number} bytes */
function mb(bytes) {
  return `${Math.round(bytes / 1_048_576)} MB`;
}

/** Purchases a second of so many buyers, each after the answer to the one before. @param {BenchPlatform} platform @param {number} seconds */
async function closedLoop(platform, seconds) {
  const until = performance.now() + seconds * 1000;
  let bought = 0;
  const buyer = async () => {
    while (performance.now() < until) {
      await buyByApi(platform);
      bought += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return bought / seconds;
}

/** @param {BenchPlatform} platform @param {number} seconds @param {Stream[]} streams @returns {Promise<Result[]>} */
async function openLoop({ api, offerId }, seconds, streams) {
  const child = fork(fileURLToPath(new URL('support/open-loop.mjs', import.meta.url)));
  child.send({ api, offerId, seconds, streams });
  const [results] = await once(child, 'message');
  return results;
}

/** The resident memory of a process, looked at all the time. @param {number} pid */
function watchMemory(pid) {
  let highest = 0;
  const look = () => {
    const kb = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    highest = Math.max(highest, Number(kb) * 1024);
  };
  const timer = setInterval(look, MEMORY_EVERY_MS);
  return {
    highest: () => {
      const was = highest;
      highest = 0;
      return was;
    },
    stop: () => clearInterval(timer),
  };
}

/** The second after which half of the capacity is accepted whole and answered in time; undefined: none of ten. @param {BenchPlatform} platform @param {number} capacity */
async function recovered(platform, capacity) {
  for (let second = 1; second <= 10; second += 1) {
    const results = await openLoop(platform, 1, [{ kind: 'purchase', perSecond: capacity / 2 }]);
    const wellAnswered = results.every(({ status, ms }) => status === 201 && ms < ACCEPTED_P99_MS);
    if (wellAnswered) return second;
  }
  return undefined;
}

/** @param {readonly Result[]} results @returns {Line[]} */
function linesOf(results) {
  const of = (/** @type {Result['kind']} */ kind) => results.filter((result) => result.kind === kind);
  const [purchases, live] = [of('purchase'), of('live')];
  const accepted = purchases.filter(({ status }) => status === 201);
  const refused = purchases.filter(({ status }) => status === 503);
  const others = purchases.length - accepted.length - refused.length;
  const acceptedP99 = percentile(accepted, 99);
  const refusedP99 = percentile(refused, 99);
  const all = (/** @type {Result[]} */ some) =>
    `${some.filter(({ status }) => status === 200).length} of ${some.length}`;
  const served = (/** @type {Result[]} */ some) => some.every(({ status }) => status === 200);
  return [
    {
      what: 'accepted purchases, p99',
      measured: `${acceptedP99.toFixed(0)} ms (p50 ${percentile(accepted, 50).toFixed(0)} ms)`,
      target: `at most ${ACCEPTED_P99_MS} ms`,
      ok: accepted.length > 0 && acceptedP99 <= ACCEPTED_P99_MS,
    },
    {
      what: 'refused purchases, p99',
      measured: `${refusedP99.toFixed(0)} ms (p50 ${percentile(refused, 50).toFixed(0)} ms)`,
      target: `at most ${REFUSED_P99_MS} ms`,
      ok: refused.length > 0 && refusedP99 <= REFUSED_P99_MS,
    },
    {
      what: 'refusals with Retry-After, and any other answer',
      measured: `${refused.filter(({ retryAfter }) => retryAfter).length} of ${refused.length}, ${others} others`,
      target: 'all, 0',
      ok: refused.every(({ retryAfter }) => retryAfter) && others === 0,
    },
    { what: 'pages served', measured: all(of('page')), target: 'all', ok: served(of('page')) },
    { what: 'deliveries stored', measured: all(of('webhook')), target: 'all', ok: served(of('webhook')) },
    {
      what: 'liveness answered, the slowest',
      measured: `${all(live)}, ${Math.max(...live.map(({ ms }) => ms)).toFixed(0)} ms`,
      target: `all, ${LIVE_WITHIN_MS} ms`,
      ok: served(live) && live.every(({ ms }) => ms <= LIVE_WITHIN_MS),
    },
  ];
}

/** Every accepted purchase is in the books with one attempt and one charge. @param {BenchPlatform} platform @param {readonly Result[]} results @returns {Promise<Line>} */
async function nothingLost({ database }, results) {
  const ids = results.flatMap(({ paymentId }) => (paymentId ? [paymentId] : []));
  const { rows } = await database.query(
    `select count(distinct p.id)::int as kept, count(a.id)::int as attempts, count(a.reference)::int as charged
     from payments p join attempts a on a.payment_id = p.id where p.id = any ($1)`,
    [ids],
  );
  const { kept, attempts, charged } = rows[0];
  return {
    what: 'accepted purchases kept, with one charge each',
    measured: `${kept} kept, ${attempts} attempts, ${charged} charges of ${ids.length}`,
    target: 'all',
    ok: kept === ids.length && attempts === ids.length && charged === ids.length,
  };
}

/** @param {number} capacity @param {readonly Result[]} during @param {readonly Line[]} lines */
function tell(capacity, during, lines) {
  const purchases = during.filter(({ kind }) => kind === 'purchase');
  const accepted = purchases.filter(({ status }) => status === 201).length;
  console.log(`\nCapacity ${capacity.toFixed(0)} purchases a second. ${TIMES} times that for ${SECONDS} s:`);
  console.log(
    `  ${purchases.length} purchases asked, ${accepted} accepted (${(accepted / SECONDS).toFixed(0)} a second)\n`,
  );
  for (const { what, measured, target, ok } of lines)
    console.log(`  ${ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(58)} ${measured.padEnd(44)} ${target}`);
  if (lines.some(({ ok }) => !ok)) process.exitCode = 1;
}

/** @param {readonly Result[]} results @param {number} share */
function percentile(results, share) {
  const sorted = results.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
