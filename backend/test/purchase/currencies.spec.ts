import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import type { GenericRestData } from '../../src/gateways/protocols/generic-rest/index.js';
import { GatewayDirectory } from '../../src/modules/acquiring/index.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { runProgram } from '../support/run-program.js';
import { switchAccountProvider } from './switch-account-provider.js';
import { TEST_ADDRESS, order } from './buyer.js';
import { CARDS, card, cardOrder } from './cards.js';
import { CheckoutHarness, type CheckoutPurchaseBody } from './shop.js';
import { onPlatform } from '../support/contexts.js';

/** Charged through AXISBANK, which charges pesos too. */
const IN_PESOS = OFFERS.digitalOnz.id;
/** Charged through a provider that only a definition knows. */
const IN_DOLLARS = OFFERS.digitalAsaas.id;

const OVERSEAS: GenericRestData = {
  id: 'OVERSEAS',
  name: 'Overseas',
  lacks: [
    'chargePix',
    'chargeBillet',
    'refund',
    'withdraw',
    'queryWithdraw',
    'createReceiver',
    'queryReceiver',
  ],
  currencies: { CREDIT_CARD: ['USD'] },
};

/** Fees of cards: 9.9 % and R$ 1,00, MX$ 5.00 or $0.30. */
const FEES = { MXN: { bps: 990, fixed: 500 }, USD: { bps: 990, fixed: 30 } };
/** What AXISBANK takes: 4.5 % and MX$ 3.00 of pesos. */
const COSTS = { MXN: { bps: 450, fixed: 300 } };

let shop: CheckoutHarness;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'currencies-'));
  shop = await CheckoutHarness.open();
  await switchAccountProvider(shop, 'ONZ', 'AXISBANK', {
    apiKey: 'key-of-axis',
    responsibleDocument: '52998224725',
  });
  await shop.rows('update offers set credit_card_enabled = true, billet_enabled = true where id = $1', [
    IN_DOLLARS,
  ]);
  await shop.rows('update offers set currency = $1 where id = $2', ['USD', IN_DOLLARS]);
  await shop.rows('update offers set currency = $1 where id = $2', ['MXN', IN_PESOS]);
  await feesAre(FEES);
  await costsAre('AXISBANK', COSTS);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const feesAre = (currencies: object) =>
  shop.rows(`update platforms set fees = jsonb_set(fees, '{CREDIT_CARD,currencies}', $2) where id = $1`, [
    PLATFORM_A,
    currencies,
  ]);

const costsAre = (provider: string, currencies: object) =>
  shop.rows(
    `update gateway_accounts set costs = jsonb_set(costs, '{CREDIT_CARD,currencies}', $2) where provider = $1`,
    [provider, currencies],
  );

interface Shown {
  readonly coin: string;
  readonly pixEnabled: boolean;
  readonly creditCardEnabled: boolean;
  readonly billetEnabled: boolean;
  readonly provider: { readonly paymentProvider: string };
}

const shown = async (offerId: string) => (await shop.send<Shown>('GET', `/api/checkout/${offerId}`)).body;

/** Waits until a change of settings was received. */
const takesCards = (offerId: string, taken: boolean) =>
  shop.until(async () => (await shown(offerId)).creditCardEnabled === taken);

async function refused(asked: object): Promise<void> {
  const before = await shop.footprint();
  const { status, body } = await shop.buy(asked as Record<string, unknown>);
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'errorPaymentNotConfigured' });
  expect(await shop.footprint()).toEqual(before);
}

const attemptOf = async ({ paymentId }: CheckoutPurchaseBody) =>
  (await shop.rows('select provider, state, route from attempts where payment_id = $1', [paymentId]))[0];

/** The output of the command for a payment, without a currency. */
async function books({ paymentId }: CheckoutPurchaseBody) {
  const { stdout } = await runProgram('ledger-balances', ['--payment', paymentId]);
  const { accounts, ...sums } = JSON.parse(stdout) as {
    accounts: { owner: string; bucket: string; balance: number }[];
  };
  return {
    ...sums,
    ...Object.fromEntries(accounts.map(({ owner, bucket, balance }) => [`${owner} ${bucket}`, balance])),
  };
}

const cardIn = (offerId: string, number: string = CARDS.approves, more: object = {}) =>
  cardOrder(shop, number, { offerId, ...more });

describe('an offer in pesos', () => {
  it('an offer in pesos is shown with its available methods, and with the account that charges it', async () => {
    await takesCards(IN_PESOS, true);
    expect(await shown(IN_PESOS)).toMatchObject({
      coin: 'MXN',
      pixEnabled: false,
      creditCardEnabled: true,
      billetEnabled: false,
      provider: { paymentProvider: 'AXISBANK' },
    });
  });

  it('an offer in pesos is charged in pesos, by a card, and every cent of it is in the books as pesos', async () => {
    const bought = await shop.bought(await cardIn(IN_PESOS));
    expect(bought.payment).toMatchObject({ status: 'APPROVED', amount: 9_700, currency: 'MXN' });
    expect(await attemptOf(bought)).toMatchObject({
      provider: 'AXISBANK',
      state: 'SETTLED',
      route: { because: 'offer' },
    });
    const [charge] = await shop.outside.charges('AXISBANK');
    expect(charge).toMatchObject({ amount: 9_700, currency: 'MXN', status: 'PAID' });
    // Fee 960 + 500, cost 437 + 300.
    expect(await books(bought)).toEqual({
      currency: 'MXN',
      debits: 10_437,
      credits: 10_437,
      transfers: 3,
      'gateway cost': 737,
      'gateway receivable': -9_700,
      'platform revenue': 723,
      'seller pending': 8_240,
    });
    const kept = await shop.rows('select distinct currency from ledger_transfers where payment_id = $1', [
      bought.paymentId,
    ]);
    expect(kept).toEqual([{ currency: 'MXN' }]);
  });

  it('an offer in pesos is charged in installments with the platform’s terms for pesos', async () => {
    const asked = await cardIn(IN_PESOS, CARDS.approves, { creditCard: { installments: 3 } });
    const bought = await shop.bought(asked);
    expect(bought.payment).toMatchObject({ status: 'APPROVED', amount: 9_699, currency: 'MXN' });
    expect(await shop.outside.charges('AXISBANK')).toMatchObject([{ amount: 9_699, currency: 'MXN' }, {}]);
  });

  it('an offer in pesos that its bank takes back leaves nothing of the sale in any currency but the cost', async () => {
    const bought = await shop.bought(await cardIn(IN_PESOS, CARDS.disputesLater));
    await shop.outside.act('AXISBANK', await shop.chargeOf(bought.paymentId), 'chargeback');
    await shop.paymentBecomes(bought.paymentId, { status: 'CHARGEBACK', currency: 'MXN' });
    expect(await books(bought)).toMatchObject({
      currency: 'MXN',
      'seller pending': 0,
      'platform revenue': 0,
      'platform loss': -737,
      'gateway receivable': 0,
    });
  });

  it('an offer in pesos is refunded in pesos, and only the cost of the sale remains', async () => {
    const { paymentId, ...bought } = await shop.bought(await cardIn(IN_PESOS));
    await shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId);
    await shop.paymentBecomes(paymentId, { status: 'REFUNDED', currency: 'MXN' });
    const charge = (await shop.outside.charges('AXISBANK')).find(({ refundedAmount }) => refundedAmount > 0);
    expect(charge).toMatchObject({ amount: 9_700, refundedAmount: 9_700, currency: 'MXN' });
    expect(await books({ ...bought, paymentId })).toMatchObject({
      currency: 'MXN',
      'seller pending': 0,
      'platform revenue': 0,
      'platform loss': -737,
      'gateway receivable': 0,
      'buyer refund_due': 0,
    });
  });

  it.each(['PIX', 'BILLET'])(
    'an offer in pesos is not sold by %s, which moves reais: nothing written or sent',
    async (method) => {
      await refused(order({ offerId: IN_PESOS, paymentMethod: method }));
    },
  );

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['what the platform takes', () => feesAre({ USD: FEES.USD }), () => feesAre(FEES)],
    ['what the provider costs', () => costsAre('AXISBANK', {}), () => costsAre('AXISBANK', COSTS)],
  ])(
    'an offer in pesos is neither offered nor sold while nobody said %s in pesos',
    async (_, forget, report) => {
      const asked = await cardIn(IN_PESOS);
      await forget();
      await takesCards(IN_PESOS, false);
      await refused(asked);
      const offered = { offerId: IN_PESOS, ...card() };
      const { status } = await shop.send('POST', '/api/checkout/credit-card-tokens', offered);
      expect(status).toBe(422);
      await report();
      await takesCards(IN_PESOS, true);
      await shop.bought(asked);
    },
  );

  it('an offer of physical products in pesos uses the shipping price of the offer itself, never the options of its product, which are in reais', async () => {
    const goods = OFFERS.physical.id;
    const offer = (changes: string) => shop.rows(`update offers set ${changes} where id = $1`, [goods]);
    const asked = await cardIn(goods, CARDS.approves, TEST_ADDRESS);
    const [axisbank] = await shop.rows('select gateway_account_id from offers where id = $1', [IN_PESOS]);
    await offer(`currency = 'MXN', gateway_account_id = '${String(axisbank?.['gateway_account_id'])}'`);
    await shop.until(async () => (await shown(goods)).coin === 'MXN');
    expect(await shown(goods)).toMatchObject({
      pixEnabled: false,
      creditCardEnabled: false,
      billetEnabled: false,
    });
    await refused({ ...asked, deliveryFare: 1_990 });
    await offer('frete_price = 12000');
    await takesCards(goods, true);
    const { payment } = await shop.bought(asked);
    expect(payment).toMatchObject({ status: 'APPROVED', amount: 8_990 + 12_000, currency: 'MXN' });
    await offer(`currency = 'BRL'`);
  });

  it('an offer in pesos is neither offered nor sold where its account charges no more', async () => {
    const active = (is: boolean) =>
      shop.rows(`update gateway_accounts set active = $1 where provider = 'AXISBANK'`, [is]);
    const asked = await cardIn(IN_PESOS);
    await active(false);
    await takesCards(IN_PESOS, false);
    await refused(asked);
    await active(true);
    await takesCards(IN_PESOS, true);
  });
});

describe('an offer in dollars', () => {
  it('an offer in dollars is not sold while no provider charges dollars', async () => {
    expect(await shown(IN_DOLLARS)).toMatchObject({
      coin: 'USD',
      pixEnabled: false,
      creditCardEnabled: false,
      billetEnabled: false,
      provider: { paymentProvider: '' },
    });
    await refused(await cardIn(IN_DOLLARS));
  });

  it('an offer in dollars is sold in dollars through a provider that a definition makes', async () => {
    const file = join(folder, 'overseas.json');
    writeFileSync(file, JSON.stringify(OVERSEAS));
    expect(await runProgram('gateways-define', [file])).toMatchObject({ code: 0, stderr: '' });
    await shop.until(async () => shop.app.get(GatewayDirectory).find('OVERSEAS') !== undefined);
    await switchAccountProvider(shop, 'ASAAS', 'OVERSEAS', { apiKey: 'key-of-overseas' });
    await costsAre('OVERSEAS', { USD: { bps: 290, fixed: 25 } });
    await takesCards(IN_DOLLARS, true);

    const bought = await shop.bought(await cardIn(IN_DOLLARS));
    expect(bought.payment).toMatchObject({ status: 'APPROVED', amount: 9_700, currency: 'USD' });
    expect(await attemptOf(bought)).toMatchObject({ provider: 'OVERSEAS', state: 'SETTLED' });
    expect(await shop.outside.charges('OVERSEAS')).toMatchObject([
      { amount: 9_700, currency: 'USD', status: 'PAID' },
    ]);
    // Fee 960 + 30, cost 281 + 25.
    expect(await books(bought)).toEqual({
      currency: 'USD',
      debits: 10_006,
      credits: 10_006,
      transfers: 3,
      'gateway cost': 306,
      'gateway receivable': -9_700,
      'platform revenue': 684,
      'seller pending': 8_710,
    });
  });

  it('waits for a card under review, and receives the result in dollars', async () => {
    const { paymentId } = await shop.bought(await cardIn(IN_DOLLARS, CARDS.thinksItOver));
    await shop.paymentBecomes(paymentId, { status: 'APPROVED', amount: 9_700, currency: 'USD' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it('leaves the sales in reais to the accounts that charge reais', async () => {
    const bought = await shop.bought(await cardIn(OFFERS.digital.id));
    expect(bought.payment).toMatchObject({ status: 'APPROVED', currency: 'BRL' });
    expect(await attemptOf(bought)).toMatchObject({ provider: 'MERCADOPAGO' });
  });
});

it('books each currency separately, and all of them balance', async () => {
  const sums = await shop.rows<{ currency: string; sum: string }>(
    `select currency, sum(case bucket when 'debt' then -balance else balance end) as sum
       from ledger_accounts group by currency order by currency`,
  );
  expect(sums).toEqual(['BRL', 'MXN', 'USD'].map((currency) => ({ currency, sum: '0' })));
  expect(await runProgram('ledger-balances', [])).toMatchObject({ code: 0, stderr: '' });
});
