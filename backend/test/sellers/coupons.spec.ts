import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { cardOrder } from '../purchase/cards.js';
import { order } from '../purchase/buyer.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

const COUPONS = '/api/platform/coupons';
const ALL_METHODS = ['PIX', 'CREDIT_CARD', 'BILLET'];
const DAY_MS = 86_400_000;
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

let codes = 0;
/** Creates a coupon of 10 % unless the test says otherwise. */
async function coupon(change: Readonly<Record<string, unknown>> = {}) {
  const code = `TESTE-${(codes += 1)}`;
  const terms = { code, kind: 'PERCENT', percent: 1_000, methods: ALL_METHODS, ...change };
  const { status, body } = await office.send<{ id: string; code: string }>(AS_SELLER, 'POST', COUPONS, terms);
  return { status, id: body.id, code, terms, problem: body };
}
const buy = async (asked: object): Promise<string> => {
  const { status, body } = await office.shop.buy(order({ ...asked }));
  return status === 201 ? '201' : `${status} ${body.code}`;
};
const shown = (offerId: unknown, code: string) =>
  office.shop.send<Readonly<Record<string, unknown>>>(
    ...(['GET', `/api/checkout/${String(offerId)}/coupons/${code}`] as const),
  );
const usesOf = (code: string) => office.shop.rows('select id from orders where coupon_code = $1', [code]);
const figures = async (id: string) =>
  (await office.send<Readonly<Record<string, number>>>(AS_SELLER, 'GET', `${COUPONS}/${id}`)).body;

it('only pages on which a coupon reduces something have a field for one', async () => {
  const takesCoupons = async ({ id }: { readonly id: string }) =>
    (await office.shop.send<{ takesCoupons: boolean }>('GET', `/api/checkout/${id}`)).body.takesCoupons;
  expect(await takesCoupons(OFFERS.digital)).toBe(false);
  // It is an additional offer of the course.
  const { id } = await coupon({ offerIds: [OFFERS.presets.id] });
  await office.shop.announceCatalogChange();
  expect(await takesCoupons(OFFERS.digital)).toBe(true);
  expect(await takesCoupons(OFFERS.presets)).toBe(true);
  expect(await takesCoupons(OFFERS.physical)).toBe(false);
  await office.send(AS_SELLER, 'DELETE', `${COUPONS}/${id}?version=1`);
  await coupon({ productIds: [OFFERS.physical.productId] });
  await office.shop.announceCatalogChange();
  expect(await takesCoupons(OFFERS.digital)).toBe(false);
  expect(await takesCoupons(OFFERS.physical)).toBe(true);
});

it('a coupon reduces the price, every share of the division and what a refund brings back, to the cent', async () => {
  const { id, code } = await coupon();
  const { paymentId, payment } = await office.shop.bought(order({ coupon: ` ${code.toLowerCase()} ` }));
  expect(payment.amount).toBe(8_730);
  const [stored] = await office.shop.rows(
    `select o.items_total::int, o.discount::int, o.total::int, o.coupon_code, i.unit_price::int, i.discount::int as of_item
     from orders o join order_items i on i.order_id = o.id join payments p on p.order_id = o.id where p.id = $1`,
    [paymentId],
  );
  expect(stored).toEqual({
    ...{ items_total: 8_730, discount: 970, total: 8_730, coupon_code: code },
    ...{ unit_price: 9_700, of_item: 970 },
  });
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  // The fee is R$ 2,49: the seller gets the rest of what was paid.
  expect((await office.shop.moved(paymentId))['seller pending']).toBe(8_481);
  expect(await figures(id)).toMatchObject({ uses: 1, paidUses: 1, discount: 970, paid: 8_730 });
  await office.shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId);
  await office.shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
  expect((await office.shop.moved(paymentId))['seller pending']).toBe(0);
  expect(await figures(id)).toMatchObject({ uses: 0, paidUses: 0, discount: 0, paid: 0 });
});

it('a coupon is taken off what a card pays in installments', async () => {
  const { code } = await coupon({ kind: 'AMOUNT', amount: 1_000 });
  const asked = await cardOrder(office.shop);
  const offerId = String(asked['offerId']);
  const plain = await office.shop.send<{ finalValue: number }[]>(
    ...(['GET', `/api/checkout/${offerId}/installments`] as const),
  );
  const reduced = await office.shop.send<{ finalValue: number }[]>(
    ...(['GET', `/api/checkout/${offerId}/installments?coupon=${code}`] as const),
  );
  expect((plain.body[0]?.finalValue ?? 0) - (reduced.body[0]?.finalValue ?? 0)).toBe(1_000);
  const total = reduced.body[0]?.finalValue;
  expect(await buy({ ...asked, coupon: code, expectedTotal: total })).toBe('201');
  expect(await buy({ ...asked, coupon: code, expectedTotal: (total ?? 0) + 1 })).toBe('409 priceChanged');
});

it('of two buyers at once and one use left, exactly one buys and nothing of the other is written', async () => {
  const { code } = await coupon({ maxUses: 2 });
  expect(await buy({ coupon: code })).toBe('201');
  const before = await office.shop.footprint();
  const answers = await Promise.all([1, 2, 3].map(() => buy({ coupon: code })));
  expect(answers.sort()).toEqual(['201', '409 couponUsedUp', '409 couponUsedUp']);
  expect(await usesOf(code)).toHaveLength(2);
  const after = await office.shop.footprint();
  expect((after['orders'] ?? 0) - (before['orders'] ?? 0)).toBe(1);
  expect((await shown(order()['offerId'], code)).body).toMatchObject({ code: 'couponUsedUp' });
});

it('a buyer uses a coupon as often as allowed, known by e-mail or document', async () => {
  const { code } = await coupon({ maxUsesPerBuyer: 1 });
  expect(await buy({ coupon: code })).toBe('201');
  expect(await buy({ coupon: code, email: 'MARIA.souza@example.com', cpf: '11144477735' })).toBe(
    '409 couponUsedByBuyer',
  );
  expect(await buy({ coupon: code, email: 'outra@example.com' })).toBe('409 couponUsedByBuyer');
  expect(await buy({ coupon: code, email: 'outra@example.com', cpf: '11144477735' })).toBe('201');
});

it('a payment that was refused or expired gives its use back, and a new code takes it again', async () => {
  const { code } = await coupon({ maxUses: 1 });
  const { paymentId } = await office.shop.bought(order({ coupon: code }));
  expect(await buy({ coupon: code })).toBe('409 couponUsedUp');
  await office.shop.rows(`update payments set status = 'CANCELED', reason = 'EXPIRED' where id = $1`, [
    paymentId,
  ]);
  expect(await buy({ coupon: code })).toBe('201');
  const renewed = await office.shop.send<{ code?: string }>(
    ...(['POST', `/api/checkout/payments/${paymentId}/renew`] as const),
  );
  expect([renewed.status, renewed.body.code]).toEqual([409, 'couponUsedUp']);
});

it('a coupon is valid for its period, its methods and its items only', async () => {
  const now = office.shop.clock.now().getTime();
  const later = await coupon({
    validFrom: new Date(now + DAY_MS).toISOString(),
    validUntil: new Date(now + 2 * DAY_MS).toISOString(),
  });
  const billet = await coupon({ methods: ['BILLET'] });
  const { items } = (
    await office.send<{ items: { productId: string; offerId: string }[] }>(
      ...([AS_SELLER, 'GET', '/api/platform/coupon-choices'] as const),
    )
  ).body;
  const other = items.find(({ offerId }) => offerId !== order()['offerId']);
  const elsewhere = await coupon({ offerIds: [other?.offerId] });
  const before = await office.shop.footprint();
  expect(await buy({ coupon: later.code })).toBe('422 couponNotYet');
  expect(await buy({ coupon: billet.code })).toBe('422 couponNotHere');
  expect(await buy({ coupon: elsewhere.code })).toBe('422 couponNotHere');
  expect(await buy({ coupon: 'NAO-EXISTE' })).toBe('422 couponUnknown');
  expect(await buy({ coupon: '<script>' })).toBe('422 couponUnknown');
  expect(await office.shop.footprint()).toEqual(before);
  expect(await buy({ coupon: billet.code, paymentMethod: 'BILLET' })).toBe('201');
  expect((await shown(other?.offerId, elsewhere.code)).body).toMatchObject({ onMain: true });
  office.shop.clock.advance(DAY_MS);
  expect(await buy({ coupon: later.code })).toBe('201');
  office.shop.clock.advance(DAY_MS);
  expect(await buy({ coupon: later.code })).toBe('422 couponOver');
});

it('a paused coupon is refused at once, and one that was used is never deleted', async () => {
  const { id, code } = await coupon();
  expect(await buy({ coupon: code })).toBe('201');
  expect((await office.send(AS_SELLER, 'POST', `${COUPONS}/${id}/pause`)).status).toBe(204);
  await office.shop.until(async () => (await shown(order()['offerId'], code)).status === 422);
  expect(await buy({ coupon: code })).toBe('422 couponOver');
  expect((await office.send(AS_SELLER, 'DELETE', `${COUPONS}/${id}`)).body['code']).toBe('couponWasUsed');
  expect((await office.send(AS_SELLER, 'POST', `${COUPONS}/${id}/resume`)).status).toBe(204);
  await office.shop.until(async () => (await buy({ coupon: code })) === '201');
  const unused = await coupon();
  expect((await office.send(AS_SELLER, 'DELETE', `${COUPONS}/${unused.id}`)).status).toBe(204);
  expect(await buy({ coupon: unused.code })).toBe('422 couponUnknown');
});

it('terms that make no sense and a code that is taken are refused, and nothing is written', async () => {
  const taken = await coupon();
  const count = () => office.shop.rows('select id, version from coupons order by id');
  const before = await count();
  expect((await coupon({ percent: 9_901 })).problem).toMatchObject({
    errors: { percent: expect.anything() },
  });
  expect((await coupon({ kind: 'AMOUNT' })).problem).toMatchObject({ errors: { amount: expect.anything() } });
  expect((await coupon({ methods: [] })).status).toBe(422);
  expect((await coupon({ maxUses: 1, maxUsesPerBuyer: 2 })).status).toBe(422);
  expect((await coupon({ productIds: ['00000000-0000-4000-8000-000000000001'] })).status).toBe(404);
  const again = { ...taken.terms, code: taken.code.toLowerCase() };
  const both = await Promise.all([1, 2].map(() => office.send(AS_SELLER, 'POST', COUPONS, again)));
  expect(both.map(({ body }) => body['code'])).toEqual(['couponCodeTaken', 'couponCodeTaken']);
  const late = { ...taken.terms, version: 2 };
  const edited = await office.send(AS_SELLER, 'PUT', `${COUPONS}/${taken.id}`, late);
  expect(edited.body['code']).toBe('changedMeanwhile');
  expect(await count()).toEqual(before);
});

it('a coupon of a subscription reduces its first charge, or all of them', async () => {
  const terms = { type: 'SUBSCRIPTION', price: 5_000, recurrencePrice: 4_000, frequencyInDays: '30' };
  const methods = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true };
  const made = await office.send<{ id: string; offerId: string }>(
    AS_SELLER,
    'POST',
    '/api/platform/products',
    {
      ...{ name: 'Clube', type: 'DIGITAL', offer: { ...terms, ...methods } },
    },
  );
  const { id, offerId } = made.body;
  await office.send(AS_SELLER, 'POST', `/api/platform/products/${id}/steps`, { step: 'publish' });
  const [first, all] = [await coupon(), await coupon({ cycles: 'ALL' })];
  for (const { code } of [first, all]) expect(await buy({ offerId, coupon: code })).toBe('201');
  const prices = await office.shop.rows(
    'select total::int, recurrence_price::int from orders where offer_id = $1 order by recurrence_price desc',
    [offerId],
  );
  expect(prices).toEqual([
    { total: 4_500, recurrence_price: 4_000 },
    { total: 4_500, recurrence_price: 3_600 },
  ]);
});

it('another seller finds no coupon, and its code is not valid for their offers', async () => {
  const { id, terms } = await coupon();
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body;
  const before = await office.shop.rows('select * from coupons order by id');
  for (const [method, path, sent] of [
    ['GET', `${COUPONS}/${id}`, undefined],
    ['PUT', `${COUPONS}/${id}`, { ...terms, version: 1 }],
    ['POST', `${COUPONS}/${id}/pause`, undefined],
    ['DELETE', `${COUPONS}/${id}`, undefined],
  ] as const)
    expect([method, (await office.sendAs(token, method, path, sent)).status]).toEqual([method, 404]);
  expect(await office.shop.rows('select * from coupons order by id')).toEqual(before);
});

it('a sale shows its coupon, and the list of sales finds it by the code', async () => {
  const { code } = await coupon();
  await office.shop.bought(order({ coupon: code }));
  await office.shop.eventually(`select count(*)::int as n from sales where coupon_code = '${code}'`, {
    n: 1,
  });
  const { items } = (
    await office.send<{ items: { id: string; coupon: string; discount: number; gross: number }[] }>(
      ...([
        AS_SELLER,
        'GET',
        `/api/platform/sales?coupon=${code.toLowerCase()}&columns=coupon,discount,gross`,
      ] as const),
    )
  ).body;
  expect(items).toEqual([expect.objectContaining({ coupon: code, discount: 970, gross: 8_730 })]);
  const sale = await office.send<{ division: { amount: number }[] }>(
    ...([AS_SELLER, 'GET', `/api/platform/sales/${items[0]?.id}`] as const),
  );
  expect(sale.body).toMatchObject({ couponCode: code, discount: 970 });
  expect(sale.body.division.reduce((sum, { amount }) => sum + amount, 0)).toBe(8_730);
});
