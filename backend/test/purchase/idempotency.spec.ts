import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFERS } from '../../src/demo/demo-data.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { order } from './buyer.js';
import { CheckoutHarness, newKey, type CheckoutPurchaseBody } from './shop.js';

const LEASE_MS = 15_000;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

/** What changed between two footprints. */
const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([what, count]) => [what, count - (before[what] ?? 0)] as const)
      .filter(([, grown]) => grown !== 0),
  );

describe('one key', () => {
  it('used by 200 parallel requests creates one order, one payment, one charge; all others get the same answer or are asked to wait', async () => {
    const before = await shop.footprint();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 200 }, () => shop.buy(order(), key)));
    expect(difference(before, await shop.footprint())).toEqual({
      orders: 1,
      order_items: 1,
      payments: 1,
      attempts: 1,
      outbox: 2,
      'call HAWKPAY create': 1,
    });
    const taken = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length + waiting.length).toBe(200);
    for (const { body } of taken) expect(body).toEqual(taken[0]?.body);
    for (const { body, headers } of waiting) {
      expect({ code: body.code, retryAfter: headers.get('retry-after') }).toEqual({
        code: 'purchaseInProgress',
        retryAfter: '2',
      });
    }
    expect((await shop.buy(order(), key)).body).toEqual(taken[0]?.body);
  });

  it('one key is the same purchase, whatever cart and device ids the page has added', async () => {
    const key = newKey();
    const first = await shop.bought(order(), key);
    const before = await shop.footprint();
    const later = {
      abandonedCartId: '019aa1d0-0000-7000-8000-00000000cafe',
      fingerPrints: [{ provider: 'clearsale', value: 'session-2' }],
    };
    const again = await shop.bought(order(later), key);
    expect(again.paymentId).toBe(first.paymentId);
    expect(await shop.footprint()).toEqual(before);
  });

  it('gets 409 with Retry-After during the call to the provider, and its answer afterwards', async () => {
    await shop.outside.misbehave('HAWKPAY', { kind: 'delay', operation: 'create', ms: 1_500 });
    const key = newKey();
    const first = shop.buy(order(), key);
    await shop.eventually(`select count(*)::int as n from orders where idempotency_key = '${key}'`, { n: 1 });
    const second = await shop.buy(order(), key);
    expect({ status: second.status, code: second.body.code }).toEqual({
      status: 409,
      code: 'purchaseInProgress',
    });
    expect(second.headers.get('retry-after')).toBe('2');
    const answered = await first;
    expect(answered.status).toBe(201);
    expect((await shop.buy(order(), key)).body).toEqual(answered.body);
  });

  it('one key is answered with the known state when the lease of an interrupted purchase is over, also before any query', async () => {
    const worker = shop.app.get(Worker);
    await worker.stop();
    await shop.outside.misbehave('HAWKPAY', { kind: 'hang', operation: 'create' });
    const key = newKey();
    const neverComesBack = shop.buy(order(), key);
    try {
      await shop.eventually(`select count(*)::int as n from orders where idempotency_key = '${key}'`, {
        n: 1,
      });
      shop.clock.advance(LEASE_MS - 1);
      expect((await shop.buy(order(), key)).status).toBe(409);
      shop.clock.advance(1);
      const { status, body } = await shop.buy(order(), key);
      expect(status).toBe(201);
      expect(body.payment).toMatchObject({ status: 'PENDING', confirming: true, pixCode: null });
    } finally {
      await neverComesBack;
      worker.start();
    }
  });

  it('returns the same answer forever, whatever the order of the fields, and also after the payment was approved', async () => {
    const key = newKey();
    const first = await shop.bought(order(), key);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(first.paymentId), 'pay');
    await shop.paymentBecomes(first.paymentId, { status: 'APPROVED' });
    const before = await shop.footprint();
    const reversed = Object.fromEntries(Object.entries(order()).reverse());
    const again = await shop.buy(reversed, key);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first });
    expect(await shop.footprint()).toEqual(before);
  });

  it('keeps its answer when the offer has changed its price, removed PIX or been unpublished in the meantime', async () => {
    const asked = order({ offerId: OFFERS.digitalOnz.id, expectedTotal: 9_700 });
    const key = newKey();
    const first = await shop.bought(asked, key);
    const change = async (assignment: string) => {
      await shop.rows(`update offers set ${assignment} where id = $1`, [OFFERS.digitalOnz.id]);
      // A purchase with a new key shows that the change has reached this process.
      await shop.until(async () => (await shop.buy(asked, newKey())).status !== 201);
    };
    for (const assignment of ['price = 9900', 'pix_enabled = false, price = 9700', `status = 'PAUSED'`]) {
      await change(assignment);
      const before = await shop.footprint();
      expect((await shop.buy(asked, key)).body).toEqual(first);
      const other = await shop.buy({ ...asked, name: 'Outra Pessoa' }, key);
      expect({ status: other.status, code: other.body.code }).toEqual({
        status: 422,
        code: 'idempotencyKeyReused',
      });
      expect(await shop.footprint()).toEqual(before);
    }
  });

  it('one key with another body is refused, and nothing is written or sent', async () => {
    const key = newKey();
    await shop.bought(order(), key);
    const before = await shop.footprint();
    for (const change of [
      { name: 'Maria Souza' },
      { expectedTotal: 9_700 },
      { offerId: OFFERS.digitalAsaas.id },
    ]) {
      const { status, body } = await shop.buy(order(change), key);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'idempotencyKeyReused' });
    }
    expect(await shop.footprint()).toEqual(before);
  });

  it('a link of another affiliate that is opened between two presses changes no answer', async () => {
    const key = newKey();
    const first = await shop.bought(order(), key);
    const before = await shop.footprint();
    const brought = {
      affiliateId: '019aa1d0-0000-7000-8000-0000000000a1',
      nextAffiliateIds: ['019aa1d0-0000-7000-8000-0000000000b2'],
    };
    const again = await shop.buy(order(brought), key);
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first });
    expect(await shop.footprint()).toEqual(before);
  });

  it('one key of two platforms is two keys', async () => {
    const key = newKey();
    const askedOfB = order({ offerId: OFFERS.digitalOfB.id });
    const ofA = await shop.bought(order(), key);
    const ofB = await shop.bought(askedOfB, key);
    expect(ofB.paymentId).not.toBe(ofA.paymentId);
    expect(ofB.payment.amount).toBe(12_700);
    // Each key returns its own answer again.
    expect(await shop.bought(order(), key)).toEqual(ofA);
    expect(await shop.bought(askedOfB, key)).toEqual(ofB);
  });

  it('one key of a refused call answers 502 again, without another call or the provider’s text (C4.20, P8.48)', async () => {
    await shop.outside.misbehave('HAWKPAY', {
      kind: 'status',
      status: 422,
      operation: 'create',
      afterAccepting: false,
    });
    const key = newKey();
    const first = await shop.buy(order(), key);
    const before = await shop.footprint();
    const second = await shop.buy(order(), key);
    for (const { status, body } of [first, second])
      expect({ status, code: body.code }).toEqual({ status: 502, code: 'errorPaymentDeclined' });
    expect(await shop.footprint()).toEqual(before);
    const [refused] = await shop.rows<{ id: string; status: string; reason: string; state: string }>(
      `select p.id, p.status, p.reason, a.state from payments p join attempts a on a.payment_id = p.id
       join orders o on o.id = p.order_id where o.idempotency_key = $1`,
      [key],
    );
    expect(refused).toMatchObject({ status: 'REJECTED', reason: 'PROVIDER_REFUSED', state: 'REFUSED' });
    expect(await shop.reviewItems(refused?.id ?? '')).toEqual(['REFUSED_BY_PROVIDER']);
    // The provider's text is for support staff, never for the buyer.
    const [result] = await shop.rows<{ detail: string }>(
      'select detail::text from attention_items where payment_id = $1',
      [refused?.id],
    );
    expect(result?.detail).toContain('status 422');
    expect(JSON.stringify(first.body)).not.toMatch(/422|HAWKPAY|simulat/i);
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['too long', 'k'.repeat(201)],
    ['too short', 'order-1'],
    ['not visible ASCII', 'compra-número-1'],
  ])('%s is refused', async (_what, key) => {
    const before = await shop.footprint();
    const { status, body } = await shop.buy(order(), key);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'idempotencyKeyMissing' });
    expect(await shop.footprint()).toEqual(before);
  });

  it('one key of 20 buyers are 20 orders', async () => {
    const before = await shop.footprint();
    const all = await Promise.all(Array.from({ length: 20 }, () => shop.bought()));
    expect(new Set(all.map(({ paymentId }: CheckoutPurchaseBody) => paymentId)).size).toBe(20);
    expect(difference(before, await shop.footprint())).toMatchObject({
      orders: 20,
      attempts: 20,
      'call HAWKPAY create': 20,
    });
  });
});
