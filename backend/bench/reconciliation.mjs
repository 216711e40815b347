// @ts-check
/**
 * Reconciliation of a day of one account whose provider takes 50 ms for each answer: charges compared a second, what each costs,
 * and the memory of the process at the beginning and at the end. Says how long a day of 2,000,000 charges takes at that speed, and
 * ends with 1 when that is longer than a day or the memory grew by more than half.
 *
 *     npm run bench:reconciliation [-- --count 20000]
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { buyByApi, leave, misbehave } from './support/buyer.mjs';
import { preciseCpuMs } from './support/cpu.mjs';
import { withPlatform } from './support/platform.mjs';
import { addUnpaid } from './support/unpaid.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */

const PROVIDER_MS = 50;
const A_DAY = 2_000_000;
const MOST_GROWTH = 1.5;
/** The caches and compiled paths of a process that has worked for a while. */
const WARM_UP = 1_000;

const { values } = parseArgs({ options: { count: { type: 'string', default: '5000' } } });
const COUNT = Number(values.count);

await withPlatform(async (platform) => {
  const { database, processes, apiPid } = platform;
  await buyByApi(platform);
  await misbehave(platform.simulator, {
    ...{ provider: 'HAWKPAY', operation: 'get', kind: 'delay' },
    ...{ ms: PROVIDER_MS, times: 1e9 },
  });
  const { rows } = await database.query(`select (now() - interval '2 days')::date::text as day`);
  const noon = Date.parse(`${rows[0].day}T15:00:00Z`);
  await addUnpaid(platform, { count: COUNT, dueInSeconds: null, bornMs: noon });
  await database.query(
    `insert into reconciliations (id, platform_id, gateway_account_id, day, due_at, opened_at)
     select gen_random_uuid(), platform_id, gateway_account_id, $1, now(), now() from attempts order by id desc limit 1`,
    [rows[0].day],
  );
  const read = async () => ({
    at: performance.now(),
    compared: await compared(platform),
    api: preciseCpuMs([apiPid()]),
    postgres: preciseCpuMs([processes.postgres], { withChildren: true }),
    mb: residentMb(apiPid()),
  });
  await until(async () => (await compared(platform)) >= WARM_UP);
  const before = await read();
  await until(async () => (await compared(platform)) >= COUNT);
  const after = await read();
  const count = after.compared - before.compared;
  const perSecond = count / ((after.at - before.at) / 1000);
  const hours = A_DAY / perSecond / 3600;
  const growth = after.mb / before.mb;
  console.log(
    `\n${count} charges: ${perSecond.toFixed(1)} a second; ${((after.api - before.api) / count).toFixed(2)} ms API and ${((after.postgres - before.postgres) / count).toFixed(2)} ms PostgreSQL each; memory ${before.mb.toFixed(0)} MB, then ${after.mb.toFixed(0)} MB (${growth.toFixed(2)}).`,
  );
  console.log(`A day of ${A_DAY} charges takes ${hours.toFixed(1)} hours at that speed, in one process.`);
  if (hours > 24 || growth > MOST_GROWTH) process.exitCode = 1;
  leave();
});

/** @param {BenchPlatform} platform */
async function compared({ database }) {
  const { rows } = await database.query(
    'select coalesce(sum(compared), 0)::integer as n from reconciliations',
  );
  return /** @type {number} */ (rows[0].n);
}

/** @param {number} pid */
function residentMb(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** @param {() => Promise<boolean>} happened */
async function until(happened) {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 200));
}
