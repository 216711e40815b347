import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';

const PRODUCTS = '/api/platform/products';
const TERMS = {
  type: 'ONE_TIME',
  price: 9_700,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
};
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

interface Refusal {
  readonly code: string;
}
interface Checkout {
  readonly product: {
    readonly ordersBumps: readonly { readonly id: string; readonly offer: { readonly title: string } }[];
  };
  readonly deliveryOptions: readonly Readonly<Record<string, unknown>>[];
}

async function sold(name: string, type = 'DIGITAL', change: object = {}) {
  const body = { name, type, offer: { ...TERMS, ...change } };
  const { id, offerId } = (
    await office.send<{ id: string; offerId: string }>(AS_SELLER, 'POST', PRODUCTS, body)
  ).body;
  await office.send(AS_SELLER, 'POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' });
  return { id, offerId };
}
const versionOf = async (id: string): Promise<number> =>
  (await office.send<{ version: number }>(AS_SELLER, 'GET', `${PRODUCTS}/${id}`)).body.version;
const setBumps = (id: string, offerIds: readonly string[], version: number) =>
  office.send<Refusal>(AS_SELLER, 'PUT', `${PRODUCTS}/${id}/order-bumps`, { offerIds, version });
const checkout = async (offerId: string) =>
  (await office.shop.send<Checkout>('GET', `/api/checkout/${offerId}`)).body;
const bumpsOf = async (offerId: string) => (await checkout(offerId)).product.ordersBumps;
const stored = () =>
  office.shop.rows(
    `select 'bump' as kind, id, product_id, position from order_bumps
     union all select 'delivery', id, product_id, position from delivery_options order by 1, 2`,
  );
async function otherSeller(): Promise<string> {
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  return (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body.token;
}

it('extra offers are shown on the checkout in their order, and keep their ids when they move', async () => {
  const main = await sold('Curso');
  const [guide, sheet] = [await sold('Guia'), await sold('Planilha')];
  const first = [guide.offerId, sheet.offerId];
  expect((await setBumps(main.id, first, await versionOf(main.id))).status).toBe(204);
  await office.shop.until(async () => (await bumpsOf(main.offerId)).length === 2);
  const before = await bumpsOf(main.offerId);
  expect(before.map(({ offer }) => offer.title)).toEqual(['Guia', 'Planilha']);
  expect((await setBumps(main.id, first.toReversed(), await versionOf(main.id))).status).toBe(204);
  await office.shop.until(async () => (await bumpsOf(main.offerId))[0]?.offer.title === 'Planilha');
  expect((await bumpsOf(main.offerId)).map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
});

it('extra offers are own ones of other products in the same currency, and five at most', async () => {
  const main = await sold('Curso');
  const dollars = await sold('Course', 'DIGITAL', { currency: 'USD' });
  const version = await versionOf(main.id);
  const before = await stored();
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  expect((await setBumps(main.id, [dollars.offerId], version)).status).toBe(404);
  expect((await setBumps(main.id, [main.offerId], version)).status).toBe(404);
  expect((await setBumps(main.id, many.slice(0, 1), version)).status).toBe(404);
  expect((await setBumps(main.id, many, version)).status).toBe(422);
  expect((await setBumps(main.id, [], version + 1)).body.code).toBe('changedMeanwhile');
  expect(await stored()).toEqual(before);
  expect(await versionOf(main.id)).toBe(version);
});

it('delivery options are shown on the checkout with their fares, the chosen one once', async () => {
  const main = await sold('Livro', 'FISICO');
  const path = `${PRODUCTS}/${main.id}/delivery-options`;
  const items = [
    { description: 'Econômico', deliveryTime: '8 dias', fareAmount: 0, preSelected: true },
    { description: 'Expresso', deliveryTime: '2 dias', fareAmount: 2_990, preSelected: true },
  ];
  const version = await versionOf(main.id);
  expect((await office.send(AS_SELLER, 'PUT', path, { items, version })).status).toBe(204);
  await office.shop.until(async () => (await checkout(main.offerId)).deliveryOptions.length === 2);
  expect((await checkout(main.offerId)).deliveryOptions).toEqual([
    expect.objectContaining({ ...items[0] }),
    expect.objectContaining({ ...items[1], preSelected: false }),
  ]);
  const before = await stored();
  const late = await office.send<Refusal>(AS_SELLER, 'PUT', path, { items: [], version });
  expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
  const costs = [{ ...items[0], fareAmount: -1 }];
  const wrong = { items: costs, version: version + 1 };
  expect((await office.send(AS_SELLER, 'PUT', path, wrong)).status).toBe(422);
  expect(await stored()).toEqual(before);
});

it('another seller finds neither the extra offers nor the delivery options', async () => {
  const main = await sold('Livro', 'FISICO');
  const version = await versionOf(main.id);
  const before = await stored();
  const token = await otherSeller();
  const path = `${PRODUCTS}/${main.id}`;
  for (const [method, list, body] of [
    ['GET', 'order-bumps', undefined],
    ['PUT', 'order-bumps', { offerIds: [], version }],
    ['GET', 'delivery-options', undefined],
    ['PUT', 'delivery-options', { items: [], version }],
  ] as const)
    expect([list, (await office.sendAs(token, method, `${path}/${list}`, body)).status]).toEqual([list, 404]);
  expect(await stored()).toEqual(before);
});
