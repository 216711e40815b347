import { describe, expect, it } from '@jest/globals';
import { parseBrCode } from '@guiche/brazil';
import type { Call } from './support/client.js';
import { START, basic, hawkpayOrder, testSimulator } from './support/simulator-harness.js';

describe('HAWKPAY', () => {
  const world = testSimulator();
  const hawkpay = (): Call => world.as('hawkpay', basic('pk_1:sk_1'));
  const order = (overrides: Record<string, unknown> = {}): Record<string, unknown> =>
    hawkpayOrder(`${world.merchant.url}/hooks/abc`, overrides);

  async function created(overrides: Record<string, unknown> = {}): Promise<string> {
    const { status, json } = await hawkpay()('POST', '/transactions', { body: order(overrides) });
    expect(status).toBe(200);
    return String(json['id']);
  }

  async function statusOf(id: string): Promise<unknown> {
    return (await hawkpay()('GET', `/transactions/${id}`)).json['status'];
  }

  it('creates a charge whose code is a valid dynamic BR Code', async () => {
    const { status, json } = await hawkpay()('POST', '/transactions', { body: order() });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: START.getTime() + 1,
      amount: 4990,
      currency: 'BRL',
      paymentMethod: 'pix',
      status: 'waiting_payment',
      paidAt: null,
      paidAmount: 0,
      refundedAmount: 0,
      externalRef: 'order-1',
      pix: { expirationDate: '2030-01-02', end2EndId: null, receiptUrl: null },
      createdAt: '2030-01-01T12:00:00.000Z',
    });
    const { qrcode } = json['pix'] as { qrcode: string };
    expect(parseBrCode(qrcode)).toMatchObject({ oneTime: true, merchantName: 'Simulador HAWKPAY' });
  });

  it('creates, pays and sends a webhook with the data of the GET', async () => {
    const id = await created();
    const paid = await world.control('POST', `/charges/HAWKPAY/${id}/pay`);
    expect(paid.json).toMatchObject({ id, status: 'PAID', paidAmount: 4990 });

    const [webhook] = await world.merchant.until(1);
    const { json: read } = await hawkpay()('GET', `/transactions/${id}`);
    expect(webhook?.path).toBe('/hooks/abc');
    expect(webhook?.body).toMatchObject({ type: 'transaction', objectId: id, data: read });
    expect(read).toMatchObject({ status: 'paid', paidAt: START.toISOString(), paidAmount: 4990 });
    expect(read['pix']).toMatchObject({ end2EndId: expect.stringMatching(/^E\d{20}[A-Za-z0-9]{11}$/) });
  });

  it('finds the charges of a reference, oldest first, and only those of the calling merchant', async () => {
    const first = await created({ externalRef: 'attempt-7' });
    const second = await created({ externalRef: 'attempt-7' });
    await created({ externalRef: 'attempt-8' });

    const own = await hawkpay()('GET', '/transactions?externalRef=attempt-7');
    expect((own.json['data'] as { id: number }[]).map(({ id }) => String(id))).toEqual([first, second]);
    const otherMerchant = world.as('hawkpay', basic('pk_2:sk_2'));
    expect((await otherMerchant('GET', '/transactions?externalRef=attempt-7')).json).toEqual({ data: [] });
    expect((await otherMerchant('GET', `/transactions/${first}`)).status).toBe(404);
  });

  it.each([
    ['no key', {}],
    ['another scheme', { authorization: 'Bearer abc' }],
    ['an empty pair', basic(':')],
    ['no base64', { authorization: 'Basic %%%' }],
  ])('refuses %s with 401 and books nothing', async (_what, headers) => {
    const { status, json } = await world.as('hawkpay', headers)('POST', '/transactions', { body: order() });
    expect(status).toBe(401);
    expect(json).toEqual({ error: 'Unauthorized', message: 'Unauthorized', statusCode: 401 });
    expect((await world.control('GET', '/charges')).text).toBe('[]');
  });

  const customer = hawkpayOrder(null)['customer'] as object;
  const item = { title: 'Curso', quantity: 1, unitPrice: 4990, tangible: false };
  it.each<[string, Record<string, unknown> | string, string]>([
    ['a text for the amount', { amount: '4990' }, 'amount must be a whole number'],
    ['reais for the amount', { amount: 49.9 }, 'amount must be a whole number'],
    ['a zero amount', { amount: 0 }, 'amount must be above zero'],
    [
      'an upper-case method',
      { paymentMethod: 'PIX' },
      'paymentMethod must be one of pix, credit_card, boleto',
    ],
    ['another currency', { currency: 'USD' }, 'currency must be BRL'],
    ['no items', { items: [] }, 'items must be a list with at least one item'],
    [
      'items that do not add up',
      { items: [{ ...item, unitPrice: 4989 }] },
      'items add up to 4989, amount is 4990',
    ],
    ['an item without a title', { items: [{ ...item, title: '' }] }, 'items[0].title is required'],
    ['no customer', { customer: undefined }, 'customer.name is required'],
    [
      'a phone with punctuation',
      { customer: { ...customer, phone: '(11) 90000-0000' } },
      'customer.phone must hold digits only',
    ],
    [
      'an upper-case document type',
      { customer: { ...customer, document: { type: 'CPF', number: '52998224725' } } },
      'customer.document.type must be cpf or cnpj',
    ],
    [
      'a wrong CPF',
      { customer: { ...customer, document: { type: 'cpf', number: '52998224724' } } },
      'customer.document.number is not valid',
    ],
    [
      'two ways to say the expiry',
      { pix: { expiresIn: 60, expiresInDays: 1 } },
      'pix takes one of expiresIn, expiresInDays and expirationDate',
    ],
    ['a day in seconds', { pix: { expiresIn: 86_400 } }, 'pix.expiresIn is for less than one day'],
    ['91 days', { pix: { expiresInDays: 91 } }, 'pix.expiresInDays goes from 1 to 90'],
    ['an object as metadata', { metadata: { a: 1 } }, 'metadata must be a text'],
    ['a postback that is no address', { postbackUrl: 'nowhere' }, 'postbackUrl must be an address'],
    ['broken JSON', '{"amount":', 'The body is not valid JSON'],
  ])('refuses %s with 400 and books nothing', async (_what, change, message) => {
    const body = typeof change === 'string' ? change : order(change);
    const { status, json } = await hawkpay()('POST', '/transactions', { body });
    expect({ status, json }).toEqual({
      status: 400,
      json: { error: 'Bad Request', message, statusCode: 400 },
    });
    expect((await world.control('GET', '/charges')).text).toBe('[]');
  });

  it('answers 404 for an unknown id', async () => {
    const { status, json } = await hawkpay()('GET', '/transactions/1');
    expect(status).toBe(404);
    expect(json).toEqual({ error: 'Not Found', message: 'Transaction not found', statusCode: 404 });
  });

  it('refunds a paid charge once, in full, and reports it', async () => {
    const id = await created();
    await world.control('POST', `/charges/HAWKPAY/${id}/pay`);
    const refunded = await hawkpay()('POST', `/transactions/${id}/refund`);
    expect(refunded.status).toBe(200);
    expect(refunded.json).toMatchObject({ id: Number(id), status: 'refunded', refundedAmount: 4990 });
    expect(refunded.json['refunds']).toEqual([{ amount: 4990, createdAt: START.toISOString() }]);
    expect((await hawkpay()('POST', `/transactions/${id}/refund`)).status).toBe(400);

    const webhooks = await world.merchant.until(2);
    expect(webhooks.map(({ body }) => (body['data'] as { status: string }).status)).toEqual([
      'paid',
      'refunded',
    ]);
  });

  it('refuses to refund an unpaid charge, and a part', async () => {
    const id = await created();
    expect((await hawkpay()('POST', `/transactions/${id}/refund`)).status).toBe(400);
    expect(await statusOf(id)).toBe('waiting_payment');

    await world.control('POST', `/charges/HAWKPAY/${id}/pay`);
    expect((await hawkpay()('POST', `/transactions/${id}/refund`, { body: { amount: 10 } })).status).toBe(
      400,
    );
    expect(await statusOf(id)).toBe('paid');
  });

  it('expires by itself at the end of the day in São Paulo, and late money still enters', async () => {
    const id = await created();
    world.clock.now = new Date('2030-01-03T02:59:58.000Z');
    expect(await statusOf(id)).toBe('waiting_payment');
    world.clock.now = new Date('2030-01-03T02:59:59.000Z');
    expect(await statusOf(id)).toBe('expired');

    expect((await world.control('POST', `/charges/HAWKPAY/${id}/pay`)).status).toBe(200);
    expect(await statusOf(id)).toBe('paid');
  });

  it('repeats a webhook until the answer is a 2xx', async () => {
    world.merchant.answerNext(500, 302, 204);
    const id = await created();
    await world.control('POST', `/charges/HAWKPAY/${id}/pay`);
    const webhooks = await world.merchant.until(3);
    expect(new Set(webhooks.map(({ body }) => JSON.stringify(body))).size).toBe(1);

    const { text } = await world.control('GET', `/deliveries?provider=hawkpay&id=${id}`);
    const attempts = JSON.parse(text) as { attempt: number; answer: number }[];
    expect(attempts.map(({ attempt, answer }) => [attempt, answer])).toEqual([
      [1, 500],
      [2, 302],
      [3, 204],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(world.merchant.received).toHaveLength(3);
  });
});
