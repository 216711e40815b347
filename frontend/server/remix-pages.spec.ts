import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TOO_LARGE, TOO_LATE, bodyInTime } from './remix-pages.mjs';

let server: http.Server;
let read: Promise<unknown>;
let deadlineMs: number;

beforeEach(async () => {
  server = http.createServer((req, res) => {
    read = bodyInTime(req, deadlineMs);
    void read.then(
      () => res.end(),
      () => res.destroy(),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a part of a form, and returns what the server read. */
async function sent(form: string, { method = 'POST', whole = true } = {}): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const length = Buffer.byteLength(form) + (whole ? 0 : 1);
  const request = http.request({ port, host: '127.0.0.1', method, headers: { 'content-length': length } });
  request.on('error', () => undefined);
  if (whole) request.end(form);
  else request.write(form);
  await once(server, 'request');
  const result = await read;
  request.destroy();
  return result;
}

test('a form is read whole', async () => {
  deadlineMs = 60_000;
  expect(String(await sent('name=Ana'))).toBe('name=Ana');
});

test('a form that is not whole in time is given up', async () => {
  deadlineMs = 20;
  expect(await sent('name=A', { whole: false })).toBe(TOO_LATE);
});

test('a form that is larger than any of ours is given up', async () => {
  deadlineMs = 60_000;
  expect(await sent('x'.repeat(64 * 1024 + 1))).toBe(TOO_LARGE);
});
