import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpService } from '@nestjs/axios';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  GatewayRunner,
  manifestOf,
  type AnyGateway,
  type ChargeIntent,
  type GatewayAccount,
  type Outcome,
  type QueryOutcome,
  type WebhookDelivery,
  type WebhookReading,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { startSimulator, type Simulator } from '@guiche/simulator';
import { GATEWAYS } from '../../../src/gateways/gateways.js';
import { credentialsOf } from '../../../src/gateways/rehearsal/examples.js';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW, sampleAccount } from '../../../src/gateways/rehearsal/samples.js';
import { AxiosTransport } from '../../../src/runtime/http/axios-transport.js';
import { THIS_MACHINE } from '../../support/this-machine.js';

/** Of the runner that must wait in vain. */
const IMPATIENT_MS = 400;

type Charge = {
  id: string;
  amount: number;
  pixCode: string;
  refundedAmount: number;
  endToEndId: string | null;
};

/** One gateway with the simulator, over real HTTP and the real transport, with a receiver for its webhooks. */
export class OverHttp {
  private simulator!: Simulator;
  private receiver!: Server;
  deliveries: WebhookDelivery[] = [];
  readonly gateway: AnyGateway;
  private readonly transport = new AxiosTransport(new HttpService(), THIS_MACHINE);
  /** A new one for each test: the simulator drops its tokens in between. */
  runner!: GatewayRunner;
  private impatient!: GatewayRunner;

  constructor(readonly id: string) {
    const type = GATEWAYS.find((one) => manifestOf(one).id === id);
    if (!type) throw new Error(`${id} is not on the list`);
    this.gateway = new type();
    beforeAll(() => this.start());
    beforeEach(async () => {
      await this.control('POST', '/reset');
      this.deliveries = [];
      const options = {
        transport: this.transport,
        now: () => new Date(),
        wireLog: { write: () => undefined },
        assertCallAllowed: () => undefined,
      };
      this.runner = new GatewayRunner(options);
      this.impatient = new GatewayRunner({ ...options, chargeDeadlineMs: IMPATIENT_MS });
    });
    afterAll(() => this.stop());
  }

  get account(): GatewayAccount {
    const base = `${this.simulator.url}/${this.id.toLowerCase()}`;
    return {
      ...sampleAccount(this.id, credentialsOf(this.id)),
      baseAddress: base,
      accountsBaseAddress: `${base}/accounts`,
    };
  }

  get hook(): string {
    return `http://127.0.0.1:${(this.receiver.address() as AddressInfo).port}/webhooks/${this.id}/token`;
  }

  intent(change: Partial<ChargeIntent> = {}): ChargeIntent {
    return { ...SAMPLE_CHARGE, createdAt: new Date(), webhookUrl: this.hook, ...change };
  }

  charge(change: Partial<ChargeIntent> = {}): Promise<Outcome> {
    return this.runner.charge(this.gateway, this.account, this.intent(change));
  }

  /** Of a provider that hangs. */
  chargeImpatiently(): Promise<Outcome> {
    return this.impatient.charge(this.gateway, this.account, this.intent());
  }

  async charged(change: Partial<ChargeIntent> = {}): Promise<string> {
    const outcome = await this.charge(change);
    expect(outcome).toMatchObject({ kind: 'awaiting' });
    return (outcome as Extract<Outcome, { kind: 'awaiting' }>).reference;
  }

  /** By reference, or by our attempt id. */
  query(reference?: string, paymentMethod: ChargeIntent['paymentMethod'] = 'PIX'): Promise<QueryOutcome> {
    return this.runner.query(this.gateway, this.account, {
      attemptId: SAMPLE_CHARGE.attemptId,
      amount: SAMPLE_CHARGE.amount,
      paymentMethod,
      createdAt: new Date(),
      queriedAt: new Date(),
      ...(reference ? { reference } : {}),
    });
  }

  withdraw(change: Partial<WithdrawIntent> = {}): Promise<WithdrawOutcome> {
    const intent = { ...SAMPLE_WITHDRAW, createdAt: new Date(), webhookUrl: this.hook, ...change };
    return this.runner.withdraw(this.gateway, this.account, intent);
  }

  queryWithdraw(withdrawId?: string): Promise<WithdrawQueryOutcome> {
    return this.runner.queryWithdraw(this.gateway, this.account, {
      withdrawReference: SAMPLE_WITHDRAW.withdrawReference,
      amount: SAMPLE_WITHDRAW.amount,
      createdAt: new Date(),
      queriedAt: new Date(),
      ...(withdrawId ? { withdrawId } : {}),
    });
  }

  register(): Promise<object> {
    const authToken = this.account.webhookAuthToken;
    const intent = { url: this.hook, authToken, email: 'operations@loja.example' };
    return this.runner.registerWebhook(this.gateway, this.account, intent);
  }

  /** Sets our webhook address in the provider's panel, where no call registers it. */
  async enterInPanel(merchant: string): Promise<void> {
    await fetch(`${this.account.baseAddress}/panel/webhook`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-merchant': merchant },
      body: JSON.stringify({ url: this.hook }),
    });
  }

  /** Acts on a charge from outside: pay, expire, refund, chargeback, webhook. */
  act(reference: string, act: string, body?: object): Promise<unknown> {
    return this.control('POST', `/charges/${this.id}/${reference}/${act}`, body);
  }

  seen(reference: string): Promise<Charge> {
    return this.control('GET', `/charges/${this.id}/${reference}`) as Promise<Charge>;
  }

  booked(): Promise<Charge[]> {
    return this.control('GET', `/charges?provider=${this.id}`) as Promise<Charge[]>;
  }

  async calls(operation: string): Promise<number> {
    const { counts } = (await this.control('GET', `/requests?provider=${this.id}`)) as {
      counts: Record<string, Record<string, number>>;
    };
    return counts[this.id]?.[operation] ?? 0;
  }

  read(delivery: WebhookDelivery): WebhookReading {
    return this.runner.readWebhook(this.gateway, this.account, delivery);
  }

  async nextReading(): Promise<WebhookReading> {
    for (let waited = 0; this.deliveries.length === 0 && waited < 3_000; waited += 20) await sleepMs(20);
    const delivery = this.deliveries.shift();
    if (!delivery) throw new Error('no webhook came');
    return this.read(delivery);
  }

  async control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.simulator.url}/_control${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  private async start(): Promise<void> {
    this.simulator = await startSimulator({ port: 0, retryScale: 0.01, settlementMs: 20 });
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

  private async stop(): Promise<void> {
    this.transport.onApplicationShutdown();
    await this.simulator.close();
    this.receiver.closeAllConnections();
    await new Promise((resolve) => this.receiver.close(resolve));
  }
}

export const sleepMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for results that arrive later. */
export async function eventually(query: () => Promise<object>, expected: object): Promise<void> {
  for (let waited = 0; waited < 2_000; waited += 50) {
    try {
      expect(await query()).toMatchObject(expected);
      return;
    } catch {
      await sleepMs(50);
    }
  }
  await expect(query()).resolves.toMatchObject(expected);
}

/** A PIX from its code to the payment and the refund, by webhook and by query, as far as the gateway supports it. */
export function pixJourney(http: OverHttp, { panelOf }: { panelOf?: string } = {}): void {
  const { gateway, id } = http;
  const proof = gateway.webhook?.proof.kind === 'unproven' ? 'hint' : 'proven';

  async function listen(): Promise<void> {
    if (gateway.registerWebhook) await expect(http.register()).resolves.toMatchObject({ kind: 'registered' });
    if (panelOf) await http.enterInPanel(String(http.account.credentials[panelOf]));
  }

  it('shows the code, receives the webhook of the payment and reads it (P1.8, P1.11, P1.17)', async () => {
    await listen();
    const reference = await http.charged();
    const { amount, pixCode } = await http.seen(reference);
    expect(amount).toBe(4990);
    if (gateway.query) {
      const reported = { kind: 'awaiting', reference, pix: { copyPaste: pixCode } };
      await expect(http.query(reference)).resolves.toMatchObject(reported);
    }
    await sleepMs(50);
    http.deliveries = [];
    await http.act(reference, 'pay');
    expect(await http.nextReading()).toMatchObject({
      kind: proof,
      type: 'TRANSACTION',
      reference,
      outcome: { kind: 'settled', reference },
    });
    if (gateway.query)
      await expect(http.query(reference)).resolves.toMatchObject({ kind: 'settled', reference });
  });

  it('refuses a webhook of an unknown sender', async () => {
    await listen();
    const reference = await http.charged();
    http.deliveries = [];
    await http.control('POST', '/forge', { provider: id, id: reference, url: http.hook, headers: {} });
    expect((await http.nextReading()).kind).toBe(proof === 'proven' ? 'forged' : 'hint');
  });

  it.each([{ kind: 'hang' }, { kind: 'status', status: 500 }, { kind: 'garbage' }])(
    'an answer lost after booking (%j) is unknown, and is resolved without a second charge',
    async (fault) => {
      await listen();
      const armed = { provider: id, operation: 'create', afterAccepting: true, ...fault };
      await http.control('POST', '/faults', armed);
      const outcome = fault.kind === 'hang' ? await http.chargeImpatiently() : await http.charge();
      expect(outcome).toMatchObject({ kind: 'unknown' });
      const [charge, ...others] = await http.booked();
      expect(others).toEqual([]);
      const reference = charge!.id;
      if (gateway.find) await expect(http.query()).resolves.toMatchObject({ kind: 'awaiting', reference });
      await sleepMs(20);
      http.deliveries = [];
      await http.act(reference, 'pay');
      const settled = { kind: 'settled', reference };
      expect(await http.nextReading()).toMatchObject({ reference, outcome: settled });
      if (gateway.find) await expect(http.query()).resolves.toMatchObject(settled);
      expect(await http.calls('create')).toBe(1);
    },
  );

  if (gateway.refund) {
    it('gives the whole back, once (P1.12)', async () => {
      await listen();
      const reference = await http.charged();
      await sleepMs(50);
      http.deliveries = [];
      await http.act(reference, 'pay');
      // Where no query exists, the webhook contains what a refund needs.
      const notifications = gateway.query ? undefined : await http.nextReading();
      const paid =
        notifications && 'outcome' in notifications ? notifications.outcome : await http.query(reference);
      const providerData = 'providerData' in paid ? paid.providerData : undefined;
      const outcome = await http.runner.refund(gateway, http.account, {
        refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
        attemptId: SAMPLE_CHARGE.attemptId,
        reference,
        chargedAmount: SAMPLE_CHARGE.amount,
        ...(providerData ? { providerData } : {}),
      });
      expect(['refunded', 'processing']).toContain(outcome.kind);
      expect((await http.seen(reference)).refundedAmount).toBe(4990);
    });
  }
}

/** Follows a payout until it settled or was rejected. `at` is the result of the provider's first answer. */
export function payoutJourney(http: OverHttp, { at }: { at: 'awaiting' | 'settled' }): void {
  it.each([
    ['settle', { kind: 'settled', status: 'APPROVED' }],
    ['reject', { kind: 'declined', status: 'REJECTED' }],
  ])('sends money away, and reads what became of it: %s (P1.13, P1.14)', async (outcome, expected) => {
    await http.control('POST', '/payouts', { provider: http.id, outcome });
    const accepted = await http.withdraw();
    expect(accepted).toMatchObject({ kind: at, amount: 4990 });
    if (!http.gateway.queryWithdraw) return;
    const { withdrawId } = accepted as { withdrawId: string };
    await eventually(() => http.queryWithdraw(withdrawId), { ...expected, withdrawId, amount: 4990 });
  });

  it('a payout whose answer was lost is unknown, and was sent once', async () => {
    const armed = { provider: http.id, operation: 'payout', kind: 'cut', afterAccepting: true };
    await http.control('POST', '/faults', armed);
    await expect(http.withdraw()).resolves.toMatchObject({ kind: 'unknown' });
    expect(await http.calls('payout')).toBe(1);
  });
}
