// @ts-check
/**
 * CPU milliseconds of the web process for one view of the checkout: request, loader, drawing, gzip. The API it asks is
 * a fixed answer in another process, so that only our own work is counted. Needs a build.
 *
 *     npm run bench:render -w @guiche/frontend [-- --views 1500]
 */
import http from 'node:http';
import { cpuMs } from './support/cpu.mjs';
import { startWeb, view } from './support/web.mjs';

const BUDGET_MS = 4;
const WARM_UP_VIEWS = 400;
const CONCURRENCY = 4;
const views = Number(process.argv[process.argv.indexOf('--views') + 1]) || 1500;

const web = await startWeb();
const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });

await manyViews(WARM_UP_VIEWS);
const before = cpuMs(web.pid);
const startedAt = performance.now();
await manyViews(views);
const tookMs = performance.now() - startedAt;
const perView = (cpuMs(web.pid) - before) / views;
web.stop();
agent.destroy();

console.log(`${views} views, ${(views / (tookMs / 1000)).toFixed(0)} a second`);
console.log(
  `CPU ${perView.toFixed(2)} ms a view, budget ${BUDGET_MS} ms${perView > BUDGET_MS ? '  OVER' : ''}`,
);
process.exitCode = perView > BUDGET_MS ? 1 : 0;

/** @param {number} count */
async function manyViews(count) {
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      await view(agent, web.port, '/checkout/x?utm_source=bench');
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, reader));
}
