import { describe, expect, it } from '@jest/globals';
import { startSimulator } from '../src/index.js';
import { client } from './support/client.js';
import type { Call } from './support/client.js';
import { waitFor } from './support/listener.js';
import { basic, hawkpayOrder, testSimulator } from './support/simulator-harness.js';

describe('the control API', () => {
  const world = testSimulator();
  const hawkpay = (): Call => world.as('hawkpay', basic('pk:sk'));

  async function created(overrides: Record<string, unknown> = {}): Promise<string> {
    const body = hawkpayOrder(world.merchant.url, overrides);
    return String((await hawkpay()('POST', '/transactions', { body })).json['id']);
  }

  const act = (id: string, name: string, body?: unknown) =>
    world.control('POST', `/charges/hawkpay/${id}/${name}`, { body });

  it('lists charges newest first and by reference', async () => {
    const first = await created({ externalRef: 'a' });
    const second = await created({ externalRef: 'b' });
    const list = JSON.parse((await world.control('GET', '/charges?provider=HAWKPAY')).text) as object[];
    expect(list).toMatchObject([{ id: second }, { id: first }]);
    expect(JSON.parse((await world.control('GET', '/charges?externalRef=a')).text)).toMatchObject([
      {
        provider: 'HAWKPAY',
        id: first,
        externalRef: 'a',
        amount: 4990,
        status: 'PENDING',
        createdAt: '2030-01-01T12:00:00.000Z',
        webhookUrl: world.merchant.url,
      },
    ]);
  });

  it.each([
    ['pay', ['pay'], 'PAID'],
    ['decline', ['decline'], 'DECLINED'],
    ['expire', ['expire'], 'EXPIRED'],
    ['pay late', ['expire', 'pay'], 'PAID'],
    ['refund', ['pay', 'refund'], 'REFUNDED'],
    ['chargeback', ['pay', 'chargeback'], 'CHARGEBACK'],
  ])('the control API can %s', async (_what, acts, status) => {
    const id = await created();
    for (const name of acts) expect((await act(id, name)).status).toBe(200);
    expect((await world.control('GET', `/charges/HAWKPAY/${id}`)).json['status']).toBe(status);
    await world.merchant.until(acts.length);
  });

  it.each([
    ['pay twice', ['pay'], 'pay', 'PAID'],
    ['expire what is paid', ['pay'], 'expire', 'PAID'],
    ['decline what is paid', ['pay'], 'decline', 'PAID'],
    ['decline what is expired', ['expire'], 'decline', 'EXPIRED'],
    ['pay what was declined', ['decline'], 'pay', 'DECLINED'],
    ['refund what is unpaid', [], 'refund', 'PENDING'],
    ['refund twice', ['pay', 'refund'], 'refund', 'REFUNDED'],
    ['charge back what is unpaid', [], 'chargeback', 'PENDING'],
  ])('refuses to %s, and nothing changes', async (_what, before, name, status) => {
    const id = await created();
    for (const earlier of before) await act(id, earlier);
    const was = (await world.control('GET', `/charges/HAWKPAY/${id}`)).text;
    expect((await act(id, name)).status).toBe(409);
    const is = await world.control('GET', `/charges/HAWKPAY/${id}`);
    expect(is.text).toBe(was);
    expect(is.json['status']).toBe(status);
  });

  it('pays another amount, refunds a part, and sends no webhook when configured', async () => {
    const id = await created();
    const paid = await act(id, 'pay', { amount: 5000, webhook: false });
    expect(paid.json).toMatchObject({ status: 'PAID', amount: 4990, paidAmount: 5000 });
    const refunded = await act(id, 'refund', { amount: 1000 });
    expect(refunded.json).toMatchObject({ status: 'PARTIALLY_REFUNDED', refundedAmount: 1000 });
    expect((await act(id, 'refund', { amount: 4001 })).status).toBe(409);

    const [only] = await world.merchant.until(1);
    expect(only?.body).toMatchObject({ data: { status: 'partially_refunded', refundedAmount: 1000 } });
    expect(world.merchant.received).toHaveLength(1);
  });

  it('sends the last webhook again', async () => {
    const id = await created();
    await act(id, 'pay');
    await act(id, 'webhook');
    const [first, again] = await world.merchant.until(2);
    expect(again?.body['data']).toEqual(first?.body['data']);
  });

  it('forges a paid webhook without anything being paid', async () => {
    const id = await created();
    const url = `${world.merchant.url}/victim`;
    const forged = await world.control('POST', '/forge', { body: { url, provider: 'HAWKPAY', id } });
    expect(forged.json).toMatchObject({ status: 200 });
    const [webhook] = await world.merchant.until(1);
    expect(webhook?.path).toBe('/victim');
    expect(webhook?.body).toMatchObject({ objectId: id, data: { status: 'paid', paidAmount: 4990 } });
    expect((await hawkpay()('GET', `/transactions/${id}`)).json['status']).toBe('waiting_payment');
  });

  it('counts the calls of each operation, refused ones too', async () => {
    const id = await created();
    await hawkpay()('GET', `/transactions/${id}`);
    await hawkpay()('POST', '/transactions', { body: {} });
    const { json } = await world.control('GET', '/requests?provider=HAWKPAY');
    expect(json['counts']).toEqual({ HAWKPAY: { create: 2, get: 1 } });
    expect(json['requests']).toMatchObject([
      { operation: 'create', status: 200, body: { externalRef: 'order-1' } },
      { operation: 'get', status: 200 },
      { operation: 'create', status: 400 },
    ]);
  });

  it('pays automatically while configured', async () => {
    await world.control('POST', '/autopay', { body: { provider: 'HAWKPAY', afterMs: 5 } });
    const paid = await created();
    const [webhook] = await world.merchant.until(1);
    expect(webhook?.body).toMatchObject({ objectId: paid, data: { status: 'paid' } });

    await world.control('POST', '/autopay', { body: { provider: 'HAWKPAY', afterMs: null } });
    const unpaid = await created();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await world.control('GET', `/charges/HAWKPAY/${unpaid}`)).json['status']).toBe('PENDING');
  });

  it('deletes everything on reset, but reuses no id', async () => {
    const before = await created();
    await world.control('POST', '/faults', { body: { provider: 'HAWKPAY', kind: 'cut' } });
    await world.control('POST', '/reset');
    expect((await world.control('GET', '/charges')).text).toBe('[]');
    expect((await world.control('GET', '/requests?provider=HAWKPAY')).json['counts']).toEqual({
      HAWKPAY: {},
    });
    expect(Number(await created())).toBeGreaterThan(Number(before));
  });

  it('remembers only the last charges', async () => {
    const small = await startSimulator({ rememberedCharges: 10 });
    const pay = client(`${small.url}/hawkpay`, basic('pk:sk'));
    for (let i = 0; i < 12; i += 1) await pay('POST', '/transactions', { body: hawkpayOrder(null) });
    const { text } = await client(small.url)('GET', '/_control/charges');
    expect(JSON.parse(text)).toHaveLength(10);
    const { json } = await client(small.url)('GET', '/_control/health');
    expect(json).toMatchObject({ charges: { HAWKPAY: 12 } });
    await small.close();
  });

  it.each([
    ['/charges/HAWKPAY/1/pay', {}, 404],
    ['/charges/NOBODY/1/pay', {}, 404],
    ['/faults', { provider: 'HAWKPAY', kind: 'explode' }, 400],
    ['/faults', { provider: 'NOBODY', kind: 'cut' }, 400],
    ['/faults', { provider: 'HAWKPAY', kind: 'cut', operation: 'dance' }, 400],
    ['/faults', { provider: 'HAWKPAY', kind: 'status', status: 200 }, 400],
    ['/faults', { provider: 'HAWKPAY', kind: 'cut', times: -1 }, 400],
    ['/autopay', { provider: 'HAWKPAY', afterMs: 'soon' }, 400],
    ['/forge', { provider: 'HAWKPAY', url: 'nowhere', id: '1' }, 400],
    ['/onz/webhook-shape', { shape: 'round' }, 400],
  ])('refuses %s %j with %i', async (path, body, status) => {
    expect((await world.control('POST', path, { body })).status).toBe(status);
  });

  it('cuts hanging calls and pending webhooks when it closes', async () => {
    await world.control('POST', '/faults', { body: { provider: 'HAWKPAY', kind: 'hang' } });
    let cut = false;
    void created().catch(() => (cut = true));
    await waitFor('the charge to be booked', async () => {
      return (await world.control('GET', '/charges')).text !== '[]';
    });
    const began = Date.now();
    await world.simulator.close();
    await waitFor('the hanging call to be cut', () => cut);
    expect(Date.now() - began).toBeLessThan(2_000);
  });
});
