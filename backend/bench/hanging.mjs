// @ts-check
/**
 * Does a provider that never answers slow the others? Buyers at HAWKPAY are timed, first while ASAAS is well, then while
 * every call that creates a charge there hangs until its deadline; at both times the same number of buyers a second is
 * at ASAAS. Prints the time to an answer and the time from the purchase to APPROVED, and ends with 1 when a p99 of the
 * second round is more than twice that of the first.
 *
 *     npm run bench:hanging [-- --count 300]
 */
import { parseArgs } from 'node:util';
import { OFFERS } from '@guiche/backend/demo/demo-data.js';
import { buyByApi, leave, misbehave, payAutomatically } from './support/buyer.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {{ answer: number[], approval: number[] }} Times milliseconds */

const MOST_TIMES = 2;
const BUYERS = 4;
const AT_ASAAS_PER_SECOND = 8;
/** The paths that a server which runs for days has compiled. */
const WARM_UP = 200;

const { values } = parseArgs({ options: { count: { type: 'string', default: '300' } } });
const COUNT = Number(values.count);

await withPlatform(async (platform) => {
  await payAutomatically(platform.simulator, 20);
  await round(platform, WARM_UP);
  const well = await round(platform, COUNT);
  await misbehave(platform.simulator, { provider: 'ASAAS', operation: 'create', kind: 'hang', times: 1e6 });
  const hanging = await round(platform, COUNT);
  console.log(
    `\n${COUNT} purchases at HAWKPAY, ${BUYERS} at once, beside ${AT_ASAAS_PER_SECOND} a second at ASAAS:`,
  );
  const ratios = [
    tell('answered', well.answer, hanging.answer),
    tell('approved', well.approval, hanging.approval),
  ];
  leave();
  if (ratios.some((ratio) => ratio > MOST_TIMES)) process.exitCode = 1;
});

/** @param {BenchPlatform} platform @param {number} count @returns {Promise<Times>} */
async function round(platform, count) {
  const { rows } = await platform.database.query('select clock_timestamp() as now');
  const atAsaas = { ...platform, offerId: OFFERS.digitalAsaas.id };
  // Excludes buyers at ASAAS: while it does not respond, they are refused after ten seconds.
  const arrivals = setInterval(() => void buyByApi(atAsaas).catch(() => {}), 1000 / AT_ASAAS_PER_SECOND);
  /** @type {number[]} */
  const answer = [];
  let left = count;
  const buyer = async () => {
    while (left-- > 0) {
      const began = performance.now();
      await buyByApi(platform);
      answer.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  const approval = await approvals(platform, rows[0].now);
  clearInterval(arrivals);
  return { answer, approval };
}

/** Waits until all purchases at HAWKPAY since then are approved. @param {BenchPlatform} platform @param {Date} since */
async function approvals({ database }, since) {
  for (;;) {
    const { rows } = await database.query(
      `select p.status, extract(epoch from p.updated_at - p.created_at) * 1000 as ms
       from payments p join attempts a on a.payment_id = p.id and a.platform_id = p.platform_id
       where a.provider = 'HAWKPAY' and p.created_at >= $1`,
      [since],
    );
    if (rows.every(({ status }) => status === 'APPROVED')) return rows.map(({ ms }) => Number(ms));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} what @param {number[]} well @param {number[]} hanging @returns {number} how much worse */
function tell(what, well, hanging) {
  const ratio = percentile(hanging, 99) / percentile(well, 99);
  console.log(
    [
      `  ${what}`,
      `p50 ${percentile(well, 50).toFixed(1)} ms, p99 ${percentile(well, 99).toFixed(1)} ms while ASAAS is well`,
      `p50 ${percentile(hanging, 50).toFixed(1)} ms, p99 ${percentile(hanging, 99).toFixed(1)} ms while it hangs`,
      `p99 times ${ratio.toFixed(2)} (at most ${MOST_TIMES})`,
    ].join('   '),
  );
  return ratio;
}

/** @param {number[]} values @param {number} share */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
