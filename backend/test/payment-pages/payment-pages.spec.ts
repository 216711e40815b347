import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/database/index.js';
import { seedDemo } from '../../src/demo/seed.js';
import { CheckPaymentPages } from '../../src/modules/payment-pages/jobs/check-payment-pages.js';
import { PaymentPages } from '../../src/modules/payment-pages/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { startApp, type TestApp } from '../support/index.js';
import { systemContext } from '../../src/runtime/context/index.js';
import { INSTALLATION_CONTEXT } from '../support/contexts.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
let web: Server;
/** The answers of the frontend; tests change them. */
let served: { status: number; body: string; script: string };

beforeAll(async () => {
  web = createServer((req, res) => {
    const isScript = req.url === '/assets/card.js';
    const headers = { 'content-security-policy': "script-src 'self'", 'content-type': 'text/html' };
    res.writeHead(served.status, headers).end(isScript ? served.script : served.body);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const { port } = web.address() as AddressInfo;
  app = await startApp({
    settings: { PUBLIC_WEB_URL: `http://127.0.0.1:${port}`, PAYMENT_PAGE_CHECK_HOURS: '1' },
  });
  await app.get(Transactions).run('seed', (tx) => seedDemo(tx, app.get(Envelope), app.clock.now()));
});
afterAll(async () => {
  await app.stop();
  web.close();
});
beforeEach(async () => {
  served = { status: 200, body: '<script src="/assets/card.js"></script>', script: 'sound()' };
  await rows('delete from attention_items');
  await rows('delete from payment_page_checks');
});

const rows = (sql: string) => app.get(DataSource).query<Record<string, unknown>[]>(sql);
const sweep = () => app.get(CheckPaymentPages).sweep(app.clock.now());
const approve = () =>
  app.get(PaymentPages).approveAll(systemContext('payment-pages command', { operator: 'Ana' }), 'release 1');
const items = () => rows(`select kind, detail from attention_items where resolved_at is null order by id`);

it('raises nothing while the pages are those that were approved, and checks each platform once an hour', async () => {
  expect(await approve()).toBe(2);
  app.clock.advance(1);
  expect(await sweep()).toBe(2);
  expect(await sweep()).toBe(0);
  app.clock.advance(HOUR_MS);
  expect(await sweep()).toBe(2);
  expect(await items()).toEqual([]);
  expect(await app.get(PaymentPages).list(INSTALLATION_CONTEXT)).toEqual([
    expect.objectContaining({ approvedBy: 'Ana', reason: 'release 1', changes: [] }),
    expect.objectContaining({ approvedBy: 'Ana', reason: 'release 1', changes: [] }),
  ]);
});

it('raises one item for each platform when a script has other content, and no second one while it is open', async () => {
  await approve();
  served.script = 'steal()';
  app.clock.advance(HOUR_MS);
  await sweep();
  app.clock.advance(HOUR_MS);
  await sweep();
  const changes = [
    'checkout: added: script /assets/card.js sha256-VafrKPhb16t7bcXd+/s/XXEhClav+rUYVk+Nc0pSxDc=',
    'checkout: removed: script /assets/card.js sha256-Ss1Hy3KJEA0dUIA+Rlmo/9S+evGsW325TecRJ4BsEXI=',
    'card: added: script /assets/card.js sha256-VafrKPhb16t7bcXd+/s/XXEhClav+rUYVk+Nc0pSxDc=',
    'card: removed: script /assets/card.js sha256-Ss1Hy3KJEA0dUIA+Rlmo/9S+evGsW325TecRJ4BsEXI=',
  ];
  expect(await items()).toEqual([
    { kind: 'PAYMENT_PAGE_CHANGED', detail: { changes } },
    { kind: 'PAYMENT_PAGE_CHANGED', detail: { changes } },
  ]);
});

it('raises an item for a page that was never approved', async () => {
  await sweep();
  const never = ['checkout: The page was never approved.', 'card: The page was never approved.'];
  expect(await items()).toEqual([
    { kind: 'PAYMENT_PAGE_CHANGED', detail: { changes: never } },
    { kind: 'PAYMENT_PAGE_CHANGED', detail: { changes: never } },
  ]);
});

it('raises nothing when a page cannot be read, and checks it again a minute later', async () => {
  await approve();
  served.status = 503;
  app.clock.advance(HOUR_MS);
  expect(await sweep()).toBe(2);
  expect(await sweep()).toBe(0);
  app.clock.advance(60_000);
  expect(await sweep()).toBe(2);
  expect(await items()).toEqual([]);
});
