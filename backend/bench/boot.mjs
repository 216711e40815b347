// @ts-check
/**
 * `npm run bench:boot`: how long the API alone takes from the start of its process until it is ready, on a migrated
 * database of its own. Prints one line of JSON; exits 1 when the median is over the budget.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../libs/tooling/src/ports.mjs';
import { databaseUrl, openCluster, startServer } from '../../libs/tooling/src/postgres.mjs';

const BUDGET_MS = 2500;
const ROUNDS = 5;
const backend = path.resolve(import.meta.dirname, '..');
const entry = (/** @type {string} */ name) => path.join(backend, 'dist', 'programs', name);

/** @param {NodeJS.ProcessEnv} env */
async function bootOnce(env) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [entry('main.js')], {
    env: { ...env, API_PORT: String(port), OPERATIONS_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`);
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), `guiche-test-${process.pid}-`));
fs.chmodSync(folder, 0o755);
const cluster = openCluster(folder, { sync: false });
const port = await freePort();
const server = await startServer(cluster, { port });
try {
  const env = { ...process.env, DATABASE_URL: databaseUrl(cluster, port), NODE_ENV: 'production' };
  const migrated = spawnSync(process.execPath, [entry('migrate.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (migrated.status !== 0) throw new Error('the migration failed');
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(Math.round(await bootOnce(env)));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(ROUNDS / 2)] ?? Infinity;
  console.log(JSON.stringify({ bench: 'boot', budgetMs: BUDGET_MS, medianMs: median, timesMs: times }));
  process.exitCode = median > BUDGET_MS ? 1 : 0;
} finally {
  await server.stop(1000);
  fs.rmSync(folder, { recursive: true, force: true });
}
