// @ts-check
/**
 * Asking the provider about unpaid codes, at one account whose provider takes 50 ms for each answer:
 *
 * 1. How many questions a second the platform answers of a backlog of 20,000 that are overdue, and what each costs.
 * 2. Whether the questions of 1,000,000 unpaid codes a day, falling due evenly, leave a queue behind.
 * 3. How long buyers whose answer was lost wait for their code meanwhile.
 *
 * Ends with 1 when a code took longer than 5 s, or a queue was left.
 *
 *     npm run bench:asking [-- --seconds 20]
 */
import { parseArgs } from 'node:util';
import { buyByApi, leave, misbehave, send } from './support/buyer.mjs';
import { preciseCpuMs } from './support/cpu.mjs';
import { withPlatform } from './support/platform.mjs';
import { addUnpaid } from './support/unpaid.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */

const PROVIDER_MS = 50;
const BACKLOG = 20_000;
const CODES_A_DAY = 1_000_000;
/** Of a code that lives a day, where webhooks arrive: five until its end, and one for late money (domain/asking.spec.ts). */
const QUESTIONS_A_CODE = 6;
const NEEDED_PER_SECOND = (CODES_A_DAY * QUESTIONS_A_CODE) / 86_400;
const CODE_WITHIN_MS = 5_000;
const LOST = 10;
/** Most queries a second that the platform sends to an account by default; below the 160 of 8 concurrent queries at 50 ms. */
const CEILING = 120;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const SECONDS = Number(values.seconds);

await withPlatform(async (platform) => {
  await buyByApi(platform);
  await misbehave(platform.simulator, {
    ...{ provider: 'HAWKPAY', operation: 'get', kind: 'delay' },
    ...{ ms: PROVIDER_MS, times: 1e9 },
  });
  await addUnpaid(platform, { count: BACKLOG, dueInSeconds: -3600 });
  const asked = await askedPerSecond(platform);
  console.log(
    `\nOf ${BACKLOG} overdue: ${asked.perSecond.toFixed(1)} questions a second, ${(asked.perSecond / CEILING).toFixed(2)} of the ceiling of ${CEILING}; ${asked.api.toFixed(2)} ms API and ${asked.postgres.toFixed(2)} ms PostgreSQL each; ${(asked.perSecond / NEEDED_PER_SECOND).toFixed(2)} of what ${CODES_A_DAY} codes a day need (${NEEDED_PER_SECOND.toFixed(1)}).`,
  );
  const waits = await lostAnswers(platform);
  console.log(
    `Codes after a lost answer, behind that backlog: median ${waits[LOST >> 1]?.toFixed(0)} ms, slowest ${waits.at(-1)?.toFixed(0)} ms (limit ${CODE_WITHIN_MS}).`,
  );
  await platform.database.query(
    `update attempts set due_at = now() + interval '1 day' where ask_priority = 2 and due_at is not null`,
  );
  const count = Math.round(NEEDED_PER_SECOND * SECONDS);
  await addUnpaid(platform, { count, dueInSeconds: 1, spreadSeconds: SECONDS });
  await new Promise((resolve) => setTimeout(resolve, (SECONDS + 4) * 1000));
  const left = await overdue(platform);
  console.log(`${count} questions falling due within ${SECONDS} s: ${left} left three seconds later.`);
  if (left > 0 || Number(waits.at(-1)) > CODE_WITHIN_MS) process.exitCode = 1;
  leave();
});

/** @param {BenchPlatform} platform */
async function askedPerSecond(platform) {
  const { processes, apiPid } = platform;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const read = async () => ({
    at: performance.now(),
    left: await overdue(platform),
    api: preciseCpuMs([apiPid()]),
    postgres: preciseCpuMs([processes.postgres], { withChildren: true }),
  });
  const before = await read();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const after = await read();
  const answered = before.left - after.left;
  return {
    perSecond: answered / ((after.at - before.at) / 1000),
    api: (after.api - before.api) / answered,
    postgres: (after.postgres - before.postgres) / answered,
  };
}

/** @param {BenchPlatform} platform */
async function overdue({ database }) {
  const { rows } = await database.query(
    `select count(*)::integer as left from attempts where due_at < now() + interval '40 seconds' and asks = 1 and ask_priority = 2`,
  );
  return /** @type {number} */ (rows[0].left);
}

/** How long buyers wait for a code whose answer was cut off, from the answer to the purchase. @param {BenchPlatform} platform */
async function lostAnswers(platform) {
  const { simulator, api } = platform;
  /** @type {number[]} */
  const waits = [];
  for (let n = 0; n < LOST; n += 1) {
    await misbehave(simulator, { provider: 'HAWKPAY', operation: 'create', kind: 'cut', times: 1 });
    const paymentId = await buyByApi(platform);
    const began = performance.now();
    for (;;) {
      const { body } = await send(`${api}/api/checkout/payments/${paymentId}`);
      if (JSON.parse(body).pixCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    waits.push(performance.now() - began);
  }
  return waits.sort((a, b) => a - b);
}
