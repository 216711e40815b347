import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { freePort } from '@guiche/tooling/ports';
import { until } from '../support/index.js';

const MAIN = join(__dirname, '../../dist/programs/main.js');

let api: ChildProcess;
let url: string;
let ended: Promise<unknown[]>;
let locker: Client;

beforeEach(async () => {
  locker = new Client(process.env.DATABASE_URL);
  await locker.connect();
});

afterEach(async () => {
  if (api.exitCode === null) api.kill('SIGKILL');
  await ended;
  await locker.end();
});

async function start(settings: Record<string, string> = {}): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    API_PORT: String(port),
    OPERATIONS_PORT: '0',
    LOG_LEVEL: 'error',
    ...settings,
  };
  api = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  ended = once(api, 'exit');
  await until(() => api.exitCode !== null || answers('/health/live'));
  expect(api.exitCode).toBeNull();
}

const answers = (path: string): Promise<boolean> =>
  fetch(`${url}${path}`).then(
    (response) => response.ok,
    () => false,
  );

/** A request that is in flight for as long as the test holds the table it reads. */
async function requestInFlight(): Promise<{ response: Promise<Response> }> {
  await locker.query('BEGIN');
  await locker.query('LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE');
  const response = fetch(`${url}/health/ready`);
  response.catch(() => undefined);
  await until(async () => {
    const { rows } = await locker.query<{ waiting: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND relation = 'migrations'::regclass) AS waiting`,
    );
    return rows[0]?.waiting ?? false;
  });
  return { response };
}

describe('a process that receives SIGTERM', () => {
  it('takes nothing new, finishes the request in flight, and leaves with 0 as soon as it is answered', async () => {
    // Longer than this test may take: no request is cut off here.
    await start({ SHUTDOWN_GRACE_MS: '3600000' });
    const { response } = await requestInFlight();
    api.kill('SIGTERM');
    await until(async () => !(await answers('/health/live')));
    expect(api.exitCode).toBeNull();
    await locker.query('ROLLBACK');
    expect((await response).status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('a process that receives SIGTERM does not wait longer than its grace period', async () => {
    await start({ SHUTDOWN_GRACE_MS: '300' });
    // It would stay in flight.
    await requestInFlight();
    const asked = performance.now();
    api.kill('SIGTERM');
    await ended;
    // The usual grace.
    expect(performance.now() - asked).toBeLessThan(13_000);
    await locker.query('ROLLBACK');
  });

  it('stops when its supervisor has ended', async () => {
    await start();
    api.disconnect();
    expect(await ended).toEqual([0, null]);
  });
});
