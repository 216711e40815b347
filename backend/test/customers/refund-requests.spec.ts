import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { AskRefund } from '../../src/modules/sales/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { order } from '../purchase/buyer.js';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';
import { waitForLockWaiter } from '../support/lock-waiter.js';

interface Sold {
  readonly id: string;
  readonly paymentId: string;
  readonly email: string;
  readonly main: string;
  readonly bump: string;
}

const EARLIER = 'EARLIER1';
const ctx = onPlatform(PLATFORM_A);
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

/** A paid sale of the course with an order bump. */
async function sold(email: string, more: object = {}): Promise<Sold> {
  const { shop } = office;
  shop.clock.advance(1_000);
  const offerId = OFFERS.digitalAsaas.id;
  const [bump] = await shop.rows<{ id: string }>(
    `select b.id from order_bumps b join offers o on o.id = $1 and o.product_id = b.product_id order by b.position limit 1`,
    [offerId],
  );
  const { paymentId } = await shop.bought(order({ email, offerId, orderBumpsIds: [bump?.id], ...more }));
  await shop.outside.act('ASAAS', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const items = await shop.rows<{ id: string; orderId: string }>(
    `select i.id, i.order_id as "orderId" from order_items i join payments p on p.order_id = i.order_id
     where p.id = $1 order by i.position`,
    [paymentId],
  );
  const [main, other] = items;
  const id = main?.orderId ?? '';
  await shop.eventually(`select status from sales where id = '${id}'`, { status: 'APPROVED' });
  return { id, paymentId, email, main: main?.id ?? '', bump: other?.id ?? '' };
}

/** A request that was made before. */
const addRequest = (
  { id, paymentId }: Pick<Sold, 'id' | 'paymentId'>,
  { state, itemIds }: { readonly state: string; readonly itemIds: readonly string[] | null },
) =>
  office.shop.rows(
    `insert into refund_requests (platform_id, id, order_id, payment_id, customer_id, producer_id, protocol, item_ids, reason, is_in_window,
       state, created_at)
     select platform_id, $2, id, $3, id, producer_id, '${EARLIER}', $5::uuid[], 'REGRET', false, $4, created_at from orders where id = $1`,
    [id, newId(new Date('2026-01-01')), paymentId, state, itemIds],
  );

const ask = ({ id, email }: Sold, itemIds?: readonly string[]) =>
  office.shop.app
    .get(AskRefund)
    .ask(ctx, { id: randomUUID(), name: 'Maria Souza', email }, id, { reason: 'REGRET', itemIds });

const requestsOf = ({ id }: Sold) =>
  office.shop.rows<{ protocol: string; state: string }>(
    'select protocol, state from refund_requests where order_id = $1 order by id',
    [id],
  );

/** What asking writes, and what a refund changes. */
const written = ({ id, paymentId }: Sold) =>
  office.shop.rows(
    `select p.status, p.refunded_amount::int as refunded,
       (select count(*)::int from audit_log where action = 'refund.askedByBuyer' and subject_id = $2::text) as asked
     from payments p where p.id = $1`,
    [paymentId, id],
  );

it('a request that was granted for another payment of the order stops none', async () => {
  const sale = await sold('two-payments@example.com');
  await addRequest({ id: sale.id, paymentId: randomUUID() }, { state: 'DONE', itemIds: null });
  const { protocol } = await ask(sale);
  expect(protocol).not.toBe(EARLIER);
  await office.shop.paymentBecomes(sale.paymentId, { status: 'REFUNDED' });
  await office.shop.eventually(`select state from refund_requests where protocol = '${protocol}'`, {
    state: 'DONE',
  });
  expect(await requestsOf(sale)).toEqual([
    { protocol: EARLIER, state: 'DONE' },
    { protocol, state: 'DONE' },
  ]);
});

it('a request that is done while the same is asked again stays the only one', async () => {
  const sale = await sold('at-once@example.com');
  await addRequest(sale, { state: 'PROCESSING', itemIds: [sale.bump] });
  const dataSource = office.shop.app.get(DataSource);
  await inAnotherTransaction(dataSource, async (other) => {
    await other.query(`update refund_requests set state = 'DONE' where order_id = $1`, [sale.id]);
    const asking = ask(sale, [sale.bump]);
    await waitForLockWaiter(dataSource);
    await other.commitTransaction();
    expect(await asking).toMatchObject({ protocol: EARLIER, state: 'DONE' });
  });
  expect(await requestsOf(sale)).toEqual([{ protocol: EARLIER, state: 'DONE' }]);
  expect(await written(sale)).toEqual([{ status: 'APPROVED', refunded: 0, asked: 0 }]);
});

it.each(['REFUSED', 'FAILED'])(
  'who asks again for what went back by another way does not get the %s request',
  async (state) => {
    const sale = await sold(`${state.toLowerCase()}@example.com`);
    const itemIds = [sale.bump];
    await addRequest(sale, { state: 'WAITING_SELLER', itemIds });
    await office.shop.app.get(RefundPayment).refund(ctx, sale.paymentId, { itemIds });
    const standing = `select state from refund_requests where order_id = '${sale.id}'`;
    await office.shop.eventually(standing, { state: 'DONE' });
    expect(await ask(sale, itemIds)).toMatchObject({ protocol: EARLIER, state: 'DONE' });
    await office.shop.rows('update refund_requests set state = $2 where order_id = $1', [sale.id, state]);
    const before = await written(sale);
    await expect(ask(sale, itemIds)).rejects.toMatchObject({ code: 'validation' });
    expect(await requestsOf(sale)).toEqual([{ protocol: EARLIER, state }]);
    expect(await written(sale)).toEqual(before);
  },
);

it('a seller sees what each item cost the buyer, without the part of the coupon, and what is given back for it', async () => {
  const coupon = { kind: 'PERCENT', percent: 1_000, methods: ['PIX', 'CREDIT_CARD', 'BILLET'] };
  const made = await office.send(AS_SELLER, 'POST', '/api/platform/coupons', { ...coupon, code: 'PARTE-10' });
  expect(made.status).toBe(201);
  const sale = await sold('coupon@example.com', { coupon: 'PARTE-10' });
  interface Items {
    readonly items: readonly { readonly id: string; readonly amount: number }[];
  }
  interface Offered {
    readonly sale: Items;
    readonly effect: { readonly toBuyer: number };
  }
  const path = `/api/platform/sales/${sale.id}`;
  const offered = async (items = '') =>
    (await office.send<Offered>(AS_SELLER, 'GET', `${path}/refund-effect${items}`)).body;
  const whole = await offered();
  const paid = [
    { id: sale.main, amount: 8_730 },
    { id: sale.bump, amount: 1_791 },
  ];
  expect(whole.sale.items.map(({ id, amount }) => ({ id, amount }))).toEqual(paid);
  expect(whole.effect.toBuyer).toBe(10_521);
  expect((await offered(`?items=${sale.bump}`)).effect.toBuyer).toBe(1_791);
  // The page of the sale has the coupon as a line of its own, below the prices.
  const { body } = await office.send<Items & { discount: number; gross: number }>(AS_SELLER, 'GET', path);
  expect(body.items.map(({ amount }) => amount)).toEqual([9_700, 1_990]);
  expect([body.discount, body.gross]).toEqual([1_169, 10_521]);
});

it('the page of a request names its items, and nothing else of them', async () => {
  const sale = await sold('items@example.com');
  await addRequest(sale, { state: 'WAITING_SELLER', itemIds: [sale.bump] });
  const [row] = await office.shop.rows<{ id: string; title: string }>(
    'select r.id, i.title from refund_requests r join order_items i on i.id = r.item_ids[1] where r.order_id = $1',
    [sale.id],
  );
  const shown = await office.send<{ items: object[] }>(
    ...([AS_SELLER, 'GET', `/api/platform/refund-requests/${row?.id}`] as const),
  );
  expect(shown.body.items).toEqual([{ id: sale.bump, title: row?.title }]);
});
