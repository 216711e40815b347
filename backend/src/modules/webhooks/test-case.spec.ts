import { describe, expect, it } from '@jest/globals';
import { redactor } from '@guiche/gateway-kit';
import { shownDelivery } from './shown-delivery.js';
import { testCaseOf } from './test-case.js';

const RECEIVED = new Date('2026-11-20T23:30:00Z');
const redact = redactor(['key-of-account']);
const made = (rawBody: string, headers: Readonly<Record<string, string>> = {}) =>
  testCaseOf({
    delivery: shownDelivery({ headers, rawBody }, ['key-of-account']),
    reading: {
      ...{ kind: 'proven', reference: 'pay_1' },
      outcome: { kind: 'settled', reference: 'pay_1', native: 'PAYMENT_RECEIVED' },
    } as Parameters<typeof testCaseOf>[0]['reading'],
    ...{ receivedAt: RECEIVED, redact },
  });

describe('a delivery as a test case', () => {
  it('has the form of the examples of a gateway, and no secret, document or header of the network', () => {
    const body = '{"id":"1","cpf":"52998224725","note":"key-of-account"}';
    const file = made(body, {
      'asaas-access-token': 'abc',
      'x-forwarded-for': '10.0.0.1',
      'x-event': 'PAID',
    });
    expect(file?.fileName).toBe('webhook.proven.payment-received.json');
    expect(JSON.parse(file?.content ?? '')).toEqual({
      evidence: 'A webhook that this installation received',
      recorded: { source: 'a webhook that this installation received', date: '2026-11-20' },
      delivery: {
        headers: { 'asaas-access-token': '***', 'x-event': 'PAID' },
        body: { id: '1', cpf: '***', note: '***' },
      },
      reading: {
        ...{ kind: 'proven', reference: 'pay_1' },
        outcome: { kind: 'settled', reference: 'pay_1', native: 'PAYMENT_RECEIVED' },
      },
    });
  });

  it.each(['{"value":10.50}', 'status=paid'])('keeps a body that is no exact JSON as a text: %s', (body) => {
    expect(JSON.parse(made(body)?.content ?? '')).toMatchObject({ delivery: { body } });
  });

  it('is not made of a body that is not whole', () => {
    expect(made('a '.repeat(60_000))).toBeUndefined();
  });
});
