import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

describe('ARKAMA', () => {
  it.each([
    ['PAID', 'settled', 'P4.16'],
    ['PENDING', 'awaiting', 'P4.15'],
    ['REFUNDED', 'chargedBack', 'P4.45'],
    ['CANCELED', 'chargedBack', 'P4.45'],
    ['CHARGEBACK', 'chargedBack', 'P4.23'],
    ['REFUSED', 'declined', 'P4.28'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('ARKAMA', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each([
    ['ORDER_PAID', 'proven'],
    ['order.paid', 'proven'],
    ['CART_FINISHED', 'ignored'],
    ['REORDER_PAID', 'ignored'],
  ])('takes an event %s for %s (P4.132, P4.133)', (event, kind) => {
    const { gateway, account, webhooks } = subjectOf('ARKAMA');
    const { delivery } = webhooks.find(({ name }) => name === 'webhook.proven.paid')!;
    const rawBody = JSON.stringify({ ...(delivery?.body as object), event });
    expect(stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody }).kind).toBe(kind);
  });

  it('adds the token to the address of every call, and to the header only if configured (P7.89)', async () => {
    const { gateway, account, operations } = subjectOf('ARKAMA');
    for (const { name } of operations) {
      for (const { url } of await requestsOf('ARKAMA', name))
        expect(url).toMatch(/\?token=api-token-of-the-tests-0001$/);
    }
    const call = { api: 'main', token: '' } as const;
    expect(gateway.authorize(account.credentials, call)).toEqual({});
    expect(gateway.authorize({ ...account.credentials, tokenPlace: 'header' }, call)).toEqual({
      authorization: 'Bearer api-token-of-the-tests-0001',
    });
  });

  it.each([
    ['what the buyer owes', { value: '49.90', total_value: '51.20' }, 4990],
    ['the total, where that is all it tells', { value: undefined, total_value: '51.20' }, 5120],
    ['nothing, where it tells no amount', { value: undefined, total_value: undefined }, undefined],
  ])('reads %s (P9.3)', async (_, reported, amount) => {
    const subject = subjectOf('ARKAMA');
    const queried = successfulExample(subject, 'query')!;
    const { request, reply } = queried.exchanges[0]!;
    const body = { ...(reply.body as Record<string, Json>), status: 'PAID', ...reported };
    const { runner } = stage([{ request, reply: { ...reply, body } }]);
    const outcome = await runOperation(runner, subject.gateway, subject.account, queried);
    expect(outcome).toMatchObject({ kind: 'settled', reference: 'ORTEST001' });
    expect((outcome as { amount?: number }).amount).toBe(amount);
  });

  it('gives the code one day (P9.14)', () => {
    expect(successfulExample(subjectOf('ARKAMA'), 'chargePix')?.outcome).toMatchObject({
      expiresAt: '2030-01-03T02:30:00.000Z',
    });
  });
});
