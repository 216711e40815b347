import { describe, expect, it } from '@jest/globals';
import { parseBrCode } from '@guiche/brazil';
import { startSimulator } from '../src/index.js';
import { client } from './support/client.js';
import type { Call } from './support/client.js';
import { startListener } from './support/listener.js';
import { testSimulator } from './support/simulator-harness.js';

const EVENTS = ['PAYMENT_RECEIVED', 'PAYMENT_REFUNDED', 'PAYMENT_OVERDUE', 'PAYMENT_CHARGEBACK_REQUESTED'];

describe('ASAAS', () => {
  const world = testSimulator();
  const asaas = (): Call => world.as('asaas', { access_token: '$aact_key' });

  async function customer(): Promise<string> {
    const body = { name: 'Maria da Silva', cpfCnpj: '529.982.247-25', email: 'maria@example.com' };
    const { status, json } = await asaas()('POST', '/customers', { body });
    expect(status).toBe(200);
    return String(json['id']);
  }

  async function order(overrides: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return {
      customer: await customer(),
      billingType: 'PIX',
      value: 10.5,
      dueDate: '2030-01-02',
      externalReference: 'order-1',
      ...overrides,
    };
  }

  async function created(overrides: Record<string, unknown> = {}): Promise<string> {
    const { status, json } = await asaas()('POST', '/payments', { body: await order(overrides) });
    expect(status).toBe(200);
    return String(json['id']);
  }

  async function listen(overrides: Record<string, unknown> = {}): Promise<string> {
    const body = {
      name: 'hook',
      url: `${world.merchant.url}/asaas`,
      email: 'ops@example.com',
      enabled: true,
      authToken: 'secret-of-the-hook',
      sendType: 'SEQUENTIALLY',
      events: EVENTS,
      ...overrides,
    };
    return String((await asaas()('POST', '/webhooks', { body })).json['id']);
  }

  const act = (id: string, name: string) => world.control('POST', `/charges/ASAAS/${id}/${name}`);

  it('creates a customer, finds it by document, and hides it from other merchants', async () => {
    const id = await customer();
    const found = await asaas()('GET', '/customers?cpfCnpj=52998224725');
    expect(found.json).toMatchObject({ object: 'list', hasMore: false, totalCount: 1, limit: 10, offset: 0 });
    expect(found.json['data']).toMatchObject([
      { object: 'customer', id, cpfCnpj: '52998224725', deleted: false },
    ]);
    const otherMerchant = world.as('asaas', { access_token: 'other' });
    expect((await otherMerchant('GET', '/customers?cpfCnpj=52998224725')).json['totalCount']).toBe(0);
  });

  it('creates a payment without a code; a second call returns the code', async () => {
    const { status, json } = await asaas()('POST', '/payments', { body: await order() });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      object: 'payment',
      value: 10.5,
      netValue: 8.51,
      billingType: 'PIX',
      status: 'PENDING',
      dueDate: '2030-01-02',
      externalReference: 'order-1',
      deleted: false,
      paymentDate: null,
      refunds: null,
    });
    expect(JSON.stringify(json)).not.toContain('br.gov.bcb.pix');

    const code = await asaas()('GET', `/payments/${String(json['id'])}/pixQrCode`);
    // One year after the due date, as measured at the provider: not the end of the charge.
    expect(code.json['expirationDate']).toBe('2031-01-02 23:59:59');
    expect(parseBrCode(String(code.json['payload'])).oneTime).toBe(true);
    const png = Buffer.from(String(code.json['encodedImage']), 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('creates, pays and sends a webhook with the token of the registration', async () => {
    await listen();
    const id = await created();
    await act(id, 'pay');

    const [webhook] = await world.merchant.until(1);
    expect(webhook?.headers['asaas-access-token']).toBe('secret-of-the-hook');
    const { json: read } = await asaas()('GET', `/payments/${id}`);
    expect(read).toMatchObject({ status: 'RECEIVED', paymentDate: '2030-01-01' });
    expect(webhook?.body).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}&\d+$/),
      event: 'PAYMENT_RECEIVED',
      dateCreated: '2030-01-01 09:00:00',
      payment: read,
    });
  });

  it('repeats the id of an event that is sent again', async () => {
    await listen();
    const id = await created();
    await act(id, 'pay');
    await act(id, 'webhook');
    const [first, again] = await world.merchant.until(2);
    expect(again?.body['id']).toBe(first?.body['id']);
  });

  it('sends creation events to subscribers only', async () => {
    await listen({ events: ['PAYMENT_CREATED'] });
    const id = await created();
    await act(id, 'pay');
    const [webhook] = await world.merchant.until(1);
    expect(webhook?.body).toMatchObject({ event: 'PAYMENT_CREATED', payment: { id, status: 'PENDING' } });
    expect(world.merchant.received).toHaveLength(1);
  });

  it('accepts exactly 200, and later events wait behind a failing one', async () => {
    await listen();
    world.merchant.answerNext(201, 500);
    const id = await created();
    await act(id, 'pay');
    await act(id, 'refund');
    const webhooks = await world.merchant.until(4);
    expect(webhooks.map(({ body }) => body['event'])).toEqual([
      'PAYMENT_RECEIVED',
      'PAYMENT_RECEIVED',
      'PAYMENT_RECEIVED',
      'PAYMENT_REFUNDED',
    ]);
  });

  it('finds payments by reference, only those of the calling merchant', async () => {
    const id = await created({ externalReference: 'attempt-7' });
    await created({ externalReference: 'attempt-8' });
    const own = await asaas()('GET', '/payments?externalReference=attempt-7');
    expect(own.json).toMatchObject({ totalCount: 1, data: [{ id }] });
    const otherMerchant = world.as('asaas', { access_token: 'other' });
    expect((await otherMerchant('GET', '/payments?externalReference=attempt-7')).json['totalCount']).toBe(0);
    expect((await otherMerchant('GET', `/payments/${id}`)).status).toBe(404);
  });

  it('refunds a part, then the rest, and refuses more', async () => {
    const id = await created();
    await act(id, 'pay');
    const part = await asaas()('POST', `/payments/${id}/refund`, {
      body: { value: 4, description: 'Pedido' },
    });
    expect(part.status).toBe(200);
    expect(part.json).toMatchObject({
      status: 'RECEIVED',
      refunds: [{ status: 'DONE', value: 4, description: 'Pedido', dateCreated: '2030-01-01 09:00:00' }],
    });
    expect((await asaas()('POST', `/payments/${id}/refund`, { body: { value: 6.51 } })).status).toBe(400);
    expect((await asaas()('POST', `/payments/${id}/refund`)).json['status']).toBe('REFUNDED');
    expect((await asaas()('GET', `/payments/${id}/refunds`)).json['totalCount']).toBe(2);
  });

  it('refuses to refund an unpaid charge', async () => {
    const id = await created();
    const refused = await asaas()('POST', `/payments/${id}/refund`);
    expect(refused.status).toBe(400);
    expect(refused.json['errors']).toMatchObject([{ code: 'invalid_action' }]);
    expect((await asaas()('GET', `/payments/${id}/status`)).json).toEqual({ status: 'PENDING' });
  });

  it.each([
    ['expire', 'OVERDUE', 'PAYMENT_OVERDUE'],
    ['pay,chargeback', 'CHARGEBACK_REQUESTED', 'PAYMENT_CHARGEBACK_REQUESTED'],
  ])('after %s returns %s and sends %s', async (acts, word, event) => {
    await listen();
    const id = await created();
    for (const name of acts.split(',')) await act(id, name);
    const webhooks = await world.merchant.until(acts.split(',').length);
    expect(webhooks.at(-1)?.body).toMatchObject({ event, payment: { id, status: word } });
    expect((await asaas()('GET', `/payments/${id}/status`)).json).toEqual({ status: word });
  });

  it('deletes an unpaid charge: the status stays, the flag changes, a later payment is refused', async () => {
    const id = await created();
    expect((await asaas()('DELETE', `/payments/${id}`)).json).toEqual({ deleted: true, id });
    expect((await asaas()('GET', `/payments/${id}`)).json).toMatchObject({
      status: 'PENDING',
      deleted: true,
    });
    expect((await act(id, 'pay')).status).toBe(409);
  });

  it('manages webhook registrations: read, update, delete, and never shows the token', async () => {
    const id = await listen();
    const { json } = await asaas()('GET', '/webhooks');
    expect(json['data']).toMatchObject([{ id, url: `${world.merchant.url}/asaas`, hasAuthToken: true }]);
    expect(JSON.stringify(json)).not.toContain('secret-of-the-hook');
    const updated = await asaas()('PUT', `/webhooks/${id}`, { body: { enabled: false } });
    expect(updated.json).toMatchObject({ id, enabled: false, events: EVENTS });
    expect((await asaas()('DELETE', `/webhooks/${id}`)).json).toEqual({ deleted: true, id });
    expect((await asaas()('GET', '/webhooks')).json['data']).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no key', {}, 'access_token_not_found'],
    ['an empty key', { access_token: ' ' }, 'invalid_access_token'],
  ])('refuses %s with 401', async (_what, headers, code) => {
    const { status, json } = await world.as('asaas', headers)('GET', '/payments');
    expect(status).toBe(401);
    expect(json['errors']).toMatchObject([{ code, description: expect.any(String) }]);
  });

  const NOT_AUTHORIZED =
    'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.';

  /** A new card with everything that the provider wants of its holder. */
  const newCard = (number: string) => ({
    remoteIp: '203.0.113.10',
    creditCard: { holderName: 'MARIA SILVA', number, expiryMonth: '12', expiryYear: '2031', ccv: '123' },
    creditCardHolderInfo: {
      name: 'Maria da Silva',
      email: 'maria@example.com',
      cpfCnpj: '52998224725',
      postalCode: '01001000',
      addressNumber: '1',
      phone: '11999999999',
    },
  });

  it.each([
    ['the charge', '/payments', '4000000000000002', 'invalid_action', NOT_AUTHORIZED],
    ['the charge', '/payments', '4000000000009995', 'insufficient_funds', 'Saldo insuficiente.'],
    ['tokenization', '/creditCard/tokenizeCreditCard', '4000000000000002', 'invalid_action', NOT_AUTHORIZED],
  ])('declines a card at %s (%s %s), and books nothing', async (_at, path, number, code, description) => {
    const body = { ...(await order({ billingType: 'CREDIT_CARD' })), ...newCard(number) };
    const { status, json } = await asaas()('POST', path, { body });
    expect(status).toBe(400);
    expect(json).toEqual({ errors: [{ code, description }] });
    expect((await world.control('GET', '/charges')).text).toBe('[]');
  });

  it('refuses a card token of another customer, and books nothing', async () => {
    const card = { customer: await customer(), ...newCard('4111111111111111') };
    const made = await asaas()('POST', '/creditCard/tokenizeCreditCard', { body: card });
    const creditCardToken = String(made.json['creditCardToken']);
    const body = await order({ billingType: 'CREDIT_CARD', creditCardToken, remoteIp: '203.0.113.10' });
    const { status, json } = await asaas()('POST', '/payments', { body });
    expect(status).toBe(400);
    expect(json).toEqual({
      errors: [
        { code: 'invalid_creditCard', description: `CreditCardToken ${creditCardToken} não encontrado.` },
      ],
    });
    expect((await world.control('GET', '/charges')).text).toBe('[]');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no customer', { customer: undefined }, 'invalid_customer'],
    ['an unknown customer', { customer: 'cus_000' }, 'invalid_customer'],
    ['no billing type', { billingType: undefined }, 'invalid_billingType'],
    ['a text for the value', { value: '10.50' }, 'invalid_value'],
    ['thousandths', { value: 10.501 }, 'invalid_value'],
    ['nothing', { value: 0 }, 'invalid_value'],
    ['a Brazilian date', { dueDate: '02/01/2030' }, 'invalid_dueDate'],
    ['yesterday', { dueDate: '2029-12-31' }, 'invalid_dueDate'],
    ['a split without a wallet', { split: [{ fixedValue: 1 }] }, 'invalid_split'],
    ['a split of more than all', { split: [{ walletId: 'w', fixedValue: 11 }] }, 'invalid_split'],
    ['a long description', { description: 'x'.repeat(501) }, 'invalid_object'],
  ])('refuses a payment with %s, and books nothing', async (_what, change, code) => {
    const { status, json } = await asaas()('POST', '/payments', { body: await order(change) });
    expect(status).toBe(400);
    expect(json['errors']).toMatchObject([{ code }]);
    expect((await world.control('GET', '/charges')).text).toBe('[]');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'invalid_name'],
    ['no document', { cpfCnpj: undefined }, 'invalid_cpfCnpj'],
    ['a wrong document', { cpfCnpj: '52998224724' }, 'invalid_object'],
    ['a wrong e-mail', { email: 'maria' }, 'invalid_email'],
  ])('refuses a customer with %s', async (_what, change, code) => {
    const body = { name: 'Maria', cpfCnpj: '52998224725', ...change };
    const { status, json } = await asaas()('POST', '/customers', { body });
    expect(status).toBe(400);
    expect(json['errors']).toMatchObject([{ code }]);
  });
});

describe('the queue of an ASAAS webhook', () => {
  it('stops after 15 failures, keeps the events, and continues after an update', async () => {
    const merchant = await startListener();
    const simulator = await startSimulator({ retryScale: 0.0001 });
    const asaas = client(`${simulator.url}/asaas`, { access_token: 'key' });
    const control = client(`${simulator.url}/_control`);
    const hook = await asaas('POST', '/webhooks', { body: { url: merchant.url, events: EVENTS } });
    const hookPath = `/webhooks/${String(hook.json['id'])}`;
    const person = { name: 'Maria', cpfCnpj: '52998224725' };
    const customer = (await asaas('POST', '/customers', { body: person })).json['id'];
    const body = { customer, billingType: 'PIX', value: 10.5, dueDate: '2999-01-01' };
    const id = String((await asaas('POST', '/payments', { body })).json['id']);

    merchant.answerNext(...Array<number>(15).fill(500));
    await control('POST', `/charges/ASAAS/${id}/pay`);
    await merchant.until(15);
    await control('POST', `/charges/ASAAS/${id}/refund`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(merchant.received).toHaveLength(15);
    expect((await asaas('GET', hookPath)).json['interrupted']).toBe(true);

    await asaas('PUT', hookPath, { body: { interrupted: false } });
    const events = (await merchant.until(17)).slice(15).map((webhook) => webhook.body['event']);
    expect(events).toEqual(['PAYMENT_RECEIVED', 'PAYMENT_REFUNDED']);
    await simulator.close();
    await merchant.close();
  });
});
