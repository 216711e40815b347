import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import {
  ACME,
  AcmeGateway,
  account,
  queryIntent,
  intent,
  ok,
  scriptedProvider,
  type AcmeCredentials,
  type Reply,
} from '../test/acme.js';
import type { GatewayAccount } from './account.js';
import { Gateway, type AnyGateway } from './gateway.js';
import type { ChargeIntent } from './intents.js';
import { UnreadableBody } from './native-body.js';
import type { ChargeOperation, QueryOperation } from './operations.js';
import { NotOffered } from './requests.js';
import { TransportError } from './transport.js';

@Gateway({ ...ACME, id: 'CODES_ONLY', auth: 'header', capabilities: ['query'] })
class CodesOnlyGateway extends AcmeGateway {
  override readonly query: QueryOperation = {
    ...new AcmeGateway().query,
    send: () => {
      throw new NotOffered('no call finds a card');
    },
  };
}

const acme = new AcmeGateway() as AnyGateway;
const BUYER = ok({ id: 'b1' });
const OPEN = ok({ id: 'c1', status: 'OPEN' });

describe('GatewayRunner', () => {
  it('runs preparation, booking and follow-up as one operation', async () => {
    const { runner, sent } = scriptedProvider([BUYER, OPEN, ok({ code: '000201' })]);
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
    const { runner, sent } = scriptedProvider([ok({ blocked: true })]);
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
    const { runner, sent } = scriptedProvider([BUYER, reply]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual(outcome);
    expect(sent).toHaveLength(2);
  });

  it('knows that nothing was booked when a preparation fails', async () => {
    const { runner, sent } = scriptedProvider([new TransportError('timeout', 'late')]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({
      kind: 'refused',
      reason: 'unreachable',
      detail: 'before anything was booked: timeout',
    });
    expect(sent).toHaveLength(1);
  });

  it('keeps a booking when a follow-up fails', async () => {
    const { runner } = scriptedProvider([BUYER, OPEN, { status: 503, body: '' }]);
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({
      kind: 'awaiting',
      reference: 'c1',
      native: 'OPEN',
    });
  });

  it('applies its deadline to all steps together, even if the transport does not', async () => {
    const { runner } = scriptedProvider([BUYER, 'never'], { chargeDeadlineMs: 500 });
    await expect(runner.charge(acme, account, intent)).resolves.toEqual({ kind: 'unknown', why: 'timeout' });
  });

  it('applies a shorter deadline of the caller, and no longer one', async () => {
    // A week would not end before the test is ended.
    const week = 7 * 86_400_000;
    for (const [chargeDeadlineMs, withinMs] of [
      [500, week],
      [week, 500],
    ] as const) {
      const { runner } = scriptedProvider([BUYER, 'never'], { chargeDeadlineMs });
      const outcome = await runner.charge(acme, account, intent, { withinMs });
      expect(outcome).toEqual({ kind: 'unknown', why: 'timeout' });
    }
  });

  it('throws before anything is sent when a transaction is open', async () => {
    const { runner, sent } = scriptedProvider([BUYER], {
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
    const { runner, sent } = scriptedProvider([]);
    const outcome = await runner.charge(acme, { ...account, ...settings }, { ...intent, ...change });
    expect(outcome).toEqual({ kind: 'refused', ...refusal });
    expect(sent).toHaveLength(0);
  });

  it('charges the currencies that are declared for the method, and no other (P3.46, P9.4)', async () => {
    @Gateway({
      ...ACME,
      id: 'ABROAD',
      auth: 'header',
      capabilities: ['chargePix'],
      currencies: { PIX: ['USD'] },
    })
    class AbroadGateway extends AcmeGateway {}
    const abroad = new AbroadGateway() as AnyGateway;
    const { runner, sent } = scriptedProvider([BUYER, OPEN]);
    const charge = (currency: string) => runner.charge(abroad, account, { ...intent, currency });
    for (const currency of ['BRL', 'MXN'])
      expect(await charge(currency)).toEqual({
        kind: 'refused',
        reason: 'notOffered',
        detail: `currency ${currency} is not offered`,
      });
    expect(sent).toHaveLength(0);
    await expect(charge('USD')).resolves.toMatchObject({ kind: 'awaiting', reference: 'c1' });
  });

  it('refuses part of a refund where the provider returns all or nothing', async () => {
    const { runner, sent } = scriptedProvider([ok({})]);
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

  it('refuses a question that no call answers as it refuses an operation it does not have', async () => {
    const { runner, sent } = scriptedProvider([]);
    const outcome = await runner.query(new CodesOnlyGateway() as AnyGateway, account, queryIntent);
    expect(outcome).toEqual({ kind: 'refused', reason: 'notOffered', detail: 'no call finds a card' });
    expect(sent).toHaveLength(0);
  });

  it('GatewayRunner does not allow a reference to leave its path', async () => {
    const { runner, sent } = scriptedProvider([ok({ id: 'c1', status: 'paid' })]);
    await runner.query(acme, account, { ...queryIntent, reference: 'a/b?c' });
    expect(sent[0]?.url).toBe('http://127.0.0.1:9/acme/charges/a%2Fb%3Fc');
    await expect(runner.query(acme, account, { ...queryIntent, reference: '..' })).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: '".." cannot stand in a path',
    });
    expect(sent).toHaveLength(1);
  });

  it('reports a refusal in text that a database stores, wherever it is truncated', async () => {
    // The bound of 300 falls into the middle of the emoji.
    const { runner } = scriptedProvider([BUYER, { status: 400, body: `\0${'x'.repeat(298)}😀 blocked` }]);
    const outcome = await runner.charge(acme, account, intent);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    const { detail } = outcome as { detail: string };
    expect({ wellFormed: detail.isWellFormed(), nul: detail.includes('\0'), length: detail.length }).toEqual({
      wellFormed: true,
      nul: false,
      length: 312,
    });
  });

  it('writes a wire log without personal data and secrets', async () => {
    const { runner, log } = scriptedProvider([
      ok({ id: 'b1', document: '529.982.247-25', note: 'very-secret' }),
      {
        status: 400,
        body: { message: 'ana@example.com is blocked', echo: 'unguessable webhook-token passphrase-1' },
      },
    ]);
    const cashIn = { url: 'https://files.example/platform.pfx', passphrase: 'passphrase-1' };
    const outcome = await runner.charge(acme, { ...account, platformCertificates: { cashIn } }, intent);
    expect(log).toEqual([
      {
        gateway: 'ACME',
        accountId: 'account-1',
        operation: 'chargePix',
        method: 'GET',
        url: 'http://127.0.0.1:9/acme/buyers?document=***',
        status: 200,
        ms: expect.any(Number),
        outcome: 'facts',
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
        received: '{"message":"*** is blocked","echo":"unguessable *** ***"}',
      },
    ]);
    expect(JSON.stringify(outcome)).not.toContain('ana@example.com');
  });

  it('hides personal data and secrets in an answer with status 200', async () => {
    const reported = 'ana@example.com is blocked by very-secret';
    const { runner } = scriptedProvider(Array<Reply>(7).fill(BUYER));
    const reading = (read: ChargeOperation<AcmeCredentials>['read']) =>
      Object.assign(new AcmeGateway(), { chargePix: { ...acme.chargePix, read } });
    await expect(
      runner.charge(
        reading(() => ({ kind: 'refused', reason: 'request', detail: reported })),
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
              ({ kind: 'done', result: { kind: 'refused', reason: 'request', detail: reported } }) as const,
          },
        ],
      },
    });
    await expect(runner.charge(endsEarly, account, intent)).resolves.toMatchObject({
      detail: '*** is blocked by ***',
    });
    await expect(
      runner.charge(
        reading(() => ({ kind: 'unknown', why: reported, native: reported })),
        account,
        intent,
      ),
    ).resolves.toEqual({
      kind: 'unknown',
      why: '*** is blocked by ***',
      native: '*** is blocked by ***',
    });
    const throws = reading(() => {
      throw new UnreadableBody(reported);
    });
    await expect(runner.charge(throws, account, intent)).resolves.toEqual({
      kind: 'unknown',
      why: '*** is blocked by ***',
    });
  });
});
