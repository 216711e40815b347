import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { order, physicalOrder } from './buyer.js';

interface Page {
  readonly isSoldOut: boolean;
  readonly product: { readonly ordersBumps: readonly unknown[] };
}

const TERMS = {
  type: 'ONE_TIME',
  price: 9_700,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
};
const DAY_MS = 86_400_000;
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

async function sold(limits: object): Promise<string> {
  const body = { name: 'Ingresso', type: 'DIGITAL', offer: { ...TERMS, ...limits } };
  const { id, offerId } = (
    await office.send<{ id: string; offerId: string }>(AS_SELLER, 'POST', '/api/platform/products', body)
  ).body;
  await office.send(AS_SELLER, 'POST', `/api/platform/products/${id}/steps`, { step: 'publish' });
  return offerId;
}
const buy = async (offerId: string): Promise<string> => {
  const { status, body } = await office.shop.buy(order({ offerId }));
  return status === 201 ? '201' : `${status} ${body.code}`;
};
const ordersOf = (offerId: string) =>
  office.shop.rows('select id from orders where offer_id = $1', [offerId]);
const checkout = async (offerId: string) => {
  const { status, body } = await office.shop.send<{ code?: string; installmentPlan: object }>(
    ...(['GET', `/api/checkout/${offerId}`] as const),
  );
  return { status, ...body };
};

it('of two buyers at once and one left, one buys and the other is told so, with nothing written', async () => {
  const offerId = await sold({ quantityLimit: 2 });
  expect(await buy(offerId)).toBe('201');
  const answers = await Promise.all([buy(offerId), buy(offerId), buy(offerId)]);
  expect(answers.sort()).toEqual(['201', '409 soldOut', '409 soldOut']);
  expect(await ordersOf(offerId)).toHaveLength(2);
});

it('the page says that nothing is left, as soon as the last one is bought, and offers no bump that is sold out', async () => {
  const offerId = await sold({ quantityLimit: 1 });
  const product = async (offer: string) =>
    (await office.shop.rows<{ id: string }>('select product_id as id from offers where id = $1', [offer]))[0]
      ?.id;
  const mainId = await sold({});
  const isSoldOut = async (offer: string) => ((await checkout(offer)) as unknown as Page).isSoldOut;
  const bumps = async () => ((await checkout(mainId)) as unknown as Page).product.ordersBumps.length;
  const path = `/api/platform/products/${await product(mainId)}`;
  const { version } = (await office.send<{ version: number }>(AS_SELLER, 'GET', path)).body;
  const chosen = { offerIds: [offerId], version };
  expect((await office.send(AS_SELLER, 'PUT', `${path}/order-bumps`, chosen)).status).toBe(204);
  await office.shop.until(async () => (await bumps()) === 1);
  expect(await isSoldOut(offerId)).toBe(false);

  const first = await office.shop.bought(order({ offerId }));
  await office.shop.until(() => isSoldOut(offerId));
  expect(await bumps()).toBe(0);
  expect(await buy(mainId)).toBe('201');

  // The purchase counts for itself: the page may be a minute behind.
  await office.shop.rows(`update payments set status = 'CANCELED' where id = $1`, [first.paymentId]);
  expect(await isSoldOut(offerId)).toBe(true);
  expect(await buy(offerId)).toBe('201');
});

it('what was sold and not paid in time can be sold again', async () => {
  const offerId = await sold({ quantityLimit: 1 });
  expect(await buy(offerId)).toBe('201');
  expect(await buy(offerId)).toBe('409 soldOut');
  await office.shop.rows(
    `update payments set status = 'CANCELED' where order_id in (select id from orders where offer_id = $1)`,
    [offerId],
  );
  expect(await buy(offerId)).toBe('201');
});

it('an offer is sold in its period only', async () => {
  const now = office.shop.clock.now().getTime();
  const offerId = await sold({
    availableFrom: new Date(now + DAY_MS).toISOString(),
    availableUntil: new Date(now + 2 * DAY_MS).toISOString(),
  });
  expect(await checkout(offerId)).toMatchObject({ status: 403, code: 'offerNotYet' });
  expect(await buy(offerId)).toBe('403 offerNotYet');
  office.shop.clock.advance(DAY_MS);
  expect((await checkout(offerId)).status).toBe(200);
  expect(await buy(offerId)).toBe('201');
  office.shop.clock.advance(DAY_MS);
  expect(await checkout(offerId)).toMatchObject({ status: 403, code: 'offerOver' });
  expect(await buy(offerId)).toBe('403 offerOver');
  expect(await ordersOf(offerId)).toHaveLength(1);
});

it('an offer has fewer installments than the platform, and never more', async () => {
  const few = await checkout(await sold({ maxInstallments: 3, interestFreeInstallments: 1 }));
  expect(few.installmentPlan).toMatchObject({ numberOfInstallments: 3, maxInstallmentsWithoutInterest: 1 });
  const plain = await checkout(await sold({}));
  const most = await checkout(await sold({ maxInstallments: 12, interestFreeInstallments: 12 }));
  expect(most.installmentPlan).toEqual(plain.installmentPlan);
});

it('a code lives as the offer said when it was bought, also the new one after it ran out', async () => {
  const { clock } = office.shop;
  const offerId = await sold({ pixExpiresMinutes: 30, billetDays: 7 });
  const bought = await office.shop.bought(order({ offerId }));
  const ends = (minutes: number): string => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
  expect(bought.payment.expiresAt).toBe(ends(30));
  await office.shop.rows('update offers set pix_expires_minutes = 5 where id = $1', [offerId]);
  clock.advance(31 * 60_000);
  await office.shop.paymentBecomes(bought.paymentId, { status: 'CANCELED', renewable: true });
  const renewed = await office.shop.renew(bought.paymentId);
  expect([renewed.status, renewed.body.payment.expiresAt]).toEqual([201, ends(30)]);
  const later = await office.shop.bought(order({ offerId }));
  expect(later.payment.expiresAt).toBe(ends(5));
  const [{ usual } = {}] = await office.shop.rows<{ usual: boolean }>(
    'select pix_expires_minutes is null and billet_days is null as usual from orders where offer_id <> $1 limit 1',
    [offerId],
  );
  expect(usual).toBe(true);
});

it('a boleto ends on the day that the offer named, and without one after three days (P9.31)', async () => {
  const due = async (terms: object) => {
    const billet = { ...physicalOrder(), offerId: await sold(terms), paymentMethod: 'BILLET' };
    return new Date((await office.shop.bought(billet)).payment.expiresAt ?? '').getTime();
  };
  const [sevenDays, usual] = [await due({ billetDays: 7 }), await due({})];
  expect(sevenDays - usual).toBe(4 * DAY_MS);
});
