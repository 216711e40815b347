import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpService } from '@nestjs/axios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import {
  GatewayRunner,
  manifestOf,
  type AnyGateway,
  type CardData,
  type CardTokenIntent,
  type CardVault,
  type ChargeIntent,
  type GatewayAccount,
  type Outcome,
  type PaymentMethod,
  type QueryOutcome,
  type ReceiverIntent,
  type WebhookReading,
  type WebhookDelivery,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { startSimulator, type Simulator } from '@guiche/simulator';
import { GATEWAYS } from '../../../src/gateways/gateways.js';
import { credentialsOf } from '../../../src/gateways/rehearsal/examples.js';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CARD_TOKEN,
  SAMPLE_CHARGE,
  SAMPLE_RECEIVER,
  SAMPLE_WITHDRAW,
  sampleAccount,
} from '../../../src/gateways/rehearsal/samples.js';
import { AxiosTransport } from '../../../src/runtime/http/axios-transport.js';
import { THIS_MACHINE } from '../../support/this-machine.js';

/** Of the runner that must wait in vain, once for each method. */
const IMPATIENT_MS = 800;

const SAMPLES: Readonly<Record<PaymentMethod, ChargeIntent>> = {
  PIX: SAMPLE_CHARGE,
  CREDIT_CARD: { ...SAMPLE_CARD_CHARGE, installments: 1 },
  BILLET: SAMPLE_BILLET_CHARGE,
};

/** Differences between providers that a caller sees. */
export interface ProviderTraits {
  readonly methods: readonly PaymentMethod[];
  readonly proof: 'proven' | 'hint';
  /** What a webhook of a payment contains; where it only names the charge, a query is needed. */
  readonly webhookReading?: 'settled' | 'unknown';
  /** The merchant's headers, where the webhook address is entered in the provider's panel. */
  readonly panel?: Readonly<Record<string, string>>;
  /** A token as the provider's browser library would create it. Default: the gateway's own operation. */
  readonly cardToken?: (card: { number: string }) => Promise<string>;
  /** How a returned payment is read: Iugu's status makes it a chargeback (payments.md §4). */
  readonly returnedReads?: 'refunded' | 'chargedBack';
  /** False where the answer to a query does not report a partial return (Cel_Cash). */
  readonly reportsPartialRefunds?: false;
  /** A boleto is refunded to a bank account of its payer, which the contract cannot state. */
  readonly refusesBilletRefund?: boolean;
  /** Calls of the same operation before the one that charges a card (Iugu: its invoice). */
  readonly callsBeforeCard?: number;
  /** The payouts to test; one to a receiver uses one that was created before. */
  readonly withdraws?: readonly Partial<WithdrawIntent>[];
  /** The payout can be queried. */
  readonly queriesWithdraws?: boolean;
  readonly receiver?: Partial<ReceiverIntent>;
  /** Whether a charge with a lost answer can be found by our own key; otherwise only by webhook. */
  readonly finds?: boolean;
}

/** Encodes without encryption: these are test cards. */
const VAULT: CardVault = {
  seal: (card, boundTo) => JSON.stringify({ card, boundTo }),
  open: (token) => (JSON.parse(token) as { card: CardData }).card,
};

/** The simulator, a webhook receiver, and a runner on the real transport, for one test file. */
export function providerHarness(id: string) {
  const type = GATEWAYS.find((one) => manifestOf(one).id === id);
  if (!type) throw new Error(`${id} is not on the list`);
  const gateway: AnyGateway = new type();
  const transport = new AxiosTransport(new HttpService(), THIS_MACHINE);
  const options = {
    transport,
    now: () => new Date(),
    wireLog: { write: () => undefined },
    assertCallAllowed: () => undefined,
    cards: VAULT,
  };
  const runner = new GatewayRunner(options);
  const impatient = new GatewayRunner({
    ...options,
    chargeDeadlineMs: IMPATIENT_MS,
    cardDeadlineMs: IMPATIENT_MS,
  });
  let simulator: Simulator;
  let receiver: Server;
  let deliveries: WebhookDelivery[] = [];

  beforeAll(async () => {
    simulator = await startSimulator({ port: 0, retryScale: 0.01, settlementMs: 20 });
    receiver = createServer((request, response) => {
      let rawBody = '';
      request.on('data', (chunk: Buffer) => (rawBody += chunk.toString()));
      request.on('end', () => {
        const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
        const appended = new URL(request.url ?? '/', 'http://receiver.example').searchParams;
        const query = Object.fromEntries(appended);
        deliveries.push({ headers, rawBody, ...(appended.size > 0 ? { query } : {}) });
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

  const base = (): string => `${simulator.url}/${id.toLowerCase()}`;
  const hook = (): string =>
    `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/${id}/token`;
  const account = (): GatewayAccount => ({ ...sampleAccount(id, credentialsOf(id)), baseAddress: base() });

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${simulator.url}/_control${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** The next webhook of which this holds, as the gateway reads it. */
  async function received(kind: string): Promise<WebhookReading> {
    for (let waited = 0; waited < 3_000; waited += 20) {
      for (const delivery of deliveries) {
        const reading = runner.readWebhook(gateway, account(), delivery);
        if ('outcome' in reading && reading.outcome.kind === kind) return reading;
      }
      await pause(20);
    }
    throw new Error(`no webhook said ${kind}: ${JSON.stringify(deliveries)}`);
  }
  /** How everything that was delivered is read, once so much was. */
  async function readAll(atLeast = 1): Promise<WebhookReading[]> {
    for (let waited = 0; deliveries.length < atLeast && waited < 2_000; waited += 20) await pause(20);
    return deliveries.map((delivery) => runner.readWebhook(gateway, account(), delivery));
  }
  const forget = (): void => void (deliveries = []);
  return { id, gateway, runner, impatient, base, hook, account, control, received, readAll, forget };
}

export type ProviderHarness = ReturnType<typeof providerHarness>;

/** Tests of every gateway over real HTTP, as far as it supports the operation. */
export function testProvider(at: ProviderHarness, traits: ProviderTraits): void {
  const { id, gateway, runner, account, control } = at;
  const offers = (capability: string): boolean =>
    gateway.manifest.capabilities.some((one) => one === capability);

  async function intent(method: PaymentMethod, change: Partial<ChargeIntent> = {}): Promise<ChargeIntent> {
    const sample = { ...SAMPLES[method], createdAt: new Date(), webhookUrl: at.hook(), ...change };
    return method === 'CREDIT_CARD' && !sample.cardToken && !sample.cardId
      ? { ...sample, ...(await stored('4111111111111111')) }
      : sample;
  }

  /** A card as the checkout has it: a token of the provider, or a stored card. */
  async function stored(number: string): Promise<{ cardToken: string } | { cardId: string }> {
    const cardToken = traits.cardToken ? await traits.cardToken({ number }) : await tokenized(number);
    if (!offers('createCardId')) return { cardToken };
    const { customer, customerIp } = SAMPLE_CARD_TOKEN;
    const stored = await runner.createCardId(gateway, account(), {
      cardToken,
      customer,
      ...(customerIp ? { customerIp } : {}),
    });
    expect(stored).toMatchObject({ kind: 'stored' });
    return { cardId: (stored as { cardId: string }).cardId };
  }

  /** A provider may decline a card when it makes the token, so the token is made by the charge itself, as at a purchase. */
  async function declinable(cardNumber: string): Promise<Partial<ChargeIntent>> {
    if (gateway.manifest.cards !== 'provider') return stored(cardNumber);
    const { address, card } = SAMPLE_CARD_TOKEN;
    const sealedCard = runner.sealCard(account(), { ...card, cardNumber });
    return { sealedCard, ...(address ? { address } : {}) };
  }

  async function tokenized(cardNumber: string): Promise<string> {
    const wanted: CardTokenIntent = { ...SAMPLE_CARD_TOKEN, card: { ...SAMPLE_CARD_TOKEN.card, cardNumber } };
    const outcome = await runner.createCardToken(gateway, account(), wanted);
    expect(outcome).toMatchObject({ kind: 'tokenized' });
    return (outcome as { cardToken: string }).cardToken;
  }

  const queried = (method: PaymentMethod, reference?: string) => ({
    attemptId: SAMPLE_CHARGE.attemptId,
    amount: SAMPLE_CHARGE.amount,
    paymentMethod: method,
    createdAt: new Date(),
    queriedAt: new Date(),
    ...(reference ? { reference } : {}),
  });
  const query = (method: PaymentMethod, reference?: string): Promise<QueryOutcome> =>
    runner.query(gateway, account(), queried(method, reference));
  const booked = async () =>
    (await control('GET', `/charges?provider=${id}&externalRef=${SAMPLE_CHARGE.attemptId}`)) as {
      id: string;
      amount: number;
      method: PaymentMethod;
      status: string;
      refundedAmount: number;
    }[];
  const act = (charge: string, name: string, body?: object) =>
    control('POST', `/charges/${id}/${charge}/${name}`, body);
  const register = async (): Promise<void> => {
    if (traits.panel) return enterInPanel(traits.panel);
    if (!offers('registerWebhook')) return;
    const outcome = await runner.registerWebhook(gateway, account(), {
      url: at.hook(),
      authToken: account().webhookAuthToken,
      email: 'operations@loja.example',
    });
    expect(outcome).toMatchObject({ kind: 'registered' });
  };

  /** Where staff enter the webhook address in the provider's panel. */
  async function enterInPanel(headers: Readonly<Record<string, string>>): Promise<void> {
    const response = await fetch(`${at.base()}/panel/webhook`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ url: at.hook() }),
    });
    expect(response.status).toBe(200);
  }

  /** A paid charge: a card immediately, the others by their payer. */
  async function paid(method: PaymentMethod): Promise<Extract<QueryOutcome, { kind: 'settled' }>> {
    const outcome = await runner.charge(gateway, account(), await intent(method));
    const [charge] = await booked();
    if (method !== 'CREDIT_CARD') await act(charge!.id, 'pay');
    const reference = (outcome as { reference: string }).reference;
    const settled = method === 'CREDIT_CARD' ? outcome : await query(method, reference);
    expect(settled).toMatchObject({ kind: 'settled', reference });
    return settled as Extract<QueryOutcome, { kind: 'settled' }>;
  }

  async function opened(): Promise<{ receiverId: string; receiverToken?: string }> {
    const receiver = { ...SAMPLE_RECEIVER, ...traits.receiver };
    const outcome = await runner.createReceiver(gateway, account(), receiver);
    expect(outcome).toMatchObject({ kind: 'receiver' });
    return outcome as { receiverId: string };
  }

  describe.each(traits.methods)('%s', (method) => {
    it.each([1, 29, 4990])(
      'charges %i centavos exactly and reads the charge back, or is refused below the minimum',
      async (value) => {
        const amount = cents(value);
        const items = [{ id: 'item-1', title: 'Curso', unitPrice: amount, quantity: 1, tangible: false }];
        const outcome = await runner.charge(gateway, account(), await intent(method, { amount, items }));
        if (value < (gateway.manifest.minAmounts?.[method] ?? 0)) {
          expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
          expect(await booked()).toEqual([]);
          return;
        }
        const [charge, ...others] = await booked();
        expect(others).toEqual([]);
        expect(charge).toMatchObject({ amount: value, method });
        expect(outcome).toMatchObject({
          kind: method === 'CREDIT_CARD' ? 'settled' : 'awaiting',
          amount: value,
          ...(method === 'PIX' ? { pix: { copyPaste: expect.stringMatching(/^000201/) } } : {}),
          ...(method === 'BILLET'
            ? { billet: { digitableLine: expect.stringMatching(/^[\d. ]{47,}$/) } }
            : {}),
        });
        const { kind, reference } = outcome as { kind: string; reference: string };
        await expect(query(method, reference)).resolves.toMatchObject({ kind, reference, amount: value });
      },
    );

    it('receives the webhook of a payment', async () => {
      await register();
      const { reference } = await paid(method);
      await expect(at.received(traits.webhookReading ?? 'settled')).resolves.toMatchObject({
        kind: traits.proof,
        reference,
      });
    });

    it.each([{ kind: 'hang' }, { kind: 'status', status: 502 }, { kind: 'garbage' }])(
      'charges once when the answer is lost: %j',
      async (fault) => {
        await register();
        const wanted = await intent(method);
        await control('POST', '/faults', {
          provider: id,
          operation: 'create',
          afterAccepting: true,
          skip: method === 'CREDIT_CARD' ? (traits.callsBeforeCard ?? 0) : 0,
          ...fault,
        });
        // A timeout is waited for only where the provider hangs.
        const waiting = fault.kind === 'hang' ? at.impatient : runner;
        const outcome: Outcome = await waiting.charge(gateway, account(), wanted);
        expect(outcome).toMatchObject({ kind: 'unknown' });
        const [charge, ...others] = await booked();
        expect(others).toEqual([]);
        if (method !== 'CREDIT_CARD') await act(charge!.id, 'pay');
        if (traits.finds ?? true) {
          await expect(query(method)).resolves.toMatchObject({ kind: 'settled', amount: 4990 });
        } else {
          const reading = await at.received('settled');
          expect(reading).toMatchObject({ attemptId: SAMPLE_CHARGE.attemptId });
        }
      },
    );

    if (traits.refusesBilletRefund && method === 'BILLET') {
      it('refuses to refund a boleto, because the bank account is unknown (P1.12)', async () => {
        const { reference, providerData } = await paid(method);
        const outcome = await runner.refund(gateway, account(), {
          refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a97',
          attemptId: SAMPLE_CHARGE.attemptId,
          reference,
          chargedAmount: SAMPLE_CHARGE.amount,
          ...(providerData ? { providerData } : {}),
        });
        expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
        expect((await booked())[0]).toMatchObject({ status: 'PAID', refundedAmount: 0 });
      });
    }

    if (offers('refund') && method !== 'BILLET') {
      it('gives the whole back, once', async () => {
        const { reference, providerData } = await paid(method);
        const outcome = await runner.refund(gateway, account(), {
          refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
          attemptId: SAMPLE_CHARGE.attemptId,
          reference,
          chargedAmount: SAMPLE_CHARGE.amount,
          ...(providerData ? { providerData } : {}),
        });
        expect(['refunded', 'processing']).toContain(outcome.kind);
        expect((await booked())[0]).toMatchObject({ refundedAmount: 4990 });
        await expect(query(method, reference)).resolves.toMatchObject(
          traits.returnedReads === 'chargedBack'
            ? { kind: 'chargedBack', returned: true }
            : { kind: 'refunded' },
        );
      });
    }
  });

  if (gateway.manifest.partialRefund) {
    it('gives a part back to the centavo, and the rest stays paid', async () => {
      const method = traits.methods.includes('CREDIT_CARD') ? 'CREDIT_CARD' : 'PIX';
      const { reference, providerData } = await paid(method);
      const outcome = await runner.refund(gateway, account(), {
        refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a98',
        attemptId: SAMPLE_CHARGE.attemptId,
        reference,
        chargedAmount: SAMPLE_CHARGE.amount,
        amount: cents(29),
        ...(providerData ? { providerData } : {}),
      });
      expect(['refunded', 'processing']).toContain(outcome.kind);
      expect((await booked())[0]).toMatchObject({ refundedAmount: 29 });
      const part = traits.reportsPartialRefunds === false ? {} : { refundedAmount: 29 };
      await expect(query(method, reference)).resolves.toMatchObject({ kind: 'settled', ...part });
    });
  }

  if (traits.methods.includes('CREDIT_CARD')) {
    it.each([
      ['4000000000000002', 'cardRefused'],
      ['4000000000009995', 'insufficientFunds'],
    ])('reports that the card %s was refused: %s', async (number, reason) => {
      const card = await declinable(number);
      const outcome = await runner.charge(gateway, account(), await intent('CREDIT_CARD', card));
      expect(outcome).toMatchObject({ kind: 'declined', reason });
    });

    it('waits for a card whose bank thinks it over', async () => {
      const card = await stored('4000000000000119');
      const outcome = await runner.charge(gateway, account(), await intent('CREDIT_CARD', card));
      expect(outcome).toMatchObject({ kind: 'awaiting' });
      const { reference } = outcome as { reference: string };
      await eventually(() => query('CREDIT_CARD', reference), 'settled');
    });

    it('sees the dispute of a card that was paid', async () => {
      const card = await stored('4000000000000259');
      const outcome = await runner.charge(gateway, account(), await intent('CREDIT_CARD', card));
      expect(outcome).toMatchObject({ kind: 'settled' });
      const [charge] = await booked();
      await act(charge!.id, 'chargeback');
      await expect(query('CREDIT_CARD', (outcome as { reference: string }).reference)).resolves.toMatchObject(
        {
          kind: 'chargedBack',
        },
      );
    });
  }

  it('detects a forged webhook, or uses it only as a hint', async () => {
    await register();
    const { reference } = (await runner.charge(gateway, account(), await intent('PIX'))) as {
      reference: string;
    };
    const [charge] = await booked();
    at.forget();
    await control('POST', '/forge', { provider: id, id: charge!.id, url: at.hook(), headers: {} });
    const readings = await at.readAll();
    expect(readings.length).toBeGreaterThan(0);
    for (const { kind } of readings) expect(['forged', 'hint']).toContain(kind);
    await expect(query('PIX', reference)).resolves.toMatchObject({ kind: 'awaiting' });
  });

  it('does not find a charge of another account', async () => {
    const outcome = await query('PIX', '0123456789');
    expect(outcome).toEqual({ kind: 'notFound' });
  });

  for (const change of traits.withdraws ?? [])
    describe(`a payout: ${JSON.stringify(change)}`, () => {
      const payout = async (): Promise<WithdrawIntent> => ({
        ...SAMPLE_WITHDRAW,
        createdAt: new Date(),
        ...change,
        ...(change.paymentMethod === 'RECEIVER' ? { receiverId: (await opened()).receiverId } : {}),
      });
      const again = (outcome: WithdrawOutcome, queried: WithdrawIntent) => {
        const withdrawId = 'withdrawId' in outcome ? outcome.withdrawId : undefined;
        const { withdrawReference, receiverId, amount, createdAt } = queried;
        return runner.queryWithdraw(gateway, account(), {
          withdrawReference,
          ...(withdrawId ? { withdrawId } : {}),
          ...(receiverId ? { receiverId } : {}),
          amount,
          createdAt,
          queriedAt: new Date(),
        });
      };

      it('leaves once and arrives', async () => {
        const queried = await payout();
        const outcome = await runner.withdraw(gateway, account(), queried);
        expect(outcome).toMatchObject({ amount: 4990 });
        if (traits.queriesWithdraws ?? true) await eventually(() => again(outcome, queried), 'settled');
      });

      it('is returned when the bank refuses it', async () => {
        await control('POST', '/payouts', { provider: id, outcome: 'reject' });
        const queried = await payout();
        const outcome = await runner.withdraw(gateway, account(), queried);
        if (traits.queriesWithdraws ?? true) await eventually(() => again(outcome, queried), 'declined');
      });

      it('a payout whose answer was lost is unknown', async () => {
        await control('POST', '/faults', { provider: id, operation: 'payout', kind: 'cut' });
        const outcome = await runner.withdraw(gateway, account(), await payout());
        expect(outcome).toMatchObject({ kind: 'unknown' });
      });
    });

  if (traits.receiver) {
    it('creates a receiver and queries its state (P1.15, P1.16)', async () => {
      const { receiverId, receiverToken } = await opened();
      const known = await runner.queryReceiver(gateway, account(), {
        receiverId,
        ...(receiverToken ? { receiverToken } : {}),
      });
      expect(known).toMatchObject({ kind: 'receiver', receiverId, status: 'ACTIVE' });
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fails with the last answer when it never becomes of this kind. */
async function eventually(query: () => Promise<{ readonly kind: string }>, kind: string): Promise<void> {
  let reported = await query();
  for (let waited = 0; reported.kind !== kind && waited < 2_000; waited += 20) {
    await pause(20);
    reported = await query();
  }
  expect(reported).toMatchObject({ kind });
}
