import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OFFERS, ORDER_BUMPS } from '../../src/demo/demo-data.js';
import { order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

const [PRESETS, LIGHT_GUIDE] = ORDER_BUMPS.map(({ id }) => id);
const COURSE = {
  title: 'Fotografia com o Celular',
  address: 'https://cursos.conecta.example/fotografia-com-o-celular',
};
const GUIDE = {
  title: 'Guia da luz natural',
  address: 'https://cursos.conecta.example/guia-da-luz-natural',
};

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const paid = async (orderBumpsIds: (string | undefined)[]) => {
  const { paymentId, payment } = await shop.bought(
    order({ orderBumpsIds: orderBumpsIds.filter((id) => id !== undefined) }),
  );
  expect(payment.access).toEqual([]);
  expect((await shop.payment(paymentId)).access).toEqual([]);
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  return shop.paymentBecomes(paymentId, { status: 'APPROVED' });
};

it('shows a paying buyer the access addresses of the order’s items, in their order, and no one before', async () => {
  expect((await paid([LIGHT_GUIDE])).access).toEqual([COURSE, GUIDE]);
});

it('uses the product’s current address, and shows none for a product without one or an offer that has ended', async () => {
  const { paymentId } = await paid([PRESETS]);
  await shop.rows(
    `update products set access_address = case when name = $1 then 'https://nova.conecta.example/area' end`,
    ['Fotografia com o Celular'],
  );
  await shop.rows(`update offers set status = 'PAUSED' where id = $1`, [OFFERS.digital.id]);
  expect((await shop.payment(paymentId)).access).toEqual([
    { ...COURSE, address: 'https://nova.conecta.example/area' },
  ]);
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'refund');
  expect((await shop.paymentBecomes(paymentId, { status: 'REFUNDED' })).access).toEqual([]);
});

it.each(['http://cursos.example', 'javascript:alert(1)', 'https://a.example/"onclick=x', 'https://a b'])(
  '%s is refused by the table',
  async (address) => {
    const before = await shop.rows('select id, access_address from products order by id');
    await expect(shop.rows('update products set access_address = $1', [address])).rejects.toThrow(
      'products_access_is_https',
    );
    expect(await shop.rows('select id, access_address from products order by id')).toEqual(before);
  },
);
