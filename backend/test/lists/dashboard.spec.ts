import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { days } from '../../src/runtime/clock/durations.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Shown {
  readonly figures: readonly {
    readonly name: string;
    readonly count: number;
    readonly before: number | null;
    readonly amount: number | null;
    readonly page: string;
    readonly query: string;
  }[];
  readonly waiting: readonly unknown[];
  readonly sales: unknown;
  readonly newestSale: string | null;
  readonly gateways: unknown;
}

let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const dashboardOf = async (caller: Parameters<BackOffice['send']>[0]) => {
  const { status, body } = await office.send<Shown>(caller, 'GET', '/api/admin/dashboard');
  expect(status).toBe(200);
  return body;
};

it('each figure of the dashboard is the number of rows on the page that it leads to, and knows the week before', async () => {
  const person = office.person(AS_SELLER).id;
  const before = await dashboardOf(AS_OTHER_ADMIN);
  const eightDaysAgo = new Date(office.shop.clock.now().getTime() - days(8));
  await office.shop.rows('update users set created_at = $1 where id = $2', [eightDaysAgo, person]);
  const { figures } = await dashboardOf(AS_ADMIN);
  const sellers = figures.find(({ name }) => name === 'newSellers');
  expect(sellers).toMatchObject({ page: 'manage-users', query: 'period=7d', before: 1 });
  const list = await office.send<{ totals: { count: number } }>(
    AS_ADMIN,
    'GET',
    `/api/admin/users?${sellers?.query}`,
  );
  expect(list.body.totals.count).toBe(sellers?.count);
  expect(sellers?.count).toBeGreaterThan(0);
  // Another platform has its own.
  expect(await dashboardOf(AS_OTHER_ADMIN)).toEqual(before);
});

it('what staff should watch is counted now, with the rows behind it', async () => {
  const platformId = office.person(AS_ADMIN).platformId;
  await office.shop.rows(
    `insert into attention_items (id, platform_id, kind, detail, created_at)
      values (gen_random_uuid(), $1, 'WEBHOOK_UNMATCHED', '{}', $2)`,
    [platformId, office.shop.clock.now()],
  );
  await office.shop.rows(
    'insert into account_figures (platform_id, account_id, debt, computed_at) values ($1, $2, 1234, $3)\n' +
      'on conflict (platform_id, account_id) do update set debt = 1234',
    [platformId, office.person(AS_SELLER).id, office.shop.clock.now()],
  );
  const { figures } = await dashboardOf(AS_ADMIN);
  const seen = figures.filter(({ name }) => ['webhooks', 'silent', 'negative'].includes(name));
  expect(seen.map(({ name, count, before, amount }) => [name, count, before, amount])).toEqual([
    ['webhooks', 1, null, null],
    ['silent', 0, null, null],
    ['negative', 1, null, 1234],
  ]);
  for (const { page, query, count } of seen) {
    const list = page === 'manage-users' ? 'users' : 'review-items';
    const rows = await office.send<{ totals: { count: number } }>(
      AS_ADMIN,
      'GET',
      `/api/admin/${list}?${query}`,
    );
    expect(rows.body.totals.count).toBe(count);
  }
});

it('the dashboard has a permission of its own, and shows only figures of pages that are open', async () => {
  await office.grant('isSalesAvailable');
  const refused = await office.send(AS_FUNCTIONARY, 'GET', '/api/admin/dashboard');
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: 'notAllowed', flag: 'isDashboardAvailable' }),
  ]);
  await office.grant('isDashboardAvailable');
  expect((await dashboardOf(AS_FUNCTIONARY)).figures).toEqual([]);
  await office.grant('isDashboardAvailable', 'isSalesAvailable');
  const { paymentId } = await office.shop.bought();
  await office.shop.eventually('select count(*)::int as sales from sales', { sales: 1 });
  const [newest] = await office.shop.rows<{ id: string }>(
    'select order_id as id from payments where id = $1',
    [paymentId],
  );
  const ofSales = await dashboardOf(AS_FUNCTIONARY);
  expect([ofSales.figures.map(({ name }) => name), ofSales.gateways]).toEqual([
    ['refunds', 'med', 'advances'],
    null,
  ]);
  expect(ofSales.newestSale).toBe(newest?.id);
  await office.grant('isDashboardAvailable', 'isConfigAvailable');
  const ofConfig = await dashboardOf(AS_FUNCTIONARY);
  expect([ofConfig.figures, ofConfig.sales, ofConfig.newestSale, ofConfig.gateways]).toEqual([
    ...[[], null, null],
    expect.any(Array),
  ]);
  expect((await office.send(AS_SELLER, 'GET', '/api/admin/dashboard')).status).toBe(403);
});

it('a MED is open until it ends, whether or not it was answered', async () => {
  const { shop } = office;
  const { paymentId } = await shop.bought();
  const platformId = office.person(AS_ADMIN).platformId;
  const [sale] = await shop.rows<{ id: string; producer: string }>(
    'select o.id, o.producer_id as producer from orders o join payments p on p.order_id = o.id where p.id = $1',
    [paymentId],
  );
  await shop.eventually(`select count(*)::int as sales from sales where id = '${sale?.id}'`, { sales: 1 });
  for (const [kind, state, ended] of [
    ['MED', 'DEFENCE_SENT', null],
    ['MED', 'WON', shop.clock.now()],
  ])
    await shop.rows(
      `insert into disputes (platform_id, id, payment_id, order_id, seller_id, kind, state, origin, amount, currency, reason,
        notified_at, due_at, returned_before, fee, opened_by, ended_at)
      values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, 'STAFF', 1500, 'BRL', 'fraude', $7, $7, 0, 0, 'equipe', $8)`,
      [platformId, paymentId, sale?.id, sale?.producer, kind, state, shop.clock.now(), ended],
    );
  const med = (await dashboardOf(AS_ADMIN)).figures.find(({ name }) => name === 'med');
  expect(med).toMatchObject({ count: 1, before: null, amount: 1500, page: 'disputes' });
  const rows = await office.send<{ items: { kind: string }[]; totals: { count: number } }>(
    AS_ADMIN,
    'GET',
    `/api/admin/disputes?${med?.query}`,
  );
  expect([rows.status, rows.body.totals.count]).toEqual([200, 1]);
  expect((await dashboardOf(AS_OTHER_ADMIN)).figures.find(({ name }) => name === 'med')?.count).toBe(0);
});
