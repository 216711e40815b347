// @ts-check
/**
 * How the web server serves a checkout: what each layout weighs, how long the first byte takes at 50 views a second, and
 * how many views a second it serves, whole and packed, against a bare server in the same run that lets React draw the same
 * plain markup, sign by sign, and does nothing else.
 * Needs a build.
 *
 *     npm run bench:checkout
 */
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuMs } from './support/cpu.mjs';
import { startWeb, view } from './support/web.mjs';

const VIEWS_A_SECOND = 50;
const BUDGET_P50_MS = 15;
const BUDGET_P99_MS = 60;
const LEAST_RATIO = 0.3;
const CONCURRENCY = 8;
const ROUNDS = 3;
const here = import.meta.dirname;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-bench-'));

const web = await startWeb();
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
for (const layout of ['DEFAULT', 'DROPSHIPPING', 'VEGA']) {
  const weigh = [path.join(here, 'checkout-weight.mjs'), `http://127.0.0.1:${web.port}/checkout/${layout}`];
  // Without waiting in place: the answers of the API come from this very process.
  const { stdout } = await promisify(execFile)(process.execPath, weigh);
  const totals = stdout.split('\n').filter((line) => /^\S/.test(line));
  console.log(`${layout}: ${totals.map((line) => line.replace(/\s+/g, ' ')).join('; ')}`);
}

const page = '/checkout/DEFAULT?utm_source=bench';
await closedLoop(web, page, 2_000);
const times = (await openLoop(web.port, page, 20)).sort((a, b) => a - b);
const [p50, p99] = [at(times, 0.5), at(times, 0.99)];
const slow = p50 > BUDGET_P50_MS || p99 > BUDGET_P99_MS;
console.log(
  `First byte at ${VIEWS_A_SECOND} views a second: p50 ${p50.toFixed(1)} ms (budget ${BUDGET_P50_MS}), p99 ${p99.toFixed(1)} ms (budget ${BUDGET_P99_MS})${slow ? '  OVER' : ''}`,
);

const bare = await startBare();
await closedLoop(bare, '/', 2_000);
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const ours = await closedLoop(web, page, 4_000);
  const theirs = await closedLoop(bare, '/', 4_000);
  rounds.push({ ours, theirs, ratio: ours.perSecond / theirs.perSecond });
}
const middle = rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)];
if (!middle) throw new Error('nothing was measured');
const { ours, theirs, ratio } = middle;
console.log(
  `Served: ${result(ours)}; bare React, the same markup: ${result(theirs)}; ratio ${ratio.toFixed(2)} (at least ${LEAST_RATIO})${ratio < LEAST_RATIO ? '  UNDER' : ''}`,
);
bare.stop();
web.stop();
agent.destroy();
fs.rmSync(folder, { recursive: true, force: true });
process.exitCode = slow || ratio < LEAST_RATIO ? 1 : 0;

/** The page's own markup in a server that does nothing but draw it. */
async function startBare() {
  const response = await fetch(`http://127.0.0.1:${web.port}${page}`, {
    headers: { 'accept-language': 'pt-BR' },
  });
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, await response.text());
  const child = fork(path.join(here, 'support/plain-react.mjs'), [file], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.once('exit', (code) => {
    if (code) throw new Error('the bare server did not start');
  });
  const [{ port }] = /** @type {[{ port: number }]} */ (await once(child, 'message'));
  return { port, pid: Number(child.pid), stop: () => child.kill() };
}

/**
 * Views that start at their time, whether or not those before are done: visitors do not wait for a slow server before they
 * arrive.
 */
async function openLoop(
  /** @type {number} */ port,
  /** @type {string} */ address,
  /** @type {number} */ seconds,
) {
  /** @type {Promise<number>[]} */
  const views = [];
  const startedAt = performance.now();
  for (let n = 0; n < seconds * VIEWS_A_SECOND; n += 1) {
    const dueMs = startedAt + (n * 1000) / VIEWS_A_SECOND - performance.now();
    if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs));
    views.push(view(agent, port, address));
  }
  return Promise.all(views);
}

/** Views a second with so many at once, and what each costs the server. */
async function closedLoop(
  /** @type {{ port: number, pid: number }} */ { port, pid },
  /** @type {string} */ address,
  /** @type {number} */ forMs,
) {
  const startedAt = performance.now();
  const cpuBefore = cpuMs(pid);
  let done = 0;
  const viewer = async () => {
    while (performance.now() - startedAt < forMs) {
      await view(agent, port, address);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, viewer));
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: done / seconds, cpu: (cpuMs(pid) - cpuBefore) / done };
}

/** @param {{ perSecond: number, cpu: number }} measured */
function result({ perSecond, cpu }) {
  return `${perSecond.toFixed(0)} views a second, ${cpu.toFixed(2)} ms of processor time each`;
}

/** @param {number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
