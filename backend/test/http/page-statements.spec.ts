import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { OFFER_AT, order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_MASTER, AS_SELLER, BackOffice } from '../support/back-office.js';
import { statementsOfPage } from '../support/page-statements.js';

const FACTOR = '/api/second-factor';
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

/** A paid sale with several items, of which an affiliate has a share. */
async function soldByAffiliate(): Promise<{ id: string; items: readonly string[] }> {
  const affiliate = USERS.find(({ email }) => email === 'afiliada@conecta.example');
  const [bump] = await office.shop.rows<{ id: string }>(
    `select b.id from order_bumps b join offers o on o.id = $1 and o.product_id = b.product_id order by b.position limit 1`,
    [OFFER_AT.HAWKPAY],
  );
  const { paymentId } = await office.shop.bought(
    order({ offerId: OFFER_AT.HAWKPAY, orderBumpsIds: [bump?.id], affiliateId: affiliate?.id }),
  );
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const items = await office.shop.rows<{ orderId: string; id: string }>(
    `select i.order_id as "orderId", i.id from order_items i join payments p on p.order_id = i.order_id
     where p.id = $1 order by i.position`,
    [paymentId],
  );
  const id = items[0]?.orderId ?? '';
  await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'APPROVED' });
  return { id, items: items.map((item) => item.id) };
}

it('each tab of a platform reads what it shows, within six statements', async () => {
  const platform = `/api/master/platforms/${PLATFORM_A}`;
  const counted = async (...more: string[]) => statementsOfPage(office, AS_MASTER, [platform, ...more]);
  expect({
    permissions: await counted(),
    data: await counted(`${platform}/overview`),
    plan: await counted(`${platform}/plan`),
    secrets: await counted(`${platform}/secrets`, FACTOR),
    status: await counted(FACTOR),
  }).toEqual({ permissions: 2, data: 4, plan: 4, secrets: 6, status: 3 });
});

it('the refund of a part of a sale shows what it does to each party, within six statements', async () => {
  const { id, items } = await soldByAffiliate();
  expect(items).toHaveLength(2);
  const effect = `/api/platform/sales/${id}/refund-effect`;
  const shown = await office.send<{
    sale: { id: string; items: readonly { id: string; amount: number; isReturned: boolean }[] };
    effect: { parties: readonly { name: string; isOwn: boolean }[] };
  }>(AS_SELLER, 'GET', `${effect}?items=${items[0]}`);
  const amounts = await office.shop.rows(
    `select id, (unit_price * quantity - discount)::int as amount, false as "isReturned" from order_items where order_id = $1 order by position`,
    [id],
  );
  expect(shown.body.sale.id).toBe(id);
  expect(
    shown.body.sale.items.map((item) => ({ id: item.id, amount: item.amount, isReturned: item.isReturned })),
  ).toEqual(amounts);
  const names = shown.body.effect.parties.map(({ name, isOwn }) => [name, isOwn]).sort();
  const ana = office.person(AS_SELLER).name;
  const affiliate = USERS.find(({ email }) => email === 'afiliada@conecta.example')?.name;
  expect(names).toEqual(
    [
      [ana, true],
      [affiliate, false],
    ].sort(),
  );

  expect(await statementsOfPage(office, AS_SELLER, [`${effect}?items=${items[0]}`, FACTOR])).toBe(6);
  expect(await statementsOfPage(office, AS_SELLER, [effect, FACTOR])).toBe(5);
});

it('the page on which another affiliate is credited shows the division of the sale, within six statements', async () => {
  const { id } = await soldByAffiliate();
  const sale = await office.send<{ code: string; division: object[] }>(
    AS_ADMIN,
    'GET',
    `/api/admin/sales/${id}`,
  );
  const division = `/api/admin/sales/${id}/division`;
  expect((await office.send(AS_ADMIN, 'GET', division)).body).toEqual({
    ...{ id, code: sale.body.code, division: sale.body.division },
  });
  expect((await office.send(AS_SELLER, 'GET', division)).status).toBe(403);
  expect(await statementsOfPage(office, AS_ADMIN, [division, FACTOR])).toBe(2);
});

it('the page of a manager offers the other managers who are not blocked, within six statements', async () => {
  const invite = async (name: string, code: string) => {
    const manager = { name, code, email: `${code.toLowerCase()}@example.com` };
    return (await office.send<{ id: string }>(AS_ADMIN, 'POST', '/api/admin/managers', manager)).body.id;
  };
  const [zoe, bia] = [await invite('Zoé Prado', 'ZOE'), await invite('Bia Prado', 'BIA')];
  const block = { ...{ name: 'Bia Prado', code: 'BIA', blocked: true }, reason: 'Saiu', version: 1 };
  expect((await office.send(AS_ADMIN, 'PUT', `/api/admin/managers/${bia}`, block)).status).toBe(204);
  const { id } = office.person({ role: 'MANAGER' });
  const path = `/api/admin/managers/${id}`;
  const { body } = await office.send<{ managers: { id: string; name: string }[] }>(
    AS_ADMIN,
    'GET',
    `${path}/sellers`,
  );
  expect(body.managers).toEqual([{ id: zoe, name: 'Zoé Prado' }]);
  const empty = `/api/admin/managers/${zoe}`;
  const page = (of: string) => [of, `${of}/rule`, `${of}/sellers`];
  expect(await statementsOfPage(office, AS_ADMIN, page(empty))).toBe(6);
  expect(await statementsOfPage(office, AS_ADMIN, page(path))).toBeLessThanOrEqual(6);
});
