import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { apiProxy } from './api-proxy.mjs';
import { limitHalfOpenRequests } from './half-open-requests.mjs';
import { answerRequests, createWebServer } from './web-server.mjs';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

const ID = '01a1fff4-164d-7483-ad00-4b36a48e600b';
let api: http.Server;
let web: http.Server;
let proxy: Awaited<ReturnType<typeof apiProxy>>;
let seen: Seen[];
let lines: { level: string }[];
let answerApi: http.RequestListener;

beforeEach(async () => {
  [seen, lines] = [[], []];
  answerApi = (_req, res) => void res.end('{}');
  api = http.createServer((req, res) => {
    void text(req).then((body) => {
      seen.push({ method: req.method, url: req.url, headers: req.headers, body });
      answerApi(req, res);
    });
  });
  const write = (line: string) => void lines.push(JSON.parse(line) as { level: string });
  const log = pino({ level: 'warn', formatters: { level: (level) => ({ level }) } }, { write });
  proxy = await apiProxy({ apiUrl: new URL(await listen(api)), internalSecret: 'of this test' }, log);
  await open({ trustProxy: false });
});
afterEach(async () => {
  for (const server of [web, api]) {
    server.closeAllConnections();
    server.close();
  }
  await proxy.close();
});

async function listen(server: http.Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The web server in front of the API above; each page is the text "page". */
async function open(
  settings: { trustProxy: boolean },
  languagesOf?: Parameters<typeof answerRequests>[0]['languagesOf'],
): Promise<void> {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  web?.close();
  web = createWebServer();
  const servePage = (_req: unknown, res: http.ServerResponse) => void res.end('page');
  const serveFile = (_req: unknown, _res: unknown, otherwise: () => void) => otherwise();
  web.on(
    'request',
    answerRequests({ settings, log, passToApi: proxy.pass, serveFile, servePage, languagesOf }),
  );
  await listen(web);
}

interface Asked {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
}

async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { port } = web.address() as AddressInfo;
  const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('what reaches the API', () => {
  test('the API receives the request unchanged, with the client’s address', async () => {
    const body = JSON.stringify({ name: 'Ana', text: 'ç'.repeat(40_000) });
    const answer = await ask('/api/checkout/purchase?a=%20b&c', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1234567', cookie: 'lang=es-ES' },
      body,
    });
    expect([answer.status, answer.body]).toEqual([200, '{}']);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/checkout/purchase?a=%20b&c', body });
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k-1234567',
      cookie: 'lang=es-ES',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${(web.address() as AddressInfo).port}`,
      'x-request-id': expect.stringMatching(/^[\da-f]{8}-/),
    });
  });

  test('the API is asked in a language that the platform offers, and the usual one is not taken from a client', async () => {
    const languagesOf = () => Promise.resolve({ offered: ['es-ES', 'en-US'], usual: 'es-ES' } as const);
    await open({ trustProxy: false }, languagesOf);
    await ask('/api/site', { headers: { cookie: 'lang=pt-BR', 'accept-language': 'pt-BR' } });
    await ask('/api/site', { headers: { 'accept-language': 'en', 'x-guiche-language': 'pt-BR' } });
    expect(seen.map(({ headers }) => [headers['accept-language'], headers['x-guiche-language']])).toEqual([
      ['es-ES', 'es-ES'],
      ['en', 'es-ES'],
    ]);
    expect(seen[0]?.headers.cookie ?? '').not.toContain('lang');
  });

  const FORGED = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '1',
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'true-client-ip': '203.0.113.9',
    'x-request-id': 'chosen-by-a-client',
  };

  test('drops the origin headers of the client', async () => {
    await ask('/api/x', { headers: { ...FORGED, connection: 'x-forwarded-for, x-request-id, keep-alive' } });
    const { headers } = seen[0]!;
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil|chosen/);
    expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual(['127.0.0.1', 'http']);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-forwarded-port']));
  });

  test('sends the address that our last proxy added', async () => {
    await open({ trustProxy: true });
    await ask('/api/x', { headers: { ...FORGED, 'x-forwarded-for': '127.0.0.1, 203.0.113.9' } });
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'chosen-by-a-client',
    });
    await ask('/api/x', { headers: { 'x-forwarded-for': 'nobody' } });
    expect(seen[1]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('drops hop-by-hop headers', async () => {
    const headers = {
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      connection: 'x-private',
      'x-private': '1',
    };
    await ask('/api/x', { headers });
    for (const name of Object.keys(headers).filter((one) => one !== 'connection'))
      expect(seen[0]?.headers).not.toHaveProperty(name);
  });

  test('S1: is one request, framed again, also without the guard before the proxy', async () => {
    const visit = { requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'a', nonce: 'n' };
    web.removeAllListeners('request');
    web.on('request', (req, res) => proxy.pass(req, res, visit));
    const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: a\r\n\r\n';
    for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'POST'])
      await send(
        `${method} /api/shown HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
      );
    expect(seen.map(({ url }) => url)).not.toContain('/api/hidden');
    expect(seen.map(({ method }) => method)).toContain('POST');
  });

  test.each(['/api/%2e%2e/metrics', '/api/../health/ready', '/api//metrics', '//api/metrics'])(
    'S2: is nothing where the path leads elsewhere: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(400);
      expect(seen).toEqual([]);
      expect(lines).toEqual([]);
    },
  );

  test('the API receives nothing from a page of another site, except read-only requests', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await ask('/api/x', { method: 'POST', headers });
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        403,
        expect.objectContaining({ code: 'forbidden' }),
      ]);
    }
    expect(seen).toEqual([]);
    const { port } = web.address() as AddressInfo;
    await ask('/api/x', {
      method: 'POST',
      headers: { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' },
    });
    await ask('/api/x', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  /** Sends bytes; resolves when the connection is closed. */
  async function send(bytes: string): Promise<void> {
    const socket = net.connect((web.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume().write(bytes);
    await once(socket, 'close');
  }
});

describe('the API’s answer', () => {
  test('arrives as it is: status, headers, several cookies, and no body where there is none', async () => {
    answerApi = (_req, res) =>
      res
        .writeHead(201, {
          'set-cookie': ['a=1', 'b=2'],
          'x-clock-ahead-ms': '5',
          connection: 'x-inner',
          'x-inner': '1',
        })
        .end('made');
    const made = await ask('/api/x', { method: 'POST', headers: { 'content-length': '0' } });
    expect([made.status, made.body, made.headers['set-cookie']]).toEqual([201, 'made', ['a=1', 'b=2']]);
    expect(made.headers['x-clock-ahead-ms']).toBe('5');
    const head = await ask('/api/x', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([201, '']);
    answerApi = (_req, res) => res.writeHead(204).end();
    expect(await ask('/api/x', { method: 'DELETE' })).toMatchObject({ status: 204, body: '' });
  });

  test('the API’s answer is requested once, also if it is unavailable', async () => {
    answerApi = (_req, res) => res.writeHead(503, { 'retry-after': '0' }).end('later');
    expect(await ask('/api/x')).toMatchObject({ status: 503, body: 'later' });
    expect(seen).toHaveLength(1);
  });

  test('the API’s answer is 503 with a code and a text in the reader’s language if it cannot be reached', async () => {
    answerApi = (req) => req.socket.destroy();
    const answer = await ask('/api/x', { headers: { cookie: 'lang=pt-BR; __Host-lang=es-ES' } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(answer.body)).toEqual({
      type: 'urn:guiche:problem:unavailable',
      title: 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.',
      status: 503,
      code: 'unavailable',
      requestId: answer.headers['x-request-id'],
    });
  });
});

describe('a page', () => {
  test.each([
    [`/checkout/${ID.toUpperCase()}?utm=A`, `/checkout/${ID}?utm=A`],
    [`/Checkout/${ID}/`, `/checkout/${ID}`],
    [`/checkout/payment/${ID.toUpperCase()}`, `/checkout/payment/${ID}`],
    [`/%63heckout/${ID}`, `/checkout/${ID}`],
  ])('a page of a checkout has one address: %s', async (path, canonical) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.location]).toEqual([301, canonical]);
  });

  test.each([`/checkout/${ID}`, '/', '/Language', '/checkout/other', `/checkout/payment/${ID}?X=Y`])(
    'a page at its address is served: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200, body: 'page' });
    },
  );
});

describe('a server that is sent half requests', () => {
  test('is given up after the timeout', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = web;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 90_000, 75_000]);
  });

  test('closes the oldest of them when there are too many, and serves those that are whole', async () => {
    web.close();
    web = http.createServer((_req, res) => res.end('page'));
    limitHalfOpenRequests(web, 3);
    await listen(web);
    const { port } = web.address() as AddressInfo;
    const closed: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
      socket.on('close', () => closed.push(turn)).resume();
      await once(web, 'connection');
      if (turn % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    }
    expect(await ask('/')).toMatchObject({ status: 200, body: 'page' });
    expect(closed.slice(0, 2)).toEqual([0, 1]);
    expect(closed).not.toContain(4);
  });
});

describe('reports of the content security policy', () => {
  const REPORT = {
    'csp-report': {
      'document-uri': `https://pay.example/checkout/payment/${ID}?cpf=52998224725`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?secret=1',
      'script-sample': 'steal()',
    },
  };
  const report = (body: string, type = 'application/csp-report', method = 'POST') =>
    ask('/csp-reports', {
      method,
      headers: { 'content-type': type },
      ...(method === 'POST' ? { body } : {}),
    });

  test('reports of the content security policy are logged by directive, origin and page, without data of the visitor', async () => {
    expect((await report(JSON.stringify(REPORT))).status).toBe(204);
    const modern = {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'x' },
    };
    expect((await report(JSON.stringify([modern]), 'application/reports+json')).status).toBe(204);
    expect(lines).toMatchObject([
      {
        report: {
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
          page: '/checkout/payment/:id',
        },
      },
      { report: { directive: 'img-src', blocked: 'inline', page: 'unknown' } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/529982|secret|steal|01a1fff4/);
  });

  test('reports of the content security policy that are none, too large, or too many leave no line', async () => {
    for (const body of ['', 'null', '{', '"text"', '[null]', '{"csp-report":null}'])
      expect((await report(body)).status).toBe(204);
    expect(lines).toEqual([]);
    expect((await report('x'.repeat(17_000))).status).toBe(413);
    expect((await report('{}', 'text/plain')).status).toBe(415);
    expect((await report('', 'application/csp-report', 'GET')).status).toBe(405);
    // The limit is one of a minute: reports over its end are sent again.
    const minute = () => Math.floor(Date.now() / 60_000);
    let began: number;
    do {
      began = minute();
      lines.length = 0;
      for (let turn = 0; turn < 40; turn += 1) await report(JSON.stringify(REPORT));
    } while (minute() !== began);
    expect(lines.length).toBeLessThanOrEqual(30);
  });
});
