import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AnyGateway, Json } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { requestsOf } from '../../testing/run-example.js';
import { SAMPLE_CHARGE } from '../../rehearsal/samples.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { brandOf } from './brand.js';

const subject = SUBJECTS.find(({ id }) => id === 'MERCADOPAGO')!;

async function queried(status: string): Promise<object> {
  const example = successfulExample(subject, 'query')!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges).runner, subject.gateway, subject.account, example);
}

describe('MERCADOPAGO in the specification', () => {
  it.each([
    ['pending', 'P4.15', 'pending', 'awaiting'],
    ['in_process', 'P4.9', 'in_process', 'awaiting'],
    ['authorized', 'P4.13', 'authorized', 'awaiting'],
    ['approved', 'P4.20', 'approved', 'settled'],
    ['refunded', 'P4.21', 'refunded', 'refunded'],
    ['charged_back', 'P4.23', 'charged_back', 'chargedBack'],
    ['in_mediation', 'P4.24', 'in_mediation', 'chargedBack'],
    ['rejected', 'P4.28', 'rejected', 'declined'],
    ['cancelled', 'P4.29', 'cancelled', 'declined'],
  ])('%s is read (%s)', async (_, _rule, word, kind) => {
    const outcome = await queried(word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['PIX', 'CREDIT_CARD', 'BILLET'] as const)(
    "says 'Payment method not supported' where it lacks %s, and sends nothing (P8.6)",
    async (paymentMethod) => {
      const { runner, sent } = stage([]);
      const lacks = { value: undefined };
      const poorer = Object.create(subject.gateway, {
        chargePix: lacks,
        chargeCard: lacks,
        chargeBillet: lacks,
      }) as AnyGateway;
      const intent = { ...SAMPLE_CHARGE, paymentMethod };
      await expect(runner.charge(poorer, subject.account, intent)).resolves.toEqual({
        kind: 'refused',
        reason: 'notOffered',
        detail: 'Payment method not supported',
      });
      expect(sent).toEqual([]);
    },
  );

  it('charges reais, and a PIX lives one day (P9.14, P9.2)', async () => {
    expect((await requestsOf('MERCADOPAGO', 'chargePix'))[0]?.body).toMatchObject({
      transaction_amount: 49.9,
      date_of_expiration: '2030-01-03T02:30:00.000+00:00',
    });
  });

  it.each([
    ['401178', 'elo'],
    ['506700', 'elo'],
    ['650500', 'elo'],
    ['606282', 'hipercard'],
    ['384100', 'hipercard'],
    ['341111', 'amex'],
    ['371111', 'amex'],
    ['511111', 'master'],
    ['222100', 'master'],
    ['411111', 'visa'],
  ])('names the brand of %s: %s', (firstDigits, brand) => {
    expect(brandOf(firstDigits)).toBe(brand);
  });

  it('refuses a card whose brand it cannot name', () => {
    expect(() => brandOf('999999')).toThrow('the brand of the card is not known');
  });

  it.each([
    ['by the public key alone where the account has one', {}, ['TEST-public-key-of-the-tests', undefined]],
    [
      'by the access token where it has none',
      { publicKey: undefined },
      [undefined, 'Bearer TEST-access-token-of-the-tests'],
    ],
  ])('makes the token of a card %s, and charges it by the access token', async (_, change, key) => {
    const example = successfulExample(subject, 'chargeCard')!;
    const { runner, sent } = stage(example.exchanges);
    const credentials = { ...subject.account.credentials, ...change };
    await runOperation(runner, subject.gateway, { ...subject.account, credentials }, example);
    const keys = sent.map(({ headers }) => [headers['x-public-key'], headers['authorization']]);
    expect(keys).toEqual([key, [undefined, 'Bearer TEST-access-token-of-the-tests']]);
  });

  it('searches by our reference, newest first, as the provider requires', async () => {
    const { exchanges } = successfulExample(subject, 'find')!;
    const { runner, sent } = stage(exchanges);
    await runOperation(runner, subject.gateway, subject.account, successfulExample(subject, 'find')!);
    expect(Object.fromEntries(new URL(sent[0]!.url).searchParams)).toEqual({
      external_reference: SAMPLE_CHARGE.attemptId,
      sort: 'date_created',
      criteria: 'desc',
    });
  });

  it('sends the year of a card with four digits (P5.33)', async () => {
    expect((await requestsOf('MERCADOPAGO', 'chargeCard'))[0]?.body).toMatchObject({
      expiration_year: 2031,
    });
  });
});

/** `x-signature` over the payment's id, the request's id and the time (a vector of the provider's documentation). */
describe('a notification of MERCADOPAGO', () => {
  const V1 = 'e45b0892deac86805d2a696354852b6f48ffe114aff1bc80f04f4e5e23d58bc5';
  const SIGNED = {
    'x-signature': `ts=1704908010,v1=${V1}`,
    'x-request-id': '00000000-0000-4000-8000-000000000001',
  };
  const BODY = { id: 1, type: 'payment', data: { id: '2345678901' } };
  const QUERY = { 'data.id': '2345678901', type: 'payment' };

  const read = (headers: Readonly<Record<string, string>>, change: object = {}, credentials: object = {}) =>
    stage([]).runner.readWebhook(
      subject.gateway,
      { ...subject.account, credentials: { ...subject.account.credentials, ...credentials } },
      { headers, query: QUERY, rawBody: JSON.stringify(BODY), ...change },
    ).kind;

  /** The signature of other parts, with the secret of the test account. */
  const signedOver = (manifest: string) =>
    createHmac('sha256', 'example-webhook-secret').update(manifest).digest('hex');

  it.each<[string, Readonly<Record<string, string>>]>([
    ['in the order of the documentation', SIGNED],
    ['in another order, with blanks', { ...SIGNED, 'x-signature': `v1=${V1}, ts=1704908010` }],
    [
      'with milliseconds',
      {
        ...SIGNED,
        'x-signature': `ts=1704908010123,v1=${signedOver(`id:2345678901;request-id:${SIGNED['x-request-id']};ts:1704908010123;`)}`,
      },
    ],
    [
      'without the id of a request',
      { 'x-signature': `ts=1704908010,v1=${signedOver('id:2345678901;ts:1704908010;')}` },
    ],
  ])('a notification of MERCADOPAGO is proven by its signature %s', (_, headers) => {
    expect(read(headers)).toBe('proven');
  });

  it.each<[string, Readonly<Record<string, string>>, object]>([
    ['without a signature', {}, {}],
    ['with an empty one', { ...SIGNED, 'x-signature': '' }, {}],
    ['with another one', { ...SIGNED, 'x-signature': `ts=1704908010,v1=${V1.replace('e4', 'e5')}` }, {}],
    ['signed at another moment', { ...SIGNED, 'x-signature': `ts=1704908011,v1=${V1}` }, {}],
    ['of another request', { ...SIGNED, 'x-request-id': 'another' }, {}],
    ['whose body names another payment', SIGNED, { rawBody: JSON.stringify({ ...BODY, data: { id: '9' } }) }],
    ['whose address names another payment', SIGNED, { query: { 'data.id': '9' } }],
  ])('a notification of MERCADOPAGO is forged %s', (_, headers, change) => {
    expect(read(headers, change)).toBe('forged');
  });

  it('a notification of MERCADOPAGO is a hint where the account has no secret, whatever its signature', () => {
    expect(read({}, {}, { webhookSecret: undefined })).toBe('hint');
    expect(read({ ...SIGNED, 'x-signature': 'ts=1,v1=00' }, {}, { webhookSecret: undefined })).toBe('hint');
  });

  it('a notification of MERCADOPAGO of the older form is a hint: the provider never signs it', () => {
    expect(read({}, { rawBody: JSON.stringify({ resource: '2345678901', topic: 'payment' }) })).toBe('hint');
  });
});
