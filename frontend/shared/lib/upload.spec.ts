import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TEXTS } from '../i18n/texts.server';
import { uploadFile } from './upload';

let status: number;
let seen: string[];
let server: Server;

beforeEach(async () => {
  status = 200;
  seen = [];
  server = createServer((request, reply) => {
    void text(request).then((body) => {
      seen.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
      reply.writeHead(status, { location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png?signature=s`;
const send = async (url = address()): Promise<string> =>
  TEXTS['pt-BR'].upload[
    await uploadFile({ url, headers: { 'content-type': 'image/png' } }, new Blob(['picture']))
  ];

describe('uploadFile', () => {
  test('PUTs the file to the signed address and tells that it is there (P7.176, P8.43, C8.21)', async () => {
    expect(await send()).toBe('Upload realizado com sucesso!');
    expect(seen).toEqual(['PUT /a.png?signature=s image/png picture']);
  });

  test.each([302, 304, 400, 403, 413, 500])(
    'an answer of %d is not counted as uploaded, nor followed (P5.65, P8.44, C8.22)',
    async (answered) => {
      status = answered;
      expect(await send()).toBe('Houve um erro ao tentar realizar o upload, contate o suporte');
      expect(seen).toHaveLength(1);
    },
  );

  test('neither is a server that is not there (P5.65, P8.44)', async () => {
    expect(await send('http://127.0.0.1:1/')).toBe(
      'Houve um erro ao tentar realizar o upload, contate o suporte',
    );
  });
});
