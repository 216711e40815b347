import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Logger } from 'pino';
import { apiProxy } from './api-proxy.mjs';
import { orderlyStop } from './orderly-stop.mjs';

const VISIT = { requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'loja.example', nonce: 'n' };

let api: http.Server;
let web: http.Server;
let answerNow: () => void;
let proxy: Awaited<ReturnType<typeof apiProxy>>;
const agent = new http.Agent({ keepAlive: true });

beforeEach(async () => {
  const answered = new Promise<void>((resolve) => (answerNow = resolve));
  api = http.createServer((req, res) => {
    if (req.url === '/api/events') res.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    else void answered.then(() => res.end('placed'));
  });
  const log = { warn: jest.fn() } as unknown as Logger;
  proxy = await apiProxy({ apiUrl: new URL(await listen(api)), internalSecret: 'of this test' }, log);
  web = http.createServer((req, res) => proxy.pass(req, res, VISIT));
  await listen(web);
});
afterEach(() => {
  for (const server of [web, api]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: http.Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What became of a request: its body, or that its connection was cut. */
async function ask(path: string): Promise<{ end: Promise<string>; begun: Promise<unknown> }> {
  const { port } = web.address() as AddressInfo;
  const request = http.get({ host: '127.0.0.1', port, path, agent });
  const reached = once(api, 'request');
  const end = new Promise<string>((resolve) => {
    request.on('error', () => resolve('cut'));
    request.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve(text));
      answer.on('error', () => resolve('cut'));
    });
  });
  const begun = new Promise((resolve) => request.once('response', resolve));
  await reached;
  return { end, begun };
}

/** Longer than any test waits. */
const A_DAY_MS = 86_400_000;

const stop = (graceMs: number) => orderlyStop(web, { graceMs, endStreams: proxy.endStreams });

test('a purchase in flight is answered, and then the server stops', async () => {
  const purchase = await ask('/api/checkout/purchase');
  const stopped = stop(A_DAY_MS);
  answerNow();
  expect(await purchase.end).toBe('placed');
  await stopped;
  expect(web.listening).toBe(false);
});

test('an open page does not hold the stop back', async () => {
  const page = await ask('/api/events');
  await page.begun;
  await stop(A_DAY_MS);
  expect(await page.end).toBe('cut');
});

test('a request still in flight after the grace period is cut off', async () => {
  const purchase = await ask('/api/checkout/purchase');
  await stop(100);
  expect(await purchase.end).toBe('cut');
});
