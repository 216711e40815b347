import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { OFFERS } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';
import { until } from '../support/index.js';

const PAGE = '/api/admin/platform-pixels';
const TOKEN = 'EAAG-secret-token';

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
interface ShownOffer {
  readonly trackingNeedsConsent: boolean;
  readonly platformPixels: Readonly<Record<string, readonly string[]>>;
}

/** What the network received. */
const received: { path: string; body: string }[] = [];
let network: Server;
let office: BackOffice;

beforeAll(async () => {
  network = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(parts).toString() });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  office = await BackOffice.open({ settings: { PIXEL_EVENTS_URL: `http://127.0.0.1:${port}` } });
});
beforeEach(async () => {
  received.length = 0;
  await office.shop.rows('delete from platform_pixels');
});
afterAll(async () => {
  await office.close();
  network.close();
});

const PIXEL = { type: 'FACEBOOK', pixelId: '444555666', isActive: true, needsConsent: false };
const add = (change: object = {}, who = AS_ADMIN) =>
  office.send<Refusal & { id: string }>(who, 'POST', PAGE, { ...PIXEL, ...change });
const stored = () =>
  office.shop.rows('select id, pixel_id, is_active, version from platform_pixels order by id');
const offer = async () =>
  (await office.shop.send<ShownOffer>('GET', `/api/checkout/${Object.values(OFFERS)[0]?.id}`)).body;
const version = async (id: string) =>
  (await office.send<{ version: number }>(AS_ADMIN, 'GET', `${PAGE}/${id}/settings`)).body.version;

it('a pixel is loaded at checkouts while it is on, and makes them ask where it says so', async () => {
  const before = await offer();
  const added = await add({ token: TOKEN });
  expect(added.status).toBe(201);
  await until(async () => (await offer()).platformPixels.facebook?.length === 1);
  expect(await offer()).toMatchObject({
    ...{ platformPixels: { facebook: ['444555666'], google: [], tiktok: [], kwai: [] } },
    trackingNeedsConsent: before.trackingNeedsConsent,
  });
  const change = { isActive: true, needsConsent: true, version: await version(added.body.id) };
  expect((await office.send(AS_ADMIN, 'PUT', `${PAGE}/${added.body.id}`, change)).status).toBe(204);
  await until(async () => (await offer()).trackingNeedsConsent);
  const off = { isActive: false, needsConsent: true, version: await version(added.body.id) };
  expect((await office.send(AS_ADMIN, 'PUT', `${PAGE}/${added.body.id}`, off)).status).toBe(204);
  await until(async () => (await offer()).platformPixels.facebook?.length === 0);
});

it('the token is sealed, never shown, kept when it is left out, and sent with a test event', async () => {
  const { id } = (await add({ token: TOKEN })).body;
  const change = { label: 'Marca', isActive: true, needsConsent: false, version: await version(id) };
  await office.send(AS_ADMIN, 'PUT', `${PAGE}/${id}`, change);
  const row = await office.send(AS_ADMIN, 'GET', `${PAGE}/${id}`);
  const settings = await office.send(AS_ADMIN, 'GET', `${PAGE}/${id}/settings`);
  expect(row.body).toMatchObject({ token: 'SET', label: 'Marca' });
  const audit = await office.shop.rows('select before, after from audit_log');
  expect(
    JSON.stringify([row.body, settings.body, audit, await office.shop.rows('select * from platform_pixels')]),
  ).not.toContain(TOKEN);
  const tested = await office.send(AS_ADMIN, 'POST', `${PAGE}/${id}/test`);
  expect([tested.status, tested.body]).toEqual([200, { status: 200 }]);
  expect(received).toHaveLength(1);
  expect(received[0]?.path).toBe('/v21.0/444555666/events');
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    ...{ access_token: TOKEN, test_event_code: 'GUICHE_TEST' },
    data: [{ event_name: 'PageView', action_source: 'website' }],
  });
});

it('a test without a token, or at a network that takes none, sends nothing', async () => {
  const test = async (change: object) =>
    (await office.send<Refusal>(AS_ADMIN, 'POST', `${PAGE}/${(await add(change)).body.id}/test`)).body.code;
  expect(await test({})).toBe('tokenMissing');
  expect(await test({ type: 'KWAI', token: TOKEN })).toBe('noServerEvents');
  expect(received).toEqual([]);
});

it('wrong ids, a known pixel, an old version and other people change nothing', async () => {
  const { id } = (await add()).body;
  const before = await stored();
  for (const wrong of [
    { pixelId: '1&ev=Purchase' },
    { pixelId: '"><script>' },
    { type: 'PINTEREST' },
    { isActive: 7 },
  ])
    expect([wrong, (await add({ pixelId: '777888999', ...wrong })).status]).toEqual([wrong, 422]);
  expect((await add()).body.code).toBe('pixelKnown');
  const change = { isActive: false, needsConsent: false, version: 9 };
  expect((await office.send<Refusal>(AS_ADMIN, 'PUT', `${PAGE}/${id}`, change)).body.code).toBe(
    'changedMeanwhile',
  );
  await office.grant('isUsersAvailable');
  expect((await add({ pixelId: '777888999' }, AS_FUNCTIONARY)).status).toBe(403);
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/test'],
  ] as const) {
    const body = method === 'PUT' ? { ...change, version: 1 } : undefined;
    expect((await office.send(AS_OTHER_ADMIN, method, `${PAGE}/${id}${path}`, body)).status).toBe(404);
  }
  expect(await stored()).toEqual(before);
  expect((await office.send(AS_ADMIN, 'DELETE', `${PAGE}/${id}`)).status).toBe(204);
  expect(await stored()).toEqual([]);
});
