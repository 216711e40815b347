import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { IsNotEmpty, IsString } from 'class-validator';
import type { GatewayAccount } from './account.js';
import { Field, Public } from './credentials.js';
import { Gateway, GatewayBase, type AnyGateway, type Login } from './gateway.js';
import type { ChargeIntent } from './intents.js';
import type { ChargeOperation, QueryOperation, RefundOperation } from './operations.js';
import { UnreadableBody } from './native-body.js';
import { path } from './requests.js';
import { GatewayRunner, type RunnerOptions } from './runner.js';
import { statusTable } from './status-table.js';
import { TransportError, type WireRequest, type WireResponse } from './transport.js';
import type { WireLogEntry } from './wire-log.js';

class AcmeCredentials {
  @Public()
  @Field({ 'pt-BR': 'Loja', 'en-US': 'Shop', 'es-ES': 'Tienda' })
  @IsNotEmpty()
  @IsString()
  shop!: string;

  @Field({ 'pt-BR': 'Segredo', 'en-US': 'Secret', 'es-ES': 'Secreto' })
  @IsNotEmpty()
  @IsString()
  secret!: string;
}

const status = statusTable(
  {
    open: (b) => ({ kind: 'awaiting', reference: b.text('id') }),
    paid: (b) => ({ kind: 'settled', reference: b.text('id') }),
    returned: (b) => ({ kind: 'refunded', reference: b.text('id') }),
  },
  { becomes: 'rejected', told: (b) => ({ reference: b.text('id') }) },
);

const ACME = {
  name: 'Acme',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.acme.example',
  credentials: AcmeCredentials,
  moneyUnit: 'cents',
  partialRefund: false,
  splits: false,
} as const;

@Gateway({ ...ACME, id: 'ACME', auth: 'header', capabilities: ['chargePix', 'query', 'refund'] })
class AcmeGateway extends GatewayBase<AcmeCredentials> {
  override authorize({ secret }: AcmeCredentials): Record<string, string> {
    return { authorization: `Bearer ${secret}` };
  }

  readonly chargePix: ChargeOperation = {
    before: [
      {
        send: ({ customer }) => ({ method: 'GET', path: '/buyers', query: { document: customer.document } }),
        read: (b) =>
          b.isTrue('blocked')
            ? { kind: 'done', result: { kind: 'declined', reason: 'fraudSuspected' } }
            : { kind: 'learnt', facts: { buyer: b.text('id') } },
      },
    ],
    send: (intent, { facts }) => ({
      method: 'POST',
      path: '/charges',
      body: {
        buyer: facts['buyer'] ?? '',
        amount: intent.amount,
        key: intent.attemptId,
        email: intent.customer.email,
      },
    }),
    read: (b) => status(b.text('status'), b),
    readError: (code, b) =>
      code === 400 && b.optionalText('code') === 'no_funds'
        ? { kind: 'declined', reason: 'insufficientFunds' }
        : undefined,
    after: [
      {
        when: (outcome) => outcome.kind === 'awaiting',
        send: () => ({ method: 'GET', path: '/charges/c1/code' }),
        read: (b, outcome) =>
          outcome.kind === 'awaiting' ? { ...outcome, pix: { copyPaste: b.text('code') } } : outcome,
      },
    ],
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/charges/${reference}` }),
    read: (b) => status(b.text('status'), b),
  };

  readonly refund: RefundOperation = {
    send: ({ reference }) => ({ method: 'POST', path: path`/charges/${reference}/refund` }),
    read: (_, { refundId }) => ({ kind: 'refunded', refundId, status: true }),
  };
}

@Gateway({ ...ACME, id: 'TOKENS', auth: 'oauth', capabilities: ['query'], mutualTls: ['main'] })
class TokensGateway extends GatewayBase<AcmeCredentials> {
  override readonly logins = {
    main: {
      send: ({ secret }: AcmeCredentials) => ({ method: 'POST' as const, path: '/token', form: { secret } }),
      read: (b) => ({ token: b.text('access_token'), expiresInSeconds: b.number('expires_in') }),
    } satisfies Login<AcmeCredentials>,
  };

  override authorize(_: AcmeCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/charges/${reference}` }),
    read: (b) => status(b.text('status'), b),
  };
}

const account: GatewayAccount = {
  id: 'account-1',
  platformId: 'platform-1',
  provider: 'ACME',
  baseAddress: 'http://127.0.0.1:9/acme',
  credentials: { shop: 'shop-1', secret: 'very-secret' },
  webhookAuthToken: 'webhook-token',
};

const intent: ChargeIntent = {
  attemptId: 'attempt-1',
  createdAt: new Date('2030-01-01T12:00:00Z'),
  paymentMethod: 'PIX',
  amount: cents(4990),
  currency: 'BRL',
  description: 'Curso',
  orderId: 'order-1',
  userId: 'user-1',
  items: [],
  customer: { name: 'Ana Souza', document: '52998224725', email: 'ana@example.com', phone: '11987654321' },
  installments: 1,
  webhookUrl: 'http://127.0.0.1/webhooks/ACME/unguessable',
  splits: [],
  fingerPrints: [],
};

const asked = {
  attemptId: 'attempt-1',
  reference: 'c1',
  amount: cents(4990),
  paymentMethod: 'PIX' as const,
  createdAt: new Date('2030-01-01T12:00:00Z'),
  askedAt: new Date('2030-01-01T12:01:00Z'),
};

type Reply = { status: number; body: unknown } | Error | 'never';

/** A provider that answers from a script and remembers what it was asked. */
function stage(replies: Reply[], options: Partial<RunnerOptions> = {}) {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const runner = new GatewayRunner({
    transport: {
      send: (request): Promise<WireResponse> => {
        sent.push(request);
        const reply = replies.shift();
        if (reply === undefined) throw new Error(`nothing scripted for ${request.url}`);
        if (reply === 'never') return new Promise(() => undefined);
        if (reply instanceof Error) return Promise.reject(reply);
        const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
        return Promise.resolve({ status: reply.status, headers: {}, body });
      },
    },
    now: () => new Date('2030-01-01T12:00:00Z'),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    ...options,
  });
  return { runner, sent, log };
}

const ok = (body: unknown): Reply => ({ status: 200, body });
const acme = new AcmeGateway() as AnyGateway;
const tokens = new TokensGateway() as AnyGateway;
const BUYER = ok({ id: 'b1' });
const OPEN = ok({ id: 'c1', status: 'OPEN' });

describe('GatewayRunner', () => {
  it('runs preparation, booking and follow-up as one operation', async () => {
    const { runner, sent } = stage([BUYER, OPEN, ok({ code: '000201' })]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({
      kind: 'awaiting',
      reference: 'c1',
      native: 'OPEN',
      pix: { copyPaste: '000201' },
    });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://127.0.0.1:9/acme/buyers?document=52998224725',
      'POST http://127.0.0.1:9/acme/charges',
      'GET http://127.0.0.1:9/acme/charges/c1/code',
    ]);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      buyer: 'b1',
      amount: 4990,
      key: 'attempt-1',
      email: 'ana@example.com',
    });
  });

  it('ends early when a preparation finds nothing left to do', async () => {
    const { runner, sent } = stage([ok({ blocked: true })]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({
      kind: 'declined',
      reason: 'fraudSuspected',
    });
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Reply, object]>([
    ['a hang', new TransportError('timeout', 'late'), { kind: 'unknown', why: 'timeout' }],
    ['a cut', new TransportError('broken', 'reset'), { kind: 'unknown', why: 'broken' }],
    ['an unforeseen transport error', new Error('boom'), { kind: 'unknown', why: 'the transport failed' }],
    ['500', { status: 500, body: { id: 'c1', status: 'PAID' } }, { kind: 'unknown', why: 'status 500' }],
    ['408', { status: 408, body: {} }, { kind: 'unknown', why: 'status 408' }],
    ['409', { status: 409, body: {} }, { kind: 'unknown', why: 'status 409' }],
    ['425', { status: 425, body: {} }, { kind: 'unknown', why: 'status 425' }],
    ['a redirect', { status: 302, body: '' }, { kind: 'unknown', why: 'status 302' }],
    ['html', ok('<html>'), { kind: 'unknown', why: 'body is not JSON' }],
    ['{}', ok({}), { kind: 'unknown', why: 'body.status is not a text' }],
    [
      'a refund word for a new charge',
      ok({ id: 'c1', status: 'returned' }),
      {
        kind: 'unknown',
        why: 'the charge was answered with refunded',
      },
    ],
    [
      'no connection',
      new TransportError('connection', 'refused'),
      {
        kind: 'refused',
        reason: 'unreachable',
        detail: 'no connection',
      },
    ],
    [
      '401',
      { status: 401, body: '{}' },
      { kind: 'refused', reason: 'credentials', detail: 'status 401: {}' },
    ],
    ['429', { status: 429, body: '{}' }, { kind: 'refused', reason: 'rate', detail: 'status 429: {}' }],
    ['422', { status: 422, body: '{}' }, { kind: 'refused', reason: 'request', detail: 'status 422: {}' }],
    [
      'a 400 the gateway can read',
      { status: 400, body: { code: 'no_funds' } },
      {
        kind: 'declined',
        reason: 'insufficientFunds',
      },
    ],
    [
      'an unlisted word',
      ok({ id: 'c1', status: 'sleeping' }),
      {
        kind: 'declined',
        reason: 'other',
        flagged: true,
        reference: 'c1',
        native: 'sleeping',
      },
    ],
  ])('understands %s at the booking step', async (_, reply, outcome) => {
    const { runner, sent } = stage([BUYER, reply]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual(outcome);
    expect(sent).toHaveLength(2);
  });

  it('knows that nothing was booked when a preparation fails', async () => {
    const { runner, sent } = stage([new TransportError('timeout', 'late')]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({
      kind: 'refused',
      reason: 'unreachable',
      detail: 'before anything was booked: timeout',
    });
    expect(sent).toHaveLength(1);
  });

  it('keeps what was booked when a follow-up fails', async () => {
    const { runner } = stage([BUYER, OPEN, { status: 503, body: '' }]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({
      kind: 'awaiting',
      reference: 'c1',
      native: 'OPEN',
    });
  });

  it('keeps its deadline when the transport does not, for all steps together', async () => {
    const { runner } = stage([BUYER, 'never'], { chargeDeadlineMs: 60 });
    const startedAt = performance.now();
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({ kind: 'unknown', why: 'timeout' });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it('keeps a shorter deadline that it is given, and no longer one', async () => {
    const hanging = stage([BUYER, 'never'], { chargeDeadlineMs: 60 });
    const startedAt = performance.now();
    await hanging.runner.charge(acme, account, intent, { withinMs: 60_000 });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const patient = stage([BUYER, 'never'], { chargeDeadlineMs: 5_000 });
    const laterOn = performance.now();
    const outcome = await patient.runner.charge(acme, account, intent, { withinMs: 60 });
    expect(outcome).toEqual({ kind: 'unknown', why: 'timeout' });
    expect(performance.now() - laterOn).toBeLessThan(1_000);
  });

  it('throws before anything is sent when a transaction is open', async () => {
    const { runner, sent } = stage([BUYER], {
      assertCallAllowed: (what) => {
        throw new Error(`${what} inside a transaction`);
      },
    });
    await expect(runner.charge(acme, account, intent)).rejects.toThrow('ACME chargePix inside a transaction');
    expect(sent).toHaveLength(0);
  });

  it.each<[string, Partial<ChargeIntent>, Partial<GatewayAccount>, object]>([
    [
      'a method it does not have',
      { paymentMethod: 'BILLET' },
      {},
      {
        reason: 'notOffered',
        detail: 'Method not implemented.',
      },
    ],
    [
      'splits it cannot make',
      {
        splits: [
          {
            recipientId: 'r1',
            amount: 100,
            type: 'FIXED',
            chargeProcessingFee: false,
            chargeRemainder: false,
            liable: false,
          },
        ],
      },
      {},
      { reason: 'notOffered', detail: 'Method not implemented.' },
    ],
    [
      'another currency',
      { currency: 'USD' },
      {},
      { reason: 'notOffered', detail: 'currency USD is not offered' },
    ],
    ['nothing', { amount: cents(0) }, {}, { reason: 'request', detail: 'the amount is not positive' }],
    [
      'missing credentials',
      {},
      { credentials: { shop: 'shop-1' } },
      {
        reason: 'configuration',
        detail: 'credentials: secret (isString, isNotEmpty)',
      },
    ],
    ['no address', {}, { baseAddress: '' }, { reason: 'configuration', detail: 'no base address for main' }],
  ])('refuses %s and sends nothing', async (_, change, settings, refusal) => {
    const { runner, sent } = stage([]);
    const outcome = await runner.charge(acme, { ...account, ...settings }, { ...intent, ...change });
    expect(outcome).toEqual({ kind: 'refused', ...refusal });
    expect(sent).toHaveLength(0);
  });

  it('refuses part of a refund where the provider returns all or nothing', async () => {
    const { runner, sent } = stage([ok({})]);
    const refund = { refundId: 'r1', attemptId: 'attempt-1', reference: 'c1', chargedAmount: cents(4990) };
    await expect(runner.refund(acme, account, { ...refund, amount: cents(1) })).resolves.toEqual({
      kind: 'refused',
      reason: 'notOffered',
      detail: 'Method not implemented.',
    });
    expect(sent).toHaveLength(0);
    await expect(runner.refund(acme, account, { ...refund, amount: cents(4990) })).resolves.toEqual({
      kind: 'refunded',
      refundId: 'r1',
      status: true,
    });
  });

  it('does not let a reference climb out of its path', async () => {
    const { runner, sent } = stage([ok({ id: 'c1', status: 'paid' })]);
    await runner.query(acme, account, { ...asked, reference: 'a/b?c' });
    expect(sent[0]?.url).toBe('http://127.0.0.1:9/acme/charges/a%2Fb%3Fc');
    await expect(runner.query(acme, account, { ...asked, reference: '..' })).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: '".." cannot stand in a path',
    });
    expect(sent).toHaveLength(1);
  });

  it('tells of a refusal in text that a database keeps, wherever it is cut', async () => {
    // The bound of 300 falls into the middle of the emoji.
    const { runner } = stage([BUYER, { status: 400, body: `\0${'x'.repeat(298)}😀 blocked` }]);
    const outcome = await runner.charge(acme, account, intent);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    const { detail } = outcome as { detail: string };
    expect({ wellFormed: detail.isWellFormed(), nul: detail.includes('\0'), length: detail.length }).toEqual({
      wellFormed: true,
      nul: false,
      length: 312,
    });
  });

  it('writes a wire log without the person and without the secrets', async () => {
    const { runner, log } = stage([
      ok({ id: 'b1', document: '529.982.247-25', note: 'very-secret' }),
      { status: 400, body: { message: 'ana@example.com is blocked', echo: 'unguessable webhook-token' } },
    ]);
    const outcome = await runner.charge(acme, account, intent);
    expect(log).toEqual([
      {
        gateway: 'ACME',
        accountId: 'account-1',
        operation: 'chargePix',
        method: 'GET',
        url: 'http://127.0.0.1:9/acme/buyers?document=***',
        status: 200,
        ms: expect.any(Number),
        outcome: 'learnt',
        received: '{"id":"b1","document":"***","note":"***"}',
      },
      {
        gateway: 'ACME',
        accountId: 'account-1',
        operation: 'chargePix',
        method: 'POST',
        url: 'http://127.0.0.1:9/acme/charges',
        status: 400,
        ms: expect.any(Number),
        outcome: 'refused: request',
        sent: '{"buyer":"b1","amount":4990,"key":"attempt-1","email":"***"}',
        received: '{"message":"*** is blocked","echo":"unguessable ***"}',
      },
    ]);
    expect(JSON.stringify(outcome)).not.toContain('ana@example.com');
  });

  it('hides the person and the secrets in what an answer with status 200 tells', async () => {
    const told = 'ana@example.com is blocked by very-secret';
    const { runner } = stage([BUYER, BUYER, BUYER, BUYER, BUYER]);
    const reading = (read: ChargeOperation<AcmeCredentials>['read']) =>
      Object.assign(new AcmeGateway(), { chargePix: { ...acme.chargePix, read } });
    await expect(
      runner.charge(
        reading(() => ({ kind: 'refused', reason: 'request', detail: told })),
        account,
        intent,
      ),
    ).resolves.toEqual({ kind: 'refused', reason: 'request', detail: '*** is blocked by ***' });
    const endsEarly = Object.assign(new AcmeGateway(), {
      chargePix: {
        ...acme.chargePix,
        before: [
          {
            ...acme.chargePix!.before![0]!,
            read: () =>
              ({ kind: 'done', result: { kind: 'refused', reason: 'request', detail: told } }) as const,
          },
        ],
      },
    });
    await expect(runner.charge(endsEarly, account, intent)).resolves.toMatchObject({
      detail: '*** is blocked by ***',
    });
    const stumbles = reading(() => {
      throw new UnreadableBody(told);
    });
    await expect(runner.charge(stumbles, account, intent)).resolves.toEqual({
      kind: 'unknown',
      why: '*** is blocked by ***',
    });
  });
});

describe('tokens', () => {
  const TOKEN = ok({ access_token: 'token-one', expires_in: 300 });
  const SECOND = ok({ access_token: 'token-two', expires_in: 300 });
  const PAID = ok({ id: 'c1', status: 'paid' });
  const SETTLED = { kind: 'settled', reference: 'c1', native: 'paid' };

  it('are fetched once for all who wait, and kept', async () => {
    const { runner, sent } = stage([TOKEN, PAID, PAID, PAID]);
    const both = [runner.query(tokens, account, asked), runner.query(tokens, account, asked)];
    await expect(Promise.all(both)).resolves.toEqual([SETTLED, SETTLED]);
    await runner.query(tokens, account, asked);
    expect(sent.map(({ url }) => url.split('/acme')[1])).toEqual([
      '/token',
      '/charges/c1',
      '/charges/c1',
      '/charges/c1',
    ]);
    expect(sent[3]?.headers['authorization']).toBe('Bearer token-one');
  });

  it.each([
    [239_000, 1],
    [240_000, 2],
  ])('of 300 s are, after %i ms, asked for %i times in all', async (later, calls) => {
    let time = Date.parse('2030-01-01T12:00:00Z');
    const replies = [TOKEN, PAID, ...(calls === 2 ? [SECOND] : []), PAID];
    const { runner, sent } = stage(replies, { now: () => new Date(time) });
    await runner.query(tokens, account, asked);
    time += later;
    await runner.query(tokens, account, asked);
    expect(sent.filter(({ url }) => url.endsWith('/token'))).toHaveLength(calls);
  });

  it('that are no longer taken are renewed once, because 401 proves that nothing happened', async () => {
    const { runner, sent } = stage([TOKEN, { status: 401, body: '{}' }, SECOND, PAID]);
    await expect(runner.query(tokens, account, asked)).resolves.toEqual(SETTLED);
    expect(sent[3]?.headers['authorization']).toBe('Bearer token-two');
  });

  it('that are never taken end in refused credentials', async () => {
    const denied = { status: 401, body: '{}' };
    const { runner, sent } = stage([TOKEN, denied, SECOND, denied]);
    await expect(runner.query(tokens, account, asked)).resolves.toEqual({
      kind: 'refused',
      reason: 'credentials',
      detail: 'status 401: {}',
    });
    expect(sent).toHaveLength(4);
  });

  it.each<[string, Reply, object]>([
    [
      'turned away',
      { status: 400, body: '{"error":"invalid_client"}' },
      {
        reason: 'credentials',
        detail: 'login: status 400: {"error":"invalid_client"}',
      },
    ],
    [
      'not answered',
      new TransportError('timeout', 'late'),
      { reason: 'unreachable', detail: 'login: timeout' },
    ],
    ['answered with {}', ok({}), { reason: 'unreachable', detail: 'login: body.access_token is not a text' }],
  ])('whose call is %s stop the operation before it happened', async (_, reply, refusal) => {
    const { runner, sent, log } = stage([reply]);
    await expect(runner.query(tokens, account, asked)).resolves.toEqual({ kind: 'refused', ...refusal });
    expect(sent).toHaveLength(1);
    expect(log[0]).not.toHaveProperty('received');
  });

  it('belong to one account and one set of credentials', async () => {
    const { runner, sent } = stage([TOKEN, PAID, SECOND, PAID]);
    await runner.query(tokens, account, asked);
    await runner.query(
      tokens,
      { ...account, credentials: { shop: 'shop-1', secret: 'rotated-secret' } },
      asked,
    );
    expect(sent.filter(({ url }) => url.endsWith('/token'))).toHaveLength(2);
  });

  it('over https need the client certificate of the account; plain http sends none', async () => {
    const certificate = { pfx: new Uint8Array([1, 2, 3]) };
    const secure = { ...account, baseAddress: 'https://api.acme.example' };
    const { runner, sent } = stage([TOKEN, PAID, TOKEN, PAID]);
    await expect(runner.query(tokens, secure, asked)).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'Unauthorized.',
    });
    expect(sent).toHaveLength(0);

    await runner.query(tokens, { ...secure, cashInCertificate: certificate }, asked);
    expect(sent.map(({ certificate: used }) => used)).toEqual([certificate, certificate]);
    await runner.query(tokens, { ...account, cashInCertificate: certificate }, asked);
    expect(sent[3]).not.toHaveProperty('certificate');
  });
});
