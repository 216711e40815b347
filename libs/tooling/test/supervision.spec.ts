import fs from 'node:fs';
import http from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lineOf } from '../src/exclusive-file.mjs';
import { freePort } from '../src/ports.mjs';
import { answers, deafServer, greedyServer, lives, PretendCheckout, waitUntil } from './pretend-checkout.js';

let checkout: PretendCheckout;
let ports: { web: number; api: number; simulator: number; operations: number };

beforeEach(async () => {
  const [web, api, simulator] = [await freePort(), await freePort(), await freePort()];
  ports = { web, api, simulator, operations: await freePort() };
  checkout = new PretendCheckout(ports);
});
afterEach(() => checkout.remove());

const starts = async () => {
  const info = checkout.launch('command.mjs', 'demo-info');
  expect({ code: await info.exit, output: info.output }).toEqual({ code: 0, output: expect.any(String) });
  return (JSON.parse(info.stdout) as { starts: number }).starts;
};

describe('a running platform', () => {
  test('its logs and records, which contain ids of payments, are readable by their owner only', async () => {
    await checkout.start();
    const files = ['.data/owner.json', '.data/run.json', '.data/logs/api.log', '.data/logs/web.log'];
    const modes = files.map((file) => fs.statSync(checkout.at(file)).mode & 0o777);
    expect(modes).toEqual(files.map(() => 0o600));
  });

  test('a running platform is refused a second start on its data folder, which names the process and the variable', async () => {
    const first = await checkout.start();
    const second = checkout.launch('start.mjs');
    expect(await second.exit).toBe(1);
    expect(second.output).toContain(`(process ${first.child.pid})`);
    expect(second.output).toContain('DATA_DIR');
    expect(lives(checkout.run().pids.api)).toBe(true);
  });

  test('a running platform restarts each killed process, and reports their addresses', async () => {
    await checkout.start();
    for (const role of ['api', 'web', 'simulator', 'postgres'] as const) {
      const before = checkout.run();
      process.kill(before.pids[role], 'SIGKILL');
      await waitUntil(() => checkout.run().pids[role] !== before.pids[role]);
      const after = checkout.run();
      expect(lives(after.pids[role])).toBe(true);
      expect(after.databaseUrl).toBe(before.databaseUrl);
      expect(after.pids.worker).toBe(after.pids.api);
    }
    expect(await starts()).toBe(1);
  });

  test('a running platform has a process that runs out of memory started again', async () => {
    checkout.write('backend/src/main.ts', greedyServer('API_PORT'));
    await checkout.start();
    const before = checkout.run().pids.api;
    await fetch(`http://127.0.0.1:${ports.api}/exhaust`).catch(() => undefined);
    await waitUntil(() => checkout.run().pids.api !== before);
    expect(checkout.read('.data/logs/api.log')).toContain('heap out of memory');
    expect(lives(before)).toBe(false);
    expect(lives(checkout.run().pids.api)).toBe(true);
  });

  test('continues when its output has no reader and its record cannot be written', async () => {
    const { child } = await checkout.start();
    const { pids } = checkout.run();
    child.stdout.destroy();
    child.stderr.destroy();
    // Nothing can be put in the place of a folder, as nothing can be written on a full disk.
    fs.rmSync(checkout.at('.data/run.json'));
    checkout.write('.data/run.json/in-the-way', '');
    process.kill(pids.api, 'SIGKILL');
    await waitUntil(() => !lives(pids.api));
    await answers(ports.api);
    expect([child.exitCode, child.signalCode, lives(pids.web)]).toEqual([null, null, true]);
    fs.rmSync(checkout.at('.data/run.json'), { recursive: true });
  });

  test('stops everything on Ctrl-C, in order, and keeps its data', async () => {
    const first = await checkout.start();
    const { pids } = checkout.run();
    first.child.kill('SIGINT');
    expect(await first.exit).toBe(0);
    expect(Object.values(pids).filter(lives)).toEqual([]);
    expect(checkout.read('.data/logs/api.log')).toBe('asked to stop\n');
    await checkout.start();
    expect(await starts()).toBe(2);
  });

  test('ends after a kill -9 of its supervisor, also a process that ignores signals, and the next start waits for that', async () => {
    checkout.write('libs/simulator/src/main.ts', deafServer('SIMULATOR_PORT'));
    const first = await checkout.start();
    const { pids } = checkout.run();
    first.child.kill('SIGKILL');
    const killedAt = performance.now();
    const second = checkout.start();
    await waitUntil(() => !Object.values(pids).some(lives));
    // Within two seconds where there is a processor for it; after five the next start would have ended them.
    expect(performance.now() - killedAt).toBeLessThan(5000);
    await second;
    expect(checkout.read('.data/logs/api.log.1')).toBe('asked to stop\n');
    expect(await starts()).toBe(2);
  });
});

/** Writes on in a file until it is noticed: who watches may not have begun yet. */
async function edit(file: string, noticed: () => boolean): Promise<void> {
  const writing = setInterval(() => checkout.append(file, '// changed\n'), 1_000);
  try {
    await waitUntil(noticed);
  } finally {
    clearInterval(writing);
  }
}

test('a change is reloaded where it is used: the simulator remembers its charges while the backend is worked on', async () => {
  const launched = await checkout.start('--dev');
  const first = checkout.run().pids;
  await edit('backend/src/main.ts', () =>
    launched.output.includes('compiled what changed of backend, reloading'),
  );
  await waitUntil(() => checkout.run().pids.api !== first.api);
  const second = checkout.run().pids;
  expect(second).toEqual({ ...first, api: second.api, worker: second.worker });
  await edit('libs/simulator/src/main.ts', () => checkout.run().pids.simulator !== first.simulator);
  expect(lives(first.simulator)).toBe(false);
});

test.each(['compiled', 'frontend'])('two builds of what is %s in one checkout take turns', async (part) => {
  const lock = `.cache/build-${part}.lock`;
  checkout.write(lock, lineOf(process.pid));
  const build = checkout.launch('build.mjs');
  await waitUntil(() => build.output.includes('another process builds, waiting for it'));
  expect(fs.existsSync(checkout.at('backend/dist/programs/main.js'))).toBe(part === 'frontend');
  fs.rmSync(checkout.at(lock));
  expect(await build.exit).toBe(0);
  expect(fs.existsSync(checkout.at('backend/dist/programs/main.js'))).toBe(true);
});

describe('a start', () => {
  test('a start is not blocked by a lock of a lost machine: an owner without a name', async () => {
    const first = await checkout.start();
    first.child.kill('SIGINT');
    await first.exit;
    for (const lost of ['', '{"pid":4', 'null']) {
      checkout.write('.data/owner.json', lost);
      expect(await starts()).toBe(1);
    }
    checkout.write('.data/owner.json', '');
    await checkout.start();
    expect(await starts()).toBe(2);
  });

  test('a start that is killed at its beginning cannot end the database of the next one', async () => {
    const first = checkout.launch('start.mjs');
    await waitUntil(() => fs.existsSync(checkout.at('.data/run.json')));
    const { guardian } = checkout.run();
    // On a busy machine it is only about to begin.
    process.kill(guardian, 'SIGSTOP');
    first.child.kill('SIGKILL');
    await checkout.start();
    expect(lives(guardian)).toBe(false);
    expect(await starts()).toBe(1);
  });

  test('fails before anything else when a port is taken, naming the port and its variable', async () => {
    const squatter = http.createServer().listen(ports.api, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    try {
      const refused = checkout.launch('start.mjs');
      expect(await refused.exit).toBe(1);
      expect(refused.output).toContain(`Port ${ports.api} is taken`);
      expect(refused.output).toContain('API_PORT');
      expect(() => checkout.read('.data/postgres-passwords.json')).toThrow('ENOENT');
    } finally {
      squatter.close();
    }
  });

  test('fails with the last lines of a process that cannot start', async () => {
    checkout.write('backend/src/main.ts', `console.error('ENCRYPTION_KEYS is not set'); process.exit(1);`);
    const failed = checkout.launch('start.mjs');
    expect(await failed.exit).toBe(1);
    expect(failed.output).toContain('ENCRYPTION_KEYS is not set');
  });
});

test('a command beside a stopped platform starts the database for itself alone', async () => {
  const first = await checkout.start();
  first.child.kill('SIGTERM');
  await first.exit;
  expect(await Promise.all([starts(), starts()])).toEqual([1, 1]);
});
