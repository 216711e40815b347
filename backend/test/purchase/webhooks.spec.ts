import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NO_PLATFORM } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { QueryProvider } from '../../src/modules/payments/index.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { OFFER_AT, order } from './buyer.js';
import { cardOrder } from './cards.js';
import { CheckoutHarness } from './shop.js';
import { blockProviderQueries } from './block-provider-queries.js';
import { onPlatform } from '../support/contexts.js';

const [, ASAAS] = GATEWAY_ACCOUNTS;
const ASAAS_TOKEN = 'asaas-access-token';

let shop: CheckoutHarness;
let since: Date;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
beforeEach(() => {
  shop.clock.advance(60_000);
  since = shop.clock.now();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.outside.behave();
});
afterAll(() => shop.close());

const deliver = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.send('POST', `/webhooks/${path}`, body, headers);

/** States and reasons of the deliveries of this test. */
const records = () =>
  shop.rows<{ state: string; detail: string | null }>(
    'select state, detail from webhook_records where received_at >= $1 order by received_at',
    [since],
  );
const understood = async () => {
  await shop.until(async () => {
    const all = await records();
    return all.length > 0 && all.every(({ state }) => state !== 'RECEIVED');
  });
  return records();
};

/** A true "paid" of ASAAS about a charge that is none of ours. */
async function deliverOfAnotherShop(charge: { id: string; externalReference: string | null }): Promise<void> {
  const { account, webhookToken } =
    (await shop.app.get(GatewayAccounts).get(onPlatform(ASAAS.platformId), ASAAS.id)) ?? {};
  const payment = { object: 'payment', status: 'RECEIVED', value: 97, ...charge };
  const body = { id: `evt_${charge.id}`, event: 'PAYMENT_RECEIVED', payment };
  const headers = { [ASAAS_TOKEN]: account?.webhookAuthToken ?? '' };
  expect((await deliver(`ASAAS/${webhookToken}`, body, headers)).status).toBe(200);
}

async function bought(provider: keyof typeof OFFER_AT) {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
  const charge = await shop.chargeOf(paymentId);
  const found = (await shop.outside.charges(provider)).find(({ id }) => id === charge);
  // Webhooks of ASAAS about a new charge are not part of these tests. Earlier ones are postponed.
  await shop.until(async () => {
    const { RECEIVED, ...understood } = await shop.webhookStates(since);
    return !RECEIVED && (provider !== 'ASAAS' || Object.keys(understood).length > 0);
  });
  shop.clock.advance(1);
  since = shop.clock.now();
  return { paymentId, charge, address: found?.webhookUrl ?? '' };
}

describe('a forged "paid"', () => {
  it.each([
    ['without the token of the account', {}],
    ['with another token', { [ASAAS_TOKEN]: 'a-guess' }],
  ])(
    'a forged "paid" at ASAAS %s is quarantined, and the provider is not queried',
    async (_what, headers) => {
      const { paymentId, charge, address } = await bought('ASAAS');
      const calls = await shop.outside.callsAbout('ASAAS', charge);
      expect(await shop.outside.forge('ASAAS', charge, address, headers)).toMatchObject({ status: 200 });
      expect(await understood()).toMatchObject([{ state: 'QUARANTINED' }]);
      expect(await shop.outside.callsAbout('ASAAS', charge)).toBe(calls);
      expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING', confirming: false });
      expect(await shop.postings(paymentId)).toEqual([]);
    },
  );

  it.each(['HAWKPAY', 'ONZ'] as const)(
    'a forged "paid" at %s is a hint: the provider is queried four times, then it is given up',
    async (provider) => {
      const { paymentId, charge, address } = await bought(provider);
      const asked = async () => (await shop.outside.counts(provider)).get ?? 0;
      const before = await asked();
      expect(await shop.outside.forge(provider, charge, address)).toMatchObject({ status: 200 });
      await shop.until(async () => (await records())[0]?.detail === 'not confirmed yet');
      // It is queried again 5 s, 20 s and a minute later; the janitor may also query in between.
      for (const [tries, seconds] of [
        [2, 5],
        [3, 20],
        [4, 60],
      ] as const) {
        shop.clock.advance(seconds * 1_000);
        await shop.eventually(
          `select max(tries)::int as tries from webhook_records where received_at >= '${since.toISOString()}'`,
          { tries },
        );
      }
      expect(await records()).toEqual([{ state: 'IGNORED', detail: 'the provider did not confirm it' }]);
      expect((await asked()) - before).toBeGreaterThanOrEqual(4);
      expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
      expect(await shop.postings(paymentId)).toEqual([]);
    },
  );
});

describe('a true hint about an approved payment', () => {
  it.each(['refund', 'chargeback'] as const)(
    'a true hint about an approved payment of a %s is retried while the provider does not answer for an hour: nothing else queries such a payment',
    async (act) => {
      const { paymentId, charge } = await bought('HAWKPAY');
      await shop.outside.act('HAWKPAY', charge, 'pay');
      await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
      await understood();
      shop.clock.advance(1);
      since = shop.clock.now();
      await shop.outside.misbehave('HAWKPAY', { kind: 'status', operation: 'get', status: 503, times: 100 });
      await shop.outside.act('HAWKPAY', charge, act);
      for (let tries = 1; tries <= 6; tries += 1) {
        await shop.eventually(
          `select max(tries)::int as tries from webhook_records where received_at >= '${since.toISOString()}'`,
          { tries },
        );
        shop.clock.advance(600_000);
      }
      expect((await records())[0]?.state).toBe('RECEIVED');
      await shop.outside.behave();
      // The pause after the sixth try; a day later the reconciliation would find it too.
      shop.clock.advance(3_600_000);
      await shop.paymentBecomes(paymentId, { status: act === 'refund' ? 'REFUNDED' : 'CHARGEBACK' });
      const after = act === 'refund' ? 'REFUNDED' : 'CHARGEBACK';
      expect(await understood()).toEqual([{ state: 'APPLIED', detail: `APPROVED → ${after}` }]);
      expect(await shop.postings(paymentId)).toEqual(['APPROVAL', act.toUpperCase()]);
    },
  );
});

describe('deliveries that name a charge and say no more of it', () => {
  it('twenty parallel deliveries cause two queries: one for the first, and one for all others', async () => {
    const { paymentId } = await shop.bought(await cardOrder(shop));
    const [charge] = await shop.outside.charges('MERCADOPAGO');
    const tries = async () => {
      const rows = await shop.rows<{ tries: number }>(
        'select tries from webhook_records where received_at >= $1',
        [since],
      );
      return rows.map(({ tries }) => tries);
    };
    // The provider's webhooks about the purchase itself, in both of its forms.
    await shop.until(async () => `${await tries()}` === '1,1');
    shop.clock.advance(1);
    since = shop.clock.now();
    const provider = blockProviderQueries(shop, 'MERCADOPAGO');
    const understanding = jest.spyOn(shop.app.get(QueryProvider), 'askAbout');
    const body = { id: 1, type: 'payment', data: { id: charge?.id } };
    const path = charge?.webhookUrl?.split('/webhooks/')[1] ?? '';
    await Promise.all(Array.from({ length: 20 }, () => deliver(path, body)));
    await shop.until(() => Promise.resolve(understanding.mock.calls.length === 20));
    expect(provider.asked()).toBe(1);
    provider.speak();
    await shop.until(async () => `${await tries()}` === `${Array(20).fill(1)}`);
    expect(provider.asked()).toBe(2);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });
});

describe('a delivery', () => {
  it('a delivery of ASAAS about no payment must throw: it is stored and ignored (P4.134)', async () => {
    const { account, webhookToken } =
      (await shop.app.get(GatewayAccounts).get(onPlatform(ASAAS.platformId), ASAAS.id)) ?? {};
    const body = { id: 'evt_1', event: 'TRANSFER_DONE', transfer: { id: 'tr-1', status: 'DONE' } };
    const headers = { [ASAAS_TOKEN]: account?.webhookAuthToken ?? '' };
    expect((await deliver(`ASAAS/${webhookToken}`, body, headers)).status).toBe(200);
    expect(await understood()).toMatchObject([{ state: 'IGNORED' }]);
  });

  it.each([
    ['an unknown address', 'HAWKPAY/nobody-has-this-token'],
    ['an unknown address of the Pix standard', 'ONZ/nobody-has-this-token/pix'],
    ['an unknown provider', 'NOBODY/x'],
    ['an address with NUL', 'HAWKPAY/%00'],
    ['a provider with NUL', '%00/x'],
  ])('a delivery to %s is stored, answered 200 and quarantined', async (_what, path) => {
    const answer = await deliver(path, { type: 'transaction' });
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: null });
    expect(await understood()).toEqual([{ state: 'QUARANTINED', detail: 'unknown address' }]);
  });

  it('a delivery to the address of another provider is to no address of ours, though its token is one', async () => {
    const { paymentId, address } = await bought('HAWKPAY');
    const token = address.split('/').at(-1) ?? '';
    expect((await deliver(`ASAAS/${token}`, { type: 'transaction' })).status).toBe(200);
    expect(await understood()).toEqual([{ state: 'QUARANTINED', detail: 'unknown address' }]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a delivery to an address made before tokens named their platform is processed as before', async () => {
    const { paymentId, charge } = await bought('HAWKPAY');
    await shop.rows('update attempts set webhook_token = $2 where payment_id = $1', [
      paymentId,
      'an-old-token',
    ]);
    const body = { type: 'transaction', data: { id: charge } };
    expect((await deliver('HAWKPAY/an-old-token', body)).status).toBe(200);
    await shop.eventually(
      `select platform_id, attempt_id is not null as known from webhook_records
       where token = 'an-old-token' and received_at >= '${since.toISOString()}'`,
      { platform_id: PLATFORM_A, known: true },
    );
  });

  it('a delivery to a token with the id of another platform is quarantined, and changes nothing', async () => {
    const { paymentId, address } = await bought('HAWKPAY');
    const token = address.split('/').at(-1) ?? '';
    expect(token.startsWith(`${PLATFORM_A}.`)).toBe(true);
    const forged = token.replace(PLATFORM_A, PLATFORM_B);
    expect((await deliver(`HAWKPAY/${forged}`, { type: 'transaction' })).status).toBe(200);
    expect(await understood()).toEqual([{ state: 'QUARANTINED', detail: 'unknown address' }]);
    expect(await shop.rows('select platform_id from webhook_records where token = $1', [forged])).toEqual([
      { platform_id: NO_PLATFORM },
    ]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it.each([
    ['cut off', '{"type":"transaction","data":{"status":"pa'],
    ['no JSON', '<html>paid</html>'],
    ['empty', ''],
    ['without a status', '{"type":"transaction","data":{"id":1}}'],
  ])('a delivery that is %s is stored and ignored', async (_what, body) => {
    const { paymentId, address } = await bought('HAWKPAY');
    expect((await deliver(address.split('/webhooks/')[1] ?? '', body)).status).toBe(200);
    expect(await understood()).toMatchObject([{ state: 'IGNORED' }]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a delivery with a valid signature for another charge than its address approves neither', async () => {
    const mine = await bought('ASAAS');
    const { account } =
      (await shop.app.get(GatewayAccounts).get(onPlatform(ASAAS.platformId), ASAAS.id)) ?? {};
    const [attempt] = await shop.rows<{ webhook_token: string }>(
      'select webhook_token from attempts where payment_id = $1',
      [mine.paymentId],
    );
    const payment = {
      object: 'payment',
      id: 'pay_other',
      status: 'RECEIVED',
      value: 97,
      externalReference: null,
    };
    const body = { id: 'evt_3', event: 'PAYMENT_RECEIVED', payment };
    const headers = { [ASAAS_TOKEN]: account?.webhookAuthToken ?? '' };
    expect((await deliver(`ASAAS/${attempt?.webhook_token}`, body, headers)).status).toBe(200);
    await shop.eventually(
      `select max(tries)::int as tries from webhook_records where received_at >= '${since.toISOString()}'`,
      { tries: 1 },
    );
    expect(await shop.payment(mine.paymentId)).toMatchObject({ status: 'PENDING' });
    expect(await shop.postings(mine.paymentId)).toEqual([]);
    expect(await shop.chargeOf(mine.paymentId)).toBe(mine.charge);
  });

  it('about a charge of another shop on the same account, which has its own names, is looked at again', async () => {
    await deliverOfAnotherShop({ id: 'pay_theirs', externalReference: 'pedido-123' });
    await shop.eventually(
      `select detail from webhook_records where received_at >= '${since.toISOString()}'`,
      { detail: 'no attempt matches yet' },
    );
  });

  it('a delivery that no key unseals holds up none of those that are due with it', async () => {
    await deliverOfAnotherShop({ id: 'pay_sealed', externalReference: 'pedido-124' });
    const unmatched = { state: 'RECEIVED', detail: 'no attempt matches yet' };
    await shop.until(async () => (await records())[0]?.detail === unmatched.detail);
    await shop.rows(
      `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, received_at, due_at, gateway_account_id)
       select gen_random_uuid(), platform_id, provider, token, '\\x00', body_hash, state, received_at, due_at - interval '1 second', gateway_account_id
       from webhook_records where received_at >= $1`,
      [since],
    );
    shop.clock.advance(3_000);
    const looks = () =>
      shop.rows('select detail, tries from webhook_records where received_at >= $1 order by detail, tries', [
        since,
      ]);
    await shop.until(async () => (await records()).every(({ detail }) => detail !== null));
    await shop.eventually(
      `select max(tries)::int as tries from webhook_records where received_at >= '${since.toISOString()}'`,
      { tries: 2 },
    );
    expect(await looks()).toEqual([
      { detail: 'it could not be worked on', tries: 1 },
      { detail: 'no attempt matches yet', tries: 2 },
    ]);
  });

  it('a delivery that cannot be stored is not answered 200: its provider sends it again', async () => {
    await shop.rows('alter table webhook_records rename to webhook_records_away');
    try {
      expect((await deliver('HAWKPAY/nobody-has-this-token', { type: 'transaction' })).status).toBe(500);
    } finally {
      await shop.rows('alter table webhook_records_away rename to webhook_records');
    }
    expect(await records()).toEqual([]);
    expect((await deliver('HAWKPAY/nobody-has-this-token', { type: 'transaction' })).status).toBe(200);
    expect(await understood()).toEqual([{ state: 'QUARANTINED', detail: 'unknown address' }]);
  });

  it('over 1 MB is 413 and not stored; at 1 MB it is stored', async () => {
    const tooLarge = await deliver('HAWKPAY/nobody', 'x'.repeat(1_048_577));
    expect(tooLarge.status).toBe(413);
    expect(await records()).toEqual([]);
    expect((await deliver('HAWKPAY/nobody', 'x'.repeat(1_048_576))).status).toBe(200);
    expect(await understood()).toMatchObject([{ state: 'QUARANTINED' }]);
  });

  it('about an unknown charge is stored and processed again', async () => {
    await shop.outside.misbehave('ONZ', { kind: 'cut', operation: 'create' });
    const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.ONZ }));
    const [charge] = await shop.outside.charges('ONZ');
    await shop.outside.act('ONZ', charge?.id ?? '', 'pay');
    await shop.until(async () => (await records()).length === 1 && (await records())[0]?.detail !== null);
    expect(await records()).toEqual([{ state: 'RECEIVED', detail: 'no attempt matches yet' }]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING', confirming: true });
    // The janitor finds the charge by our own id; the delivery then matches.
    shop.clock.advance(6_000);
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    shop.clock.advance(11_000);
    expect(await understood()).toMatchObject([{ state: 'DUPLICATE' }]);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it('a delivery that matches nothing for three days creates a review item', async () => {
    await deliverOfAnotherShop({ id: 'pay_nobody', externalReference: null });
    for (let tries = 1; tries <= 10; tries += 1) {
      await shop.eventually(
        `select max(tries)::int as tries from webhook_records where received_at >= '${since.toISOString()}'`,
        { tries },
      );
      shop.clock.advance(48 * 3_600_000);
    }
    expect(await understood()).toEqual([{ state: 'FAILED', detail: 'no attempt matches' }]);
    expect(
      await shop.rows(
        `select platform_id, payment_id, detail from attention_items where kind = 'WEBHOOK_UNMATCHED'`,
      ),
    ).toEqual([{ platform_id: ASAAS.platformId, payment_id: null, detail: { gatewayAccountId: ASAAS.id } }]);
  });
});

describe('a true "paid" that arrives again after a chargeback', () => {
  it('a proven "paid" after a chargeback is queried, because it may be old: the provider denies it, and nothing is restored', async () => {
    const { paymentId, charge, address } = await bought('ASAAS');
    const { account } =
      (await shop.app.get(GatewayAccounts).get(onPlatform(ASAAS.platformId), ASAAS.id)) ?? {};
    await shop.outside.act('ASAAS', charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.outside.act('ASAAS', charge, 'chargeback');
    await shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
    await understood();
    shop.clock.advance(1);
    since = shop.clock.now();
    await shop.outside.forge('ASAAS', charge, address, { [ASAAS_TOKEN]: account?.webhookAuthToken ?? '' });
    await shop.until(async () => (await records())[0]?.detail !== null);
    expect(await records()).toEqual([{ state: 'RECEIVED', detail: 'not confirmed yet' }]);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'CHARGEBACK' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
  });
});
