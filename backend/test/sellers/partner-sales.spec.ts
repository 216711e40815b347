import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS, ORDER_BUMPS, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { RebuildSales } from '../../src/modules/sales/index.js';
import { systemContext } from '../../src/runtime/context/index.js';
import { order } from '../purchase/buyer.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { sellerDaysAndRecount } from '../support/seller-days.js';

const COURSE = OFFERS.digital.productId;
const CO_PRODUCED = '/api/platform/co-produced-products';
const AFFILIATED = '/api/platform/affiliated-products';
const PARTNER_SALES = '/api/platform/partner-sales';
const DASHBOARD = '/api/platform/dashboard';

type Rows = {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totals: { count: number };
};

const person = (email: string) => USERS.find((user) => user.email === email)!;
const CO_PRODUCER = person('coprodutor@conecta.example');
const AFFILIATE = person('afiliada@conecta.example');

let office: BackOffice;
let coProducer: string;
let affiliate: string;

const signedIn = async ({ email }: { readonly email: string }): Promise<string> =>
  (
    await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', {
      ...{ area: 'seller', email, password: DEMO_PASSWORD },
    })
  ).body.token;

beforeAll(async () => {
  office = await BackOffice.open();
  [coProducer, affiliate] = [await signedIn(CO_PRODUCER), await signedIn(AFFILIATE)];
  const proof = { password: DEMO_PASSWORD };
  const { body } = await office.send<{ id: string }>(AS_SELLER, 'POST', '/api/platform/co-productions', {
    ...{ productId: COURSE, email: CO_PRODUCER.email, mainBasisPoints: 3000, ...proof },
  });
  await office.sendAs(coProducer, 'POST', `/api/platform/co-productions/${body.id}/accept`, proof);
  await office.shop.announceCatalogChange();
});
afterAll(() => office.close());

const read = async <T = Rows>(token: string, path: string) => {
  const { status, body } = await office.sendAs<T>(token, 'GET', path);
  expect(status).toBe(200);
  return body;
};

/** A sale of the course that the affiliate is credited with, paid. */
async function sold(orderBumpsIds: readonly string[] = []): Promise<string> {
  const { paymentId } = await office.shop.bought(
    order({ offerId: OFFERS.digital.id, orderBumpsIds, affiliateId: AFFILIATE.id }),
  );
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  const id = row?.id ?? '';
  await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'APPROVED' });
  return id;
}

const sharesOf = async (id: string): Promise<Readonly<Record<string, number>>> => {
  const [row] = await office.shop.rows<{ shares: { role: string; amount: number }[] }>(
    `select division -> 'shares' as shares from orders where id = $1`,
    [id],
  );
  return Object.fromEntries((row?.shares ?? []).map(({ role, amount }) => [role, amount]));
};

it('partners see their products and their part of the sales, without the buyers; nobody else does', async () => {
  const id = await sold();
  const shares = await sharesOf(id);
  expect(Object.keys(shares).sort()).toEqual(['affiliate', 'coProducer', 'producer']);

  const [own] = (await read(coProducer, `${CO_PRODUCED}?q=`)).items.filter(
    ({ code }) => code === codeOf(COURSE),
  );
  expect(own).toMatchObject({ status: 'ACTIVE', share: 3000, sold30: 1, earned30: shares.coProducer });
  const [promoted] = (await read(affiliate, AFFILIATED)).items.filter(({ code }) => code === codeOf(COURSE));
  expect(promoted).toMatchObject({
    affiliation: 'ACTIVE',
    share: 4000,
    sold30: 1,
    earned30: shares.affiliate,
  });
  expect(promoted?.link).toMatch(new RegExp(`^/checkout/[0-9a-f-]{36}\\?affiliateId=${AFFILIATE.id}$`));
  expect((await read(affiliate, CO_PRODUCED)).items).toEqual([]);
  expect((await read(coProducer, AFFILIATED)).items).toEqual([]);

  const sale = { id, status: 'APPROVED' };
  const [ofCoProducer] = (await read(coProducer, PARTNER_SALES)).items;
  expect(ofCoProducer).toMatchObject({ ...sale, role: 'CO_PRODUCER', share: shares.coProducer });
  const { items, totals } = await read(affiliate, `${PARTNER_SALES}?role=AFFILIATE`);
  expect(items[0]).toMatchObject({ ...sale, role: 'AFFILIATE', share: shares.affiliate });
  expect(totals.count).toBe(1);
  expect((await read(affiliate, `${PARTNER_SALES}?role=CO_PRODUCER`)).items).toEqual([]);

  // The producer finds the sale by the affiliate's name.
  const ofAffiliate = `/api/platform/sales?affiliate=${encodeURIComponent(AFFILIATE.name.slice(0, 4))}`;
  const found = (await office.send<Rows>(AS_SELLER, 'GET', ofAffiliate)).body;
  expect([found.totals.count, found.items[0]]).toEqual([
    1,
    expect.objectContaining({ id, affiliate: AFFILIATE.name, share: shares.producer }),
  ]);
  const nobody = await office.send<Rows>(AS_SELLER, 'GET', '/api/platform/sales?affiliate=Ninguem');
  expect(nobody.body.items).toEqual([]);

  // The buyer, the gateway and the page of the sale are the producer's.
  const [buyer] = await office.shop.rows<{ name: string; email: string; document: string; provider: string }>(
    'select buyer_name as name, buyer_email as email, buyer_document as document, provider from sales where id = $1',
    [id],
  );
  const written = JSON.stringify([await read(affiliate, `${PARTNER_SALES}/${id}`), items, ofCoProducer]);
  for (const secret of Object.values(buyer ?? {})) expect(written).not.toContain(secret);
  for (const token of [coProducer, affiliate])
    expect((await office.sendAs(token, 'GET', `/api/platform/sales/${id}`)).status).toBe(404);
  expect((await office.send<Rows>(AS_SELLER, 'GET', PARTNER_SALES)).body.items).toEqual([]);
  expect((await office.send(AS_SELLER, 'GET', `${PARTNER_SALES}/${id}`)).status).toBe(404);
});

interface Shown {
  readonly now: { placed: number; approved: number; approvedShare: number; refunded: number };
  readonly recent: readonly { share: number; buyer: string | null }[];
  readonly visits: { views: number };
  readonly conversion: readonly object[];
}

it('the dashboard of a partner sums the own share, and a refund is taken out of nothing but the day it came', async () => {
  const id = await sold();
  const shares = await office.shop.rows<{ seller_id: string; role: string; share: string }>(
    'select seller_id, role, sum(share)::text as share from sale_partners where platform_id = $1 group by 1, 2',
    [PLATFORM_A],
  );
  const sumOf = (seller: string) => Number(shares.find(({ seller_id }) => seller_id === seller)?.share);
  const shown = await read<Shown>(affiliate, `${DASHBOARD}?role=AFFILIATE`);
  expect(shown.now).toMatchObject({ approved: 2, approvedShare: sumOf(AFFILIATE.id), refunded: 0 });
  expect(shown.recent.map(({ buyer }) => buyer)).toEqual([null, null]);
  expect([shown.visits.views, shown.conversion]).toEqual([0, []]);
  expect((await read<Shown>(affiliate, `${DASHBOARD}?role=CO_PRODUCER`)).now.placed).toBe(0);
  expect((await read<Shown>(affiliate, DASHBOARD)).now.placed).toBe(0);
  expect((await office.send<Shown>(AS_SELLER, 'GET', DASHBOARD)).body.now.approved).toBe(2);

  // Counting all sales anew comes to the same rows.
  const kept = `select * from sales_days where role <> 'PRODUCER' and placed + approved > 0 order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, role`;
  const before = await office.shop.rows(kept);
  expect(before).toHaveLength(2);
  const ofSellers = await sellerDaysAndRecount(office.shop);
  expect(ofSellers.kept).toMatchObject([{ approved: 2 }]);
  expect(ofSellers.counted).toEqual(ofSellers.kept);
  await office.shop.app.get(RebuildSales).rebuild(systemContext('test').forPlatform(PLATFORM_A));
  expect(await office.shop.rows(kept)).toEqual(before);
  expect(await sellerDaysAndRecount(office.shop)).toEqual(ofSellers);

  const [payment] = await office.shop.rows<{ payment_id: string }>(
    'select payment_id from sales where id = $1',
    [id],
  );
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(payment?.payment_id ?? ''), 'refund');
  await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'REFUNDED' });
  const after = await read<Shown>(coProducer, `${DASHBOARD}?role=CO_PRODUCER`);
  expect(after.now).toMatchObject({ approved: 2, approvedShare: sumOf(CO_PRODUCER.id), refunded: 1 });
});

it('sellers see what became of the attempts, and not at which gateway', async () => {
  const [sale] = await office.shop.rows<{ id: string; provider: string; reference: string }>(
    'select id, provider, reference from sales where provider is not null limit 1',
  );
  const { body } = await office.send<{ attempts: object[] }>(
    AS_SELLER,
    'GET',
    `/api/platform/sales/${sale?.id}`,
  );
  expect(body.attempts[0]).toMatchObject({ state: 'SETTLED', provider: null, reference: null });
  const written = JSON.stringify(body);
  expect(written).not.toContain(sale?.provider);
  expect(written).not.toContain(sale?.reference);
});

it('an own product counts its active affiliates', async () => {
  const { items } = (await office.send<Rows>(AS_SELLER, 'GET', '/api/platform/products?limit=100')).body;
  expect(items.find(({ code }) => code === codeOf(COURSE))).toMatchObject({ affiliates: 1 });
});

it('a line of the statement names what the seller is in its sale, so that it leads to the page that they may open', async () => {
  const lines = '/api/platform/statement?kind=SALE';
  const roleOf = async (token: string) => (await read(token, lines)).items[0]?.role;
  expect([await roleOf(coProducer), await roleOf(affiliate)]).toEqual(['CO_PRODUCER', 'AFFILIATE']);
  const [own] = (await office.send<Rows>(AS_SELLER, 'GET', lines)).body.items;
  expect(own?.role).toBe('PRODUCER');

  const money = `/api/platform/sales/${String(own?.sale)}/money`;
  type Money = { readonly hasSalePage: boolean };
  expect((await office.send<Money>(AS_SELLER, 'GET', money)).body.hasSalePage).toBe(true);
  expect((await read<Money>(affiliate, money)).hasSalePage).toBe(false);
});

it('sales are found by their kind and by their order bumps', async () => {
  const withBump = await sold([ORDER_BUMPS[1]?.id ?? '']);
  const found = async (query: string) =>
    (await office.send<Rows>(AS_SELLER, 'GET', `/api/platform/sales?${query}`)).body;
  const { items, totals } = await found('bump=YES');
  expect([totals.count, items[0]]).toEqual([1, expect.objectContaining({ id: withBump, bumps: 1 })]);
  const without = await found('bump=NO');
  expect(without.totals.count).toBe((await found('')).totals.count - 1);
  expect(without.items.map(({ bumps }) => bumps)).not.toContain(1);
  const oneTime = await found('kind=ONE_TIME&bump=YES');
  expect(oneTime.items.map(({ id }) => id)).toEqual([withBump]);

  for (const kind of ['SUBSCRIPTION', 'RENEWAL', 'UPSELL']) {
    expect((await found(`kind=${kind}`)).items).toEqual([]);
    await office.shop.rows('update sales set kind = $1 where id = $2', [kind, withBump]);
    expect((await found(`kind=${kind}`)).items.map(({ id }) => id)).toEqual([withBump]);
  }
});

const codeOf = (id: string): string => id.replaceAll('-', '').slice(-8).toUpperCase();
