import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { VisitCounts } from '../../src/modules/visits/index.js';
import { order } from '../purchase/buyer.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { startApp } from '../support/start-app.js';
import { SVG, photo } from './document-files.js';

const PRODUCTS = '/api/platform/products';
const TERMS = {
  type: 'ONE_TIME',
  price: 9_700,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
};
const VISUALS = { template: 'VEGA', isSecureNoteShown: false, areFeedbacksShown: true };
const BANNERS = { enabledBannerText: true, bannerText: 'Só hoje', isCountdownShown: false };
let office: BackOffice;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-looks-'));
  office = await BackOffice.open({ settings: { OBJECTS_DIR: folder } });
});
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Feedback {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
}
interface Look {
  readonly template: string;
  readonly colorPrimary: string | null;
  readonly bannerText: string | null;
  readonly logoTopImageUrl: string | null;
  readonly feedbacks: readonly Feedback[];
}
interface Edited {
  readonly version: number;
  readonly publishedNumber: number;
  readonly draft: Look;
  readonly published: Look;
  readonly changed: readonly string[];
}
interface Shown {
  readonly id: string;
  readonly template: string;
  readonly checkoutBuilderConfig: {
    readonly bannerText: string | null;
    readonly isSecureNoteShown: boolean;
    readonly backRedirect: string | null;
    readonly thankYou: Readonly<Record<string, string | null>>;
  };
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const send = <T = Refusal>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  office.send<T>(AS_SELLER, method, path, body);
async function sold() {
  const body = { name: 'Curso de aquarela', type: 'DIGITAL', offer: TERMS };
  const { id, offerId } = (await send<{ id: string; offerId: string }>('POST', PRODUCTS, body)).body;
  await send('POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' });
  return { id, offerId };
}
async function drafted(name = 'Natal') {
  const product = await sold();
  const added = await send<{ id: string }>('POST', `${PRODUCTS}/${product.id}/checkouts`, { name });
  expect(added.status).toBe(201);
  return { ...product, productId: product.id, id: added.body.id };
}
const at = (id: string, path = '') => `/api/platform/checkouts/${id}${path}`;
const edited = async (id: string) => (await send<Edited>('GET', at(id))).body;
const seen = async (id: string) => ({ version: (await edited(id)).version });
const save = async (id: string, tab: string, fields: object) =>
  send('PUT', at(id, `/${tab}`), { ...fields, ...(await seen(id)) });
const publish = async (id: string) => send('POST', at(id, '/publish'), await seen(id));
async function choose(offerId: string, checkoutId: string | undefined) {
  const { version } = (await send<{ version: number }>('GET', `/api/platform/offers/${offerId}`)).body;
  return send('PUT', `/api/platform/offers/${offerId}/checkout`, { checkoutId, version });
}
const checkout = async (offerId: string, query = '') =>
  (await office.shop.send<Shown>('GET', `/api/checkout/${offerId}${query}`)).body;
const stored = () =>
  office.shop.rows(
    `select 'look' as kind, id::text, to_jsonb(c) as held from checkout_configs c
     union all select 'version', checkout_config_id || ' ' || number, look from checkout_versions
     union all select 'offer', id::text, to_jsonb(checkout_config_id) from offers order by 1, 2`,
  );

it('what is published reaches every process within a second', async () => {
  const other = await startApp({ settings: { OBJECTS_DIR: folder } });
  try {
    const { id, offerId } = await drafted();
    const templateThere = async () =>
      ((await (await fetch(`${other.url}/api/checkout/${offerId}`)).json()) as Shown).template;
    // Both processes hold the offer from now on.
    expect([(await checkout(offerId)).template, await templateThere()]).toEqual(['DEFAULT', 'DEFAULT']);
    await save(id, 'visuals', VISUALS);
    await publish(id);
    expect((await choose(offerId, id)).status).toBe(204);
    const chosenAt = Date.now();
    await office.shop.until(async () => (await templateThere()) === 'VEGA');
    expect(Date.now() - chosenAt).toBeLessThan(1_000);
  } finally {
    await other.stop();
  }
});

it('an offer shows the template that its seller chose, until it shows a checkout of its own (B9)', async () => {
  const offer = { ...TERMS, template: 'VEGA' };
  const body = { name: 'Curso de aquarela', type: 'DIGITAL', offer };
  const { id, offerId } = (await send<{ id: string; offerId: string }>('POST', PRODUCTS, body)).body;
  await send('POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' });
  expect((await checkout(offerId)).template).toBe('VEGA');
  const { version } = (await send<{ version: number }>('GET', `/api/platform/offers/${offerId}`)).body;
  const edit = (template: string) =>
    send('PUT', `/api/platform/offers/${offerId}`, { ...TERMS, title: 'Anual', template, version });
  const refused = await edit('PLAIN');
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['template']]);
  expect((await checkout(offerId)).template).toBe('VEGA');
  expect((await edit('DROPSHIPPING')).status).toBe(200);
  await office.shop.until(async () => (await checkout(offerId)).template === 'DROPSHIPPING');

  const added = await send<{ id: string }>('POST', `${PRODUCTS}/${id}/checkouts`, { name: 'Natal' });
  await save(added.body.id, 'visuals', { ...VISUALS, template: 'DEFAULT' });
  await publish(added.body.id);
  expect((await choose(offerId, added.body.id)).status).toBe(204);
  await office.shop.until(async () => (await checkout(offerId)).template === 'DEFAULT');
});

it('a draft is seen by nobody until it is published and chosen; then buyers see it within a second', async () => {
  const { id, offerId } = await drafted();
  expect((await save(id, 'visuals', { ...VISUALS, colorPrimary: '#123456' })).status).toBe(204);
  expect((await save(id, 'banners', BANNERS)).status).toBe(204);
  const draft = await edited(id);
  expect([draft.publishedNumber, draft.draft.bannerText]).toEqual([0, 'Só hoje']);
  expect((await choose(offerId, id)).body.code).toBe('checkoutNotPublished');
  expect((await checkout(offerId)).template).toBe('DEFAULT');

  expect((await publish(id)).status).toBe(204);
  expect((await edited(id)).changed).toEqual([]);
  expect((await choose(offerId, id)).status).toBe(204);
  const chosenAt = Date.now();
  await office.shop.until(async () => (await checkout(offerId)).template === 'VEGA');
  expect(Date.now() - chosenAt).toBeLessThan(1_000);
  const { checkoutBuilderConfig: look } = await checkout(offerId);
  expect([look.bannerText, look.isSecureNoteShown]).toEqual(['Só hoje', false]);

  await save(id, 'banners', { ...BANNERS, bannerText: 'Amanhã' });
  expect((await checkout(offerId)).checkoutBuilderConfig.bannerText).toBe('Só hoje');
  await publish(id);
  await office.shop.until(
    async () => (await checkout(offerId)).checkoutBuilderConfig.bannerText === 'Amanhã',
  );
});

it('an address shows another published checkout of the product, and no other', async () => {
  const { id, offerId, productId } = await drafted();
  await save(id, 'visuals', VISUALS);
  const query = `?checkout=${id}`;
  expect((await checkout(offerId, query)).template).toBe('DEFAULT');
  await publish(id);
  await office.shop.until(async () => (await checkout(offerId, query)).template === 'VEGA');
  expect((await checkout(offerId)).template).toBe('DEFAULT');
  const other = await sold();
  expect((await checkout(other.offerId, query)).template).toBe('DEFAULT');
  for (const hostile of ['__proto__', 'constructor', "' or 1=1"])
    expect((await checkout(offerId, `?checkout=${encodeURIComponent(hostile)}`)).template).toBe('DEFAULT');
  expect((await choose(other.offerId, id)).status).toBe(404);
  const list = await send<{ items: readonly object[] }>('GET', `${PRODUCTS}/${productId}/checkouts`);
  expect(list.body.items).toEqual([expect.objectContaining({ id, publishedNumber: 1, hasDraft: false })]);
});

it('a warm page of a checkout that its address names needs no statement', async () => {
  const { id, offerId } = await drafted();
  await save(id, 'visuals', VISUALS);
  await publish(id);
  const query = `?checkout=${id}`;
  // Announcements arrive in order: those of the changes above have emptied the caches.
  await office.shop.announceCatalogChange();
  expect((await checkout(offerId, query)).template).toBe('VEGA');
  const statements = async () => {
    const metrics = await (await fetch(`${await office.shop.app.operations()}/metrics`)).text();
    const name = 'guiche_request_statements_sum{route="GET /api/checkout/:checkoutId"}';
    return metrics.split('\n').find((line) => line.startsWith(name));
  };
  const before = await statements();
  for (let count = 0; count < 5; count += 1) await checkout(offerId, query);
  expect(before).toMatch(/ \d+$/);
  expect(await statements()).toBe(before);
});

it('a former version becomes the draft again, and buyers see it when it is published', async () => {
  const { id, offerId } = await drafted();
  await save(id, 'banners', BANNERS);
  await publish(id);
  await choose(offerId, id);
  await save(id, 'banners', { ...BANNERS, bannerText: 'Dois' });
  await publish(id);
  const versions = await send<{ items: readonly { number: number; look: Look }[] }>(
    'GET',
    at(id, '/versions'),
  );
  expect(versions.body.items.map(({ number, look }) => [number, look.bannerText])).toEqual([
    [2, 'Dois'],
    [1, 'Só hoje'],
  ]);
  const restore = { number: 1, ...(await seen(id)) };
  expect((await send('POST', at(id, '/restore'), restore)).status).toBe(204);
  expect(await edited(id)).toMatchObject({ changed: ['bannerText'], draft: { bannerText: 'Só hoje' } });
  expect((await publish(id)).status).toBe(204);
  expect((await edited(id)).publishedNumber).toBe(3);
  await office.shop.until(
    async () => (await checkout(offerId)).checkoutBuilderConfig.bannerText === 'Só hoje',
  );
});

it('the look that an offer had before is kept as a version by the first publication', async () => {
  const [{ id } = { id: '' }] = (await office.shop.rows(
    `select c.id from checkout_configs c join products p on p.id = c.product_id and p.platform_id = c.platform_id
     join users u on u.id = p.producer_id and u.platform_id = p.platform_id
     where u.email = 'produtora@conecta.example' and c.published_number = 1 and c.published_at is null limit 1`,
  )) as { id: string }[];
  const former = (await edited(id)).published.template;
  await save(id, 'visuals', { ...VISUALS, template: former === 'VEGA' ? 'DEFAULT' : 'VEGA' });
  await publish(id);
  const { items } = (
    await send<{ items: readonly { number: number; look: Look }[] }>('GET', at(id, '/versions'))
  ).body;
  expect(items.map(({ number }) => number)).toEqual([2, 1]);
  expect(items[1]?.look.template).toBe(former);
});

it('a refused change of a checkout changes nothing', async () => {
  const { id, offerId } = await drafted();
  await save(id, 'visuals', VISUALS);
  await publish(id);
  await choose(offerId, id);
  const { version } = await edited(id);
  const before = await stored();
  const redirection = { backRedirect: 'https://loja.example@evil.example', version };
  const unsafe = await send('PUT', at(id, '/redirection'), redirection);
  expect([unsafe.status, Object.keys(unsafe.body.errors ?? {})]).toEqual([422, ['backRedirect']]);
  const colour = { ...VISUALS, colorPrimary: 'red;}', version };
  expect((await send('PUT', at(id, '/visuals'), colour)).status).toBe(422);
  expect((await send('PUT', at(id, '/visuals'), { ...VISUALS, version: version - 1 })).body.code).toBe(
    'changedMeanwhile',
  );
  expect((await send('POST', at(id, '/publish'), { version })).body.code).toBe('nothingToPublish');
  expect((await send('POST', at(id, '/publish'), { version: version - 1 })).body.code).toBe(
    'changedMeanwhile',
  );
  expect((await send('POST', at(id, '/restore'), { number: 9, version })).status).toBe(404);
  expect((await send('DELETE', at(id))).body.code).toBe('checkoutInUse');
  expect(await stored()).toEqual(before);
});

it('two publications of one draft at once make one version', async () => {
  const { id } = await drafted();
  const body = await seen(id);
  const answers = await Promise.all([1, 2].map(() => send('POST', at(id, '/publish'), body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await edited(id)).publishedNumber).toBe(1);
});

it('testimonials are added, arranged, changed and taken out, twelve at most', async () => {
  const { id } = await drafted();
  const said = (title: string) => ({ title, description: 'Muito bom.', stars: '4' });
  const add = async (title: string) =>
    send<{ id: string } & Refusal>('POST', at(id, '/feedbacks'), { ...said(title), ...(await seen(id)) });
  const [ana, rui] = [(await add('Ana')).body.id, (await add('Rui')).body.id];
  const path = at(id, '/feedbacks');
  await send('PUT', path, { ids: [rui, ana], ...(await seen(id)) });
  await send('PUT', `${path}/${ana}`, { ...said('Ana Souza'), ...(await seen(id)) });
  expect((await edited(id)).draft.feedbacks.map(({ title }) => title)).toEqual(['Rui', 'Ana Souza']);
  const before = await stored();
  const unknown = { ids: ['someone'], ...(await seen(id)) };
  expect((await send('PUT', path, unknown)).status).toBe(404);
  expect(await stored()).toEqual(before);
  for (let count = 2; count < 12; count += 1) expect((await add(`Pessoa ${count}`)).status).toBe(201);
  expect((await add('Mais uma')).body.code).toBe('tooManyFeedbacks');
  await send('PUT', path, { ids: [ana], ...(await seen(id)) });
  expect((await edited(id)).draft.feedbacks.map(({ title }) => title)).toEqual(['Ana Souza']);
});

it('a picture of a draft is made small, and a file that is none leaves nothing behind', async () => {
  const { id } = await drafted();
  const put = async (url: string, file: Buffer) =>
    (await fetch(office.shop.app.url + url, { method: 'PUT', body: file })).status;
  const grant = async (place: string, bytes: number) => {
    const body = { place, fileName: 'logo.png', bytes, ...(await seen(id)) };
    return (await send<{ url: string }>('POST', at(id, '/images/uploads'), body)).body.url;
  };
  const held = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
  const file = await photo();
  const link = await grant('logo', file.length);
  expect(await put(link, file)).toBe(204);
  const url = (await edited(id)).draft.logoTopImageUrl ?? '';
  expect(url).toMatch(/^\/api\/objects\/public\/checkout-logo-images\/[\w-]{22}\.webp$/);
  const bytes = Buffer.from(await (await fetch(office.shop.app.url + url)).arrayBuffer());
  const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
  expect([format, Math.max(width, height) <= 480]).toEqual(['webp', true]);

  const files = held();
  expect(await put(link, file)).toBe(409);
  const other = await grant('header', file.length);
  expect(await put(other.replace('/header?', '/logo?'), file)).toBe(403);
  expect(await put(await grant('header', SVG.length), SVG)).toBe(415);
  expect(held()).toEqual(files);
  await send('POST', at(id, '/images/removals'), { place: 'logo', ...(await seen(id)) });
  expect((await edited(id)).draft.logoTopImageUrl).toBeNull();
});

it('a preview shows the draft to whoever holds its link, for half an hour', async () => {
  const { id, offerId } = await drafted();
  await save(id, 'visuals', VISUALS);
  const granted = await send<{ token: string }>('POST', at(id, '/previews'), {});
  const { token } = granted.body;
  const look = async (by: string) =>
    office.shop.send<Shown & Refusal>('GET', `/api/checkout-previews?token=${by}`);
  expect((await look(token)).body).toMatchObject({ id: offerId, template: 'VEGA' });
  await save(id, 'visuals', { ...VISUALS, template: 'DROPSHIPPING' });
  expect((await look(token)).body.template).toBe('DROPSHIPPING');
  const [claims = '', signature = ''] = token.split('.');
  const forged = Buffer.from(claims, 'base64url').toString().replace(id, offerId);
  for (const wrong of ['', 'x', `${Buffer.from(forged).toString('base64url')}.${signature}`])
    expect([wrong, (await look(wrong)).body.code]).toEqual([wrong, 'previewLinkInvalid']);
  office.shop.clock.advance(30 * 60_000 - 1);
  expect((await look(token)).status).toBe(200);
  office.shop.clock.advance(1);
  expect((await look(token)).body.code).toBe('previewLinkInvalid');
});

it('a preview shows what is typed and not saved, stores nothing of it, and refuses unsafe addresses', async () => {
  const { id, offerId } = await drafted();
  await save(id, 'visuals', VISUALS);
  const before = await stored();
  const { version } = await edited(id);
  const typed = { ...BANNERS, bannerText: '<b>Só agora</b>', version };
  const { token } = (await send<{ token: string }>('POST', at(id, '/previews/banners'), typed)).body;
  const looked = await office.shop.send<Shown>('GET', `/api/checkout-previews?token=${token}`);
  expect(looked.body).toMatchObject({
    ...{ id: offerId, template: 'VEGA' },
    checkoutBuilderConfig: { bannerText: '<b>Só agora</b>', isSecureNoteShown: false },
  });
  const unsafe = { backRedirect: 'https://banco.example@evil.example/', version };
  const refused = await send('POST', at(id, '/previews/redirection'), unsafe);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['backRedirect']]);
  const colour = { ...VISUALS, colorPrimary: 'red;}', version };
  expect((await send('POST', at(id, '/previews/visuals'), colour)).status).toBe(422);
  expect((await send('POST', at(id, '/previews/account'), { legalText: 'CNPJ', version })).status).toBe(201);
  expect(await stored()).toEqual(before);
});

it('another seller finds nothing of a checkout', async () => {
  const { id, productId, offerId } = await drafted();
  const { version } = await edited(id);
  const before = await stored();
  const login = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', login)).body;
  const said = { title: 'Ana', description: 'Bom.', stars: '5', version };
  for (const [method, path, body] of [
    ['GET', `${PRODUCTS}/${productId}/checkouts`, undefined],
    ['POST', `${PRODUCTS}/${productId}/checkouts`, { name: 'Meu' }],
    ['GET', at(id), undefined],
    ['PUT', at(id, '/name'), { name: 'Meu', version }],
    ['PUT', at(id, '/account'), { version }],
    ['PUT', at(id, '/visuals'), { ...VISUALS, version }],
    ['PUT', at(id, '/redirection'), { version }],
    ['PUT', at(id, '/banners'), { ...BANNERS, version }],
    ['POST', at(id, '/feedbacks'), said],
    ['PUT', at(id, '/feedbacks'), { ids: [], version }],
    ['PUT', at(id, '/feedbacks/f1'), said],
    ['POST', at(id, '/images/uploads'), { place: 'logo', fileName: 'a.png', bytes: 9, version }],
    ['POST', at(id, '/images/removals'), { place: 'logo', version }],
    ['POST', at(id, '/publish'), { version }],
    ['POST', at(id, '/discard'), { version }],
    ['POST', at(id, '/restore'), { number: 1, version }],
    ['GET', at(id, '/versions'), undefined],
    ['POST', at(id, '/previews'), {}],
    ['POST', at(id, '/previews/account'), { version }],
    ['POST', at(id, '/previews/visuals'), { ...VISUALS, version }],
    ['POST', at(id, '/previews/redirection'), { version }],
    ['POST', at(id, '/previews/banners'), { ...BANNERS, version }],
    ['PUT', `/api/platform/offers/${offerId}/checkout`, { version: 1 }],
    ['DELETE', at(id), undefined],
  ] as const)
    expect([path, (await office.sendAs(token, method, path, body)).status]).toEqual([path, 404]);
  expect(await stored()).toEqual(before);
});

describe('a comparison of two checkouts', () => {
  interface Test {
    readonly id: string;
    readonly status: string;
    readonly winner: string | null;
    readonly version: number;
  }
  const tests = async (offerId: string) =>
    (await send<{ items: readonly Test[] }>('GET', `/api/platform/offers/${offerId}/checkout-tests`)).body
      .items;
  const start = (offerId: string, checkoutId: string) =>
    send<Refusal & { id: string }>('POST', `/api/platform/offers/${offerId}/checkout-tests`, { checkoutId });
  const end = (id: string, body: object) => send('POST', `/api/platform/checkout-tests/${id}/end`, body);
  const ofVisitor = async (offerId: string, query: string) => {
    const shown = await checkout(offerId, query);
    return [shown.template, (shown as unknown as { test: { name: string } | null }).test?.name ?? null];
  };
  const running = () =>
    office.shop.rows('select id, status, winner, version from checkout_tests order by id');
  async function published() {
    const product = await drafted('Vega');
    await save(product.id, 'visuals', VISUALS);
    await publish(product.id);
    return product;
  }

  it('shows each variant its own checkout, records which one sold, and goes on with the winner', async () => {
    const { id: second, offerId } = await published();
    const started = await start(offerId, second);
    expect(started.status).toBe(201);
    const { id } = started.body;
    await office.shop.until(async () => (await ofVisitor(offerId, ''))[1] === `${id}:A`);
    expect(await ofVisitor(offerId, '')).toEqual(['DEFAULT', `${id}:A`]);
    expect(await ofVisitor(offerId, '?variant=B')).toEqual(['VEGA', `${id}:B`]);
    // A checkout that the address names is no part of it.
    expect(await ofVisitor(offerId, `?checkout=${second}`)).toEqual(['VEGA', null]);

    const checkouts = [
      { checkoutId: offerId, views: 30, variant: `${id}:A` },
      { checkoutId: offerId, views: 20, variant: `${id}:B` },
      // Names of no variant make no rows of their own.
      ...[`${id}:C`, id, ':A', 'B', second, 'x'.repeat(40)].map((variant) => ({
        ...{ checkoutId: offerId, views: 1, variant },
      })),
    ];
    await office.send(undefined, 'POST', '/api/checkout/visits', { checkouts });
    for (const variant of ['', `?variant=${id}:B`, `?variant=${id}:C`, '?variant=a&variant=b']) {
      const path = `/api/checkout/${offerId}/abandoned-cart-enabled${variant}`;
      expect((await office.shop.send('GET', path, undefined, { 'user-agent': 'Mozilla/5.0' })).status).toBe(
        200,
      );
    }
    await office.shop.app.get(VisitCounts).flush();
    const bought = await office.shop.bought(order({ offerId, variant: `${id}:B` }));
    await office.shop.bought(order({ offerId, variant: `${id}:A` }));
    await office.shop.bought(order({ offerId, variant: 'another:B' }));
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(bought.paymentId), 'pay');
    const results = async () =>
      (await send<{ variants: { sales: number }[] }>('GET', `/api/platform/checkout-tests/${id}/results`))
        .body;
    await office.shop.until(async () => (await results()).variants[1]?.sales === 1);
    expect(await results()).toEqual({
      ...{
        currency: 'BRL',
        verdict: 'TOO_FEW',
        lowPer100: expect.any(Number),
        highPer100: expect.any(Number),
        viewsNeeded: expect.any(Number),
        ranDays: 0,
      },
      variants: [
        { variant: 'A', views: 30, starts: 0, orders: 1, sales: 0, value: 0 },
        { variant: 'B', views: 20, starts: 1, orders: 1, sales: 1, value: 9_700 },
      ],
    });
    const counted = await office.shop.rows(
      `select layout, variant, views::int, starts::int from visit_days where offer_id = $1 order by variant`,
      [offerId],
    );
    expect(counted).toEqual([
      { layout: 'DEFAULT', variant: '', views: 6, starts: 3 },
      { layout: 'DEFAULT', variant: `${id}:A`, views: 30, starts: 0 },
      { layout: 'VEGA', variant: `${id}:B`, views: 20, starts: 1 },
    ]);

    const [{ version } = { version: 0 }] = await tests(offerId);
    expect((await end(id, { winner: 'B', version })).status).toBe(204);
    await office.shop.until(async () => (await ofVisitor(offerId, ''))[0] === 'VEGA');
    expect(await ofVisitor(offerId, '?variant=A')).toEqual(['VEGA', null]);
    expect(await tests(offerId)).toEqual([
      expect.objectContaining({ id, status: 'ENDED', winner: 'B', version: 2 }),
    ]);
    const late = await office.shop.bought(order({ offerId, variant: `${id}:B` }));
    const [row] = await office.shop.rows(
      'select checkout_test_id from orders where id = (select order_id from payments where id = $1)',
      [late.paymentId],
    );
    expect(row).toEqual({ checkout_test_id: null });
  });

  it('runs once for an offer, with another published checkout, and protects what it shows', async () => {
    const { id: second, offerId, productId } = await published();
    const draft = await send<{ id: string }>('POST', `${PRODUCTS}/${productId}/checkouts`, {
      name: 'Rascunho',
    });
    expect((await start(offerId, draft.body.id)).body.code).toBe('checkoutNotPublished');
    const answers = await Promise.all([start(offerId, second), start(offerId, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const before = await running();
    expect((await start(offerId, second)).body.code).toBe('testRuns');
    expect((await choose(offerId, second)).body.code).toBe('testRuns');
    expect((await send('DELETE', at(second))).body.code).toBe('testRuns');
    const [{ id, version } = { id: '', version: 0 }] = await tests(offerId);
    expect((await end(id, { version: version + 1 })).body.code).toBe('changedMeanwhile');
    const other = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
    const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', other)).body;
    for (const [method, path, body] of [
      ['GET', `/api/platform/offers/${offerId}/checkout-tests`, undefined],
      ['POST', `/api/platform/offers/${offerId}/checkout-tests`, { checkoutId: second }],
      ['GET', `/api/platform/checkout-tests/${id}/results`, undefined],
      ['POST', `/api/platform/checkout-tests/${id}/end`, { version }],
    ] as const)
      expect([path, (await office.sendAs(token, method, path, body)).status]).toEqual([path, 404]);
    expect(await running()).toEqual(before);
    expect((await end(id, { version })).status).toBe(204);
    expect((await end(id, { version: version + 1 })).body.code).toBe('testEnded');
    expect((await choose(offerId, second)).status).toBe(204);
    expect((await start(offerId, second)).body.code).toBe('sameCheckout');
  });
});
