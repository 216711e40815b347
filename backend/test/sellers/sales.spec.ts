import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { RebuildSales } from '../../src/modules/sales/index.js';
import { systemContext } from '../../src/runtime/context/index.js';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Listed {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly method: string;
  readonly gross: number;
  readonly share: number;
  readonly buyer: string;
  readonly utmSource: string | null;
}
interface Sale {
  readonly status: string;
  readonly gross: number;
  readonly buyer: { readonly phone: string | null };
  readonly division: readonly { readonly party: string; readonly amount: number }[];
  readonly events: readonly { readonly step: string }[];
}

const OWN = '/api/platform/sales';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const listed = async (query = '') =>
  (await office.send<{ items: Listed[] }>(AS_SELLER, 'GET', `${OWN}?${query}`)).body.items;
const orderOf = async (paymentId: string) =>
  (
    await office.shop.rows<{ order_id: string }>('select order_id from payments where id = $1', [paymentId])
  )[0]?.order_id ?? '';
/** The worker writes the row within about a second. */
const recorded = (id: string, status: string) =>
  office.shop.eventually(`select status from sales where id = '${id}'`, { status });
const show = (id: string) => office.send<Sale>(AS_SELLER, 'GET', `${OWN}/${id}`);

it('a sale is listed as soon as it is ordered, and follows its payment (P4)', async () => {
  const { paymentId } = await office.shop.bought(order({ utmQuery: 'utm_source=instagram' }));
  const id = await orderOf(paymentId);
  await recorded(id, 'PENDING');
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await recorded(id, 'APPROVED');
  const [sale] = (await listed('q=maria&columns=code,status,method,gross,share,buyer,utmSource')).filter(
    (one) => one.id === id,
  );
  expect(sale).toMatchObject({
    ...{ status: 'APPROVED', method: 'PIX', gross: 9_700, share: 9_451 },
    ...{ buyer: 'Maria Aparecida Souza', utmSource: 'instagram' },
  });
});

it('the lines of the division add up to what the buyer pays; only staff see what becomes of the fee; the steps are in order', async () => {
  const { paymentId } = await office.shop.bought(order());
  const id = await orderOf(paymentId);
  await recorded(id, 'PENDING');
  const { body } = await show(id);
  const linesOf = ({ division }: Sale) => division.map(({ party, amount }) => [party, amount]);
  expect(linesOf(body)).toEqual([
    ['PRODUCER', 9_451],
    ['FEE', 249],
  ]);
  expect(body.division.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.gross);
  expect(linesOf((await office.send<Sale>(AS_ADMIN, 'GET', `/api/admin/sales/${id}`)).body)).toEqual([
    ['PRODUCER', 9_451],
    ['GATEWAY', 115],
    ['PLATFORM', 134],
  ]);
  expect(body.events.map(({ step }) => step)).toEqual(['ORDERED', 'CODE_SHOWN']);
});

it('a sale of another seller is not found, and staff need the permission', async () => {
  const { paymentId } = await office.shop.bought(order());
  const id = await orderOf(paymentId);
  await recorded(id, 'PENDING');
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body;
  expect((await office.sendAs(token, 'GET', `${OWN}/${id}`)).status).toBe(404);
  expect((await office.sendAs<{ items: Listed[] }>(token, 'GET', OWN)).body.items).toEqual([]);
  await office.grant('isProductsAvailable');
  expect((await office.send(AS_FUNCTIONARY, 'GET', `/api/admin/sales/${id}`)).status).toBe(403);
  expect((await office.send(AS_ADMIN, 'GET', `/api/admin/sales/${id}`)).status).toBe(200);
});

it('rebuilding writes the same rows, but for the layout, which only the event of the order knew', async () => {
  const rows = () => office.shop.rows('select * from sales order by platform_id, id');
  const before = await rows();
  expect(before.length).toBeGreaterThan(2);
  await office.shop.rows('delete from sales');
  const context = systemContext('test').forPlatform(office.person(AS_SELLER).platformId);
  expect(await office.shop.app.get(RebuildSales).rebuild(context)).toBe(before.length);
  expect(await rows()).toEqual(before.map((row) => ({ ...(row as object), layout: null })));
});
