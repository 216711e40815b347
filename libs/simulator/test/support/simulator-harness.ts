import { afterEach, beforeEach } from '@jest/globals';
import { startSimulator } from '../../src/index.js';
import type { Simulator } from '../../src/index.js';
import { client } from './client.js';
import type { Call } from './client.js';
import { startListener } from './listener.js';
import type { Listener } from './listener.js';

export interface TestSimulator {
  simulator: Simulator;
  /** Where the merchant listens for webhooks. */
  merchant: Listener;
  control: Call;
  clock: { now: Date };
  /** A client of one provider, with these headers on every call. */
  as(provider: string, headers?: Record<string, string>): Call;
}

export const START = new Date('2030-01-01T12:00:00.000Z');

/** A simulator and a merchant's listener for each test; pauses between webhook attempts are a hundredth. */
export function testSimulator(): TestSimulator {
  const world = { clock: { now: START } } as TestSimulator;
  beforeEach(async () => {
    world.clock.now = START;
    world.merchant = await startListener();
    world.simulator = await startSimulator({ now: () => world.clock.now, retryScale: 0.01 });
    world.control = client(`${world.simulator.url}/_control`);
    world.as = (provider, headers = {}) => client(`${world.simulator.url}/${provider}`, headers);
  });
  afterEach(async () => {
    await world.simulator.close();
    await world.merchant.close();
  });
  return world;
}

export function basic(pair: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** A create call that HAWKPAY accepts, for R$ 49,90. */
export function hawkpayOrder(
  postbackUrl: string | null,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
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
    postbackUrl,
    ...overrides,
  };
}
