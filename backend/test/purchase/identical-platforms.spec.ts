import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { Orders } from '../../src/modules/orders/index.js';
import {
  QueryableAttempts,
  DueAttempts,
  LockedAttempts,
  PaymentViews,
} from '../../src/modules/payments/index.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';
import { copyRow } from '../support/copy-row.js';

const [ACCOUNT] = GATEWAY_ACCOUNTS;
const PLATFORMS = [
  ['A', PLATFORM_A],
  ['B', PLATFORM_B],
] as const;
const OTHER = { [PLATFORM_A]: PLATFORM_B, [PLATFORM_B]: PLATFORM_A };

interface Ids {
  readonly order: string;
  readonly payment: string;
  readonly attempt: string;
}

let shop: CheckoutHarness;
let ids: Ids;

// Ids are normally unique across tenants. Here each row of A has a twin of the same id in B, so that a statement without
// the tenant finds both.
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  await twin('gateway_accounts', ACCOUNT.id, { name: 'Conta da B', webhook_token: 'token-of-the-twin' });
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { paymentId: payment } = await shop.bought();
  const [row] = await shop.rows<Record<'order' | 'item' | 'attempt', string>>(
    `select p.order_id as order, i.id as item, a.id as attempt from payments p
     join attempts a on a.payment_id = p.id join order_items i on i.order_id = p.order_id where p.id = $1`,
    [payment],
  );
  const { order = '', item = '', attempt = '' } = row ?? {};
  const [renewal, nextAttempt] = [newId(shop.clock.now()), newId(shop.clock.now())];
  await copy('payments', payment, { id: renewal, renews_payment_id: payment });
  await copy('attempts', attempt, {
    ...{ id: nextAttempt, payment_id: renewal },
    ...{ webhook_token: `renewed-${attempt}`, reference: `renewed-${attempt}` },
  });
  const offer = { offer_id: OFFERS.digitalOfB.id, producer_id: producerOfB() };
  await twin('orders', order, { ...offer, buyer_name: 'Gêmea da B', upsell_token: `twin-${order}` });
  await twin('order_items', item, {
    ...{ offer_id: OFFERS.digitalOfB.id, product_id: OFFERS.digitalOfB.productId },
    title: 'Curso da B',
  });
  for (const id of [payment, renewal]) await twin('payments', id, { pix_code: 'the code of B' });
  for (const id of [attempt, nextAttempt])
    await twin('attempts', id, { webhook_token: `twin-${id}`, provider_data: { of: 'B' } });
  ids = { order, payment, attempt };
});

const producerOfB = () =>
  USERS.find((user) => user.platformId === PLATFORM_B && user.role === 'PRODUCER')?.id;

/** Writes a row of A once more, with these changes. */
const copy = (table: string, id: string, changes: object): Promise<void> =>
  copyRow((sql, params) => shop.rows(sql, params), { table, id, platformId: PLATFORM_A }, changes);

const twin = (table: string, id: string, changes: object): Promise<void> =>
  copy(table, id, { ...changes, platform_id: PLATFORM_B });

/** Everything of the sale on one platform. */
const saleOf = (platformId: string) =>
  shop.rows(
    `select to_jsonb(o) as order, to_jsonb(p) as payment, to_jsonb(a) as attempt
     from orders o join payments p on p.order_id = o.id and p.platform_id = o.platform_id
     join attempts a on a.payment_id = p.id and a.platform_id = p.platform_id
     where o.id = $1 and o.platform_id = $2 and p.renews_payment_id is null`,
    [ids.order, platformId],
  );

describe.each(PLATFORMS)('asked for %s’s, of two twins', (_name, platformId) => {
  it('an order is read of that platform', async () => {
    const order = await shop.app.get(Orders).find(onPlatform(platformId), ids.order);
    expect(order?.platformId).toBe(platformId);
    expect(order?.buyer.name === 'Gêmea da B').toBe(platformId === PLATFORM_B);
    expect(order?.items.map(({ title }) => title === 'Curso da B')).toEqual([platformId === PLATFORM_B]);
  });

  it('a payment is read of that platform, by its order and as a renewal', async () => {
    const views = shop.app.get(PaymentViews);
    const first = await views.ofOrder(onPlatform(platformId), ids.order);
    const renewal = await views.renewalOf(onPlatform(platformId), ids.payment);
    for (const view of [first?.view, renewal?.view]) {
      expect(view?.platformId).toBe(platformId);
      expect(view?.offerId).toBe(platformId === PLATFORM_A ? OFFERS.digital.id : OFFERS.digitalOfB.id);
      expect(view?.pixCode === 'the code of B').toBe(platformId === PLATFORM_B);
    }
  });

  it('an attempt is read of that platform, by its id and by what its provider calls it', async () => {
    const attempts = shop.app.get(QueryableAttempts);
    const known = await attempts.find(onPlatform(platformId), ids.attempt);
    expect(known?.platformId).toBe(platformId);
    const found = await attempts.findByReference(onPlatform(platformId), ACCOUNT.id, known?.reference ?? '');
    expect(found?.platformId).toBe(platformId);
    expect(found?.providerData).toEqual(known?.providerData);
  });

  it('an account is opened of that platform', async () => {
    const accounts = await shop.app.get(GatewayAccounts).of(onPlatform(platformId));
    const [account, ...others] = accounts.filter(({ id }) => id === ACCOUNT.id);
    expect(others).toEqual([]);
    expect(account?.name === 'Conta da B').toBe(platformId === PLATFORM_B);
    expect(account?.open().account.platformId).toBe(platformId);
  });

  it('an attempt is locked and written of that platform, and the other’s sale stays as it is', async () => {
    const attempts = shop.app.get(LockedAttempts);
    const before = await saleOf(OTHER[platformId] ?? '');
    const now = shop.clock.now();
    await shop.app.get(Transactions).run('applyOutcome', async (tx) => {
      const locked = (await attempts.lock(onPlatform(platformId), tx, [ids.attempt])).get(ids.attempt);
      if (!locked) throw new Error('the attempt is gone');
      expect(locked.platformId).toBe(platformId);
      const next = { ...locked.standing, nativeStatus: 'written', asks: 7 };
      await attempts.save(onPlatform(platformId), tx, [{ locked, next, answer: { of: platformId } }], now);
      await shop.app.get(DueAttempts).stumble(onPlatform(platformId), tx, ids.attempt, () => now);
    });
    expect(await saleOf(OTHER[platformId] ?? '')).toEqual(before);
    expect(await saleOf(platformId)).toMatchObject([
      { payment: { native_status: 'written' }, attempt: { asks: 7, stumbles: 1 } },
    ]);
  });
});
