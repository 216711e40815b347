import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpService } from '@nestjs/axios';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import {
  GatewayRunner,
  manifestOf,
  type AnyGateway,
  type CardData,
  type CardVault,
  type GatewayAccount,
  type WebhookDelivery,
  type WebhookReading,
} from '@guiche/gateway-kit';
import { startSimulator, type Simulator } from '@guiche/simulator';
import { GATEWAYS } from '../../../src/gateways/gateways.js';
import { credentialsOf } from '../../../src/gateways/rehearsal/examples.js';
import { SAMPLE_CARD, SAMPLE_CARD_TOKEN, sampleAccount } from '../../../src/gateways/rehearsal/samples.js';
import { AxiosTransport } from '../../../src/runtime/http/axios-transport.js';
import { THIS_MACHINE } from '../../support/this-machine.js';
import { UNTIL_TIMEOUT_MS } from '../../support/until.js';

/** Deadline of the runner for hanging providers. The other runner never reaches its deadline. */
const IMPATIENT_MS = 400;

/** Encodes without encryption: the vault has its own tests. */
const VAULT: CardVault = {
  seal: (card, boundTo) => Buffer.from(JSON.stringify({ card, boundTo })).toString('base64url'),
  open: (token, boundTo) => {
    const stored = JSON.parse(Buffer.from(token, 'base64url').toString()) as {
      card: CardData;
      boundTo: string;
    };
    if (stored.boundTo !== boundTo) throw new Error('of another account');
    return stored.card;
  },
};

/** The simulator, a webhook receiver, and a runner on the real transport. */
export class SimulatorHarness {
  readonly transport = new AxiosTransport(new HttpService(), THIS_MACHINE);
  readonly runner = this.runnerWithin(10_000);
  /** For providers that hang. */
  readonly impatient = this.runnerWithin(IMPATIENT_MS);
  simulator!: Simulator;
  private receiver!: Server;
  private deliveries: WebhookDelivery[] = [];
  private fixedTime: Date | undefined;

  /** The time here and at every provider: the machine's, unless the test sets it. */
  now(): Date {
    return new Date(this.fixedTime ?? Date.now());
  }

  setTime(instant: string): void {
    this.fixedTime = new Date(instant);
  }

  async open(): Promise<void> {
    const now = (): Date => this.now();
    this.simulator = await startSimulator({ now, port: 0, retryScale: 0.01, settlementMs: 20 });
    this.receiver = createServer((request, response) => {
      let rawBody = '';
      request.on('data', (chunk: Buffer) => (rawBody += chunk.toString()));
      request.on('end', () => {
        const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
        this.deliveries.push({ headers, rawBody });
        response.end('ok');
      });
    });
    await new Promise<void>((resolve) => this.receiver.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.transport.onApplicationShutdown();
    await this.simulator.close();
    this.receiver.closeAllConnections();
    await new Promise((resolve) => this.receiver.close(resolve));
  }

  async reset(): Promise<void> {
    await this.control('POST', '/reset');
    this.deliveries = [];
    this.fixedTime = undefined;
  }

  readonly base = (id: string): string => `${this.simulator.url}/${id.toLowerCase()}`;

  account(id: string, credentials: Record<string, unknown> = {}): GatewayAccount {
    return {
      ...sampleAccount(id, { ...credentialsOf(id), ...credentials }),
      baseAddress: this.base(id),
    };
  }

  /** The token of a card, which the provider makes or we seal. */
  async cardToken(id: string, cardNumber: string): Promise<string> {
    const wanted = { ...SAMPLE_CARD_TOKEN, card: { ...SAMPLE_CARD, cardNumber } };
    const made = await this.runner.createCardToken(gatewayOf(id), this.account(id), wanted);
    if (made.kind !== 'tokenized') throw new Error(`${id}: ${JSON.stringify(made)}`);
    return made.cardToken;
  }

  /** Where staff enter the webhook address in the provider's panel. */
  async enterInPanel(id: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const response = await fetch(`${this.base(id)}/panel/webhook`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ url: this.hook(id) }),
    });
    if (!response.ok) throw new Error(`${id}: the panel answers ${response.status}`);
  }

  readonly hook = (id: string): string =>
    `http://127.0.0.1:${(this.receiver.address() as AddressInfo).port}/webhooks/${id}/token`;

  readonly nextDelivery = async (): Promise<WebhookDelivery> => {
    for (let waited = 0; this.deliveries.length === 0 && waited < 3000; waited += 20) await pause(20);
    const delivery = this.deliveries.shift();
    if (!delivery) throw new Error('no webhook came');
    return delivery;
  };

  /** The next webhook about a charge; late ones of an earlier test are skipped. */
  async readingOf(gateway: AnyGateway, reference: string): Promise<WebhookReading> {
    for (;;) {
      const delivery = await this.nextDelivery();
      const reading = this.runner.readWebhook(gateway, this.account(gateway.manifest.id), delivery);
      if ('reference' in reading && reading.reference === reference) return reading;
    }
  }

  /** The next webhook of any kind. */
  async nextReading(gateway: AnyGateway): Promise<WebhookReading> {
    return this.runner.readWebhook(gateway, this.account(gateway.manifest.id), await this.nextDelivery());
  }

  act(id: string, reference: string, name: string, body?: object): Promise<unknown> {
    return this.control('POST', `/charges/${id}/${reference}/${name}`, body);
  }

  /** The charges that the simulator booked under our key. */
  async booked(id: string, externalRef: string): Promise<Booked[]> {
    return (await this.control('GET', `/charges?provider=${id}&externalRef=${externalRef}`)) as Booked[];
  }

  readonly control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${this.simulator.url}/_control${path}`, {
      method,
      // A connection that is used again may just be ended by the server, which waits for a few seconds only.
      headers: { connection: 'close', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  private runnerWithin(deadlineMs: number): GatewayRunner {
    return new GatewayRunner({
      transport: this.transport,
      now: () => this.now(),
      wireLog: { write: () => undefined },
      assertCallAllowed: () => undefined,
      chargeDeadlineMs: deadlineMs,
      cardDeadlineMs: deadlineMs,
      cards: VAULT,
    });
  }
}

/** A charge as the simulator's control API shows it. */
export interface Booked {
  readonly id: string;
  readonly method: string;
  readonly amount: number;
  readonly status: string;
  readonly pixCode: string | null;
  readonly billetLine: string | null;
  readonly refundedAmount: number;
}

/** The gateway with this id; throws for one that is not in the list. */
export function gatewayOf(id: string): AnyGateway {
  const type = GATEWAYS.find((one) => manifestOf(one).id === id);
  if (!type) throw new Error(`${id} is not on the list`);
  return new type();
}

/** One simulator for a whole file, reset before each test. */
export function simulatorHarness(): SimulatorHarness {
  const harness = new SimulatorHarness();
  beforeAll(() => harness.open());
  beforeEach(() => harness.reset());
  afterAll(() => harness.close());
  return harness;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Queries until the answer is of this kind, or the time is over; returns the last answer. */
export async function untilReading<R extends { readonly kind: string }>(
  kind: string,
  query: () => Promise<R>,
): Promise<R> {
  let reported = await query();
  const deadline = performance.now() + UNTIL_TIMEOUT_MS;
  while (reported.kind !== kind && performance.now() < deadline) {
    await pause(20);
    reported = await query();
  }
  return reported;
}
