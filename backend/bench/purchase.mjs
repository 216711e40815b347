// @ts-check
/**
 * What a whole purchase costs: page, form, provider over loopback, webhook, APPROVED with its ledger and outbox, fsync
 * on. Prints purchases per second and the processor time of all our processes and PostgreSQL; the provider's is its own.
 * Beside it a baseline on the same server in the same run: bare inserts of an order, a payment and an event.
 *
 * First, for 8 buyers, what each stage costs: the purchase at the API, with the confirmation of its payment, and with page and
 * form. Ends with 1 when a stage costs more than its limit.
 *
 *     npm run bench:purchase [-- --api] [-- --count 400] [-- --stages]
 */
import { parseArgs } from 'node:util';
import { buyByApi, buyByPage, leave, payAutomatically } from './support/buyer.mjs';
import { cpuMs } from './support/cpu.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */

const BUDGET_MS = 30;
const AIM_MS = 15;
const CONCURRENCIES = [1, 8, 32];
/** Milliseconds of processor time a purchase, ours and PostgreSQL's, by eight buyers on a quiet machine. */
const STAGE_LIMITS = { 'at the API': 6, 'and its payment': 9, 'and page and form': 12 };
/** A server that runs for days has compiled its hot paths; the first purchases pay for that. */
const WARM_UP = 1000;

const { values } = parseArgs({
  options: {
    api: { type: 'boolean', default: false },
    count: { type: 'string', default: '400' },
    stages: { type: 'boolean', default: false },
  },
});
const COUNT = Number(values.count);

const ALL_TOLD = `not exists (select 1 from outbox where due_at is not null)
          and not exists (select 1 from event_deliveries) and not exists (select 1 from mails where due_at is not null)`;

await withPlatform(async (platform) => {
  const buy = values.api ? () => buyByApi(platform) : () => buyByPage(platform);
  await createBareTables(platform);
  await measureStages(platform);
  if (values.stages) return leave();
  const whole = await allDoneSince(platform);
  await measure(platform, WARM_UP, 32, buy, whole);
  console.log(`\nWhole purchases ${values.api ? 'at the API' : 'by page and form'}, ${COUNT} of each:`);
  /** @type {number[]} */
  const costs = [];
  for (const concurrency of CONCURRENCIES) {
    const bare = await measure(platform, COUNT * 10, concurrency, () => insertBare(platform));
    const full = await measure(platform, COUNT, concurrency, buy, whole);
    costs.push(full.cpu.all);
    console.log(lineOf(concurrency, full, bare));
  }
  const idle = await idleCpu(platform);
  const median = [...costs].sort((a, b) => a - b)[1] ?? 0;
  console.log(`Idle: ${idle.toFixed(1)} ms of processor time a second.`);
  console.log(`Median ${median.toFixed(1)} ms a purchase (budget ${BUDGET_MS}, aim ${AIM_MS}).`);
  leave();
});

/**
 * @param {BenchPlatform} platform
 * @param {number} count
 * @param {number} concurrency
 * @param {() => Promise<unknown>} act
 * @param {() => Promise<boolean>} [done] what has to come true before the last one counts
 */
async function measure({ processes }, count, concurrency, act, done = async () => true) {
  const before = cpuMs(processes);
  const startedAt = performance.now();
  let left = count;
  const actor = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: concurrency }, actor));
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20));
  const seconds = (performance.now() - startedAt) / 1000;
  const after = cpuMs(processes);
  const cpu = {
    ours: (after.ours - before.ours) / count,
    postgres: (after.postgres - before.postgres) / count,
    all: (after.all - before.all) / count,
  };
  return { perSecond: count / seconds, cpu };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

/** @param {number} concurrency @param {Measured} full @param {Measured} bare */
function lineOf(concurrency, full, bare) {
  const { ours, postgres, all } = full.cpu;
  return [
    `  ${String(concurrency).padStart(2)} at once`,
    `${full.perSecond.toFixed(1).padStart(6)} /s`,
    `${all.toFixed(1).padStart(5)} ms processor (${ours.toFixed(1)} ours, ${postgres.toFixed(1)} PostgreSQL)`,
    `${(full.perSecond / bare.perSecond).toFixed(3)} of ${bare.perSecond.toFixed(0)} bare inserts /s`,
    `${(all / bare.cpu.postgres).toFixed(0)} times their ${bare.cpu.postgres.toFixed(2)} ms`,
  ].join('   ');
}

/** Nobody waits to be told: neither a subscriber of an event nor a buyer by mail. */
/** @param {BenchPlatform} platform */
function allTold({ database }) {
  return async () => (await database.query(`select ${ALL_TOLD} as done`)).rows[0].done;
}

/**
 * What is bought from now on is done when it is approved, on the ledger, and everybody was told.
 * @param {BenchPlatform} platform
 */
async function allDoneSince({ database }) {
  const { rows: began } = await database.query('select clock_timestamp() as at');
  return async () => {
    const { rows } = await database.query(
      `select not exists (select 1 from payments where status <> 'APPROVED' and created_at >= $1)
          and ${ALL_TOLD}
          and (select count(*) from payments where created_at >= $1) * 3
            = (select count(*) from ledger_transfers where posted_at >= $1) as done`,
      [began[0].at],
    );
    return rows[0].done;
  };
}

/** One stage after another, each on paths that are warm. @param {BenchPlatform} platform */
async function measureStages(platform) {
  const [unpaid, paid, page] = Object.keys(STAGE_LIMITS);
  const buyers = 8;
  const byApi = () => buyByApi(platform);
  const told = allTold(platform);
  await measure(platform, WARM_UP, buyers, byApi, told);
  const bare = await measure(platform, COUNT * 10, buyers, () => insertBare(platform));
  report(unpaid, await measure(platform, COUNT, buyers, byApi, told), bare);
  // These charges stay unpaid: queries about them would be counted for the purchases that follow.
  await platform.database.query(
    `update attempts set due_at = due_at + interval '1 day' where due_at is not null`,
  );
  await payAutomatically(platform.simulator, 20);
  const done = await allDoneSince(platform);
  await measure(platform, WARM_UP / 2, buyers, byApi, done);
  report(paid, await measure(platform, COUNT, buyers, byApi, done), bare);
  const byPage = () => buyByPage(platform);
  await measure(platform, WARM_UP / 2, buyers, byPage, done);
  report(page, await measure(platform, COUNT, buyers, byPage, done), bare);
}

/** @param {string | undefined} stage @param {Measured} full @param {Measured} bare */
function report(stage, { cpu }, bare) {
  const limit = Object.entries(STAGE_LIMITS).find(([name]) => name === stage)?.[1] ?? 0;
  console.log(
    `  a purchase ${stage}: ${cpu.all.toFixed(1)} ms processor (${cpu.ours.toFixed(1)} ours, ${cpu.postgres.toFixed(1)} PostgreSQL; limit ${limit}), ${(cpu.all / bare.cpu.postgres).toFixed(1)} times a bare insert`,
  );
  if (cpu.all > limit) process.exitCode = 1;
}

/** @param {BenchPlatform} platform */
async function createBareTables({ database }) {
  for (const table of ['bare_orders', 'bare_payments', 'bare_events'])
    await database.query(
      `create table ${table} (id uuid primary key default gen_random_uuid(), content jsonb)`,
    );
}

/** The least that a purchase must write, in one transaction of five round trips. @param {BenchPlatform} platform */
async function insertBare({ database }) {
  const client = await database.connect();
  try {
    await client.query('begin');
    for (const table of ['bare_orders', 'bare_payments', 'bare_events'])
      await client.query({
        name: table,
        text: `insert into ${table} (content) values ($1)`,
        values: ['{"total": 9700}'],
      });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/**
 * Processor time between purchases, in milliseconds a second.
 * @param {BenchPlatform} platform
 */
async function idleCpu({ processes }) {
  const before = cpuMs(processes);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return (cpuMs(processes).all - before.all) / 3;
}
