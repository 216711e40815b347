import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpService } from '@nestjs/axios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
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
} from '@guiche/gateway-kit';
import { startSimulator, type Simulator } from '@guiche/simulator';
import { GATEWAYS } from '../../src/gateways/gateways.js';
import { credentialsOf } from '../../src/gateways/rehearsal/examples.js';
import { SAMPLE_CHARGE, sampleAccount } from '../../src/gateways/rehearsal/samples.js';
import { AxiosTransport } from '../../src/runtime/http/axios-transport.js';
import { THIS_MACHINE } from '../support/this-machine.js';

/** Of the runner that must wait in vain. */
const IMPATIENT_MS = 400;

/**
 * The gateways against the simulator, over real HTTP and the real transport. Both sides were written independently from the
 * providers' documentation, so what they agree on was read the same way twice.
 */
let simulator: Simulator;
let receiver: Server;
let deliveries: (WebhookDelivery & { path: string })[] = [];
const transport = new AxiosTransport(new HttpService(), THIS_MACHINE);
const options = {
  transport,
  now: () => new Date(),
  wireLog: { write: () => undefined },
  assertCallAllowed: () => undefined,
};
const runner = new GatewayRunner(options);
const impatient = new GatewayRunner({ ...options, chargeDeadlineMs: IMPATIENT_MS });

beforeAll(async () => {
  simulator = await startSimulator({ port: 0, retryScale: 0.01, settlementMs: 20 });
  receiver = createServer((request, response) => {
    let rawBody = '';
    request.on('data', (chunk: Buffer) => (rawBody += chunk.toString()));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
      deliveries.push({ path: request.url ?? '', headers, rawBody });
      response.end('ok');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});

beforeEach(async () => {
  await control('POST', '/reset');
  deliveries = [];
});

afterAll(async () => {
  transport.onApplicationShutdown();
  await simulator.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/** The first three; every later protocol has a file of its own beside this one. */
const FIRST = GATEWAYS.filter((type) => ['ASAAS', 'HAWKPAY', 'ONZ'].includes(manifestOf(type).id));

describe.each(FIRST.map((type) => ({ id: manifestOf(type).id, gateway: new type() as AnyGateway })))(
  '$id over HTTP',
  ({ id, gateway }) => {
    const account = (): GatewayAccount => ({
      ...sampleAccount(id, credentialsOf(id)),
      baseAddress: `${simulator.url}/${id.toLowerCase()}`,
    });
    const hook = (): string =>
      `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/${id}/token`;
    const intent = (change: Partial<ChargeIntent> = {}): ChargeIntent => ({
      ...SAMPLE_CHARGE,
      createdAt: new Date(),
      webhookUrl: hook(),
      ...change,
    });
    const queried = (reference?: string, attemptId = SAMPLE_CHARGE.attemptId) => ({
      attemptId,
      amount: SAMPLE_CHARGE.amount,
      paymentMethod: 'PIX' as const,
      createdAt: new Date(),
      queriedAt: new Date(),
      ...(reference ? { reference } : {}),
    });
    const query = (reference?: string): Promise<QueryOutcome> =>
      runner.query(gateway, account(), queried(reference));
    const register = () =>
      runner.registerWebhook(gateway, account(), {
        url: hook(),
        authToken: account().webhookAuthToken,
        email: 'operations@loja.example',
      });
    const registers = manifestOf(gateway.constructor as never).capabilities.includes('registerWebhook');

    async function charged(change: Partial<ChargeIntent> = {}): Promise<string> {
      const outcome = await runner.charge(gateway, account(), intent(change));
      expect(outcome).toMatchObject({ kind: 'awaiting' });
      return (outcome as Extract<Outcome, { kind: 'awaiting' }>).reference;
    }

    const act = (reference: string, name: string, body?: object) =>
      control('POST', `/charges/${id}/${reference}/${name}`, body);
    const booked = async (attemptId = SAMPLE_CHARGE.attemptId) =>
      (await control('GET', `/charges?provider=${id}&externalRef=${attemptId}`)) as {
        id: string;
        amount: number;
        pixCode: string;
        expiresAt: string;
      }[];

    async function nextReading(): Promise<WebhookReading & { path: string }> {
      for (let waited = 0; deliveries.length === 0 && waited < 3000; waited += 20) await pause(20);
      const delivery = deliveries.shift();
      if (!delivery) throw new Error('no webhook came');
      return { ...runner.readWebhook(gateway, account(), delivery), path: delivery.path };
    }

    it.each([1, 29, 4990, 123_456])(
      'charges %i centavos, shows the code and is read back (P1.8, P1.11)',
      async (value) => {
        const amount = cents(value);
        const items = [{ id: 'item-1', title: 'Curso', unitPrice: amount, quantity: 1, tangible: false }];
        const outcome = await runner.charge(gateway, account(), intent({ amount, items }));
        const [charge, ...others] = await booked();
        expect(others).toEqual([]);
        expect(charge?.amount).toBe(value);
        expect(outcome).toMatchObject({
          kind: 'awaiting',
          reference: charge?.id,
          amount: value,
          pix: { copyPaste: charge?.pixCode },
        });
        // Providers that count in days say the day, not the millisecond.
        const { expiresAt } = outcome as Extract<Outcome, { kind: 'awaiting' }>;
        expect(Math.abs((expiresAt?.getTime() ?? 0) - Date.parse(charge?.expiresAt ?? ''))).toBeLessThan(
          2_000,
        );
        await expect(query(charge?.id)).resolves.toEqual(outcome);
        await expect(query()).resolves.toEqual(outcome);
      },
    );

    it('charges a buyer with an address and a country code in the phone', async () => {
      const customer = { ...SAMPLE_CHARGE.customer, phone: '5511987654321' };
      const address = {
        zipCode: '01001000',
        address: 'Praça da Sé',
        number: '1',
        complement: 'sala 2',
        district: 'Sé',
        city: 'São Paulo',
        state: 'SP',
      };
      await charged({ customer, address });
      expect(await booked()).toHaveLength(1);
    });

    it('reports a payment by webhook and by query (P1.17)', async () => {
      if (registers) await expect(register()).resolves.toMatchObject({ kind: 'registered' });
      const reference = await charged();
      await pause(50);
      deliveries = [];
      await act(reference, 'pay');
      const reading = await nextReading();
      expect(reading).toMatchObject({
        kind: id === 'ASAAS' ? 'proven' : 'hint',
        type: 'TRANSACTION',
        reference,
        outcome: { kind: 'settled', reference, amount: 4990 },
        path: `/webhooks/${id}/token`,
      });
      await expect(query(reference)).resolves.toMatchObject({ kind: 'settled', reference, amount: 4990 });
      await expect(query()).resolves.toMatchObject({ kind: 'settled', reference, amount: 4990 });
    });

    it('refunds the whole, once, and sees it (P1.12)', async () => {
      const reference = await charged();
      await act(reference, 'pay');
      const paid = (await query(reference)) as Extract<QueryOutcome, { kind: 'settled' }>;
      const refund = {
        refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
        attemptId: SAMPLE_CHARGE.attemptId,
        reference,
        chargedAmount: SAMPLE_CHARGE.amount,
        ...(paid.providerData ? { providerData: paid.providerData } : {}),
      };
      const outcome = await runner.refund(gateway, account(), refund);
      expect(['refunded', 'processing']).toContain(outcome.kind);
      await eventually(() => query(reference), { kind: 'refunded', reference });
    });

    it('refunds a part where the provider can, to the centavo (P1.12)', async () => {
      const reference = await charged();
      await act(reference, 'pay');
      const part = {
        refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a98',
        attemptId: SAMPLE_CHARGE.attemptId,
        reference,
        chargedAmount: SAMPLE_CHARGE.amount,
        amount: cents(29),
      };
      const outcome = await runner.refund(gateway, account(), part);
      const charge = (await control('GET', `/charges/${id}/${reference}`)) as { refundedAmount: number };
      if (!gateway.manifest.partialRefund) {
        expect(outcome).toMatchObject({ kind: 'refused', reason: 'notOffered' });
        expect(charge.refundedAmount).toBe(0);
      } else {
        expect(['refunded', 'processing']).toContain(outcome.kind);
        expect(charge.refundedAmount).toBe(29);
        await expect(query(reference)).resolves.toMatchObject({ kind: 'settled' });
      }
    });

    it('refuses the refund of a charge that was never paid', async () => {
      const reference = await charged();
      const refund = { refundId: 'r1', attemptId: 'a1', reference, chargedAmount: SAMPLE_CHARGE.amount };
      const outcome = await runner.refund(gateway, account(), refund);
      expect(['refused', 'declined']).toContain(outcome.kind);
    });

    it('sees a chargeback', async () => {
      const reference = await charged();
      await act(reference, 'pay');
      await act(reference, 'chargeback');
      await expect(query(reference)).resolves.toMatchObject({ kind: 'chargedBack', reference });
    });

    it('reports a refusal by the payer’s bank, where the provider has a status for it', async () => {
      const reference = await charged();
      await act(reference, 'decline');
      const outcome = await query(reference);
      const expected = id === 'HAWKPAY' ? { kind: 'declined', native: 'refused' } : { kind: 'awaiting' };
      expect(outcome).toMatchObject({ reference, ...expected });
      expect(outcome).not.toHaveProperty('flagged');
    });

    it('reports an expired charge', async () => {
      const reference = await charged();
      await act(reference, 'expire');
      const outcome = await query(reference);
      // The Central Bank's charges stay ATIVA; only their expiry time shows it.
      const expected = id === 'ONZ' ? { kind: 'awaiting' } : { kind: 'declined', reason: 'expired' };
      expect(outcome).toMatchObject({ reference, ...expected });
      expect(outcome).not.toHaveProperty('flagged');
    });

    it.each([
      { kind: 'hang' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 409 },
      { kind: 'cut' },
      { kind: 'garbage' },
      { kind: 'empty' },
    ])('finds the charge whose answer was lost: %j', async (fault) => {
      await control('POST', '/faults', { provider: id, operation: 'create', afterAccepting: true, ...fault });
      const querying = fault.kind === 'hang' ? impatient : runner;
      await expect(querying.charge(gateway, account(), intent())).resolves.toMatchObject({ kind: 'unknown' });
      const [charge, ...others] = await booked();
      expect(others).toEqual([]);
      await expect(query()).resolves.toMatchObject({
        kind: 'awaiting',
        reference: charge?.id,
        amount: 4990,
        pix: { copyPaste: charge?.pixCode },
      });
      await act(charge?.id ?? '', 'pay');
      await expect(query()).resolves.toMatchObject({ kind: 'settled', reference: charge?.id });
    });

    it.each([{ kind: 'status', status: 503 }, { kind: 'cut' }])(
      'finds nothing when nothing was booked: %j',
      async (fault) => {
        await control('POST', '/faults', {
          provider: id,
          operation: 'create',
          afterAccepting: false,
          ...fault,
        });
        await expect(runner.charge(gateway, account(), intent())).resolves.toMatchObject({ kind: 'unknown' });
        await expect(query()).resolves.toEqual({ kind: 'notFound' });
        expect(await booked()).toEqual([]);
      },
    );

    it('a failed search is no result', async () => {
      await charged();
      await control('POST', '/faults', { provider: id, operation: 'list', kind: 'garbage' });
      await expect(query()).resolves.toMatchObject({ kind: 'unknown' });
    });

    it('refuses requests without credentials', async () => {
      await expect(query('0'.repeat(32))).resolves.toEqual({ kind: 'notFound' });
    });

    it('a refused connection means that nothing was charged', async () => {
      const nowhere = { ...account(), id: 'account-nowhere', baseAddress: 'http://127.0.0.1:9/nowhere' };
      await expect(runner.charge(gateway, nowhere, intent())).resolves.toMatchObject({
        kind: 'refused',
        reason: 'unreachable',
      });
    });

    if (registers) {
      it('registers its webhook once for an address, however often it starts (P7.121)', async () => {
        await expect(register()).resolves.toMatchObject({ kind: 'registered' });
        await expect(register()).resolves.toMatchObject({ kind: 'registered' });
        const reference = await charged();
        await pause(50);
        deliveries = [];
        await act(reference, 'pay');
        await nextReading();
        await pause(200);
        expect(deliveries).toEqual([]);
      });
    }
  },
);

describe('ASAAS', () => {
  const [Asaas] = GATEWAYS.filter((type) => manifestOf(type).id === 'ASAAS');
  const gateway = new Asaas!() as AnyGateway;
  const account = (): GatewayAccount => ({
    ...sampleAccount('ASAAS', credentialsOf('ASAAS')),
    baseAddress: `${simulator.url}/asaas`,
  });

  it('searches for a customer before it creates one, and creates only one (P7.117, P7.118)', async () => {
    for (const attemptId of ['first', 'second']) {
      await runner.charge(gateway, account(), { ...SAMPLE_CHARGE, createdAt: new Date(), attemptId });
    }
    const { requests } = (await control('GET', '/requests?provider=ASAAS&operation=customer')) as {
      requests: { method: string }[];
    };
    expect(requests.map(({ method }) => method).sort()).toEqual(['GET', 'GET', 'POST']);
  });

  it('stores a booked charge whose code could not be read, and fetches the code later', async () => {
    await control('POST', '/faults', { provider: 'ASAAS', operation: 'qrcode', kind: 'status', status: 500 });
    const outcome = await runner.charge(gateway, account(), { ...SAMPLE_CHARGE, createdAt: new Date() });
    expect(outcome).toMatchObject({ kind: 'awaiting', native: 'PENDING' });
    expect(outcome).not.toHaveProperty('pix');
    const { reference } = outcome as Extract<Outcome, { kind: 'awaiting' }>;
    const later = await runner.query(gateway, account(), {
      attemptId: SAMPLE_CHARGE.attemptId,
      reference,
      amount: SAMPLE_CHARGE.amount,
      paymentMethod: 'PIX',
      createdAt: new Date(),
      queriedAt: new Date(),
    });
    expect(later).toMatchObject({
      kind: 'awaiting',
      pix: {
        copyPaste: expect.stringMatching(/^000201/),
        qrImage: expect.stringMatching(/^data:image\/png;base64,/),
      },
    });
  });
});

describe('ONZ', () => {
  const [Onz] = GATEWAYS.filter((type) => manifestOf(type).id === 'ONZ');
  const gateway = new Onz!() as AnyGateway;
  const account = (): GatewayAccount => ({
    ...sampleAccount('ONZ', credentialsOf('ONZ')),
    baseAddress: `${simulator.url}/onz`,
  });

  it.each(['envelope', 'standard', 'object', 'bare'])('reads webhooks of the shape "%s"', async (shape) => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/ONZ/token`;
    await runner.registerWebhook(gateway, account(), { url, authToken: 'x', email: 'a@b.example' });
    await control('POST', '/onz/webhook-shape', { shape });
    const charge = { ...SAMPLE_CHARGE, createdAt: new Date() };
    const { reference } = (await runner.charge(gateway, account(), charge)) as { reference: string };
    await control('POST', `/charges/ONZ/${reference}/pay`, { amount: 5000 });
    for (let waited = 0; deliveries.length === 0 && waited < 3000; waited += 20) await pause(20);
    expect(deliveries[0]?.path).toBe(`/webhooks/ONZ/token${shape === 'envelope' ? '' : '/pix'}`);
    expect(runner.readWebhook(gateway, account(), deliveries[0]!)).toMatchObject({
      kind: 'hint',
      reference,
      outcome: {
        kind: 'settled',
        amount: 5000,
        providerData: { endToEndId: expect.stringMatching(/^E.{31}$/) },
      },
    });
  });

  it('finds its own charge among more than a page of others', async () => {
    const charge = (attemptId: string) =>
      runner.charge(gateway, account(), { ...SAMPLE_CHARGE, createdAt: new Date(), attemptId });
    for (let other = 0; other < 101; other++) await charge(`another-${other}`);
    const { reference } = (await charge(SAMPLE_CHARGE.attemptId)) as { reference: string };
    const found = await runner.query(gateway, account(), {
      attemptId: SAMPLE_CHARGE.attemptId,
      amount: SAMPLE_CHARGE.amount,
      paymentMethod: 'PIX',
      createdAt: new Date(),
      queriedAt: new Date(),
    });
    expect(found).toMatchObject({ kind: 'awaiting', reference });
    const { counts } = (await control('GET', '/requests?provider=ONZ')) as {
      counts: { ONZ: Record<string, number> };
    };
    expect(counts.ONZ['list']).toBe(2);
  });

  it('requests one token for any number of parallel buyers', async () => {
    const fresh = { ...account(), id: 'account-fresh' };
    const buyers = Array.from({ length: 8 }, (_, n) =>
      runner.charge(gateway, fresh, { ...SAMPLE_CHARGE, createdAt: new Date(), attemptId: `buyer-${n}` }),
    );
    for (const outcome of await Promise.all(buyers)) expect(outcome).toMatchObject({ kind: 'awaiting' });
    const { counts } = (await control('GET', '/requests?provider=ONZ')) as {
      counts: { ONZ: Record<string, number> };
    };
    expect(counts.ONZ).toMatchObject({ token: 1, create: 8 });
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Some providers settle a refund a moment after they took it. */
async function eventually(query: () => Promise<object>, expected: object): Promise<void> {
  for (let waited = 0; waited < 2000; waited += 50) {
    const reported = (await query()) as { kind: string };
    if (reported.kind === (expected as { kind: string }).kind) break;
    await pause(50);
  }
  await expect(query()).resolves.toMatchObject(expected);
}

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${simulator.url}/_control${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
