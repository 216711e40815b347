import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { attack, cases, smuggle } from '@guiche/tooling/raw-attacks';
import { pino } from 'pino';
import { apiProxy } from '../../../frontend/server/api-proxy.mjs';
import { answerRequests, createWebServer } from '../../../frontend/server/web-server.mjs';
import { OFFERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';

/** The public ports of a platform: the web server with a one-word page, the API, and the operations listener. */
let shop: CheckoutHarness;
let web: Server;
let proxy: Awaited<ReturnType<typeof apiProxy>>;
let target: { web: string; api: string; operations: string };
const errors: string[] = [];

beforeAll(async () => {
  shop = await CheckoutHarness.open();
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  proxy = await apiProxy({ apiUrl: new URL(shop.app.url), internalSecret: 'of this test' }, log);
  web = createWebServer();
  web.on(
    'request',
    answerRequests({
      settings: { trustProxy: false },
      log,
      passToApi: proxy.pass,
      serveFile: (_req, _res, otherwise) => otherwise(),
      servePage: (_req, res) => void res.end('page'),
    }),
  );
  await once(web.listen(0, '127.0.0.1'), 'listening');
  target = {
    web: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    api: shop.app.url,
    operations: await shop.app.operations(),
  };
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await proxy.close();
  await shop.close();
});

describe('a request that is malformed or hostile', () => {
  const ports = ['web', 'api', 'operations'] as const;
  it.each(ports)(
    'a request that is malformed or hostile is refused by the port "%s", and leaves nothing behind',
    async (port) => {
      const before = await shop.footprint();
      const ours = jest.spyOn(Logger.prototype, 'error');
      expect(cases().filter((one) => one.port === port).length).toBeGreaterThan(70);
      expect(await attack(target, (one) => one.port === port)).toEqual([]);
      expect(await shop.footprint()).toEqual(before);
      // S13, S14: nothing that others send is reported as an error of ours.
      expect([...errors, ...ours.mock.calls]).toEqual([]);
    },
  );
});

describe('a request hidden behind another', () => {
  it('S1: never reaches the API, and parallel requests receive their own answers, 100 times', async () => {
    const offers = { own: OFFERS.digital.id, foreign: OFFERS.physical.id, tries: 100 };
    expect(await smuggle(target.web, offers)).toEqual([]);
  });
});
