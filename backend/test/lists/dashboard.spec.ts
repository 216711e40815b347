import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { days } from '../../src/runtime/clock/durations.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Shown {
  readonly figures: readonly {
    readonly name: string;
    readonly count: number;
    readonly before: number;
    readonly page: string;
    readonly query: string;
  }[];
  readonly waiting: readonly unknown[];
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
  expect((await dashboardOf(AS_FUNCTIONARY)).figures.map(({ name }) => name)).toEqual(['refunds']);
  expect((await office.send(AS_SELLER, 'GET', '/api/admin/dashboard')).status).toBe(403);
});
