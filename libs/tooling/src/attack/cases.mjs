// @ts-check
/** Malformed and hostile requests, each with its expected answer. No case buys anything. */
import { request } from './raw-http.mjs';

/**
 * @typedef {'web' | 'api' | 'operations'} Port
 * @typedef {object} Case
 * @property {Port} port
 * @property {string} name
 * @property {string | Buffer} send
 * @property {readonly (readonly number[])[]} answers  each accepted list of statuses; `[]`: closed without an answer
 * @property {RegExp} [without]  what no answer may contain
 * @property {RegExp} [holding]  what the answer must contain
 */

const HOST = 'Host: pay.example';
const CLOSE = 'Connection: close';
/** Refused by one answer; later requests on the connection are not answered. */
const REFUSED = [[400]];
const SMUGGLED = request('GET /health/live HTTP/1.1', ['Host: smuggled.example']);
const chunk = (/** @type {string} */ text) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** @type {Readonly<Record<Port, string>>} a path that each port answers */
const PATHS = { web: '/', api: '/health/live', operations: '/health/live' };

/** Where each port reads a body. @type {Readonly<Record<Port, string>>} */
const BODY_PATHS = {
  web: '/api/checkout/purchase',
  api: '/api/checkout/purchase',
  operations: '/health/live',
};

/** @param {Port} port @returns {Case[]} */
function bodiesWhereNoneBelongs(port) {
  const path = PATHS[port];
  return ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method) => [
    {
      port,
      name: `${method} with a chunked body`,
      send: request(
        `${method} ${path} HTTP/1.1`,
        [HOST, 'Transfer-Encoding: chunked'],
        `0\r\n\r\n${SMUGGLED}`,
      ),
      answers: REFUSED,
    },
    {
      port,
      name: `${method} with a request inside a chunk`,
      send: request(
        `${method} ${path} HTTP/1.1`,
        [HOST, 'Transfer-Encoding: chunked'],
        `${chunk(SMUGGLED)}0\r\n\r\n`,
      ),
      answers: REFUSED,
    },
    {
      port,
      name: `${method} with a length and a body`,
      send: request(`${method} ${path} HTTP/1.1`, [HOST, `Content-Length: ${SMUGGLED.length}`], SMUGGLED),
      answers: REFUSED,
    },
  ]);
}

/** Two framings, or one that different readers take differently: [name, headers, body]. */
const FRAMINGS = /** @type {const} */ ([
  ['CL.TE', ['Content-Length: 6', 'Transfer-Encoding: chunked'], '0\r\n\r\nG'],
  ['TE.CL', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `${chunk(SMUGGLED)}0\r\n\r\n`],
  ['TE.TE, the last unknown', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'],
  ['TE.TE, the first unknown', ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['chunked, identity', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ['gzip, chunked', ['Transfer-Encoding: gzip, chunked'], '0\r\n\r\n'],
  ['xchunked', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
  ['chunked in quotes', ['Transfer-Encoding: "chunked"'], '0\r\n\r\n'],
  ['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
  ['a vertical tab before chunked', ['Transfer-Encoding: \x0bchunked'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
  ['the same length twice', ['Content-Length: 0', 'Content-Length: 0'], ''],
  ['a list of lengths', ['Content-Length: 0, 0'], ''],
  ['a length with a sign', ['Content-Length: +1'], 'x'],
  ['a negative length', ['Content-Length: -1'], 'x'],
  ['a hexadecimal length', ['Content-Length: 0x1'], 'x'],
  ['a chunk with a negative size', ['Transfer-Encoding: chunked'], '-1\r\nx\r\n0\r\n\r\n'],
  ['a chunk with a hexadecimal prefix', ['Transfer-Encoding: chunked'], '0x1\r\nx\r\n0\r\n\r\n'],
  ['a chunk larger than any', ['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\nx\r\n0\r\n\r\n'],
  ['a chunk that ends with a bare line feed', ['Transfer-Encoding: chunked'], '1\nx\n0\n\n'],
  ['a folded header', ['X-One: 1', ' Content-Length: 5'], ''],
  ['a header without a colon', ['Content-Length 5'], ''],
  ['a space in a name', ['Content Length: 5'], ''],
  ['a null byte', ['X-One: a\0b'], ''],
  ['a bare carriage return', ['X-One: a\rContent-Length: 5'], ''],
  ['a bare line feed', ['X-One: a\nContent-Length : 5'], ''],
]);

/** @param {Port} port @returns {Case[]} */
const ambiguousFramings = (port) =>
  FRAMINGS.map(([name, headers, body]) => ({
    port,
    name: `POST, ${name}`,
    send: request(`POST ${BODY_PATHS[port]} HTTP/1.1`, [HOST, ...headers], body),
    answers: REFUSED,
  }));

/** @param {Port} port @returns {Case[]} */
function versions(port) {
  const path = PATHS[port];
  return [
    {
      port,
      name: 'HTTP/1.0 with a transfer coding',
      send: request(`POST ${path} HTTP/1.0`, [HOST, 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
      answers: REFUSED,
    },
    { port, name: 'HTTP/0.9', send: `GET ${path}\r\n\r\n`, answers: REFUSED },
    {
      port,
      name: 'the preface of HTTP/2',
      send: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      answers: [...REFUSED, []],
    },
    {
      port,
      name: 'lines that end with a line feed alone',
      send: `GET ${path} HTTP/1.1\n${HOST}\n\n`,
      answers: REFUSED,
    },
    {
      port,
      name: 'a proxy request',
      send: request('CONNECT evil.example:443 HTTP/1.1', ['Host: evil.example:443']),
      answers: [[405], []],
    },
  ];
}

/** @param {Port} port @returns {Case[]} */
function hosts(port) {
  /** @type {readonly (readonly [string, readonly string[]])[]} */
  const bad = [
    ['no Host', []],
    ['two Hosts', [HOST, 'Host: evil.example']],
    ['two Hosts that are equal', [HOST, HOST]],
    ...[
      '',
      'a b',
      '[bad',
      'user@pay.example',
      'evil.example/a?b',
      'pay.example:x',
      'pay.example:99999',
      '999.1.1.1',
      'a,b',
      '\xe9',
    ].map((host) => /** @type {const} */ ([`Host: ${JSON.stringify(host)}`, [`Host: ${host}`]])),
  ];
  return bad.map(([name, headers]) => ({
    port,
    name,
    send: Buffer.from(request(`GET ${PATHS[port]} HTTP/1.1`, [...headers, CLOSE]), 'latin1'),
    answers: REFUSED,
  }));
}

/** Targets that some servers read as another path, another host, or nothing. */
const TARGETS = [
  ...[
    '//[',
    '//evil.example/',
    '//api/health/live',
    '*',
    'evil',
    'http://evil.example/',
    'http://evil.example/api/x',
  ],
  ...[
    '/\\evil.example/',
    '/a\\b',
    '/#a',
    '/a b',
    '/a\tb',
    '/\x7f',
    '/\xe9',
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/%0d%0aX-Injected:%201',
  ],
  ...['/%252e%252e/', '/..', '/../', '/./', '/a/..;/b', '/%c0%ae%c0%ae/'],
];

/** @param {Port} port @returns {Case[]} */
const targets = (port) =>
  TARGETS.map((target) => ({
    port,
    name: `GET ${JSON.stringify(target)}`,
    send: Buffer.from(request(`GET ${target} HTTP/1.1`, [HOST, CLOSE]), 'latin1'),
    // The others match routes by the unmodified path, and forward nothing.
    answers: port === 'web' ? REFUSED : [[400], [404]],
    without: /^X-Injected/im,
  }));

/** Paths that would leave `/api/` if resolved after the check: metrics, health, webhooks. @returns {Case[]} */
function waysOutOfTheApi() {
  const dots = [
    '..',
    '%2e%2e',
    '%2E%2e',
    '.%2e',
    '%2e.',
    '%252e%252e',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '..;',
    '%c0%ae%c0%ae',
  ];
  const places = ['metrics', 'health/ready', 'webhooks/HAWKPAY/none'];
  const ways = [
    ...dots.flatMap((up) => places.map((place) => `/api/${up}/${place}`)),
    ...[
      '/api/x/../../metrics',
      '/api/./../metrics',
      '/api//../metrics',
      '//api/../metrics',
      '/api/%2fmetrics',
      '/api%2f..%2fmetrics',
    ],
    ...['/%61pi/../metrics', '/api/checkout/%2e%2e/%2e%2e/%2e%2e/metrics', '/assets/../api/../metrics'],
  ];
  return ways.map((path) => ({
    port: 'web',
    name: `GET ${path}`,
    send: request(`GET ${path} HTTP/1.1`, [HOST, CLOSE]),
    answers: REFUSED,
    without: /process_cpu|"details"|"status":"ready"/,
  }));
}

/** @param {Port} port @returns {Case[]} */
function injections(port) {
  const path = PATHS[port];
  const headers = [
    'Cookie: lang=%0d%0aX-Injected: 1',
    'Accept-Language: en%0d%0aX-Injected: 1',
    'X-Request-Id: 00000000%0d%0aX-Injected: 1',
    'Origin: https://pay.example%0d%0aX-Injected: 1',
    'Referer: https://a.example/%0d%0aX-Injected: 1',
  ];
  return headers.map((header) => ({
    port,
    name: header,
    send: request(`GET ${path} HTTP/1.1`, [HOST, header, CLOSE]),
    answers: [[200]],
    without: /^X-Injected/im,
  }));
}

const DEPTH = 15_000;

/** @param {'web' | 'api'} port @returns {Case[]} */
function deepJson(port) {
  /** @type {readonly (readonly [string, string])[]} */
  const calls = [
    ['POST', '/api/checkout/purchase'],
    ['POST', '/api/checkout/credit-card-tokens'],
    ['PUT', '/api/checkout/abandoned-carts'],
  ];
  const bodies = [
    `{"name":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
    `{"unknown":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  ];
  return calls.flatMap(([method, path]) =>
    bodies.map((body) => ({
      port,
      name: `${method} ${path} with ${body.slice(2, 9)} nested deeply`,
      send: request(
        `${method} ${path} HTTP/1.1`,
        [
          HOST,
          CLOSE,
          'Content-Type: application/json',
          'Idempotency-Key: attack-0001',
          `Content-Length: ${body.length}`,
        ],
        body,
      ),
      answers: REFUSED,
      holding: /"code":"malformedJson"/,
    })),
  );
}

/**
 * A provider's webhook is stored and answered whatever its content; it is read by field names at any depth. @returns
 * {Case}
 */
function deepWebhook() {
  const body = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const headers = [HOST, CLOSE, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  return {
    port: 'api',
    name: 'a webhook nested deeply',
    send: request('POST /webhooks/HAWKPAY/nobody-has-this-token HTTP/1.1', headers, body),
    answers: [[200]],
  };
}

/** @returns {Case[]} */
export function cases() {
  const ports = /** @type {const} */ (['web', 'api', 'operations']);
  return [
    ...ports.flatMap((port) => [
      ...bodiesWhereNoneBelongs(port),
      ...ambiguousFramings(port),
      ...versions(port),
      ...hosts(port),
      ...targets(port),
      ...injections(port),
    ]),
    ...waysOutOfTheApi(),
    ...deepJson('web'),
    ...deepJson('api'),
    deepWebhook(),
  ];
}
