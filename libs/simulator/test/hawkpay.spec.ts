import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseBrCode } from '@guiche/brazil';
import { startSimulator } from '../src/index.js';
import type { Simulator } from '../src/index.js';
import { client } from './support/client.js';
import type { Call } from './support/client.js';
import { startListener } from './support/listener.js';
import type { Listener } from './support/listener.js';

const NOW = new Date('2030-01-01T12:00:00.000Z');

let simulator: Simulator;
let merchant: Listener;
let hawkpay: Call;
let control: Call;

beforeEach(async () => {
  merchant = await startListener();
  simulator = await startSimulator({ now: () => NOW, retryScale: 0.01 });
  hawkpay = client(`${simulator.url}/hawkpay`, { authorization: basic('pk_1:sk_1') });
  control = client(`${simulator.url}/_control`);
});

afterEach(async () => {
  await simulator.close();
  await merchant.close();
});

function basic(pair: string): string {
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function order(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    amount: 4990,
    currency: 'BRL',
    paymentMethod: 'pix',
    pix: { expiresInDays: 1 },
    items: [{ title: 'Curso', quantity: 1, unitPrice: 4990, tangible: false }],
    customer: {
      name: 'Maria da Silva',
      email: 'maria@example.com',
      phone: '11900000000',
      document: { type: 'cpf', number: '52998224725' },
    },
    externalRef: 'order-1',
    postbackUrl: `${merchant.url}/hooks/abc`,
    ...overrides,
  };
}

describe('HAWKPAY', () => {
  it('creates a charge whose code is a valid dynamic BR Code', async () => {
    const { status, json } = await hawkpay('POST', '/transactions', { body: order() });

    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: expect.any(Number),
      amount: 4990,
      paymentMethod: 'pix',
      status: 'waiting_payment',
      paidAt: null,
      paidAmount: 0,
      externalRef: 'order-1',
      pix: { expirationDate: '2030-01-02', end2EndId: null },
      createdAt: '2030-01-01T12:00:00.000Z',
    });
    const { qrcode } = json['pix'] as { qrcode: string };
    expect(qrcode).toMatch(/^00020101021226.*6304[0-9A-F]{4}$/);
    expect(() => parseBrCode(qrcode)).not.toThrow();
  });

  it('goes from create over pay to a webhook whose data is what the GET gives', async () => {
    const { json: created } = await hawkpay('POST', '/transactions', { body: order() });
    const id = String(created['id']);
    const paid = await control('POST', `/charges/HAWKPAY/${id}/pay`);
    expect(paid.json).toMatchObject({ id, status: 'PAID', paidAmount: 4990 });

    const webhooks = await merchant.until(1);
    const [atPayment] = webhooks;
    expect(atPayment?.path).toBe('/hooks/abc');
    const { json: read } = await hawkpay('GET', `/transactions/${id}`);
    expect(atPayment?.body).toMatchObject({ type: 'transaction', objectId: id, data: read });
    expect(read).toMatchObject({ status: 'paid', paidAt: NOW.toISOString(), paidAmount: 4990 });
    expect(read['pix']).toMatchObject({ end2EndId: expect.stringMatching(/^E[0-9]{20}[A-Za-z0-9]{11}$/) });
  });
});
