import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { OFFERS } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

const PATH = '/api/admin/platform-settings';
const ALL = {
  ...{ refundWindow14: true, refundWindow21: true, refundWindow30: true },
  ...{ cookieDays90: true, cookieDays180: true, cookieForever: true, firstClickCredited: false },
  ...{ currencyEUR: true, currencyUSD: true, currencyMXN: true },
};
const PRODUCT = {
  ...{ name: 'Curso de vendas', type: 'DIGITAL', guaranteeDays: '30' },
  offer: {
    ...{ type: 'ONE_TIME', price: 9_700, currency: 'USD' },
    ...{ pixEnabled: false, creditCardEnabled: true, billetEnabled: false },
  },
};
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const set = async (rules: object) => {
  const { version } = (await office.send<{ version: number }>(AS_ADMIN, 'GET', PATH)).body;
  return office.send<{ code?: string }>(AS_ADMIN, 'PUT', `${PATH}/selling`, {
    ...{ ...ALL, reason: 'Teste', version },
    ...rules,
  });
};
beforeEach(async () => expect((await set({})).status).toBe(204));

const create = (product: object) =>
  office.send<{ id: string; offerId: string; errors?: object }>(AS_SELLER, 'POST', '/api/platform/products', {
    ...PRODUCT,
    ...product,
  });
const counted = async () => (await office.shop.rows('select 1 from products')).length;
/** What the bill of the next purchase says. */
const onTheBill = async () => {
  const { paymentId } = await office.shop.bought();
  const [order] = await office.shop.rows<{ text: string | null }>(
    `select o.soft_descriptor as text from orders o join payments p on p.order_id = o.id where p.id = $1`,
    [paymentId],
  );
  return order?.text;
};

it('sellers choose among the days and currencies of the platform; what they have already stays', async () => {
  const made = await create({});
  expect(made.status).toBe(201);
  expect((await set({ refundWindow30: false, currencyUSD: false })).status).toBe(204);
  const choices = await office.send(AS_SELLER, 'GET', '/api/platform/offered-choices');
  expect(choices.body).toEqual({
    ...{ refundWindows: [7, 14, 21], currencies: ['BRL', 'EUR', 'MXN'] },
    affiliateCookieDays: [60, 90, 180, 0],
  });
  const before = await counted();
  const days = await create({ offer: { ...PRODUCT.offer, currency: 'BRL' } });
  expect([days.status, Object.keys(days.body.errors ?? {})]).toEqual([422, ['guaranteeDays']]);
  const currency = await create({ guaranteeDays: '14' });
  expect([currency.status, Object.keys(currency.body.errors ?? {})]).toEqual([422, ['currency']]);
  const added = await office.send<{ errors?: object }>(
    ...([AS_SELLER, 'POST', `/api/platform/products/${made.body.id}/offers`] as const),
    { ...PRODUCT.offer, title: 'Outra' },
  );
  expect([added.status, Object.keys(added.body.errors ?? {})]).toEqual([422, ['currency']]);
  expect(await counted()).toBe(before);

  const path = `/api/platform/products/${made.body.id}`;
  const { body } = await office.send<{ version: number }>(AS_SELLER, 'GET', path);
  const edit = { name: 'Curso novo', guaranteeDays: '30', version: body.version };
  expect((await office.send(AS_SELLER, 'PUT', path, edit)).status).toBe(200);
  const fewer = { ...edit, guaranteeDays: '14', version: body.version + 1 };
  expect((await office.send(AS_SELLER, 'PUT', path, fewer)).status).toBe(200);
  const back = await office.send<{ errors?: object }>(AS_SELLER, 'PUT', path, {
    ...edit,
    version: body.version + 2,
  });
  expect([back.status, Object.keys(back.body.errors ?? {})]).toEqual([422, ['guaranteeDays']]);
});

it('sellers choose for how long affiliates are remembered, and the checkout says it with the rule of the platform', async () => {
  const made = await create({ offer: { ...PRODUCT.offer, currency: 'BRL' }, affiliateCookieDays: '180' });
  expect(made.status).toBe(201);
  expect((await set({ cookieDays180: false, cookieForever: false, firstClickCredited: true })).status).toBe(
    204,
  );
  const before = await counted();
  const refused = await create({ affiliateCookieDays: '0' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['affiliateCookieDays']]);
  expect(await counted()).toBe(before);
  const path = `/api/platform/products/${made.body.id}`;
  const edit = { name: 'Curso novo', guaranteeDays: '30', affiliateCookieDays: '180', version: 1 };
  expect((await office.send(AS_SELLER, 'PUT', path, edit)).status).toBe(200);
  const step = await office.send(AS_SELLER, 'POST', `${path}/steps`, { step: 'publish' });
  expect(step.status).toBeLessThan(300);
  const shown = async () =>
    (await office.shop.send<{ affiliateCookie?: object }>('GET', `/api/checkout/${made.body.offerId}`)).body;
  await office.shop.until(async () => (await shown()).affiliateCookie !== undefined);
  expect(await shown()).toMatchObject({
    affiliateCookie: { productId: made.body.id, days: 180, isFirstCredited: true },
  });
});

it('the bill of a card says the text of the product, else that of the platform', async () => {
  expect((await set({ softDescriptor: 'VITRINE' })).status).toBe(204);
  await office.shop.until(async () => (await onTheBill()) === 'VITRINE');
  const [{ id = '' } = {}] = await office.shop.rows<{ id: string }>(
    'select product_id as id from offers where id = $1',
    [OFFERS.digital.id],
  );
  const path = `/api/platform/products/${id}`;
  const { body } = await office.send<{ version: number; name: string }>(AS_SELLER, 'GET', path);
  const { version, name } = body;
  const edited = await office.send(AS_SELLER, 'PUT', path, { version, name, softDescriptor: 'CURSO' });
  expect(edited.status).toBe(200);
  await office.shop.until(async () => (await onTheBill()) === 'CURSO');
});

it.each([
  ['a text with signs', { softDescriptor: 'A & B' }],
  ['a text that is too long', { softDescriptor: 'ABCDEFGHIJKLMN' }],
  ['a switch that is no switch', { currencyUSD: 'sometimes' }],
  ['a rule of affiliates that is no switch', { firstClickCredited: 'both' }],
])('%s is refused, and nothing changes', async (_what, rules) => {
  const before = await office.send(AS_ADMIN, 'GET', PATH);
  expect((await set(rules)).status).toBe(422);
  expect((await office.send(AS_ADMIN, 'GET', PATH)).body).toEqual(before.body);
});
