import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
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

it('the token is removed, by nobody of another platform, and no test is sent any more', async () => {
  const { id } = (await add({ token: TOKEN })).body;
  const state = async () =>
    (await office.send<{ token: string; state: string }>(AS_ADMIN, 'GET', `${PAGE}/${id}`)).body;
  expect((await office.send(AS_OTHER_ADMIN, 'DELETE', `${PAGE}/${id}/token`)).status).toBe(404);
  expect(await state()).toMatchObject({ token: 'SET', state: 'ON' });
  for (const status of [204, 204])
    expect((await office.send(AS_ADMIN, 'DELETE', `${PAGE}/${id}/token`)).status).toBe(status);
  expect(await state()).toMatchObject({ token: 'NONE', state: 'ON' });
  const tested = await office.send<Refusal>(AS_ADMIN, 'POST', `${PAGE}/${id}/test`);
  expect([tested.status, tested.body.code]).toEqual([409, 'tokenMissing']);
  expect(received).toEqual([]);
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

describe('a pixel of a product', () => {
  const OFFER_TERMS = { type: 'ONE_TIME', price: 9_700, pixEnabled: true };
  const SETTINGS = {
    ...{ isActive: true, needsConsent: false, purchaseOn: 'GENERATED', valueSent: 'PRODUCT' },
    events: ['PAGE_VIEW', 'PURCHASE', 'PURCHASE'],
  };
  interface Listed {
    readonly items: readonly { readonly id: string; readonly version: number }[];
  }
  const sold = async (name: string) => {
    const terms = { ...OFFER_TERMS, creditCardEnabled: true, billetEnabled: true };
    const body = { name, type: 'DIGITAL', offer: terms };
    const { id, offerId } = (
      await office.send<{ id: string; offerId: string }>(AS_SELLER, 'POST', '/api/platform/products', body)
    ).body;
    await office.send(AS_SELLER, 'POST', `/api/platform/products/${id}/steps`, { step: 'publish' });
    return { id, offerId, path: `/api/platform/products/${id}/pixels` };
  };
  const put = (path: string, change: object = {}) =>
    office.send<Refusal & { id: string }>(AS_SELLER, 'POST', path, {
      ...{ type: 'FACEBOOK', pixelId: '444555666', ...SETTINGS },
      ...change,
    });
  const listed = async (path: string) => (await office.send<Listed>(AS_SELLER, 'GET', path)).body.items;
  const rows = () => office.shop.rows('select id, events, version from product_pixels order by id');
  const pixelsOf = async (offerId: string) =>
    (
      await office.shop.send<{ product: { pixels: object[] }; trackingNeedsConsent: boolean }>(
        ...(['GET', `/api/checkout/${offerId}`] as const),
      )
    ).body;

  it('is at the checkouts of its product with its events, its token sealed and never shown', async () => {
    const { offerId, path } = await sold('Curso de tinta');
    const added = await put(path, { token: TOKEN, label: 'Marca' });
    expect(added.status).toBe(201);
    await put(path, { type: 'GOOGLE_ADS', pixelId: 'AW-123', label: 'aB_c-1', events: ['PURCHASE'] });
    await until(async () => (await pixelsOf(offerId)).product.pixels.length === 2);
    expect((await pixelsOf(offerId)).product.pixels).toEqual([
      {
        ...{ tracker: 'facebook', pixelId: '444555666', conversion: null, events: ['PAGE_VIEW', 'PURCHASE'] },
        ...{ purchaseOn: 'GENERATED', valueSent: 'PRODUCT' },
      },
      {
        ...{ tracker: 'google', pixelId: 'AW-123', conversion: 'aB_c-1', events: ['PURCHASE'] },
        ...{ purchaseOn: 'GENERATED', valueSent: 'PRODUCT' },
      },
    ]);
    const items = await listed(path);
    expect(items[0]).toMatchObject({ hasToken: true, label: 'Marca', version: 1 });
    expect(items[1]).toMatchObject({ hasToken: false });
    expect(JSON.stringify(items)).not.toContain('secret');
    const off = { ...SETTINGS, isActive: false, version: 1 };
    expect(
      (await office.send(AS_SELLER, 'PUT', `/api/platform/product-pixels/${items[0]?.id}`, off)).status,
    ).toBe(204);
    await until(async () => (await pixelsOf(offerId)).product.pixels.length === 1);
    const log = JSON.stringify(
      await office.shop.rows(`select * from audit_log where subject = 'product_pixels'`),
    );
    expect(log).not.toContain(TOKEN);
  });

  it('makes the checkout ask where it says so, and is tested with its token', async () => {
    const { offerId, path } = await sold('Curso de argila');
    const { body } = await put(path, { token: TOKEN, needsConsent: true });
    await until(async () => (await pixelsOf(offerId)).trackingNeedsConsent);
    const test = `/api/platform/product-pixels/${body.id}/test`;
    expect((await office.send(AS_SELLER, 'POST', test)).body).toEqual({ status: 200 });
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toContain(TOKEN);
    const kwai = await put(path, { type: 'KWAI', pixelId: 'kwai777' });
    const refused = await office.send<Refusal>(
      ...([AS_SELLER, 'POST', `/api/platform/product-pixels/${kwai.body.id}/test`] as const),
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'noServerEvents']);
    expect(received).toHaveLength(1);
  });

  it('is refused twice, with what is no id or event, and on a version that is over; another seller finds none', async () => {
    const { path } = await sold('Curso de papel');
    const { body } = await put(path);
    const before = await rows();
    expect((await put(path)).body.code).toBe('pixelKnown');
    expect((await put(path, { pixelId: '1"><script>' })).status).toBe(422);
    expect((await put(path, { pixelId: '999', events: ['LEAD'] })).status).toBe(422);
    const own = `/api/platform/product-pixels/${body.id}`;
    const late = await office.send<Refusal>(AS_SELLER, 'PUT', own, { ...SETTINGS, version: 7 });
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    const other = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
    const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', other)).body;
    const newOne = { type: 'KWAI', pixelId: 'kwai1', ...SETTINGS };
    for (const [method, address, sent] of [
      ['GET', path, undefined],
      ['POST', path, newOne],
      ['PUT', own, { ...SETTINGS, version: 1 }],
      ['POST', `${own}/test`, undefined],
      ['DELETE', own, undefined],
    ] as const)
      expect([method, (await office.sendAs(token, method, address, sent)).status]).toEqual([method, 404]);
    expect(await rows()).toEqual(before);
    expect((await office.send(AS_SELLER, 'DELETE', own)).status).toBe(204);
    expect(await listed(path)).toEqual([]);
  });
});
