import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { countView, reportViews } from './count-views.server';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const OFFER = '0190a000-0000-7000-8000-00000000000a';

let api: http.Server;
let reports: { host: unknown; said: string; body: unknown }[];

beforeEach(async () => {
  reports = [];
  api = http.createServer((request, answer) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const said = JSON.stringify(request.headers) + body;
      reports.push({ host: request.headers['x-guiche-host'], said, body: JSON.parse(body) });
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const visit = (host = 'loja.example') => ({
  apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  ...{ host, internalSecret: 'of this test', secure: true, clientIp: '203.0.113.9' },
});
const view = (headers: Readonly<Record<string, string>> = {}, method = 'GET') => ({
  method,
  headers: new Headers({ 'user-agent': BROWSER, cookie: 'lang=pt-BR', ...headers }),
});

test('views are counted by checkout and reported at once for each host, without anything of the visitor', async () => {
  countView(view(), visit(), OFFER);
  countView(view({ 'sec-fetch-dest': 'document' }), visit(), OFFER);
  countView(view(), visit(), OFFER, 'B');
  countView(view(), visit('outra.example'), OFFER);
  await reportViews();
  expect(reports.map(({ host, body }) => [host, body]).sort()).toEqual([
    [
      'loja.example',
      {
        checkouts: [
          { checkoutId: OFFER, views: 2 },
          { checkoutId: OFFER, variant: 'B', views: 1 },
        ],
      },
    ],
    ['outra.example', { checkouts: [{ checkoutId: OFFER, views: 1 }] }],
  ]);
  for (const { said } of reports)
    for (const own of ['203.0.113', 'Firefox', 'lang=']) expect(said).not.toContain(own);
  await reportViews();
  expect(reports).toHaveLength(2);
});

test.each([
  ['a program', view({ 'user-agent': 'Googlebot/2.1' })],
  ['a frame, such as a preview', view({ 'sec-fetch-dest': 'iframe' })],
  ['a page that is loaded in advance', view({ 'sec-purpose': 'prefetch;prerender' })],
  ['data that a page loads', view({ 'sec-fetch-dest': 'empty' })],
  ['a form that is sent', view({}, 'POST')],
])('%s is no view', async (_, asked) => {
  countView(asked, visit(), OFFER);
  await reportViews();
  expect(reports).toEqual([]);
});
