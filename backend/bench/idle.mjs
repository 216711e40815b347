// @ts-check
/**
 * Processor time of a platform that nobody uses: milliseconds a second of the API (with its worker), of PostgreSQL and of the web
 * server, first with an empty database, then with 100,000 unpaid codes that are not due. Ends with 1 when a limit is passed.
 *
 *     npm run bench:idle [-- --seconds 20]
 */
import { parseArgs } from 'node:util';
import { preciseCpuMs } from './support/cpu.mjs';
import { addUnpaid } from './support/unpaid.mjs';
import { buyByApi, leave } from './support/buyer.mjs';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */

/** Milliseconds of processor time a second. */
const LIMITS = { api: 4, postgres: 2 };
const UNPAID = 100_000;
/** Boot, first garbage collections and PostgreSQL's own start are over by then. */
const SETTLE_MS = 15_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const SECONDS = Number(values.seconds);

await withPlatform(async (platform) => {
  await buyByApi(platform);
  const empty = await idle(platform);
  report('nothing unpaid', empty);
  await addUnpaid(platform, { count: UNPAID, dueInSeconds: 3600 });
  const full = await idle(platform);
  report(`${UNPAID} unpaid codes, none due`, full);
  console.log(
    `\nratio API ${(full.api / empty.api).toFixed(2)}, PostgreSQL ${(full.postgres / empty.postgres).toFixed(2)}`,
  );
  if ([empty, full].some(({ api, postgres }) => api > LIMITS.api || postgres > LIMITS.postgres))
    process.exitCode = 1;
  leave();
});

/** @param {BenchPlatform} platform */
async function idle({ processes, apiPid }) {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const api = apiPid();
  const web = processes.nodes.filter((pid) => pid !== api);
  const read = () => ({
    api: preciseCpuMs([api]),
    web: preciseCpuMs(web),
    postgres: preciseCpuMs([processes.postgres], { withChildren: true }),
  });
  const before = read();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const after = read();
  return {
    api: (after.api - before.api) / SECONDS,
    web: (after.web - before.web) / SECONDS,
    postgres: (after.postgres - before.postgres) / SECONDS,
  };
}

/** @param {string} what @param {{ api: number, web: number, postgres: number }} used */
function report(what, { api, web, postgres }) {
  console.log(
    `${what}: API ${api.toFixed(2)} ms/s (limit ${LIMITS.api}), PostgreSQL ${postgres.toFixed(2)} ms/s (limit ${LIMITS.postgres}), web server ${web.toFixed(2)} ms/s`,
  );
}
