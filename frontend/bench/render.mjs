// @ts-check
/**
 * CPU milliseconds of the web process for one view of the checkout: request, loader, drawing, gzip. The API it asks is
 * a fixed answer in another process, so that only our own work is counted. Needs a build.
 *
 *     npm run bench:render -w @guiche/frontend [-- --views 1500]
 */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { once } from 'node:events';

const BUDGET_MS = 4;
const WARM_UP_VIEWS = 400;
const CONCURRENCY = 4;
const views = Number(process.argv[process.argv.indexOf('--views') + 1]) || 1500;
const here = import.meta.dirname;

const offer = fs.readFileSync(path.join(here, 'offer.json'));
const api = http.createServer((_, res) =>
  res.writeHead(200, { 'content-type': 'application/json' }).end(offer),
);
api.listen(0, '127.0.0.1');
await once(api, 'listening');
const apiPort = /** @type {import('node:net').AddressInfo} */ (api.address()).port;

const web = fork(path.join(here, '../server.mjs'), {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    WEB_PORT: '0',
    API_URL: `http://127.0.0.1:${apiPort}`,
    LOG_LEVEL: 'warn',
  },
});
const [{ port }] = /** @type {[{ port: number }]} */ (await once(web, 'message'));
const agent = new http.Agent({ keepAlive: true, maxSockets: CONCURRENCY });

await view(WARM_UP_VIEWS);
const before = cpuMs(web.pid);
const startedAt = performance.now();
await view(views);
const tookMs = performance.now() - startedAt;
const perView = (cpuMs(web.pid) - before) / views;
web.kill();
api.close();
agent.destroy();

console.log(`${views} views, ${(views / (tookMs / 1000)).toFixed(0)} a second`);
console.log(
  `CPU ${perView.toFixed(2)} ms a view, budget ${BUDGET_MS} ms${perView > BUDGET_MS ? '  OVER' : ''}`,
);
process.exitCode = perView > BUDGET_MS ? 1 : 0;

/** @param {number} count */
async function view(count) {
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      await get();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, reader));
}

/** @returns {Promise<void>} */
function get() {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip', 'accept-language': 'pt-BR' };
    const request = http.get({
      port,
      host: '127.0.0.1',
      agent,
      path: '/checkout/x?utm_source=bench',
      headers,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the page answered ${response.statusCode}`));
      response.resume().on('end', () => resolve());
    });
  });
}

/** Time of the process on the processors, user and system, from /proc. @param {number | undefined} pid */
function cpuMs(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const TICK_MS = 10;
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
