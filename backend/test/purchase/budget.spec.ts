import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@guiche/tooling/ports';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { OFFER_AT, PROVIDER_NAMES, order } from './buyer.js';
import { card, cardOrder, encrypted } from './cards.js';
import { CheckoutHarness } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { PROTECTIVE_LIMITS: 'on' } });
  // Counted like everybody, and never refused.
  const many = { attempts: 1_000_000, declines: 1_000_000 };
  const someone = { address: many, email: many, phone: many, document: many };
  const { declines: _, ...often } = many;
  const code = { address: often, email: often, phone: often, document: often };
  await shop.rows('update platforms set velocity_limits = $1', [{ card: { ...someone, card: many }, code }]);
});
afterAll(() => shop.close());

interface Spent {
  readonly requests: number;
  readonly statements: number;
  readonly transactions: number;
}

/** The counters of a route's metrics so far. */
async function spent(route: string): Promise<Spent> {
  const text = await (await fetch(`${await shop.app.operations()}/metrics`)).text();
  const read = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name}{route="${route}"}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return {
    requests: read('guiche_request_statements_count'),
    statements: read('guiche_request_statements_sum'),
    transactions: read('guiche_request_transactions_sum'),
  };
}

/** What one piece of work cost the database. */
async function cost(route: string, work: () => Promise<unknown>): Promise<Spent> {
  const before = await spent(route);
  await work();
  const after = await spent(route);
  return {
    requests: after.requests - before.requests,
    statements: after.statements - before.statements,
    transactions: after.transactions - before.transactions,
  };
}

/**
 * The usual cost: a late notification of an earlier change may empty a cache, and the outcomes of two parallel purchases
 * are written together, so that one of them seems to cost less.
 */
async function usualCost(route: string, work: () => Promise<unknown>): Promise<Spent | undefined> {
  const spent: Spent[] = [];
  while (spent.length < 5) spent.push(await cost(route, work));
  return spent.sort((one, other) => one.statements - other.statements)[2];
}

const PURCHASE = 'POST /api/checkout/purchase';
const VIEW = 'GET /api/checkout/:checkoutId';
const view = () => shop.send('GET', `/api/checkout/${OFFERS.digital.id}`);

describe('the database work', () => {
  it.each(PROVIDER_NAMES)(
    'the database work of a purchase through %s is 8 statements in 2 transactions (budget: 12 in 2)',
    async (provider) => {
      const asked = order({ offerId: OFFER_AT[provider], orderBumpsIds: [] });
      await shop.bought(asked);
      expect(await usualCost(PURCHASE, () => shop.bought(asked))).toEqual({
        requests: 1,
        statements: 8,
        transactions: 2,
      });
    },
  );

  it('the database work of a purchase by card is 11 statements, by a stored card 12, and by both 12, in 2 transactions (budget: 12 in 2)', async () => {
    const byCard = async () => shop.bought(await cardOrder(shop));
    await byCard();
    // An approval in the answer posts to the ledger immediately; the encrypted card is marked as used.
    expect(await usualCost(PURCHASE, byCard)).toEqual({ requests: 1, statements: 11, transactions: 2 });
    const offerId = OFFERS.subscription.id;
    const { body } = await shop.send<{ creditCardId: string }>('POST', '/api/checkout/credit-card-tokens', {
      offerId,
      ...card(),
    });
    const byKept = order({ offerId, paymentMethod: 'CREDIT_CARD', creditCard: body });
    await shop.bought(byKept);
    expect(await usualCost(PURCHASE, () => shop.bought(byKept))).toEqual({
      requests: 1,
      statements: 12,
      transactions: 2,
    });
    const byBoth = async () => {
      const token = await encrypted(shop, card(), offerId);
      await shop.bought({ ...byKept, creditCard: { ...body, token } });
    };
    expect(await usualCost(PURCHASE, byBoth)).toEqual({ requests: 1, statements: 12, transactions: 2 });
  });

  it('the database work of a card key and of the installments is none when warm', async () => {
    for (const part of ['card-key', 'installments']) {
      const ask = () => shop.send('GET', `/api/checkout/${OFFERS.digital.id}/${part}`);
      await ask();
      expect(await cost(`GET /api/checkout/:checkoutId/${part}`, ask)).toEqual({
        requests: 1,
        statements: 0,
        transactions: 0,
      });
    }
  });

  it('the database work of a purchase that finds nothing warm stays within 12 statements and 2 transactions', async () => {
    await shop.rows('update products set name = name where platform_id = $1', [PLATFORM_A]);
    // Waits until the caches were emptied: a cold view costs statements.
    await shop.until(async () => (await cost(VIEW, view)).statements > 0);
    await shop.rows('update products set name = name where platform_id = $1', [PLATFORM_A]);
    const { statements, transactions } = await cost(PURCHASE, () => shop.bought());
    expect(statements).toBeLessThanOrEqual(12);
    expect(transactions).toBe(2);
  });

  it('the database work of a purchase that falls back to another account is 3 statements and 1 transaction more', async () => {
    const [oldest] = await shop.rows<{ id: string }>(
      `select id from gateway_accounts where platform_id = $1 and provider = 'HAWKPAY'`,
      [PLATFORM_A],
    );
    const nobody = `http://127.0.0.1:${await freePort()}`;
    // Both in one notification: a second one could empty the caches during the count.
    await shop.rows(
      `with gone as (update gateway_accounts set base_address = $1 where platform_id = $2 and provider = 'ASAAS')
       insert into gateway_routes (id, platform_id, gateway_account_id, method, position, created_at)
       values (gen_random_uuid(), $2, $3, 'PIX', 1, now())`,
      [nobody, PLATFORM_A, oldest?.id],
    );
    const asked = order({ offerId: OFFER_AT.ASAAS, orderBumpsIds: [] });
    // Waits until the settings are received: from then on HAWKPAY creates the code.
    await shop.until(async () => (await shop.buy(asked)).body.payment?.confirming === false);
    expect(await usualCost(PURCHASE, () => shop.bought(asked))).toEqual({
      requests: 1,
      statements: 11,
      transactions: 3,
    });
  });

  it('the database work of a checkout view is none when warm, and three when cold: the host, the offer and the account it is charged through', async () => {
    await view();
    expect(await cost(VIEW, view)).toEqual({ requests: 1, statements: 0, transactions: 0 });
    await shop.rows('update products set name = name where platform_id = $1', [PLATFORM_A]);
    const seen: number[] = [];
    await shop.until(async () => {
      seen.push((await cost(VIEW, view)).statements);
      return seen.at(-1) !== 0;
    });
    expect(seen.at(-1)).toBe(3);
    expect(await cost(VIEW, view)).toEqual({ requests: 1, statements: 0, transactions: 0 });
  });

  it('the database work of a webhook is 2 statements in one transaction where it is stored, and 9 in 2 where it is processed and settled', async () => {
    const { paymentId } = await shop.bought();
    const charge = await shop.chargeOf(paymentId);
    const [door, desk] = ['POST /webhooks/:provider/:token', 'job processWebhook'];
    const before = { door: await spent(door), desk: await spent(desk) };
    await shop.outside.act('HAWKPAY', charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => (await spent(desk)).requests > before.desk.requests);
    const after = { door: await spent(door), desk: await spent(desk) };
    const of = (which: 'door' | 'desk') => ({
      requests: after[which].requests - before[which].requests,
      statements: after[which].statements - before[which].statements,
      transactions: after[which].transactions - before[which].transactions,
    });
    expect(of('door')).toEqual({ requests: 1, statements: 2, transactions: 1 });
    // It proves nothing: one statement takes its turn to query the provider, and one ends that query.
    expect(of('desk')).toEqual({ requests: 1, statements: 9, transactions: 2 });
  });

  it('the database work of a payment page is one statement', async () => {
    const { paymentId } = await shop.bought();
    const path = `/api/checkout/payments/${paymentId}`;
    expect(await cost('GET /api/checkout/payments/:paymentId', () => shop.send('GET', path))).toEqual({
      requests: 1,
      statements: 1,
      transactions: 0,
    });
  });
});
