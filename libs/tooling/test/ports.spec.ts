import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../src/ports.mjs';

const first = 20_000 + 1_000 * (Number(process.env.JEST_WORKER_ID) % 10);

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function occupy(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
}

describe('a free port', () => {
  it('a free port is of the range of this worker, below the ephemeral ports, and never returned twice in a row', async () => {
    const drawn = [];
    for (let i = 0; i < 50; i++) drawn.push(await freePort());
    expect(new Set(drawn).size).toBe(50);
    expect(drawn.filter((port) => port < first || port >= first + 1_000)).toEqual([]);
  });

  it('a free port has no listener', async () => {
    const drawn = await freePort();
    const next = first + ((drawn + 1 - first) % 1_000);
    await occupy(next);
    expect(await freePort()).not.toBe(next);
  });
});
