import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@guiche/tooling/ports';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AccountSettings } from '../../src/modules/acquiring/index.js';
import { order } from './buyer.js';
import { CARDS, card, cardOrder, hawkpayToken } from './cards.js';
import type { TestProviderName } from './buyer.js';
import { CheckoutHarness, newKey } from './shop.js';
import { onPlatform } from '../support/contexts.js';

/** A query of an account with an open circuit breaker takes less than this, also on a busy machine. */
const REST_MS = 8_000;
const CHARGE_DEADLINE_MS = 1_500;
/** Less than the shortest try is left of this after one deadline. */
const ALL_TRIES_MS = 4_000;

const [HAWKPAY, ASAAS, ONZ, MERCADOPAGO] = (['HAWKPAY', 'ASAAS', 'ONZ', 'MERCADOPAGO'] as const).map(
  (provider) => {
    const account = GATEWAY_ACCOUNTS.find(
      (one) => one.provider === provider && one.platformId === PLATFORM_A,
    );
    return account?.id ?? '';
  },
) as [string, string, string, string];

const MASTERCARD = '5555555555554444';

/** An offer that names no account of its own. */
const ANYWHERE = OFFERS.presets.id;
const PRICE = OFFERS.presets.price;

let shop: CheckoutHarness;
let nobody: string;
beforeAll(async () => {
  shop = await CheckoutHarness.open({
    settings: {
      CHARGE_DEADLINE_MS: String(CHARGE_DEADLINE_MS),
      CARD_DEADLINE_MS: String(ALL_TRIES_MS),
      CIRCUIT_REST_MS: String(REST_MS),
    },
  });
  nobody = `http://127.0.0.1:${await freePort()}`;
});
afterAll(() => shop.close());

beforeEach(() => settings(() => list([ASAAS, HAWKPAY])));
afterEach(() => shop.outside.behave());

/** Changes settings and waits until the running API has received the notification. */
async function settings(change: () => Promise<unknown>): Promise<void> {
  await change();
  await shop.rows(
    `update gateway_accounts set base_address = '{SIMULATOR_URL}/' || lower(provider), costs = costs where id = any($1)`,
    [[HAWKPAY, ASAAS, ONZ, MERCADOPAGO]],
  );
  await received();
}

async function received(): Promise<void> {
  const name = newKey();
  await shop.rows('update products set name = $1 where id = $2', [name, OFFERS.presets.productId]);
  await shop.until(async () => {
    const { body } = await shop.send<{ product: { name: string } }>('GET', `/api/checkout/${ANYWHERE}`);
    return body.product.name === name;
  });
}

interface Rules {
  readonly method?: 'PIX' | 'CREDIT_CARD';
  /** Of the first account of the list. */
  readonly minAmount?: number;
  readonly brands?: readonly string[];
  readonly bins?: readonly string[];
  readonly productIds?: readonly string[];
}

async function list(
  accounts: readonly string[],
  { method = 'PIX', minAmount, brands, bins, productIds }: Rules = {},
): Promise<void> {
  await shop.rows('delete from gateway_routes where method = $1', [method]);
  for (const [index, account] of accounts.entries()) {
    const limits = [minAmount, brands, bins, productIds].map((limit) => limit ?? null);
    const rules = index === 0 ? limits : limits.map(() => null);
    await shop.rows(
      `insert into gateway_routes (id, platform_id, gateway_account_id, method, position, min_amount, brands, bins, product_ids,
         created_at) values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, now())`,
      [PLATFORM_A, account, method, index + 1, ...rules],
    );
  }
}

async function unreachable(account: string): Promise<void> {
  await shop.rows('update gateway_accounts set base_address = $1 where id = $2', [nobody, account]);
  await received();
}

interface Try {
  id: string;
  turn: number;
  provider: string;
  state: string;
  route: Record<string, unknown>;
  due: boolean;
}

const tries = (paymentId: string) =>
  shop.rows<Try>(
    `select id, turn, provider, state, route, due_at is not null as due from attempts where payment_id = $1 order by turn`,
    [paymentId],
  );

const buy = (changes: Record<string, unknown> = {}) => shop.bought(order({ offerId: ANYWHERE, ...changes }));
const created = async (provider: TestProviderName) => (await shop.outside.counts(provider)).create ?? 0;

/** The payment that was refused under this key. */
async function refused(key: string): Promise<string> {
  const [row] = await shop.rows<{ id: string }>(
    'select p.id from payments p join orders o on o.id = p.order_id where o.idempotency_key = $1',
    [key],
  );
  return row?.id ?? '';
}

describe('the account of a payment', () => {
  it('the account of a payment is the first of the list, and the attempt stores why', async () => {
    const { paymentId } = await buy();
    expect(await tries(paymentId)).toMatchObject([
      {
        turn: 1,
        provider: 'ASAAS',
        state: 'AWAITING',
        route: { because: 'route', position: 1, weight: 1, skipped: [] },
      },
    ]);
  });

  it('the account of a payment is the one the offer names, whatever the list contains', async () => {
    const { paymentId } = await buy({ offerId: OFFERS.digitalOnz.id });
    expect(await tries(paymentId)).toMatchObject([
      { provider: 'ONZ', route: { because: 'offer', skipped: [] } },
    ]);
  });

  it('the account of a payment is the oldest where the platform has no list', async () => {
    await settings(() => list([]));
    const { paymentId } = await buy();
    expect(await tries(paymentId)).toMatchObject([{ provider: 'HAWKPAY', route: { because: 'oldest' } }]);
  });

  it('the account of a payment is the next of the list when the amount is not for the first', async () => {
    await settings(() => list([ASAAS, HAWKPAY], { minAmount: PRICE + 1 }));
    const { paymentId } = await buy();
    expect(await tries(paymentId)).toMatchObject([
      { provider: 'HAWKPAY', route: { position: 2, skipped: [{ accountId: ASAAS, why: 'amount' }] } },
    ]);
  });

  it.each([
    ['is the next where the first charges no such amount', PRICE + 1, 'HAWKPAY', ['amount']],
    ['is the first where it charges such amounts', PRICE, 'ASAAS', []],
  ])('%s: its own minimum', async (_, PIX, provider, why) => {
    const minimum = (of: object | null) =>
      settings(() =>
        shop.rows('update gateway_accounts set min_amounts = $1 where id = $2', [
          of && JSON.stringify(of),
          ASAAS,
        ]),
      );
    await minimum({ PIX });
    const { paymentId } = await buy();
    const [first] = await tries(paymentId);
    await minimum(null);
    expect(first).toMatchObject({ provider, route: { skipped: why.map((one) => ({ why: one })) } });
  });

  it('the account of a payment does not exist when no line of the list is for the payment: refused, nothing written or sent', async () => {
    await settings(() => list([ASAAS], { minAmount: PRICE + 1 }));
    const before = await shop.footprint();
    const { status, body } = await shop.buy(order({ offerId: ANYWHERE }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'errorPaymentNotConfigured' });
    expect(await shop.footprint()).toEqual(before);
  });

  it.each(['USD', 'EUR', 'MXN'])(
    'the account of a payment does not exist in %s, which no account charges: refused, nothing written or sent',
    async (currency) => {
      const price = (result: string) =>
        settings(() => shop.rows('update offers set currency = $1 where id = $2', [result, ANYWHERE]));
      await price(currency);
      const before = await shop.footprint();
      const { status, body } = await shop.buy(order({ offerId: ANYWHERE }));
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'errorPaymentNotConfigured' });
      expect(await shop.footprint()).toEqual(before);
      await price('BRL');
    },
  );
});

describe('when the first account surely did not charge', () => {
  it('the next one does: two attempts, the second written before its call, one code for the buyer', async () => {
    await unreachable(ASAAS);
    await shop.outside.misbehave('HAWKPAY', { kind: 'beforeReply' });
    const key = newKey();
    const bought = await shop.bought(order({ offerId: ANYWHERE }), key);
    expect(bought.payment).toMatchObject({ amount: PRICE });
    // The webhook arrived before the reply and found the second attempt: it had been written.
    await shop.paymentBecomes(bought.paymentId, { status: 'APPROVED' });
    const [first, second, ...more] = await tries(bought.paymentId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ turn: 1, provider: 'ASAAS', state: 'REFUSED', due: false });
    expect(second).toMatchObject({
      turn: 2,
      provider: 'HAWKPAY',
      state: 'SETTLED',
      route: {
        because: 'route',
        position: 2,
        skipped: [],
        after: { attemptId: first?.id, refused: 'unreachable' },
      },
    });
    const charges = await shop.outside.charges('HAWKPAY');
    expect(charges.filter(({ externalRef }) => externalRef === second?.id)).toHaveLength(1);
    expect(await shop.reviewItems(bought.paymentId)).toEqual([]);
    expect((await shop.bought(order({ offerId: ANYWHERE }), key)).paymentId).toBe(bought.paymentId);
  });

  it('a refusal with a 4xx is tried elsewhere too, and a review item reports our error', async () => {
    await shop.outside.misbehave('ASAAS', {
      kind: 'status',
      status: 401,
      afterAccepting: false,
      operation: 'create',
    });
    const { paymentId, payment } = await buy();
    expect(payment).toMatchObject({ status: 'PENDING', confirming: false });
    expect(payment.pixCode).toMatch(/^000201/);
    expect(await tries(paymentId)).toMatchObject([
      { provider: 'ASAAS', state: 'REFUSED' },
      { provider: 'HAWKPAY', state: 'AWAITING', route: { after: { refused: 'credentials' } } },
    ]);
    expect(await shop.reviewItems(paymentId)).toEqual(['REFUSED_BY_PROVIDER']);
  });

  it('when the first account reported a failure and had charged: paid at both, the second payment creates a review item and moves nothing', async () => {
    await shop.outside.misbehave('ASAAS', { kind: 'status', status: 401, operation: 'create' });
    const { paymentId } = await buy();
    const [first] = await tries(paymentId);
    const charges = await shop.outside.charges('ASAAS');
    const booked = charges.find(({ externalRef }) => externalRef === first?.id);
    await shop.outside.act('HAWKPAY', await reference(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.outside.act('ASAAS', booked?.id ?? '', 'pay');
    await shop.until(async () => (await shop.reviewItems(paymentId)).includes('DOUBLE_PAYMENT'));
    const reviewItem = await shop.reviewItems(paymentId);
    await shop.outside.act('ASAAS', booked?.id ?? '', 'refund');
    await shop.eventually(
      `select detail from webhook_records where attempt_id = '${first?.id}' and state = 'IGNORED'`,
      { detail: 'another try of the payment was captured' },
    );
    expect((await shop.payment(paymentId)).status).toBe('APPROVED');
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await shop.reviewItems(paymentId)).toEqual(reviewItem);
    expect(await tries(paymentId)).toMatchObject([{ state: 'REFUSED' }, { state: 'SETTLED' }]);
  });

  it('when the first account surely did not charge is booked at the cost of the account that charged', async () => {
    await shop.rows(
      `update gateway_accounts set costs = jsonb_set(costs, '{PIX}', '{"bps": 0, "fixed": 77}') where id = $1`,
      [HAWKPAY],
    );
    await unreachable(ASAAS);
    const { paymentId } = await buy();
    await shop.outside.act('HAWKPAY', await reference(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(await shop.moved(paymentId)).toEqual({
      'seller pending': PRICE - 249,
      'platform revenue': 249 - 77,
      'gateway cost': 77,
      'gateway receivable': -PRICE,
    });
    await shop.rows(
      `update gateway_accounts set costs = jsonb_set(costs, '{PIX}', '{"bps": 119, "fixed": 0}') where id = $1`,
      [HAWKPAY],
    );
  });

  it('when the first account surely did not charge, and no other either, every attempt is refused and the payment rejected', async () => {
    await unreachable(ASAAS);
    await shop.outside.misbehave('HAWKPAY', { kind: 'status', status: 422, afterAccepting: false });
    const key = newKey();
    const { status, body } = await shop.buy(order({ offerId: ANYWHERE }), key);
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'errorPaymentDeclined' });
    const paymentId = await refused(key);
    expect(await tries(paymentId)).toMatchObject([
      { provider: 'ASAAS', state: 'REFUSED', due: false },
      { provider: 'HAWKPAY', state: 'REFUSED', due: false },
    ]);
    const [payment] = await shop.rows('select status, reason, captured from payments where id = $1', [
      paymentId,
    ]);
    expect(payment).toEqual({ status: 'REJECTED', reason: 'PROVIDER_REFUSED', captured: false });
    expect((await shop.buy(order({ offerId: ANYWHERE }), key)).status).toBe(502);
  });

  it('when the first account surely did not charge, but took so long that the buyer could not be answered in time, no other is tried', async () => {
    await settings(() => list([ONZ, HAWKPAY]));
    // A new address is a new token: its call hangs until the deadline, so nothing was booked.
    await shop.rows(`update gateway_accounts set base_address = '{SIMULATOR_URL}/onz/' where id = $1`, [ONZ]);
    await received();
    await shop.outside.misbehave('ONZ', { kind: 'hang', operation: 'token' });
    const before = await created('HAWKPAY');
    const began = performance.now();
    const key = newKey();
    expect((await shop.buy(order({ offerId: ANYWHERE }), key)).status).toBe(502);
    const ms = performance.now() - began;
    expect(ms).toBeGreaterThan(CHARGE_DEADLINE_MS - 50);
    expect(await tries(await refused(key))).toMatchObject([{ provider: 'ONZ', state: 'REFUSED' }]);
    expect(await created('HAWKPAY')).toBe(before);
  });
});

describe('when the first account may have charged', () => {
  it.each([
    ['hangs', { kind: 'hang' }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['cuts the line', { kind: 'cut' }],
    ['answers garbage', { kind: 'garbage' }],
  ] as const)(
    'when the first account may have charged, and %s, nobody else is asked: the one charge is found',
    async (_how, fault) => {
      await settings(() => list([ONZ, HAWKPAY]));
      // An answer between the failures, so that the circuit stays closed.
      await buy();
      const before = await created('HAWKPAY');
      await shop.outside.misbehave('ONZ', { ...fault, operation: 'create' });
      const { paymentId, payment } = await buy();
      expect(payment).toMatchObject({ status: 'PENDING', confirming: true });
      expect(await tries(paymentId)).toMatchObject([{ provider: 'ONZ', state: 'UNKNOWN', due: true }]);
      shop.clock.advance(6_000);
      await shop.paymentBecomes(paymentId, { confirming: false, status: 'PENDING' });
      expect(await tries(paymentId)).toHaveLength(1);
      expect(await created('HAWKPAY')).toBe(before);
    },
  );
});

describe('a card', () => {
  let pagarme: string;
  beforeAll(async () => {
    pagarme = await shop.app.get(AccountSettings).add(onPlatform(PLATFORM_A), {
      provider: 'PAGARME',
      name: 'Pagar.me',
      baseAddress: '{SIMULATOR_URL}/pagarme',
      credentials: { secretKey: 'sk_demo_conecta', publicKey: 'pk_demo_conecta' },
    });
  });
  const cards = () => list([MERCADOPAGO, pagarme], { method: 'CREDIT_CARD' });

  it('a card is encrypted again for the next account when the first surely did not charge, and charged once', async () => {
    await settings(cards);
    await unreachable(MERCADOPAGO);
    const before = await shop.outside.charges('MERCADOPAGO');
    const { paymentId, status } = await shop.bought(await cardOrder(shop));
    expect(status).toBe('APPROVED');
    const [first, second, ...more] = await tries(paymentId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ provider: 'MERCADOPAGO', state: 'REFUSED' });
    expect(second).toMatchObject({
      provider: 'PAGARME',
      state: 'SETTLED',
      route: { after: { refused: 'unreachable' } },
    });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await shop.outside.charges('MERCADOPAGO')).toEqual(before);
  });

  it('a card that its bank refused is tried nowhere else', async () => {
    await settings(cards);
    const elsewhere = (await shop.outside.charges('PAGARME')).length;
    const { paymentId, status } = await shop.bought(await cardOrder(shop, CARDS.refuses));
    expect(status).toBe('REJECTED');
    expect(await tries(paymentId)).toMatchObject([{ provider: 'MERCADOPAGO', state: 'DECLINED' }]);
    expect((await shop.outside.charges('PAGARME')).length).toBe(elsewhere);
  });

  it('is routed by its brand if the list says so', async () => {
    await settings(() => list([MERCADOPAGO, pagarme], { method: 'CREDIT_CARD', brands: ['elo'] }));
    const { paymentId } = await shop.bought(await cardOrder(shop));
    expect(await tries(paymentId)).toMatchObject([
      {
        provider: 'PAGARME',
        route: {
          skipped: [
            // The offer's own takes cards from its library only.
            { accountId: HAWKPAY, why: 'notOffered' },
            { accountId: MERCADOPAGO, why: 'brand' },
          ],
        },
      },
    ]);
  });

  it.each([
    ['brands', { brands: ['visa'] }, { brands: ['visa'] }],
    [
      'issuers and products',
      { bins: ['411111'], productIds: [OFFERS.digitalOnz.productId] },
      { productIds: [OFFERS.digitalOnz.productId], hasBins: true },
    ],
  ])(
    'a card is charged where each line of the list is for some %s, and refused when it is of none of them',
    async (_, limits, rule) => {
      await settings(() => list([MERCADOPAGO], { method: 'CREDIT_CARD', ...limits }));
      // The account of this offer charges no cards.
      const by = (number: string) => cardOrder(shop, number, { offerId: OFFERS.digitalOnz.id });
      const { paymentId, status } = await shop.bought(await by(CARDS.approves));
      expect(status).toBe('APPROVED');
      const [attempt] = await tries(paymentId);
      expect(attempt).toMatchObject({ provider: 'MERCADOPAGO', route: { because: 'route', rule } });
      // How the card begins is stored nowhere.
      expect(JSON.stringify(attempt?.route)).not.toContain('4111');
      const before = await shop.footprint();
      const other = await shop.buy(await by(MASTERCARD));
      expect([other.status, other.body.code]).toEqual([422, 'errorPaymentNotConfigured']);
      expect(await shop.footprint()).toEqual(before);
    },
  );

  it('a card is encrypted by the page itself where its brand decides, not by the library of an account that only receives PIX', async () => {
    const cards = (are: boolean) =>
      shop.rows('update offers set credit_card_enabled = $1 where id = $2', [are, ANYWHERE]);
    await cards(true);
    await settings(() => list([MERCADOPAGO], { method: 'CREDIT_CARD', brands: ['visa'] }));
    const { body } = await shop.send<{ provider: object }>('GET', `/api/checkout/${ANYWHERE}`);
    expect(body.provider).toEqual({ paymentProvider: 'MERCADOPAGO', gatewayPublicKey: null });
    const { status } = await shop.bought(await cardOrder(shop, CARDS.approves, { offerId: ANYWHERE }));
    expect(status).toBe('APPROVED');
    await settings(() => cards(false));
  });

  it('a card stored for a subscription is stored at the account of its brand, or nowhere', async () => {
    await settings(() => list([MERCADOPAGO], { method: 'CREDIT_CARD', brands: ['visa'] }));
    const keep = (number: string) =>
      shop.send<{ creditCardId: string; code: string }>('POST', '/api/checkout/credit-card-tokens', {
        offerId: OFFERS.subscription.id,
        ...card(number),
      });
    const kept = () => shop.rows('select id, gateway_account_id from stored_cards');
    const { body } = await keep(CARDS.approves);
    const stored = [{ id: body.creditCardId, gateway_account_id: MERCADOPAGO }];
    expect(await kept()).toEqual(stored);
    const other = await keep(MASTERCARD);
    expect([other.status, other.body.code]).toEqual([422, 'errorPaymentNotConfigured']);
    expect(await kept()).toEqual(stored);
  });

  it("a card that a provider's library made a token of goes to that account or nowhere", async () => {
    await settings(cards);
    await unreachable(HAWKPAY);
    const key = newKey();
    const creditCard = { token: hawkpayToken(CARDS.approves) };
    const { status } = await shop.buy(order({ paymentMethod: 'CREDIT_CARD', creditCard }), key);
    expect(status).toBe(502);
    expect(await tries(await refused(key))).toMatchObject([
      { provider: 'HAWKPAY', state: 'REFUSED', route: { because: 'card' } },
    ]);
  });

  it('a card is refused, and no other account called, when the breaker of its token’s account has opened since', async () => {
    await settings(cards);
    await unreachable(HAWKPAY);
    const asked = () =>
      order({ paymentMethod: 'CREDIT_CARD', creditCard: { token: hawkpayToken(CARDS.approves) } });
    await shop.until(async () => (await shop.buy(asked())).status === 422);
    const before = await shop.footprint();
    const { status, body } = await shop.buy(asked());
    expect([status, body.code]).toEqual([422, 'validation']);
    expect(await shop.footprint()).toEqual(before);

    await settings(cards);
    let paymentId = '';
    await shop.until(async () => {
      const { status: answered, body: bought } = await shop.buy(asked());
      ({ paymentId } = bought);
      return answered === 201;
    });
    expect(await tries(paymentId)).toMatchObject([{ turn: 1, provider: 'HAWKPAY' }]);
  });

  it('a card is charged by the first healthy account, and the page shows which', async () => {
    const shown = async () => {
      type Offer = { provider: { paymentProvider: string } };
      const { body } = await shop.send<Offer>('GET', `/api/checkout/${ANYWHERE}`);
      return body.provider.paymentProvider;
    };
    await settings(cards);
    expect(await shown()).toBe('MERCADOPAGO');
    await unreachable(MERCADOPAGO);
    for (let n = 0; n < 5; n++) await shop.bought(await cardOrder(shop));
    expect(await shown()).toBe('PAGARME');
  });
});

async function reference(paymentId: string): Promise<string> {
  const [row] = await shop.rows<{ reference: string }>(
    'select reference from attempts where payment_id = $1 order by turn desc limit 1',
    [paymentId],
  );
  return row?.reference ?? '';
}

describe('an account that does not answer', () => {
  const ready = async () => {
    const response = await fetch(`${await shop.app.operations()}/health/ready`);
    const { details } = (await response.json()) as {
      details: { gateways: { accountId: string; state: string }[] };
    };
    return details.gateways.find(({ accountId }) => accountId === ASAAS)?.state;
  };

  it('opens its circuit breaker after five charges: buyers go elsewhere immediately, health reports it, and one of them probes it', async () => {
    await unreachable(ASAAS);
    for (let n = 0; n < 5; n++) await buy();
    expect(await ready()).toBe('open');
    const metrics = await (await fetch(`${await shop.app.operations()}/metrics`)).text();
    expect(metrics).toContain(`guiche_gateway_circuit{provider="ASAAS",account="${ASAAS}",method="PIX"} 2`);

    const { paymentId } = await buy();
    expect(await tries(paymentId)).toMatchObject([
      { turn: 1, provider: 'HAWKPAY', route: { skipped: [{ accountId: ASAAS, why: 'circuitOpen' }] } },
    ]);
    await shop.until(async () => (await ready()) === 'halfOpen');
    await settings(() => list([ASAAS, HAWKPAY]));
    const again = await buy();
    expect(await tries(again.paymentId)).toMatchObject([{ provider: 'ASAAS', state: 'AWAITING' }]);
    expect(await ready()).toBe('closed');
  });

  it('an account that does not answer is tried although it rests when there is no other', async () => {
    await settings(() => list([ASAAS]));
    await unreachable(ASAAS);
    for (let n = 0; n < 5; n++) expect((await shop.buy(order({ offerId: ANYWHERE }))).status).toBe(502);
    expect(await ready()).toBe('open');
    await settings(() => list([ASAAS]));
    const { paymentId } = await buy();
    expect(await tries(paymentId)).toMatchObject([
      { provider: 'ASAAS', state: 'AWAITING', route: { anyway: true } },
    ]);
    expect(await ready()).toBe('closed');
  });
});
