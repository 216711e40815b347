import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { days } from '../../src/runtime/clock/durations.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { RebuildSales } from '../../src/modules/sales/index.js';
import { systemContext } from '../../src/runtime/context/index.js';
import { OFFER_AT, order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { sellerDaysAndRecount } from '../support/seller-days.js';

interface Sums {
  readonly placed: number;
  readonly paid: number;
  readonly pending: number;
  readonly approved: number;
  readonly approvedGross: number;
  readonly approvedShare: number;
  readonly refunded: number;
  readonly refundedGross: number;
  readonly disputedGross: number;
}
interface Shown {
  readonly span: { readonly from: string; readonly to: string };
  readonly now: Sums;
  readonly previous: Sums;
  readonly days: readonly { readonly day: string; readonly approvedGross: number }[];
  readonly methods: readonly (Sums & { readonly method: string })[];
  readonly conversion: readonly { readonly layout: string; readonly placed: number; readonly paid: number }[];
  readonly balances: { readonly pending: number } | null;
  readonly recent: readonly { readonly id: string }[];
  readonly choices: readonly { readonly id: string }[];
  readonly steps: Readonly<Record<string, boolean>> | null;
}
interface ForStaff {
  readonly sales: {
    readonly now: Sums & {
      readonly disputed: number;
      readonly approvedFee: number;
      readonly approvedCost: number;
      readonly approvedMargin: number;
    };
    readonly providers: readonly (Sums & { readonly provider: string })[];
  };
  readonly gateways: readonly { readonly active: boolean; readonly attempts: number }[];
}
interface StaffListed {
  readonly items: readonly Readonly<Record<'gross' | 'fee' | 'cost' | 'margin', number>>[];
  readonly totals: { readonly count: number };
}
interface Listed {
  readonly items: readonly { readonly gross: number; readonly share: number }[];
  readonly totals: { readonly count: number };
}

const OWN = '/api/platform/dashboard';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const shown = async (query = 'period=7d') => {
  const { status, body } = await office.send<Shown>(AS_SELLER, 'GET', `${OWN}?${query}`);
  expect(status).toBe(200);
  return body;
};
const orderOf = async (paymentId: string) =>
  (
    await office.shop.rows<{ order_id: string }>('select order_id from payments where id = $1', [paymentId])
  )[0]?.order_id ?? '';
const recorded = async (paymentId: string, status: string) =>
  office.shop.eventually(`select status from sales where id = '${await orderOf(paymentId)}'`, { status });

/** Buys, pays and waits for the rows. */
async function sold(): Promise<string> {
  const { paymentId } = await office.shop.bought(order({ offerId: OFFER_AT.HAWKPAY, orderBumpsIds: [] }));
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await recorded(paymentId, 'APPROVED');
  return paymentId;
}

/** All rows of days, beside a recount of the rows of sales. */
const recount = () =>
  office.shop.rows<{ kept: string; counted: string }>(`
with kept as (
  select producer_id = '00000000-0000-0000-0000-000000000000' as whole, sum(placed) placed, sum(paid) paid, sum(pending) pending,
    sum(approved) approved, sum(approved_gross) gross, sum(approved_share) share, sum(approved_fee) fee, sum(approved_cost) cost,
    sum(approved_margin) margin, sum(refunded) refunded, sum(disputed) disputed, sum(returned_margin) back
  from sales_days group by 1
), counted as (
  select count(*) placed, count(approved_at) paid, count(*) filter (where status = 'PENDING') pending, count(approved_at) approved,
    coalesce(sum(gross) filter (where approved_at is not null), 0) gross,
    coalesce(sum(producer_share) filter (where approved_at is not null), 0) share,
    coalesce(sum(platform_fee) filter (where approved_at is not null), 0) fee,
    coalesce(sum(gateway_cost) filter (where approved_at is not null), 0) cost,
    coalesce(sum(margin) filter (where approved_at is not null), 0) margin,
    count(*) filter (where status = 'REFUNDED') refunded, count(*) filter (where status = 'CHARGEBACK') disputed,
    coalesce(sum(margin) filter (where returned_at is not null), 0) back
  from sales
)
select to_jsonb(kept) - 'whole' as kept, to_jsonb(counted) as counted from kept, counted`);

it('the figures follow sales, refunds and chargebacks, and equal a recount of the rows', async () => {
  const nothing = await shown();
  expect(nothing.now.placed).toBe(0);
  expect(nothing.steps).toEqual({
    ...{ isEmailConfirmed: true, hasDocument: true, hasProduct: true, isVerified: true },
    ...{ hasAccount: true, hasSecondFactor: false },
  });
  const waiting = await office.shop.bought(order({ offerId: OFFER_AT.HAWKPAY, orderBumpsIds: [] }));
  await recorded(waiting.paymentId, 'PENDING');
  const first = await sold();
  const second = await sold();
  await sold();
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(first), 'refund');
  await recorded(first, 'REFUNDED');
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(second), 'chargeback');
  await office.shop.eventually(
    `select status in ('REFUNDED', 'CHARGEBACK') as gone from sales where id = '${await orderOf(second)}'`,
    {
      gone: true,
    },
  );

  const { now, days: byDay, methods, conversion, balances, recent, steps } = await shown();
  expect(steps).toBeNull();
  const [{ gross, share }] = (await office.shop.rows<{ gross: number; share: number }>(
    'select sum(gross)::int as gross, sum(producer_share)::int as share from sales where approved_at is not null',
  )) as [{ gross: number; share: number }];
  expect(now).toMatchObject({
    placed: 4,
    paid: 3,
    pending: 1,
    approved: 3,
    approvedGross: gross,
    approvedShare: share,
  });
  expect(byDay.map(({ approvedGross }) => approvedGross)).toEqual([0, 0, 0, 0, 0, 0, gross]);
  expect(methods.map(({ method, placed, pending }) => [method, placed, pending])).toEqual([['PIX', 4, 1]]);
  expect(conversion.map(({ layout, placed, paid }) => [layout, placed, paid])).toEqual([['DEFAULT', 4, 3]]);
  expect(recent).toHaveLength(4);
  expect(balances?.pending).toEqual(expect.any(Number));
  for (const { kept, counted } of await recount()) expect(kept).toEqual(counted);
  const ofSeller = await sellerDaysAndRecount(office.shop);
  expect(now.refundedGross + now.disputedGross).toBe((gross / 3) * 2);
  const [refunded, disputed] = [now.refundedGross, now.disputedGross];
  expect(ofSeller.kept).toEqual([
    expect.objectContaining({ approved: 3, gross, pix: gross, card: 0, billet: 0, refunded, disputed }),
  ]);
  expect(ofSeller.kept).toEqual(ofSeller.counted);
});

it('each figure is the number and the sum of the rows of the list that it leads to', async () => {
  const { now } = await shown();
  const list = async (query: string) =>
    (
      await office.send<Listed>(
        AS_SELLER,
        'GET',
        `/api/platform/sales?currency=BRL&period=7d&limit=100&${query}`,
      )
    ).body;
  const approved = await list('date=approved');
  expect([approved.totals.count, approved.items.reduce((sum, { gross }) => sum + gross, 0)]).toEqual([
    now.approved,
    now.approvedGross,
  ]);
  expect(approved.items.reduce((sum, { share }) => sum + share, 0)).toBe(now.approvedShare);
  expect((await list('date=returned&status=REFUNDED')).totals.count).toBe(now.refunded);
  expect((await list('status=PENDING&layout=DEFAULT')).totals.count).toBe(now.pending);
});

it('the figures of staff are the numbers and sums of the rows of the list that they lead to, and none of another platform', async () => {
  const { body } = await office.send<ForStaff>(AS_ADMIN, 'GET', '/api/admin/dashboard?period=7d');
  const { sales, gateways } = body;
  const list = async (query: string) => {
    const answer = await office.send<StaffListed>(
      AS_ADMIN,
      'GET',
      `/api/admin/sales?currency=BRL&period=7d&limit=100&${query}`,
    );
    const { items, totals } = answer.body;
    const sum = (name: 'gross' | 'fee' | 'cost' | 'margin') =>
      items.reduce((all, item) => all + item[name], 0);
    return [totals.count, sum('gross'), sum('fee'), sum('cost'), sum('margin')];
  };
  const { now } = sales;
  expect(await list('date=approved')).toEqual([
    ...[now.approved, now.approvedGross, now.approvedFee, now.approvedCost, now.approvedMargin],
  ]);
  expect(now.approved).toBe(3);
  expect((await list('paid=YES'))[0]).toBe(now.paid);
  expect((await list('date=returned&status=CHARGEBACK'))[0]).toBe(now.disputed);
  expect((await list('provider=hawkpay&method=PIX&paid=NO'))[0]).toBe(1);
  expect(sales.providers.map(({ provider, placed, paid }) => [provider, placed, paid])).toEqual([
    ['HAWKPAY', 4, 3],
  ]);
  const light = gateways.find(({ attempts }) => attempts > 0);
  expect([light?.active, light?.attempts]).toEqual([true, 4]);
  const other = await office.send<ForStaff>(AS_OTHER_ADMIN, 'GET', '/api/admin/dashboard?period=7d');
  expect([
    other.body.sales.now.placed,
    other.body.gateways.reduce((sum, { attempts }) => sum + attempts, 0),
  ]).toEqual([0, 0]);
});

it('staff see how often a product was sold, refunded and charged back', async () => {
  type Products = { readonly items: readonly Readonly<Record<string, unknown>>[] };
  const rows = async (query = '') =>
    (await office.send<Products>(AS_ADMIN, 'GET', `/api/admin/products?limit=100${query}`)).body.items;
  const { sales } = (await office.send<ForStaff>(AS_ADMIN, 'GET', '/api/admin/dashboard?period=7d')).body;
  const { approved, refunded, disputed } = sales.now;
  const rate = (part: number) => Math.round((part * 10_000) / approved);
  const sold = (await rows()).filter(({ sold30 }) => sold30 !== 0);
  expect(sold).toEqual([
    expect.objectContaining({ sold30: approved, refunded90: rate(refunded), disputed90: rate(disputed) }),
  ]);
  expect((await rows()).find(({ sold30 }) => sold30 === 0)).toMatchObject({
    refunded90: null,
    disputed90: null,
  });
});

it('a dashboard of one product has only its sales, and offers the others', async () => {
  const productId =
    (await office.shop.rows<{ id: string }>('select product_id as id from sales limit 1'))[0]?.id ?? '';
  const all = await shown();
  const one = await shown(`period=7d&product=${productId}`);
  expect([one.now, one.recent]).toEqual([all.now, all.recent]);
  expect(one.choices.map(({ id }) => id)).toContain(productId);
  const another = one.choices.find(({ id }) => id !== productId)?.id ?? '';
  const nothing = await shown(`period=7d&product=${another}`);
  expect([nothing.now.placed, nothing.recent, nothing.choices.length]).toEqual([0, [], one.choices.length]);
});

it('a rebuild and repeated events leave the figures as they are', async () => {
  const before = await office.shop.rows('select * from sales_days order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
  expect(before.length).toBeGreaterThan(1);
  const { kept } = await sellerDaysAndRecount(office.shop);
  const platformId = office.person(AS_SELLER).platformId;
  await office.shop.app.get(RebuildSales).rebuild(systemContext('test').forPlatform(platformId));
  // Rows whose sums are all zero are not written by a rebuild.
  const after = await office.shop.rows('select * from sales_days order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
  const isSomething = (row: object) =>
    Object.entries(row).some(([name, value]) => /_gross|placed/.test(name) && Number(value) !== 0);
  expect(after).toEqual(before.filter((row) => isSomething(row as object)));
  expect(kept).toHaveLength(1);
  expect(await sellerDaysAndRecount(office.shop)).toEqual({ kept, counted: kept });
});

it('other days are another period, which is compared with this one', async () => {
  const { now } = await shown();
  office.shop.clock.advance(days(7));
  const later = await shown();
  expect([later.now.placed, later.previous.placed, later.previous.approvedGross]).toEqual([
    0,
    now.placed,
    now.approvedGross,
  ]);
  const { span, now: exact } = await shown('from=2026-03-01&to=2026-03-02');
  expect([span, exact.approvedGross]).toEqual([{ from: '2026-03-01', to: '2026-03-02' }, now.approvedGross]);
  for (const wrong of [
    'from=2026-03-02&to=2026-03-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-01-01',
    'from=2024-01-01&to=2026-01-01',
    'period=9d',
  ])
    expect((await office.send(AS_SELLER, 'GET', `${OWN}?${wrong}`)).status).toBe(422);
  office.shop.clock.advance(-days(7));
});

it('shows nothing of another seller or another platform', async () => {
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body;
  const other = (await office.sendAs<Shown>(token, 'GET', `${OWN}?period=30d`)).body;
  expect([other.now.placed, other.recent, other.conversion]).toEqual([0, [], []]);
  expect((await office.send(AS_ADMIN, 'GET', OWN)).status).toBe(403);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', OWN)).status).toBe(403);
});

it('the figure of returns leads to the sales of which something went back in its days, whole or in part', async () => {
  type Back = {
    readonly totals: { count: number };
    readonly items: readonly { id: string; givenBack: number | null }[];
  };
  const rows = async (query: string) =>
    (await office.send<Back>(AS_SELLER, 'GET', `/api/platform/sales?currency=BRL&limit=100&${query}`)).body;
  const given = ({ items }: Back) => items.reduce((sum, { givenBack }) => sum + (givenBack ?? 0), 0);
  const bought = await office.shop.bought(
    order({ offerId: OFFER_AT.ASAAS, orderBumpsIds: [await bumpOf(OFFER_AT.ASAAS)] }),
  );
  await office.shop.outside.act('ASAAS', await office.shop.chargeOf(bought.paymentId), 'pay');
  await recorded(bought.paymentId, 'APPROVED');
  const id = await orderOf(bought.paymentId);
  const [bump] = await office.shop.rows<{ id: string; price: number }>(
    `select id, unit_price::int as price from order_items where order_id = $1 and kind = 'BUMP'`,
    [id],
  );
  const refund = (part?: { itemIds: string[] }) =>
    office.shop.app
      .get(RefundPayment)
      .refund(systemContext('test').forPlatform(office.person(AS_SELLER).platformId), bought.paymentId, part);
  const wholeBefore = await rows('period=7d&date=moneyBack');
  await refund({ itemIds: [bump?.id ?? ''] });
  await office.shop.eventually(
    `select jsonb_array_length(returned_parts)::int as parts from sales where id = '${id}'`,
    {
      parts: 1,
    },
  );

  const { span, now } = await shown();
  const inPart = await rows('period=7d&date=moneyBack');
  expect(inPart.totals.count).toBe(wholeBefore.totals.count + 1);
  expect(inPart.items.find((row) => row.id === id)?.givenBack).toBe(bump?.price);
  expect(given(inPart)).toBe(now.refundedGross + now.disputedGross);
  expect((await rows('period=7d&date=returned')).items.map((row) => row.id)).not.toContain(id);

  // The rest goes back in another period; the first part stays where it was.
  office.shop.clock.advance(days(8));
  await refund();
  await recorded(bought.paymentId, 'REFUNDED');
  const later = await rows('period=7d&date=moneyBack');
  expect(later.items.map((row) => row.id)).toEqual([id]);
  const first = await rows(`from=${span.from}&to=${span.to}&date=moneyBack`);
  expect(first.items.map((row) => row.id)).toEqual(inPart.items.map((row) => row.id));
  office.shop.clock.advance(-days(8));
});

const bumpOf = async (offerId: string): Promise<string> =>
  (
    await office.shop.rows<{ id: string }>(
      `select b.id from order_bumps b join offers o on o.id = $1 and o.product_id = b.product_id order by b.position limit 1`,
      [offerId],
    )
  )[0]?.id ?? '';
