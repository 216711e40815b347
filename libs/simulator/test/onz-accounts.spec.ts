import { describe, expect, it } from '@jest/globals';
import type { Call } from './support/client.js';
import { testSimulator } from './support/simulator-harness.js';

describe('ONZ Accounts', () => {
  const world = testSimulator();

  async function bank(): Promise<Call> {
    const body = { clientId: 'c', clientSecret: 's', grantType: 'client_credentials', scope: 'pix.write' };
    const { json } = await world.as('onz')('POST', '/accounts/oauth/token', { body });
    expect(json).toMatchObject({ expiresAt: 1_893_499_500, tokenType: 'Bearer', scope: 'pix.write' });
    const call = world.as('onz', { authorization: `Bearer ${String(json['accessToken'])}` });
    for (const kind of ['transfer', 'cashout']) {
      await call('POST', `/accounts/webhooks/${kind}`, { body: { uri: `${world.merchant.url}/${kind}` } });
    }
    return call;
  }

  const order = { pixKey: '+5511999999999', payment: { currency: 'BRL', amount: 0.5 }, description: 'Saque' };
  const pay = (call: Call, body: object = order, key = 'key-1') =>
    call('POST', '/accounts/pix/payments/dict', { body, headers: { 'x-idempotency-key': key } });

  it.each([
    ['settle', 'LIQUIDATED', 'TRANSFER', '/transfer'],
    ['reject', 'REJECTED', 'CASHOUT', '/cashout'],
  ])('accepts a payout, then %ss it and reports it', async (outcome, status, type, path) => {
    const call = await bank();
    await world.control('POST', '/payouts', { body: { provider: 'ONZ', outcome } });
    const accepted = await pay(call);
    expect(accepted.status).toBe(202);
    expect(accepted.json).toMatchObject({ status: 'PENDING', type: 'QUEUED', payment: { amount: 0.5 } });

    const [webhook] = await world.merchant.until(1);
    expect(webhook?.path).toBe(path);
    expect(webhook?.body).toMatchObject({ type, data: { status, idempotencyKey: 'key-1' } });
    const { endToEndId } = accepted.json;
    for (const address of [String(endToEndId), 'idempotencyKey/key-1']) {
      const { json } = await call('GET', `/accounts/pix/payments/${address}`);
      expect(json).toMatchObject({ data: { endToEndId, status, pixKey: '+5511999999999' } });
    }
  });

  it('reports a refused payout with its reason only, and no amount', async () => {
    const call = await bank();
    await world.control('POST', '/payouts', { body: { provider: 'ONZ', outcome: 'reject' } });
    const { endToEndId } = (await pay(call)).json;
    const refusal = { status: 'REJECTED', message: 'Chave Pix não encontrada' };
    const [webhook] = await world.merchant.until(1);
    expect(webhook?.body).toEqual({
      type: 'CASHOUT',
      data: {
        ...refusal,
        createdAt: expect.stringMatching(/\+00:00$/),
        endToEndId,
        webhookType: 'CASHOUT',
        idempotencyKey: 'key-1',
      },
      transaction: { ...refusal, reference: 'key-1' },
    });
  });

  it('pays once for one idempotency key', async () => {
    const call = await bank();
    const [first, again] = [await pay(call), await pay(call)];
    expect(again.json).toEqual(first.json);
    expect((await pay(call, { ...order, payment: { currency: 'BRL', amount: 0.6 } })).status).toBe(409);
    expect((await pay(call, order, 'key-2')).json['endToEndId']).not.toBe(first.json['endToEndId']);
    expect(await world.merchant.until(2)).toHaveLength(2);
  });

  it.each([
    [{ ...order, pixKey: '' }],
    [{ ...order, payment: { currency: 'BRL', amount: '0.50' } }],
    [{ ...order, payment: { currency: 'USD', amount: 0.5 } }],
    [{ ...order, priority: 'HIGH' }],
  ])('refuses %j', async (body) => {
    const call = await bank();
    expect((await pay(call, body)).status).toBe(400);
    expect((await call('GET', '/accounts/pix/payments/idempotencyKey/key-1')).status).toBe(404);
  });

  it('refuses a payout without a key, without a token, or with a token of the other API', async () => {
    const call = await bank();
    const path = '/accounts/pix/payments/dict';
    expect((await call('POST', path, { body: order })).status).toBe(400);
    expect((await pay(world.as('onz'))).status).toBe(401);
    const body = { client_id: 'c', client_secret: 's', grant_type: 'client_credentials' };
    expect((await world.as('onz')('POST', '/accounts/oauth/token', { body })).status).toBe(401);
    const { json } = await world.as('onz')('POST', '/oauth/token', { body });
    const other = world.as('onz', { authorization: `Bearer ${String(json['access_token'])}` });
    expect((await pay(other)).status).toBe(401);
  });
});
