// @ts-check
/**
 * What row level security costs a purchase (decision 0119): purchases at the API with the policies and without them, in turns, in one run.
 * Prints the processor time of both and their ratio. Ends with 1 when the median of the turns is more than 5 percent dearer.
 *
 *     npm run bench:tenant-barrier [-- --count 300] [-- --turns 8]
 */
import { parseArgs } from 'node:util';
import { buyByApi, leave } from './support/buyer.mjs';
import { cpuMs } from './support/cpu.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */

const MOST = 1.05;
const WARM_UP = 1000;
const BUYERS = 8;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, turns: { type: 'string', default: '8' } },
});
const COUNT = Number(values.count);

await withPlatform(async (platform) => {
  await buy(platform, WARM_UP);
  /** @type {number[]} */
  const ratios = [];
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    // Which is first changes, so that a platform that grows slower or faster favours neither.
    const [first, second] = turn % 2 === 0 ? [true, false] : [false, true];
    const one = await costOf(platform, first);
    const other = await costOf(platform, second);
    const [protected_, open] = first ? [one, other] : [other, one];
    ratios.push(protected_ / open);
    console.log(
      `  with policies ${protected_.toFixed(2)} ms, without ${open.toFixed(2)} ms: ${(protected_ / open).toFixed(3)}`,
    );
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  console.log(`A purchase with policies costs ${median.toFixed(3)} of one without (limit ${MOST}).`);
  if (median > MOST) process.exitCode = 1;
  leave();
});

/** Milliseconds of processor time of a purchase. @param {BenchPlatform} platform @param {boolean} isProtected */
async function costOf(platform, isProtected) {
  const { rows } = await platform.database.query(
    `select oid::regclass::text as name from pg_class where oid in (select polrelid from pg_policy) and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows)
    await platform.database.query(
      `alter table ${name} ${isProtected ? 'enable' : 'disable'} row level security`,
    );
  // Plans are made anew.
  await buy(platform, COUNT / 3);
  const before = cpuMs(platform.processes);
  await buy(platform, COUNT);
  return (cpuMs(platform.processes).all - before.all) / COUNT;
}

/** @param {BenchPlatform} platform @param {number} count */
async function buy(platform, count) {
  let left = count;
  const buyer = async () => {
    while (left-- > 0) await buyByApi(platform);
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
}
