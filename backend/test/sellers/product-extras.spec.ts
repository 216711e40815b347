import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { order } from '../purchase/buyer.js';
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
    readonly ordersBumps: readonly {
      readonly id: string;
      readonly text: string | null;
      readonly methods: readonly string[];
      readonly offer: { readonly title: string };
    }[];
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

const SETTINGS = {
  ownTitle: 'Leve o guia',
  text: 'Em PDF',
  withPix: true,
  withCard: false,
  withBillet: false,
};
const setSettings = async (id: string, offerId: string, change: object) =>
  office.send<Refusal>(AS_SELLER, 'PUT', `${PRODUCTS}/${id}/order-bumps/${offerId}`, {
    ...{ ...SETTINGS, version: await versionOf(id) },
    ...change,
  });
interface Counts {
  readonly items: readonly Readonly<Record<'shown' | 'ticked' | 'paid' | 'sold', number>>[];
}
const counts = async (id: string) =>
  (await office.send<Counts>(AS_SELLER, 'GET', `${PRODUCTS}/${id}/order-bump-counts`)).body.items;

it('an extra offer has words of its own and is sold with the chosen methods only, also after it moved (G3)', async () => {
  const main = await sold('Curso');
  const [guide, sheet] = [await sold('Guia'), await sold('Planilha')];
  await setBumps(main.id, [guide.offerId, sheet.offerId], await versionOf(main.id));
  expect((await setSettings(main.id, guide.offerId, {})).status).toBe(204);
  await setBumps(main.id, [sheet.offerId, guide.offerId], await versionOf(main.id));
  const shown = {
    text: 'Em PDF',
    methods: ['PIX'],
    offer: expect.objectContaining({ title: 'Leve o guia' }),
  };
  await office.shop.until(async () => (await bumpsOf(main.offerId))[1]?.text === 'Em PDF');
  const [other, limited] = await bumpsOf(main.offerId);
  expect(limited).toMatchObject(shown);
  expect(other).toMatchObject({ text: null, methods: ['PIX', 'CREDIT_CARD', 'BILLET'] });

  const orders = 'select count(*)::int as count from orders';
  const before = await office.shop.rows(orders);
  const asked = (paymentMethod: string) =>
    order({ offerId: main.offerId, paymentMethod, orderBumpsIds: [limited?.id] });
  const refused = await office.shop.buy(asked('BILLET'));
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: { orderBumpsIds: [expect.stringContaining('“Leve o guia” não é vendida')] } },
  ]);
  expect(await office.shop.rows(orders)).toEqual(before);

  expect(await counts(main.id)).toMatchObject([
    { shown: 0, ticked: 0, paid: 0, sold: 0 },
    { shown: 0, ticked: 0, paid: 0, sold: 0 },
  ]);
  const bumps = `orderBumpsIds=${limited?.id},${other?.id}`;
  const parts = await office.shop.send('GET', `/api/checkout/${main.offerId}/installments?${bumps}`);
  expect(parts.status).toBe(422);
  const { paymentId, payment } = await office.shop.bought(asked('PIX'));
  expect(payment.amount).toBe(2 * TERMS.price);
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await office.shop.until(async () => (await counts(main.id))[1]?.sold === 1);
  expect(await counts(main.id)).toMatchObject([
    { ticked: 0, paid: 0, sold: 1 },
    { ticked: 1, paid: 1, sold: 1 },
  ]);

  // Shown again on a later day, it starts anew.
  office.shop.clock.advance(86_400_000);
  await setBumps(main.id, [sheet.offerId], await versionOf(main.id));
  await setBumps(main.id, [sheet.offerId, guide.offerId], await versionOf(main.id));
  expect(await counts(main.id)).toMatchObject([
    { ticked: 0, paid: 0, sold: 1 },
    { ticked: 0, paid: 0, sold: 0 },
  ]);
});

it('settings of an extra offer without a method, of an old version, or of one that is not shown change nothing', async () => {
  const main = await sold('Curso');
  const guide = await sold('Guia');
  await setBumps(main.id, [guide.offerId], await versionOf(main.id));
  const kept = () => office.shop.rows('select * from order_bumps order by id');
  const before = await kept();
  expect((await setSettings(main.id, guide.offerId, { withPix: false })).status).toBe(422);
  expect((await setSettings(main.id, guide.offerId, { version: 1 })).body.code).toBe('changedMeanwhile');
  expect((await setSettings(main.id, main.offerId, {})).status).toBe(404);
  expect((await setSettings(main.id, guide.offerId, { ownTitle: 'x'.repeat(81) })).status).toBe(422);
  expect(await kept()).toEqual(before);
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
    ['GET', 'order-bump-counts', undefined],
    ['PUT', `order-bumps/${main.offerId}`, { ...SETTINGS, version }],
    ['GET', 'delivery-options', undefined],
    ['PUT', 'delivery-options', { items: [], version }],
  ] as const)
    expect([list, (await office.sendAs(token, method, `${path}/${list}`, body)).status]).toEqual([list, 404]);
  expect(await stored()).toEqual(before);
});
