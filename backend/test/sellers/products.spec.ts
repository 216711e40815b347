import { saoPauloDate } from '@guiche/brazil';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS } from '../../src/demo/demo-data.js';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly status: string;
  readonly guaranteeDays: number;
  readonly reviewReason: string | null;
  readonly version: number;
}
interface Offer {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly isDefault: boolean;
  readonly status: string;
  readonly recurrencePrice: number | null;
  readonly frequencyInDays: number | null;
  readonly version: number;
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const PRODUCTS = '/api/platform/products';
const TERMS = {
  ...{ type: 'ONE_TIME', price: 9_700 },
  ...{ pixEnabled: true, creditCardEnabled: true, billetEnabled: false },
};
const COURSE = { name: 'Curso de aquarela', type: 'DIGITAL', category: 'design', offer: TERMS };
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const create = async (body: object = COURSE) =>
  (await office.send<{ id: string; offerId: string }>(AS_SELLER, 'POST', PRODUCTS, body)).body;
const show = async (id: string) => (await office.send<Product>(AS_SELLER, 'GET', `${PRODUCTS}/${id}`)).body;
const step = (id: string, name: string) =>
  office.send<Refusal>(AS_SELLER, 'POST', `${PRODUCTS}/${id}/steps`, { step: name });
const decide = (id: string, decision: string) =>
  office.send<Refusal>(AS_ADMIN, 'PUT', `/api/admin/products/${id}/decision`, {
    ...{ decision, reason: 'Falta o nome do autor' },
  });
const offersOf = async (id: string) =>
  (await office.send<{ items: Offer[] }>(AS_SELLER, 'GET', `${PRODUCTS}/${id}/offers`)).body.items;
const checkout = (offerId: string) => office.shop.send('GET', `/api/checkout/${offerId}`);
const stored = () => office.shop.rows('select id, status, name, version from products order by id');
/** A seller of the same platform who owns nothing of this. */
async function otherSeller(): Promise<string> {
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  return (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body.token;
}

it('a product is a draft that nobody can buy until it is published (C9)', async () => {
  const { id, offerId } = await create();
  expect(await show(id)).toMatchObject({ name: 'Curso de aquarela', status: 'DRAFT', guaranteeDays: 7 });
  expect((await checkout(offerId)).status).toBe(404);
  expect((await step(id, 'publish')).status).toBe(204);
  expect((await checkout(offerId)).status).toBe(200);
  expect((await step(id, 'pause')).status).toBe(204);
  await office.shop.until(async () => (await checkout(offerId)).status === 404);
  expect((await step(id, 'publish')).body.code).toBe('productStepRefused');
  expect((await show(id)).status).toBe('PAUSED');
});

it('a product without a method, or a subscription without an interval, is not stored', async () => {
  const before = await stored();
  for (const [offer, field] of [
    [{ ...TERMS, pixEnabled: false, creditCardEnabled: false }, 'pixEnabled'],
    [{ ...TERMS, type: 'SUBSCRIPTION' }, 'frequencyInDays'],
    [{ ...TERMS, fakePrice: 9_700 }, 'fakePrice'],
  ] as const) {
    const refused = await office.send<Refusal>(AS_SELLER, 'POST', PRODUCTS, { ...COURSE, offer });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect(await stored()).toEqual(before);
});

it('products and offers show what was sold and seen in the last 30 days (B6, B9)', async () => {
  const { id, offerId } = await create({ ...COURSE, name: 'Curso de gravura', category: 'music' });
  expect((await step(id, 'publish')).status).toBe(204);
  const { shop } = office;
  const { paymentId } = await shop.bought(order({ offerId, email: 'gravura@example.com' }));
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const today = saoPauloDate(shop.clock.now());
  await shop.rows(
    `insert into visit_days (platform_id, producer_id, day, product_id, offer_id, layout, variant, views, starts)
     select p.platform_id, p.producer_id, $2::date - days, p.id, $3, 'DEFAULT', '', 20, 5
     from products p, unnest(array[0, 29, 30]) days where p.id = $1`,
    [id, today, offerId],
  );
  interface Listed {
    readonly items: readonly { readonly id: string; readonly category: string; readonly sold30: number }[];
  }
  const listed = async () =>
    (await office.send<Listed>(AS_SELLER, 'GET', `${PRODUCTS}?category=music`)).body.items;
  await shop.until(async () => (await listed())[0]?.sold30 === 1);
  expect(await listed()).toMatchObject([{ id, category: 'music', sold30: 1 }]);
  expect(await offersOf(id)).toMatchObject([{ id: offerId, sold: 1, views: 40 }]);
});

it('an edit on an old version is refused, and nothing is written', async () => {
  const { id } = await create();
  const change = { name: 'Curso de óleo', guaranteeDays: '30', version: 1 };
  const edited = await office.send<Product>(AS_SELLER, 'PUT', `${PRODUCTS}/${id}`, change);
  expect(edited.body).toMatchObject({ name: 'Curso de óleo', guaranteeDays: 30, version: 2 });
  const late = () =>
    office.send<Refusal>(AS_SELLER, 'PUT', `${PRODUCTS}/${id}`, { ...change, name: 'Tarde' });
  const { status, body } = await late();
  expect([status, body]).toMatchObject([
    409,
    { code: 'changedMeanwhile', changedBy: office.person(AS_SELLER).name },
  ]);
  // Staff of the platform are not named to sellers.
  await office.shop.rows('update products set updated_by = $2 where id = $1', [
    id,
    `staff:${office.person(AS_ADMIN).id}`,
  ]);
  expect((await late()).body).toMatchObject({ code: 'changedMeanwhile', changedBy: null });
  expect((await show(id)).name).toBe('Curso de óleo');
});

it('another seller finds neither the product nor its offers', async () => {
  const { id, offerId } = await create();
  const before = await stored();
  const token = await otherSeller();
  for (const [method, path, body] of [
    ['GET', `${PRODUCTS}/${id}`, undefined],
    ['PUT', `${PRODUCTS}/${id}`, { name: 'Meu agora', version: 1 }],
    ['POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' }],
    ['POST', `${PRODUCTS}/${id}/copies`, { name: 'Cópia' }],
    ['DELETE', `${PRODUCTS}/${id}`, undefined],
    ['GET', `${PRODUCTS}/${id}/offers`, undefined],
    ['POST', `${PRODUCTS}/${id}/offers`, { ...TERMS, title: 'Minha' }],
    ['GET', `/api/platform/offers/${offerId}`, undefined],
    ['POST', `/api/platform/offers/${offerId}/pause`, undefined],
    ['DELETE', `/api/platform/offers/${offerId}`, undefined],
  ] as const)
    expect([path, (await office.sendAs(token, method, path, body)).status]).toEqual([path, 404]);
  expect(await stored()).toEqual(before);
});

it('staff refuse a product with a reason, and the seller sends it again', async () => {
  const { id, offerId } = await create();
  await step(id, 'publish');
  expect((await decide(id, 'refuse')).status).toBe(204);
  expect(await show(id)).toMatchObject({ status: 'REFUSED', reviewReason: 'Falta o nome do autor' });
  await office.shop.until(async () => (await checkout(offerId)).status === 404);
  expect((await step(id, 'publish')).status).toBe(204);
  expect((await show(id)).status).toBe('IN_REVIEW');
  expect((await decide(id, 'approve')).status).toBe(204);
  expect((await checkout(offerId)).status).toBe(200);
  expect((await decide(id, 'approve')).body.code).toBe('productStepRefused');
});

it('a blocked product is out of the reach of its seller', async () => {
  const { id } = await create();
  await step(id, 'publish');
  expect((await decide(id, 'block')).status).toBe(204);
  for (const name of ['publish', 'pause', 'resume'])
    expect((await step(id, name)).body.code).toBe('productStepRefused');
  expect((await office.send<Refusal>(AS_SELLER, 'DELETE', `${PRODUCTS}/${id}`)).status).toBe(409);
  expect((await show(id)).status).toBe('BLOCKED');
  expect((await decide(id, 'unblock')).status).toBe(204);
  expect((await show(id)).status).toBe('PAUSED');
});

it('the default offer moves, and the last offer stays', async () => {
  const { id, offerId } = await create();
  const terms = { ...TERMS, type: 'SUBSCRIPTION', frequencyInDays: '30', title: 'Mensal', price: 4_900 };
  office.shop.clock.advance(1_000);
  const added = await office.send<{ id: string }>(AS_SELLER, 'POST', `${PRODUCTS}/${id}/offers`, terms);
  const [first, second] = await offersOf(id);
  expect([first?.isDefault, second?.isDefault]).toEqual([true, false]);
  expect(second).toMatchObject({ recurrencePrice: 4_900, frequencyInDays: 30 });
  await office.send(AS_SELLER, 'POST', `/api/platform/offers/${added.body.id}/default`);
  expect((await offersOf(id)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect((await office.send(AS_SELLER, 'DELETE', `/api/platform/offers/${added.body.id}`)).status).toBe(204);
  expect((await offersOf(id)).map((offer) => [offer.id, offer.isDefault])).toEqual([[offerId, true]]);
  const last = await office.send<Refusal>(AS_SELLER, 'DELETE', `/api/platform/offers/${offerId}`);
  expect([last.status, last.body.code]).toEqual([409, 'lastOffer']);
});

it('a copy is a draft with the same offers and other ids', async () => {
  const { id, offerId } = await create();
  await step(id, 'publish');
  const copy = await office.send<{ id: string }>(AS_SELLER, 'POST', `${PRODUCTS}/${id}/copies`, {
    name: 'Curso de aquarela 2',
  });
  expect(await show(copy.body.id)).toMatchObject({
    name: 'Curso de aquarela 2',
    status: 'DRAFT',
    version: 1,
  });
  const [offer] = await offersOf(copy.body.id);
  expect(offer).toMatchObject({ title: 'Curso de aquarela', price: 9_700, isDefault: true });
  expect(offer?.id).not.toBe(offerId);
});

it('a product that was sold is not deleted', async () => {
  await office.shop.bought(order());
  const [sold] = await office.shop.rows<{ id: string }>('select product_id as id from offers where id = $1', [
    OFFERS.digital.id,
  ]);
  const refused = await office.send<Refusal>(AS_SELLER, 'DELETE', `${PRODUCTS}/${sold?.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'productWasSold']);
  expect((await checkout(OFFERS.digital.id)).status).toBe(200);
});

it('a product that was never sold is deleted and leaves the list', async () => {
  const { id } = await create();
  const listed = async () =>
    (await office.send<{ items: Product[] }>(AS_SELLER, 'GET', `${PRODUCTS}?limit=100`)).body.items;
  expect((await listed()).map((item) => item.id)).toContain(id);
  expect((await office.send(AS_SELLER, 'DELETE', `${PRODUCTS}/${id}`)).status).toBe(204);
  expect((await office.send(AS_SELLER, 'GET', `${PRODUCTS}/${id}`)).status).toBe(404);
  expect((await listed()).map((item) => item.id)).not.toContain(id);
});
