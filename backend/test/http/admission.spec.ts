import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Admission } from '../../src/runtime/admission/index.js';
import { classOf } from '../../src/runtime/admission/register-admission.js';
import { OFFERS } from '../../src/demo/demo-data.js';
import { order } from '../purchase/buyer.js';
import { CheckoutHarness, newKey } from '../purchase/shop.js';
import { UNAVAILABLE } from '../support/index.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { ACTS_AT_ONCE: '1', READS_AT_ONCE: '2' } });
});
afterAll(() => shop.close());

/** Every place of the class is taken, and the line is as long as may be, until the work is done. */
async function whileFull(which: 'acts' | 'reads', work: () => Promise<void>): Promise<void> {
  const admission = shop.app.get(Admission);
  const entered: ReturnType<Admission['enter']>[] = [];
  for (let one = admission.enter(which); one; one = admission.enter(which)) entered.push(one);
  try {
    await work();
  } finally {
    for (const one of entered) void Promise.resolve(one).then((slot) => slot?.leave());
    await shop.until(() => Promise.resolve(admission.load[which].underWay === 0));
  }
}

const refused = async (): Promise<Record<string, number>> => {
  const text = await (await fetch(`${await shop.app.operations()}/metrics`)).text();
  const lines = text.matchAll(/^guiche_requests_refused_total\{class="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, which = '', count]) => [which, Number(count)]));
};

describe('more requests than can be answered in time', () => {
  it('a purchase is refused with 503 and Retry-After, before any write or call', async () => {
    const [key, before] = [newKey(), await shop.footprint()];
    await whileFull('acts', async () => {
      const { status, headers, body } = await shop.buy(order(), key);
      expect([status, headers.get('retry-after'), body]).toEqual([503, '2', UNAVAILABLE]);
      expect(headers.get('x-request-id')).not.toBeNull();
    });
    expect(await shop.footprint()).toEqual(before);
    const metrics = await (await fetch(`${await shop.app.operations()}/metrics`)).text();
    expect(metrics).toContain('guiche_request_statements_sum{route="POST /api/checkout/purchase"} 0');
    expect((await shop.buy(order(), key)).status).toBe(201);
  });

  it('pages are served, deliveries stored, and the process is live in the meantime', async () => {
    const { paymentId } = await shop.bought();
    await whileFull('acts', async () => {
      expect((await shop.send('GET', `/api/checkout/${OFFERS.digital.id}`)).status).toBe(200);
      expect((await shop.payment(paymentId)).status).toBe('PENDING');
      expect((await shop.send('POST', '/webhooks/HAWKPAY/nobody', {})).status).toBe(200);
      expect((await shop.send('GET', '/health/live')).status).toBe(200);
    });
    expect((await shop.webhookStates()).QUARANTINED).toBe(1);
  });

  it('where even reading cannot keep up, pages are refused too, and deliveries and health never', async () => {
    await whileFull('reads', async () => {
      const { status, headers } = await shop.send('GET', `/api/checkout/${OFFERS.digital.id}`);
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect((await shop.send('POST', '/webhooks/HAWKPAY/nobody', {})).status).toBe(200);
      const operations = await shop.app.operations();
      for (const address of [
        `${shop.app.url}/health/live`,
        `${operations}/health/ready`,
        `${operations}/metrics`,
      ])
        expect((await fetch(address)).status).toBe(200);
    });
    expect(await refused()).toEqual({ acts: 1, reads: 1 });
  });

  it('a purchase that waits for its provider leaves its place to another', async () => {
    await shop.outside.misbehave('HAWKPAY', { kind: 'hang', operation: 'create', ms: 60_000 });
    const waiting = shop.buy();
    await shop.until(() => Promise.resolve(shop.app.get(Admission).load.acts.underWay === 1));
    await shop.until(() => Promise.resolve(shop.app.get(Admission).load.acts.working === 0));
    expect((await shop.buy()).status).toBe(201);
    expect(shop.app.get(Admission).load.acts).toMatchObject({ working: 0, underWay: 1 });
    await shop.outside.behave();
    expect((await waiting).body).toMatchObject({ status: 'PENDING', payment: { confirming: true } });
    await shop.until(() => Promise.resolve(shop.app.get(Admission).load.acts.underWay === 0));
  });

  it('a body that is sent slowly holds no place', async () => {
    const { hostname, port } = new URL(shop.app.url);
    const slow = Array.from({ length: 5 }, () => connect(Number(port), hostname));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow)
      socket.write(
        `POST /api/checkout/purchase HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      );
    // Sent behind them by the same machine, and read after them.
    expect((await shop.send('GET', '/health/live')).status).toBe(200);
    const { status } = await shop.buy();
    for (const socket of slow) socket.destroy();
    expect(status).toBe(201);
  });

  it('an open event stream holds no place', async () => {
    const { paymentId } = await shop.bought();
    const streams = await Promise.all(
      [1, 2, 3].map(() => fetch(`${shop.app.url}/api/checkout/payments/${paymentId}/events`)),
    );
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(shop.app.get(Admission).load.reads.underWay).toBe(0);
    for (const stream of streams) await stream.body?.cancel();
  });
});

describe('the class of a request', () => {
  it.each([
    ['POST', '/api/checkout/purchase', 'acts'],
    ['PUT', '/api/checkout/abandoned-carts', 'acts'],
    ['DELETE', '/api/admin/users/:id', 'acts'],
    ['GET', '/api/checkout/:checkoutId', 'reads'],
    ['HEAD', '/api/checkout/payments/:paymentId', 'reads'],
    ['POST', '/webhooks/:provider/:token', 'always'],
    ['GET', '/health/live', 'always'],
    ['GET', '/metrics', 'always'],
    ['GET', undefined, 'always'],
  ] as const)('%s %s: %s', (method, url, expected) => {
    expect(classOf(method, url)).toBe(expected);
  });
});
