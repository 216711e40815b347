import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { physicalOrder } from '../purchase/buyer.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

const PRODUCTS = '/api/platform/products';
const METHODS = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true };
const TERMS = { type: 'ONE_TIME', price: 9_700, fretePrice: 0, ...METHODS };
const MINUTE = 60_000;
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

interface Made {
  readonly id: string;
  readonly offerId: string;
}
interface Shown {
  readonly stock: number | null;
  readonly stockLeft: number | null;
  readonly weightGrams: number | null;
  readonly version: number;
}

const create = (facts: object, type = 'FISICO') =>
  office.send<Made & { readonly errors?: object }>(AS_SELLER, 'POST', PRODUCTS, {
    ...{ name: 'Caneca', type, offer: { ...TERMS, fretePrice: type === 'FISICO' ? 0 : undefined } },
    ...facts,
  });
async function sold(facts: object): Promise<Made> {
  const { body } = await create(facts);
  await office.send(AS_SELLER, 'POST', `${PRODUCTS}/${body.id}/steps`, { step: 'publish' });
  return body;
}
const shown = async (id: string) => (await office.send<Shown>(AS_SELLER, 'GET', `${PRODUCTS}/${id}`)).body;
const leftOf = async (id: string) => (await shown(id)).stockLeft;
const asked = (offerId: string, changes: object = {}) =>
  physicalOrder({ offerId, deliveryFare: 0, ...changes });
const buy = async (offerId: string, changes: object = {}): Promise<string> => {
  const { status, body } = await office.shop.buy(asked(offerId, changes));
  return status === 201 ? '201' : `${status} ${body.code}`;
};
const edit = async (id: string, facts: object) =>
  office.send<Shown>(AS_SELLER, 'PUT', `${PRODUCTS}/${id}`, {
    ...{ name: 'Caneca', version: (await shown(id)).version },
    ...facts,
  });

it('of buyers at once by two offers and one piece left, one buys, and nothing of the others is written (G2)', async () => {
  const { id, offerId } = await sold({ stock: 2 });
  const { body: second } = await office.send<{ id: string }>(AS_SELLER, 'POST', `${PRODUCTS}/${id}/offers`, {
    ...{ ...TERMS, title: 'Outra oferta' },
  });
  expect(await buy(offerId)).toBe('201');
  expect(await leftOf(id)).toBe(1);
  const before = await office.shop.footprint();
  const answers = await Promise.all([offerId, second.id, offerId, second.id].map((one) => buy(one)));
  expect(answers.sort()).toEqual(['201', '409 soldOut', '409 soldOut', '409 soldOut']);
  const after = await office.shop.footprint();
  expect((after['orders'] ?? 0) - (before['orders'] ?? 0)).toBe(1);
  expect((after['payments'] ?? 0) - (before['payments'] ?? 0)).toBe(1);
  expect(await leftOf(id)).toBe(0);
});

it('a piece returns when its purchase ends unpaid or is refunded, and a new code takes it again', async () => {
  const { clock, outside } = office.shop;
  const { id, offerId } = await sold({ stock: 1 });
  const first = await office.shop.bought(asked(offerId));
  expect(await buy(offerId)).toBe('409 soldOut');
  clock.set(new Date(new Date(first.payment.expiresAt ?? '').getTime() + MINUTE));
  office.forget(AS_SELLER);
  await office.shop.paymentBecomes(first.paymentId, { status: 'CANCELED', renewable: true });
  expect(await leftOf(id)).toBe(1);

  const second = await office.shop.bought(asked(offerId));
  const renewed = await office.shop.renew(first.paymentId);
  expect([renewed.status, renewed.body]).toMatchObject([409, { code: 'soldOut' }]);
  await outside.act('HAWKPAY', await office.shop.chargeOf(second.paymentId), 'pay');
  await office.shop.paymentBecomes(second.paymentId, { status: 'APPROVED' });
  expect(await buy(offerId)).toBe('409 soldOut');
  await office.shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), second.paymentId);
  await office.shop.paymentBecomes(second.paymentId, { status: 'REFUNDED' });
  expect(await leftOf(id)).toBe(1);
  expect((await office.shop.renew(first.paymentId)).status).toBe(201);
  expect(await leftOf(id)).toBe(0);
});

it('a piece in a parcel is gone: its refund returns nothing until the seller takes the tracking code away', async () => {
  const { id, offerId } = await sold({ stock: 1 });
  const { paymentId } = await office.shop.bought(asked(offerId));
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const [sale] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  await office.shop.eventually(`select status from sales where id = '${sale?.id}'`, { status: 'APPROVED' });
  const shipments = `/api/platform/sales/${sale?.id}/shipments`;
  const parcel = { carrier: 'Correios', trackingCode: 'BR000000001BR' };
  expect((await office.send(AS_SELLER, 'POST', shipments, parcel)).status).toBe(204);
  await office.shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId);
  await office.shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
  expect(await leftOf(id)).toBe(0);
  expect(await buy(offerId)).toBe('409 soldOut');
  const [sent] = await office.shop.rows<{ id: string }>('select id from shipments where order_id = $1', [
    sale?.id,
  ]);
  expect((await office.send(AS_SELLER, 'DELETE', `${shipments}/${sent?.id}`)).status).toBe(204);
  expect(await leftOf(id)).toBe(1);
  expect(await buy(offerId)).toBe('201');
});

it('a piece that is sold beside another product counts', async () => {
  const mug = await sold({ stock: 1 });
  const main = await sold({ name: 'Livro' });
  const { version } = await shown(main.id);
  await office.send(AS_SELLER, 'PUT', `${PRODUCTS}/${main.id}/order-bumps`, {
    offerIds: [mug.offerId],
    version,
  });
  const [bump] = await office.shop.rows<{ id: string }>('select id from order_bumps where offer_id = $1', [
    mug.offerId,
  ]);
  const both = { orderBumpsIds: [bump?.id] };
  expect(await buy(main.offerId, both)).toBe('201');
  expect(await buy(mug.offerId)).toBe('409 soldOut');
  expect(await buy(main.offerId, both)).toBe('409 soldOut');
  expect(await buy(main.offerId)).toBe('201');
});

it('a seller adds pieces and takes the limit away, and sells at once', async () => {
  const { id, offerId } = await sold({ stock: 0, weightGrams: 350, lengthCm: 12, widthCm: 10, heightCm: 10 });
  expect(await shown(id)).toMatchObject({ stock: 0, stockLeft: 0, weightGrams: 350, lengthCm: 12 });
  expect(await buy(offerId)).toBe('409 soldOut');
  expect((await edit(id, { stock: 1 })).body).toMatchObject({ stock: 1, stockLeft: 1, weightGrams: null });
  expect(await buy(offerId)).toBe('201');
  expect(await buy(offerId)).toBe('409 soldOut');
  expect((await edit(id, {})).body).toMatchObject({ stock: null, stockLeft: null });
  expect(await buy(offerId)).toBe('201');
});

it('a digital product has neither pieces nor a parcel, and a wrong number changes nothing', async () => {
  const products = () => office.shop.rows('select * from products order by id');
  const { body: ebook } = await create({}, 'DIGITAL');
  const { id } = await sold({ stock: 3 });
  const before = await products();
  const digital = await create({ stock: 5, heightCm: 2 }, 'DIGITAL');
  expect([digital.status, digital.body.errors]).toEqual([
    422,
    { stock: ['Só para produto físico.'], heightCm: ['Só para produto físico.'] },
  ]);
  expect((await edit(ebook.id, { weightGrams: 100 })).status).toBe(422);
  for (const wrong of [{ stock: -1 }, { stock: 1.5 }, { weightGrams: 0 }, { widthCm: 1_001 }])
    expect((await edit(id, wrong)).status).toBe(422);
  expect(await products()).toEqual(before);
});
