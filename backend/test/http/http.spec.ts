import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import { startApp, type TestApp } from '../support/index.js';
import { ANSWERED_WITHIN_MS } from '../../src/runtime/http/request-deadline.js';
import { ActsController, ProbeModule } from './probe.module.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ modules: [ProbeModule] });
});
afterAll(() => app.stop());

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  fetch(`${app.url}${path}`, { method: 'POST', headers, body });

async function problem(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return (await response.json()) as Record<string, unknown>;
}

const notFound = (title: string) => ({
  type: 'urn:guiche:problem:notFound',
  title,
  status: 404,
  code: 'notFound',
  requestId: 'from-the-frontend',
});

describe('problems', () => {
  it('an unknown address is 404 notFound, with the request id', async () => {
    const response = await fetch(`${app.url}/nowhere`, { headers: { 'x-request-id': 'from-the-frontend' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toBe('from-the-frontend');
    expect(await problem(response)).toEqual(notFound('Não encontramos o que você procura.'));
  });

  it('a writing request is answered within 12 s that it takes longer, and its work continues', async () => {
    const { begun, end } = app.get(ActsController);
    // The timer itself must go off, so its time is shortened.
    const { setTimeout: realTimeout } = globalThis;
    const timers = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number) =>
        realTimeout(work, ms === ANSWERED_WITHIN_MS ? 50 : ms)) as typeof setTimeout);
    const response = await post('/api/probe/long', '{}');
    await begun.given;
    end.give();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await problem(response)).toMatchObject({ code: 'unavailable' });
    timers.mockRestore();
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
  });

  it('a connection that sends a byte now and then is closed', () => {
    const server = app.get(HttpAdapterHost).httpAdapter.getHttpServer() as Server;
    // The server's own two limits: for the head of a request, and for the whole of it.
    expect([server.headersTimeout, server.requestTimeout]).toEqual([60_000, 90_000]);
  });

  it.each([
    ['cannot be read', '/api/checkout/%E0%A4%A'],
    ['is no text', '/%ff'],
    ['is longer than any of ours', `/api/checkout/${'a'.repeat(300)}`],
  ])('an address that %s is 404 notFound like any other', async (_, path) => {
    const response = await fetch(`${app.url}${path}`, {
      headers: { 'x-request-id': 'from-the-frontend', 'accept-language': 'en' },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toBe('from-the-frontend');
    expect(await problem(response)).toEqual(notFound('We could not find what you are looking for.'));
  });

  it('an unusable request id is replaced, never echoed', async () => {
    const response = await fetch(`${app.url}/nowhere`, { headers: { 'x-request-id': '<script>' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['es-MX,es;q=0.9', undefined, 'No encontramos lo que busca.'],
    ['de,en;q=0.8,pt;q=0.3', undefined, 'We could not find what you are looking for.'],
    ['es', 'a=b; lang=en-US', 'We could not find what you are looking for.'],
    ['ja', 'lang=xx', 'Não encontramos o que você procura.'],
  ])(
    'uses the language of the cookie, then of the header %s, then Portuguese',
    async (language, cookie, title) => {
      const headers = { 'accept-language': language, ...(cookie === undefined ? {} : { cookie }) };
      const response = await fetch(`${app.url}/nowhere`, { headers });
      expect((await problem(response)).title).toBe(title);
    },
  );

  it.each(['{', '', '{"a":1}}', '\u0000', '{"__proto__":{"admin":true}}'])(
    'malformed JSON %j is 400 malformedJson',
    async (body) => {
      const response = await post('/probe/wanted', body);
      expect(response.status).toBe(400);
      expect((await problem(response)).code).toBe('malformedJson');
    },
  );

  it('a body over 64 KB is 413, and one of exactly 64 KB is read', async () => {
    const sized = (bytes: number): string => JSON.stringify({ pad: 'x'.repeat(bytes - 10) });
    const tooLarge = await post('/probe/wanted', sized(65_537));
    expect(tooLarge.status).toBe(413);
    expect((await problem(tooLarge)).code).toBe('bodyTooLarge');
    expect((await post('/probe/wanted', sized(65_536))).status).toBe(422);
  });

  it('another format than JSON is 415', async () => {
    const response = await post('/probe/wanted', '<xml/>', { 'content-type': 'application/xml' });
    expect(response.status).toBe(415);
    expect((await problem(response)).code).toBe('unsupportedMediaType');
  });

  it('an internal error is 500 internalError and shows no details', async () => {
    const response = await fetch(`${app.url}/probe/broken`);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internalError', status: 500 });
    expect(text).not.toContain('secret');
  });

  it('a lost database is 503 unavailable, retryable, without the driver’s text', async () => {
    const response = await fetch(`${app.url}/probe/lost`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
    expect(text).not.toContain('Connection');
  });
});

describe('a statement that PostgreSQL refuses', () => {
  it.each([
    ['53100', 'the disk is full'],
    ['53200', 'out of memory'],
    ['40001', 'a serialization failure'],
    ['40P01', 'a deadlock'],
    ['55P03', 'a lock is not available'],
    ['57014', 'canceled by a timeout'],
    ['25006', 'the primary became a replica'],
    ['58030', 'the disk does not answer'],
  ])(
    'a statement that PostgreSQL refuses with %s (%s) is 503 unavailable, worth trying again',
    async (code) => {
      const response = await fetch(`${app.url}/probe/refused/${code}`);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await problem(response)).toMatchObject({ code: 'unavailable' });
    },
  );

  it('a statement that PostgreSQL refuses with 22012, which a retry does not fix, is 500 internalError', async () => {
    const response = await fetch(`${app.url}/probe/refused/22012`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
  });
});

describe('validation', () => {
  it('names every wrong field by its path, in the reader`s language', async () => {
    const response = await post(
      '/probe/wanted',
      JSON.stringify({ email: 'nobody', amount: 'much', inner: { code: 'long', other: 1 } }),
      { ...json, 'accept-language': 'en' },
    );
    expect(response.status).toBe(422);
    expect(await problem(response)).toMatchObject({
      code: 'validation',
      errors: {
        email: ['Invalid e-mail.'],
        amount: ['Wrong format.'],
        'inner.code': ['Use at most 3 characters.'],
      },
    });
  });

  it('drops unknown properties', async () => {
    const response = await post('/probe/wanted', '{"email":"a@b.co","amount":1,"admin":true}');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ email: 'a@b.co', amount: 1 });
  });

  it.each(['[]', 'null', '"text"', '7', 'true'])('the JSON %s lacks every field', async (body) => {
    const response = await post('/probe/wanted', body);
    expect(response.status).toBe(422);
    expect((await problem(response)).errors).toEqual({
      email: ['Campo obrigatório.'],
      amount: ['Campo obrigatório.'],
    });
  });

  it('a request without a body lacks every field', async () => {
    expect((await fetch(`${app.url}/probe/wanted`, { method: 'POST' })).status).toBe(422);
  });
});

describe('raw bodies', () => {
  it.each([
    ['application/json', '{"broken'],
    ['application/x-www-form-urlencoded', 'a=1&b=2'],
    ['text/plain; charset=utf-8', 'olá'],
    ['nonsense', '{}'],
    ['', '{"a":  1}'],
  ])('arrive unchanged, whatever %j contains', async (type, body) => {
    const response = await post('/probe/raw', body, { 'content-type': type });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ type: 'string', length: body.length, body });
  });

  it('raw bodies are empty where none was sent', async () => {
    const response = await fetch(`${app.url}/probe/raw`, { method: 'POST' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ type: 'string', length: 0, body: '' });
  });

  it('raw bodies may be 1 MB and no more', async () => {
    expect((await post('/probe/raw', 'x'.repeat(1_048_576))).status).toBe(201);
    expect((await post('/probe/raw', 'x'.repeat(1_048_577))).status).toBe(413);
  });
});

describe('the cost of a request', () => {
  it('counts statements and transactions of one request, in the process and for Prometheus alike', async () => {
    const response = await post('/probe/work', '{"email":"a@b.co","amount":1}');
    expect(await response.json()).toMatchObject({ statements: 5, transactions: 2, wrote: true });
    const metrics = await (await fetch(`${await app.operations()}/metrics`)).text();
    expect(metrics).toContain('guiche_request_statements_sum{route="POST /probe/work"} 5');
    expect(metrics).toContain('guiche_request_transactions_sum{route="POST /probe/work"} 2');
    expect(metrics).toContain(
      'guiche_request_duration_seconds_count{route="POST /probe/work",status="201"} 1',
    );
    expect(metrics).toContain('process_cpu_seconds_total');
  });
});

describe('health', () => {
  it('health is live, and ready when the database answers with our schema', async () => {
    expect(await (await fetch(`${app.url}/health/live`)).json()).toEqual({ status: 'live' });
    const ready = await fetch(`${app.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('shows its details on the operations port only', async () => {
    const ready = await fetch(`${await app.operations()}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', details: { gateways: [] } }]);
  });
});

describe('the operations port', () => {
  it('serves metrics, which the public port does not', async () => {
    expect((await fetch(`${await app.operations()}/metrics`)).status).toBe(200);
    const onPublic = await fetch(`${app.url}/metrics`);
    expect([onPublic.status, (await problem(onPublic)).code]).toEqual([404, 'notFound']);
  });

  it('serves the description of the API, and none of its calls', async () => {
    const operations = await app.operations();
    const { paths } = (await (await fetch(`${operations}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(paths)).toContain('/api/checkout/purchase');
    expect(await (await fetch(`${operations}/api/docs`)).text()).toContain('swagger-ui');
    const purchase = await fetch(`${operations}/api/checkout/purchase`, { method: 'POST' });
    expect([purchase.status, (await problem(purchase)).code]).toEqual([404, 'notFound']);
  });
});

describe('the description of the API', () => {
  it('the description of the API is served as JSON and as a page', async () => {
    const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Record<string, unknown>;
    expect(document).toMatchObject({ openapi: '3.0.0', info: { title: 'Guichê' } });
    expect(Object.keys(document.paths as object)).toContain('/probe/wanted');
    expect(await (await fetch(`${app.url}/api/docs`)).text()).toContain('swagger-ui');
  });

  it('knows no screen: whatever it describes is answered with data (P2.1)', async () => {
    const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
    };
    const answers = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.values(responses));
    const formats = new Set(answers.flatMap(({ content = {} }) => Object.keys(content)));
    expect(formats).toContain('application/json');
    for (const format of formats)
      expect(format).toMatch(/json$|^text\/(?:event-stream|csv)$|pdf$|spreadsheetml\.sheet$/);
  });
});
