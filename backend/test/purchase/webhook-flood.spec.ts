import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GATEWAY_ACCOUNTS } from '../../src/demo/demo-data.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { KeyedDigest } from '../../src/runtime/crypto/index.js';
import { UNPROVEN_LIMITS } from '../../src/modules/webhooks/domain/unproven-limits.js';
import type { TestApp } from '../support/index.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

const [, ASAAS] = GATEWAY_ACCOUNTS;

let shop: CheckoutHarness;
let twin: TestApp;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { PROTECTIVE_LIMITS: 'on' } });
  twin = await CheckoutHarness.join(shop, { PROTECTIVE_LIMITS: 'on' });
});
beforeEach(() => shop.clock.advance(24 * 3_600_000));
afterAll(async () => {
  await twin.stop();
  await shop.close();
});

/** A payment by PIX at a provider that signs nothing, and the address that was made for it. */
async function bought() {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  const charge = await shop.chargeOf(paymentId);
  const found = (await shop.outside.charges('HAWKPAY')).find(({ id }) => id === charge);
  await shop.until(async () => {
    const open = await shop.rows(
      `select 1 from webhook_records r join attempts a on a.id = r.attempt_id where a.payment_id = $1 and r.state = 'RECEIVED'`,
      [paymentId],
    );
    return open.length === 0;
  });
  shop.clock.advance(1_000);
  return { paymentId, charge, path: new URL(found?.webhookUrl ?? '').pathname };
}

/** A forged "paid", slightly different each time. */
const forged = (charge: string, n: number, padding = 0) => ({
  type: 'transaction',
  objectId: charge,
  data: { id: charge, status: 'paid', amount: 9_700, note: `${n}${'x'.repeat(padding)}` },
});

async function deliver(url: string, body: unknown, source: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': source };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}

const asked = async (charge: string) => shop.outside.callsAbout('HAWKPAY', charge);
const waiting = async () =>
  shop.rows<{ n: number }>(
    `select count(*)::int as n from webhook_records where state = 'RECEIVED' and detail is null`,
  );
const allLookedAt = () => shop.until(async () => (await waiting())[0]?.n === 0);

describe('a flood of forged deliveries to the address of one payment', () => {
  it('a flood of forged deliveries to the address of one payment is stored, makes two processes query the provider twice in 10 s, and the true delivery is understood with them', async () => {
    const { paymentId, charge, path } = await bought();
    const before = await asked(charge);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        deliver(`${n % 2 === 0 ? shop.app.url : twin.url}${path}`, forged(charge, n), '203.0.113.50'),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    await allLookedAt();
    expect((await asked(charge)) - before).toBeLessThanOrEqual(2);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
    // The true one waits for the end of the pause at most, and so do all others: one query answers them.
    await shop.outside.act('HAWKPAY', charge, 'pay');
    shop.clock.advance(11_000);
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.until(async () => {
      shop.clock.advance(1_000);
      const { RECEIVED = 0 } = await shop.webhookStates();
      return RECEIVED === 0;
    });
    expect((await asked(charge)) - before).toBeLessThanOrEqual(8);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it('a flood of forged deliveries to the address of one payment does not delay a true delivery about another payment', async () => {
    const [attacked, other] = [await bought(), await bought()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        deliver(`${shop.app.url}${attacked.path}`, forged(attacked.charge, n), '203.0.113.51'),
      ),
    );
    await shop.outside.act('HAWKPAY', other.charge, 'pay');
    await shop.paymentBecomes(other.paymentId, { status: 'APPROVED' });
  });

  it('a flood of forged deliveries to the address of one payment is answered 429 once it is over the quota of the address, and then nothing of it is stored', async () => {
    const { charge, path } = await bought();
    const send = (n: number) => deliver(`${shop.app.url}${path}`, forged(charge, n, 500_000), '203.0.113.52');
    for (let n = 0; n < 3; n += 1) {
      expect(await send(n)).toBe(200);
      await allLookedAt();
    }
    const stored = () => shop.rows('select count(*)::int as n from webhook_records');
    const before = await stored();
    expect([await send(3), await send(4)]).toEqual([429, 429]);
    expect(await stored()).toEqual(before);
    shop.clock.advance(UNPROVEN_LIMITS.bytesOfAnAttempt.windowSeconds * 1_000);
    expect(await send(5)).toBe(200);
  });
});

it('a delivery that proves itself is stored although its account is over its quota for others', async () => {
  const { account, webhookToken } =
    (await shop.app.get(GatewayAccounts).get(onPlatform(ASAAS.platformId), ASAAS.id)) ?? {};
  jest.replaceProperty(UNPROVEN_LIMITS, 'uselessBytesOfAnAccount', {
    most: 10_000,
    windowSeconds: 86_400,
  } as unknown as typeof UNPROVEN_LIMITS.uselessBytesOfAnAccount);
  const send = (token: string, id: string) =>
    fetch(`${shop.app.url}/webhooks/ASAAS/${webhookToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'asaas-access-token': token },
      body: JSON.stringify({
        id: `evt_${id}`,
        event: 'PAYMENT_RECEIVED',
        payment: {
          object: 'payment',
          status: 'RECEIVED',
          value: 97,
          id,
          externalReference: 'x'.repeat(6_000),
        },
      }),
    }).then(({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') }));
  for (const id of ['pay_1', 'pay_2']) {
    expect((await send('a-guess', id)).status).toBe(200);
    await allLookedAt();
  }
  await shop.until(async () => (await send('a-guess', 'pay_3')).status === 429);
  expect(await send('a-guess', 'pay_4')).toEqual({ status: 429, retryAfter: '3600' });
  expect((await send(account?.webhookAuthToken ?? '', 'pay_5')).status).toBe(200);
});

it('queries that taught nothing are limited for each source, over all payments', async () => {
  const [first, second] = [await bought(), await bought()];
  await deliver(`${shop.app.url}${first.path}`, forged(first.charge, 1), '203.0.113.60');
  await allLookedAt();
  const digest = shop.app.get(KeyedDigest);
  const source = digest.of('webhook source', '203.0.113.60').toString('hex');
  const counter = digest.of('unproven deliveries', 'uselessQueriesOfASource', source);
  const counted = () => shop.rows('select attempts from velocity_counters where key = $1', [counter]);
  await shop.until(async () => (await counted()).length === 1);
  expect(await counted()).toEqual([{ attempts: 1 }]);
  await shop.rows('update velocity_counters set attempts = $2 where key = $1', [
    counter,
    UNPROVEN_LIMITS.uselessQueriesOfASource.most,
  ]);
  const before = await asked(second.charge);
  await deliver(`${shop.app.url}${second.path}`, forged(second.charge, 2), '203.0.113.60');
  await allLookedAt();
  expect((await asked(second.charge)) - before).toBe(0);
  await deliver(`${shop.app.url}${second.path}`, forged(second.charge, 3), '198.51.100.60');
  await allLookedAt();
  expect((await asked(second.charge)) - before).toBe(1);
});
