import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createApiClient, resultOf, writtenAt } from '../src/index.js';

type Handler = (request: http.IncomingMessage, answer: http.ServerResponse) => void;

let server: http.Server;
let handler: Handler;
let baseUrl: string;

beforeEach(async () => {
  server = http.createServer((request, answer) => handler(request, answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The paths of the document change with the API; what is proved here holds for each of them. */
const ask = (timeoutMs = 2000) => {
  const client = createApiClient({
    baseUrl,
    timeoutMs,
    requestId: 'req-1',
    headers: { 'accept-language': 'es-ES' },
  });
  return resultOf<unknown>(client.request('get', '/health/live' as never, {} as never) as never);
};

test('a good answer comes with its status and data, and carries the request id and language along', async () => {
  let sent: http.IncomingHttpHeaders = {};
  handler = (request, answer) => {
    sent = request.headers;
    answer.writeHead(201, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  };
  expect(await ask()).toEqual({ ok: true, status: 201, data: { status: 'ok' } });
  expect(sent).toMatchObject({ 'x-request-id': 'req-1', 'accept-language': 'es-ES' });
});

test('a problem comes with its code, its field errors and when to ask again', async () => {
  const errors = { cpf: ['CPF inválido'] };
  const body = { status: 409, code: 'purchaseInProgress', title: 'Em andamento', errors, requestId: 'req-1' };
  handler = (_, answer) =>
    answer
      .writeHead(409, { 'content-type': 'application/problem+json', 'retry-after': '2' })
      .end(JSON.stringify(body));
  expect(await ask()).toEqual({
    ok: false,
    problem: { ...body, retryAfterSeconds: 2 },
  });
});

test('an answer that is no problem of ours, such as a proxy page, is `unavailable` with its status', async () => {
  handler = (_, answer) => answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  expect(await ask()).toMatchObject({ ok: false, problem: { status: 502, code: 'unavailable', title: '' } });
});

test('no answer within the deadline is `unavailable`', async () => {
  handler = () => {};
  expect(await ask(200)).toMatchObject({ ok: false, problem: { status: 503, code: 'unavailable' } });
});

test('a connection that is cut is `unavailable`', async () => {
  handler = (request) => request.socket.destroy();
  expect(await ask()).toMatchObject({ ok: false, problem: { status: 503, code: 'unavailable' } });
});

test('an answer that breaks off half way is `unavailable`', async () => {
  handler = (_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '15' }).write('{"status"');
    setTimeout(() => answer.destroy(), 20);
  };
  expect(await ask()).toMatchObject({ ok: false, problem: { status: 503, code: 'unavailable' } });
});

test('calls one after another share a connection', async () => {
  const connections = new Set<unknown>();
  handler = (request, answer) => {
    connections.add(request.socket);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  for (let call = 0; call < 3; call += 1) expect(await ask()).toMatchObject({ ok: true });
  expect(connections.size).toBe(1);
});

describe('an answer as it was written', () => {
  const read = () =>
    writtenAt<unknown>('/api/offer', {
      baseUrl,
      timeoutMs: 2000,
      requestId: 'req-1',
      headers: { 'x-a': 'b' },
    });

  test('comes with its text and what it says', async () => {
    let sent: http.IncomingMessage | undefined;
    handler = (request, answer) => {
      sent = request;
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{ "price": 9700 }');
    };
    expect(await read()).toEqual({
      ok: true,
      status: 200,
      data: { text: '{ "price": 9700 }', value: { price: 9700 } },
    });
    expect(sent?.url).toBe('/api/offer');
    expect(sent?.headers).toMatchObject({ 'x-request-id': 'req-1', 'x-a': 'b' });
  });

  test('an answer as it was written is a problem like any other', async () => {
    handler = (_, answer) =>
      answer.writeHead(503, { 'retry-after': '7', 'x-request-id': 'req-1' }).end('{"code":"unavailable"}');
    const problem = { status: 503, code: 'unavailable', title: '', errors: {} };
    expect(await read()).toEqual({
      ok: false,
      problem: { ...problem, requestId: 'req-1', retryAfterSeconds: 7 },
    });
  });

  test('an answer as it was written that cannot be read is `unavailable`', async () => {
    handler = (_, answer) => answer.writeHead(200).end('<h1>Welcome</h1>');
    expect(await read()).toMatchObject({ ok: false, problem: { status: 503, code: 'unavailable' } });
  });
});
