import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { order } from '../purchase/buyer.js';
import { CARDS, cardOrder } from '../purchase/cards.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Costs {
  readonly present: {
    readonly CREDIT_CARD: readonly object[];
    readonly brands: readonly { readonly brand: string; readonly tariffs: readonly object[] }[];
  };
  readonly newest: string | null;
}
interface Sold {
  readonly orderId: string;
  readonly terms: object;
  readonly version: string | null;
  readonly account: string;
}
interface ShownAttempts {
  readonly attempts: readonly { readonly accountId: string | null; readonly costVersion: string | null }[];
}

const MASTERCARD = '5555555555554444';
const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1);
/** 4.99 % + 0.49, in six payments 5.99 % + 0.59. */
const BRAND = {
  cardBasisPoints: COUNTS.map((count) => (count === 6 ? 599 : 499)),
  cardFixed: COUNTS.map((count) => (count === 6 ? 59 : 49)),
  reason: 'Tabela da bandeira',
};
const NONE = { cardBasisPoints: [], cardFixed: [] };

let office: BackOffice;
let account: string;
let usual: object;
beforeAll(async () => {
  office = await BackOffice.open();
  ({ account, terms: usual } = await soldBy(CARDS.approves));
});
afterAll(() => office.close());

async function soldBy(number: string, installments = 1): Promise<Sold> {
  const asked = await cardOrder(office.shop, number, { creditCard: { installments } });
  const { paymentId } = await office.shop.bought(asked);
  const [row] = await office.shop.rows<Sold>(
    `select o.id as "orderId", o.division -> 'terms' -> 'gatewayCost' as terms, a.route ->> 'costVersion' as version,
       a.gateway_account_id as account
     from payments p join orders o on o.id = p.order_id join attempts a on a.payment_id = p.id where p.id = $1`,
    [paymentId],
  );
  if (!row) throw new Error('nothing was sold');
  return row;
}
const path = () => `/api/admin/gateway-accounts/${account}/costs`;
const shown = async () => (await office.send<Costs>(AS_ADMIN, 'GET', path())).body;
const setBrand = async (brand: string, change: object = {}) => {
  const basedOn = (await shown()).newest ?? undefined;
  return office.send(AS_ADMIN, 'PUT', `${path()}/brands/${brand}`, { ...BRAND, basedOn, ...change });
};
const written = () => office.shop.rows('select id, costs, canceled_at from gateway_costs order by id');

it('a card of a brand with a row of its own is divided by it, and the others by the general row', async () => {
  expect((await setBrand('mastercard')).status).toBe(204);
  const { present, newest } = await shown();
  expect(present.brands).toMatchObject([{ brand: 'mastercard', tariffs: { 5: { bps: 599, fixed: 59 } } }]);
  expect(present.brands[0]?.tariffs).toHaveLength(12);
  await office.shop.announceCatalogChange();
  const [once, six] = [await soldBy(MASTERCARD), await soldBy(MASTERCARD, 6)];
  expect(once).toMatchObject({ terms: { bps: 499, fixed: 49 }, version: newest });
  expect(six).toMatchObject({ terms: { bps: 599, fixed: 59 }, version: newest });
  expect((await soldBy(CARDS.approves)).terms).toEqual(usual);

  // Staff see which version divided the sale; its seller does not.
  await office.shop.eventually(`select id from sales where id = '${once.orderId}'`, { id: once.orderId });
  const staff = await office.send<ShownAttempts>(AS_ADMIN, 'GET', `/api/admin/sales/${once.orderId}`);
  expect(staff.body.attempts).toMatchObject([{ accountId: account, costVersion: newest }]);
  const own = await office.send<ShownAttempts>(AS_SELLER, 'GET', `/api/platform/sales/${once.orderId}`);
  expect(own.body.attempts).toMatchObject([{ accountId: null, costVersion: null }]);
});

it('a change of the general costs keeps the rows of brands, and a brand without rates costs what others do', async () => {
  const { newest } = await shown();
  const general = {
    ...{ pixBasisPoints: 99, pixFixed: 10, billetBasisPoints: 0, billetFixed: 345, basedOn: newest },
    ...{ cardBasisPoints: COUNTS.map(() => 300), cardFixed: COUNTS.map(() => 30), reason: 'Nova tabela' },
  };
  expect((await office.send(AS_ADMIN, 'PUT', path(), general)).status).toBe(204);
  expect((await shown()).present.brands.map(({ brand }) => brand)).toEqual(['mastercard']);
  await office.shop.announceCatalogChange();
  expect((await soldBy(MASTERCARD)).terms).toEqual({ bps: 499, fixed: 49 });
  expect((await setBrand('mastercard', NONE)).status).toBe(204);
  expect((await shown()).present.brands).toEqual([]);
  await office.shop.announceCatalogChange();
  expect((await soldBy(MASTERCARD)).terms).toEqual({ bps: 300, fixed: 30 });
});

it('a position by cost compares what the brand of the card costs, where it is known', async () => {
  const credentials = [
    { name: 'publicKey', value: 'pk_test_brands' },
    { name: 'secretKey', value: 'sk_test_1' },
  ];
  const added = await office.send<{ id: string }>(AS_ADMIN, 'POST', '/api/admin/gateway-accounts', {
    ...{ provider: 'HAWKPAY', name: 'Outra', baseAddress: '{SIMULATOR_URL}/hawkpay' },
    ...{ credentials, acceptsUnverified: false },
  });
  const other = added.body.id;
  const costs = { bps: 400, fixed: 30, brands: { amex: { bps: 100, fixed: 10 } } };
  await office.shop.rows(
    `insert into gateway_costs (platform_id, id, gateway_account_id, costs, valid_from, reason, created_at, created_by)
     select platform_id, gen_random_uuid(), $1, jsonb_build_object('PIX', '{"bps":0,"fixed":0}'::jsonb, 'BILLET',
       '{"bps":0,"fixed":0}'::jsonb, 'CREDIT_CARD', $2::jsonb), $3, 'test', $3, 'system:test'
     from gateway_accounts where id = $1`,
    [other, JSON.stringify(costs), new Date(office.shop.clock.now().getTime() - 1)],
  );
  const address = '/api/admin/gateway-routes/CREDIT_CARD';
  const { version } = (await office.send<{ version: string }>(AS_ADMIN, 'GET', address)).body;
  const lines = [account, other].map((one) => ({
    ...{ account: one, position: 1, weight: 100, byCost: true, brands: [], sellers: [], currencies: [] },
  }));
  expect((await office.send(AS_ADMIN, 'PUT', address, { lines, version })).status).toBe(204);
  await office.shop.announceCatalogChange();
  const ordered = async (brand: string) => {
    const asked = `${address}/simulation?amount=10000${brand}`;
    const { body } = await office.send<{ routes: { accountId: string; cost: number }[] }>(
      AS_ADMIN,
      'GET',
      asked,
    );
    return body.routes.map(({ accountId, cost }) => [accountId, cost]);
  };
  expect(await ordered('&brand=amex')).toEqual([
    [other, 110],
    [account, 330],
  ]);
  expect(await ordered('&brand=visa')).toEqual([
    [account, 330],
    [other, 430],
  ]);
  expect((await ordered(''))[0]).toEqual([account, 330]);
});

it('a refusal of the costs of a brand writes nothing', async () => {
  const before = await written();
  for (const [brand, change, status] of [
    ['Visa', {}, 404],
    ['__proto__', {}, 404],
    ['visa', { cardFixed: [] }, 422],
    ['visa', { cardBasisPoints: COUNTS.map(() => 10_001) }, 422],
    ['visa', { cardFixed: COUNTS.map(() => -1) }, 422],
    ['visa', { reason: '' }, 422],
    ['visa', { basedOn: randomUUID() }, 409],
    ['visa', { validFrom: '2020-01-01' }, 422],
  ] as const)
    expect([brand, change, (await setBrand(brand, change)).status]).toEqual([brand, change, status]);
  expect((await office.send(AS_OTHER_ADMIN, 'PUT', `${path()}/brands/visa`, BRAND)).status).toBe(404);
  await office.grant('isSalesAvailable');
  expect((await office.send(AS_FUNCTIONARY, 'PUT', `${path()}/brands/visa`, BRAND)).status).toBe(403);
  expect(await written()).toEqual(before);
  // The offer is still sold.
  expect((await office.shop.bought(order())).paymentId).toBeTruthy();
});
