import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RegisterWebhooks } from '../../src/modules/acquiring/register-webhooks.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { CheckoutHarness } from './shop.js';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { WEBHOOK_UNKNOWN_PER_MINUTE: '3' } });
  await shop.rows(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a mistake of ours'; end $$`);
});
beforeEach(() => void shop.clock.advance(DAY));
afterEach(() => shop.rows('drop trigger if exists mistake on payments'));
afterAll(() => shop.close());

/** From now on no outcome of the payment can be written. */
const breakWriting = (paymentId: string) =>
  shop.rows(
    `create trigger mistake before update on payments for each row when (old.id = '${paymentId}') execute function refuse()`,
  );

async function attemptOf(paymentId: string): Promise<{ stumbles: number; dueInSeconds: number | null }> {
  const [row] = await shop.rows<{ stumbles: number; due_at: Date | null }>(
    'select stumbles, due_at from attempts where payment_id = $1',
    [paymentId],
  );
  const dueAt = row?.due_at ?? null;
  return {
    stumbles: row?.stumbles ?? -1,
    dueInSeconds: dueAt && Math.round((dueAt.getTime() - shop.clock.now().getTime()) / SECOND),
  };
}

const stumbled = (paymentId: string, stumbles: number) =>
  shop.eventually(`select stumbles from attempts where payment_id = '${paymentId}'`, { stumbles });

describe('an outcome that the janitor cannot write', () => {
  it('an outcome that the janitor cannot write is queried with growing pauses, and creates a review item after four times; later writes succeed', async () => {
    const { paymentId } = await shop.bought();
    const calls = async () => (await shop.outside.counts('HAWKPAY')).get ?? 0;
    await breakWriting(paymentId);
    const before = await calls();
    shop.clock.advance(60 * SECOND);
    for (const [stumbles, pause] of [
      [1, 30],
      [2, 120],
      [3, 600],
      [4, 3_600],
    ] as const) {
      await stumbled(paymentId, stumbles);
      expect(await attemptOf(paymentId)).toEqual({ stumbles, dueInSeconds: pause });
      expect(await shop.reviewItems(paymentId)).toEqual(stumbles < 4 ? [] : ['NOT_WRITTEN']);
      if (stumbles < 4) shop.clock.advance(pause * SECOND);
    }
    expect((await calls()) - before).toBe(4);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });

    await shop.rows('drop trigger mistake on payments');
    shop.clock.advance(3_600 * SECOND);
    await stumbled(paymentId, 0);
    expect(await shop.reviewItems(paymentId)).toEqual(['NOT_WRITTEN']);
  });
});

describe('a delivery', () => {
  it('a delivery that cannot be processed is retried for more than two days, and ends with a review item', async () => {
    const { paymentId } = await shop.bought();
    const since = shop.clock.now();
    await breakWriting(paymentId);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    const record = `select tries, state from webhook_records where received_at >= '${since.toISOString()}' and provider = 'HAWKPAY'
      order by received_at desc limit 1`;
    for (let tries = 1; tries <= 7; tries += 1) {
      await shop.eventually(record, { tries, state: 'RECEIVED' });
      shop.clock.advance(DAY);
    }
    await shop.eventually(record, { tries: 8, state: 'FAILED' });
    expect(
      await shop.rows(`select kind from attention_items where kind = 'NOT_WRITTEN' and payment_id is null`),
    ).toHaveLength(1);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a delivery to an unknown address is stored three times a minute here, then answered 429; one to a known address is always answered 200', async () => {
    const { paymentId } = await shop.bought();
    const [attempt] = await shop.rows<{ webhook_token: string }>(
      'select webhook_token from attempts where payment_id = $1',
      [paymentId],
    );
    shop.clock.advance(SECOND);
    const since = shop.clock.now();
    const outsiders = [];
    for (let count = 0; count < 5; count += 1)
      outsiders.push(await shop.send('POST', `/webhooks/HAWKPAY/stranger-${count}`, { count }));
    expect(outsiders.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(Number(outsiders[4]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const ours = await shop.send('POST', `/webhooks/HAWKPAY/${attempt?.webhook_token}`, { type: 'test' });
    expect(ours.status).toBe(200);
    await shop.until(async () => !('RECEIVED' in (await shop.webhookStates(since))));
    expect(await shop.webhookStates(since)).toEqual({ QUARANTINED: 3, IGNORED: 1 });
    const signatures = await shop.rows(
      'select signature, count(*)::int as count from webhook_records where received_at >= $1 group by signature order by signature',
      [since],
    );
    // Nobody can prove anything at an address that is not ours.
    expect(signatures).toEqual([
      { signature: 'UNPROVEN', count: 1 },
      { signature: null, count: 3 },
    ]);
  });
});

describe('the registration of an address', () => {
  it('the registration of an address that hangs is left to the worker that began it, and is due again soon after it failed', async () => {
    await shop.app.get(Worker).stop();
    const register = shop.app.get(RegisterWebhooks);
    const registered = async () => (await shop.outside.counts('ASAAS')).webhook ?? 0;
    const now = shop.clock.now();
    const inSeconds = (count: number): Date => new Date(now.getTime() + count * SECOND);
    await shop.rows(
      `update gateway_accounts set webhook_due_at = case provider when 'ASAAS' then $1 else $2 end::timestamptz`,
      [now, inSeconds(3_600)],
    );
    await register.sweep(inSeconds(-3_600));
    await shop.rows(`update gateway_accounts set webhook_due_at = $1 where provider = 'ASAAS'`, [now]);
    await shop.outside.misbehave('ASAAS', { kind: 'hang', operation: 'webhook' });
    const before = await registered();
    const first = register.sweep(now);
    await shop.until(async () => (await registered()) === before + 1);
    expect(await register.sweep(inSeconds(15))).toBe(0);
    expect(await first).toBe(1);
    expect(await registered()).toBe(before + 1);
    const [account] = await shop.rows<{ webhook_due_at: Date }>(
      `select webhook_due_at from gateway_accounts where provider = 'ASAAS'`,
    );
    expect(account?.webhook_due_at).toEqual(inSeconds(10));
  });
});
