import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newObjectKey } from './object-key.js';
import { upload } from './upload.js';

let status: number;
let seen: { method: string | undefined; type: string | undefined; size: string | undefined; body: string }[];
let server: Server;

beforeEach(async () => {
  status = 200;
  seen = [];
  server = createServer((request, reply) => {
    void text(request).then((body) => {
      const { 'content-type': type, 'content-length': size } = request.headers;
      seen.push({ method: request.method, type, size, body });
      if (status > 0) reply.writeHead(status, { location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const send = (timeoutMs = 2000): Promise<void> =>
  upload(
    {
      key: newObjectKey('public', 'boletos', 'a.pdf'),
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/a.pdf?signature=secret`,
      headers: { 'content-type': 'application/pdf' },
      expiresAt: new Date(0),
    },
    Buffer.from('%PDF-1.4'),
    timeoutMs,
  );

describe('upload', () => {
  it('upload is a PUT to the signed address with the file as the body (P7.176)', async () => {
    await send();
    expect(seen).toEqual([{ method: 'PUT', type: 'application/pdf', size: '8', body: '%PDF-1.4' }]);
  });

  it.each([200, 201, 204, 299])('an answer of success (%d) counts as uploaded (P5.65)', async (answered) => {
    status = answered;
    await expect(send()).resolves.toBeUndefined();
  });

  it.each([300, 301, 302, 304, 400, 403, 404, 409, 500, 503])(
    'an answer of %d does not, is not followed and not tried again (P5.65)',
    async (answered) => {
      status = answered;
      await expect(send()).rejects.toThrow(new Error(`the upload was answered ${answered}`));
      expect(seen).toHaveLength(1);
    },
  );

  it('no answer does not, and the error contains no signed address (P5.65)', async () => {
    status = 0;
    await expect(send(50)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(send(50)).rejects.not.toThrow(/signature|secret/);
  });
});
