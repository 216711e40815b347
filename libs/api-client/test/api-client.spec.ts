import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { addressOf } from '../src/address.js';
import { createApi, type Api } from '../src/index.js';

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

const connected = (timeoutMs = 2000): Api =>
  createApi({ baseUrl, timeoutMs, requestId: 'req-1', headers: { 'accept-language': 'es-ES' } });
const ask = (timeoutMs = 2000) =>
  connected(timeoutMs).get('/api/postcodes/{cep}', { params: { cep: '01001000' } });

test('a success has its status and data, and its request contained the request id and language', async () => {
  let sent: http.IncomingHttpHeaders = {};
  handler = (request, answer) => {
    sent = request.headers;
    answer.writeHead(201, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  };
  expect(await ask()).toEqual({ ok: true, status: 201, data: { status: 'ok' } });
  expect(sent).toMatchObject({ 'x-request-id': 'req-1', 'accept-language': 'es-ES' });
});

test('a problem has its code, its field errors and its retry time', async () => {
  const errors = { cpf: ['CPF inválido'] };
  const body = { status: 409, code: 'purchaseInProgress', title: 'Em andamento', errors, requestId: 'req-1' };
  handler = (_, answer) =>
    answer
      .writeHead(409, { 'content-type': 'application/problem+json', 'retry-after': '2' })
      .end(JSON.stringify(body));
  expect(await ask()).toEqual({
    ok: false,
    problem: { ...body, flag: null, retryAfterSeconds: 2 },
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
  const read = () => connected().getWritten('/api/checkout/{checkoutId}', { params: { checkoutId: 'o/1' } });

  test('has its text and its arguments', async () => {
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
    expect(sent?.url).toBe('/api/checkout/o%2F1');
    expect(sent?.headers).toMatchObject({ 'x-request-id': 'req-1', 'accept-language': 'es-ES' });
  });

  test('an answer as it was written is a problem like any other', async () => {
    handler = (_, answer) =>
      answer.writeHead(503, { 'retry-after': '7', 'x-request-id': 'req-1' }).end('{"code":"unavailable"}');
    const problem = { status: 503, code: 'unavailable', title: '', errors: {}, flag: null };
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

test('a call sends its body, its headers and its query, and a missing permission is named', async () => {
  const seen: unknown[] = [];
  handler = (request, answer) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += String(piece)));
    request.on('end', () => {
      const { 'content-type': type, 'idempotency-key': key, authorization } = request.headers;
      seen.push([request.method, request.url, type, key, authorization, body]);
      answer.writeHead(403).end('{"code":"notAllowed","title":"Sem permissão","flag":"isSalesAvailable"}');
    });
  };
  const api = createApi({ baseUrl, timeoutMs: 2000, headers: { authorization: 'Bearer t' } });
  const result = await api.put('/api/checkout/abandoned-carts', { body: { offerId: 'o1' } as never });
  await api.get('/api/checkout/{checkoutId}/installments', {
    params: { checkoutId: 'o1' },
    query: { orderBumpsIds: 'a,b', fareAmount: cents(0) },
  });
  expect(result).toMatchObject({
    ok: false,
    problem: { status: 403, code: 'notAllowed', flag: 'isSalesAvailable' },
  });
  expect(seen).toEqual([
    ['PUT', '/api/checkout/abandoned-carts', 'application/json', undefined, 'Bearer t', '{"offerId":"o1"}'],
    [
      'GET',
      '/api/checkout/o1/installments?orderBumpsIds=a%2Cb&fareAmount=0',
      undefined,
      undefined,
      'Bearer t',
      '',
    ],
  ]);
});

test('an address has its values encoded, repeats a list, and leaves out undefined values', () => {
  expect(addressOf('/api/a/{b}/c', { b: 'x/é' }, { d: ['1', '2'], e: undefined, f: '' })).toBe(
    '/api/a/x%2F%C3%A9/c?d=1&d=2&f=',
  );
});
