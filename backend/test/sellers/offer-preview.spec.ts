import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { cardOrder } from '../purchase/cards.js';
import { order } from '../purchase/buyer.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';

const OFFER = String(order()['offerId']);
const PATH = `/api/platform/offers/${OFFER}/division`;
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

interface Sale {
  readonly method: string;
  readonly installments: number;
  readonly charged: number;
  readonly lines: readonly { readonly party: string; readonly amount: number }[];
}

it('the preview of an offer gives each party what a real sale gives, by method and installments', async () => {
  const { items } = (await office.send<{ items: Sale[] }>(AS_SELLER, 'GET', PATH)).body;
  expect(items.map(({ method, installments }) => `${method} ${installments}`)).toEqual(
    expect.arrayContaining(['PIX 1', 'CREDIT_CARD 1', 'CREDIT_CARD 12', 'BILLET 1']),
  );
  for (const { charged, lines } of items)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged);
  // Of the platform its fee; what becomes of that is not told.
  expect(items.find(({ method }) => method === 'PIX')?.lines).toEqual([
    { party: 'PRODUCER', amount: 9_451 },
    { party: 'FEE', amount: 249 },
  ]);
  const shareOf = (method: string, installments = 1) =>
    items
      .find((one) => one.method === method && one.installments === installments)
      ?.lines.find(({ party }) => party === 'PRODUCER')?.amount;
  for (const [asked, method, count] of [
    [order(), 'PIX', 1],
    [order({ paymentMethod: 'BILLET' }), 'BILLET', 1],
    [await cardOrder(office.shop), 'CREDIT_CARD', 1],
  ] as const) {
    const { paymentId } = await office.shop.bought(asked);
    const [sold] = await office.shop.rows<{ share: number }>(
      `select (o.division -> 'shares' -> 0 ->> 'amount')::int as share from orders o
       join payments p on p.order_id = o.id where p.id = $1`,
      [paymentId],
    );
    expect([method, sold?.share]).toEqual([method, shareOf(method, count)]);
  }
});

it('another seller finds no preview', async () => {
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body;
  expect((await office.sendAs(token, 'GET', PATH)).status).toBe(404);
});
