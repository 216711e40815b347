import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { GATEWAY_ACCOUNTS, GATEWAY_COSTS, OFFERS, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { GatewayAccountRow, sealContext } from '../../src/modules/acquiring/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { OFFER_AT, PROVIDER_NAMES, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

/** Everything a sale writes. */
const TABLES = [
  'orders',
  'order_items',
  'payments',
  'attempts',
  'attention_items',
  'outbox',
  'webhook_records',
  'ledger_accounts',
  'ledger_transfers',
] as const;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const rowsOf = async (platformId: string) => {
  const counts = TABLES.map(
    (table) => `(select count(*)::int from ${table} where platform_id = $1) as ${table}`,
  );
  const [row] = await shop.rows<Record<string, number>>(`select ${counts.join(', ')}`, [platformId]);
  return row;
};

describe('two platforms', () => {
  it('a whole sale, refund and chargeback of A at every provider write nothing of B', async () => {
    for (const provider of PROVIDER_NAMES) {
      for (const act of ['refund', 'chargeback'] as const) {
        const { paymentId } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
        const charge = await shop.chargeOf(paymentId);
        await shop.outside.act(provider, charge, 'pay');
        await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
        await shop.outside.act(provider, charge, act);
        await shop.paymentBecomes(paymentId, { status: act === 'refund' ? 'REFUNDED' : 'CHARGEBACK' });
      }
    }
    expect(await rowsOf(PLATFORM_B)).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
    expect(await rowsOf(PLATFORM_A)).toMatchObject({ orders: 6, payments: 6, attempts: 6 });
  });

  it('a delivery to an address of B that names a charge of A touches neither', async () => {
    const ofA = await shop.bought();
    const ofB = await shop.bought(order({ offerId: OFFERS.digitalOfB.id }));
    const [attempt] = await shop.rows<{ webhook_token: string }>(
      'select webhook_token from attempts where payment_id = $1',
      [ofB.paymentId],
    );
    const address = `${shop.app.url}/webhooks/HAWKPAY/${attempt?.webhook_token}`;
    shop.clock.advance(1);
    const since = shop.clock.now();
    const charge = await shop.chargeOf(ofA.paymentId);
    await shop.outside.act('HAWKPAY', charge, 'pay', { webhook: false });
    await shop.outside.forge('HAWKPAY', charge, address);
    const received = () =>
      shop.rows('select platform_id from webhook_records where detail is not null and received_at >= $1', [
        since,
      ]);
    await shop.until(async () => (await received()).length > 0);
    expect(await shop.payment(ofB.paymentId)).toEqual(ofB.payment);
    expect(await shop.payment(ofA.paymentId)).toEqual(ofA.payment);
    expect(await received()).toEqual([{ platform_id: PLATFORM_B }]);
  });

  it.each([
    ['an account of B', PLATFORM_B],
    ['another account of A at the same provider', PLATFORM_A],
  ])(
    'a proven delivery for %s finds no charge of A’s first one, whatever it names',
    async (_what, platformId) => {
      const { webhookToken, authToken } = await accountAtAsaas(platformId);
      const ofA = await shop.bought(order({ offerId: OFFER_AT.ASAAS }));
      const charge = await shop.chargeOf(ofA.paymentId);
      const address = `${shop.app.url}/webhooks/ASAAS/${webhookToken}`;
      shop.clock.advance(1);
      const since = shop.clock.now();
      const { status } = await shop.outside.forge('ASAAS', charge, address, {
        'asaas-access-token': authToken,
      });
      expect(status).toBe(200);
      const seen = () =>
        shop.rows(
          'select state, detail, platform_id, attempt_id from webhook_records where received_at >= $1',
          [since],
        );
      await shop.until(async () => (await seen())[0]?.['detail'] !== null);
      expect(await seen()).toEqual([
        { state: 'RECEIVED', detail: 'no attempt matches yet', platform_id: platformId, attempt_id: null },
      ]);
      expect(await shop.payment(ofA.paymentId)).toEqual(ofA.payment);
      expect(await shop.postings(ofA.paymentId)).toEqual([]);
    },
  );

  it.each([
    ['an order', 'orders', { offer_id: OFFERS.digital.id }],
    ['an offer', 'offers', { product_id: OFFERS.digital.productId }],
    ['an offer’s account', 'offers', { gateway_account_id: GATEWAY_ACCOUNTS[0].id }],
    ['an offer’s look', 'offers', { checkout_config_id: OFFERS.digital.checkoutConfigId }],
    ['a payment', 'payments', { order_id: 'order' }],
    ['a renewal', 'payments', { renews_payment_id: 'payment' }],
    ['an attempt', 'attempts', { payment_id: 'payment' }],
    ['an attempt’s account', 'attempts', { gateway_account_id: GATEWAY_ACCOUNTS[0].id }],
    ['an item', 'order_items', { order_id: 'order' }],
  ])('%s of B cannot point at a row of A', async (_what, table, change) => {
    await shop.bought(order({ offerId: OFFERS.digitalOfB.id }));
    const [ofA] = await shop.rows<Record<string, string>>(
      'select id as payment, order_id as order from payments where platform_id = $1 limit 1',
      [PLATFORM_A],
    );
    const [[column, value] = ['', '']] = Object.entries(change);
    const target = ofA?.[value] ?? value;
    const crossing = shop.rows(
      `update ${table} set ${column} = $1 where (id, platform_id) in (select id, platform_id from ${table} where platform_id = $2 limit 1)`,
      [target, PLATFORM_B],
    );
    await expect(crossing).rejects.toMatchObject({ driverError: { code: '23503' } });
  });
});

/** A platform opens one more account at ASAAS, where A has the first. */
async function accountAtAsaas(platformId: string) {
  const id = newId(shop.clock.now());
  const [webhookToken, authToken] = [`token-of-${id}`, `auth-of-${id}`];
  const seal = (column: string, text: string) => shop.app.get(Envelope).seal(text, sealContext(id, column));
  await shop.app.get(DataSource).manager.insert(GatewayAccountRow, {
    id,
    platformId,
    provider: 'ASAAS',
    name: 'Asaas',
    baseAddress: '{SIMULATOR_URL}/asaas',
    credentialsSealed: seal('credentials', JSON.stringify({ apiKey: '$aact_demo_vitrine' })),
    webhookToken,
    webhookAuthTokenSealed: seal('webhookAuthToken', authToken),
    costs: GATEWAY_COSTS,
    createdAt: shop.clock.now(),
  });
  return { webhookToken, authToken };
}
