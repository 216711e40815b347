import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

describe('FIREBANK', () => {
  it.each([
    ['WAITING_PAYMENT', 'awaiting', 'P4.15'],
    ['PAID', 'settled', 'P4.16'],
    ['REFUNDED', 'chargedBack', 'P4.44'],
    ['CANCELED', 'chargedBack', 'P4.44'],
    ['REFUND', 'chargedBack', 'P4.44'],
    ['REFUND_IN', 'chargedBack', 'P4.44'],
    ['REFUND_OUT', 'chargedBack', 'P4.44'],
    ['ERROR', 'declined', 'P4.28'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('FIREBANK', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it("says 'Error on withdraw' of a payout with status ERROR (P8.26)", async () => {
    await expect(outcomeOfStatus('FIREBANK', 'withdraw', 'ERROR')).resolves.toMatchObject({
      kind: 'declined',
      status: 'REJECTED',
      detail: 'Error on withdraw',
    });
  });

  it.each([
    ['WITHDRAW_REQUEST', 'PENDING', 'P4.140'],
    ['WITHDRAW_PAID', 'APPROVED', 'P4.143'],
    ['A_NEW_WORD', 'REJECTED', 'P4.144'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('FIREBANK', 'withdraw', word)).resolves.toMatchObject({ status });
  });

  it('gives the code one day (P9.14)', async () => {
    expect((await requestsOf('FIREBANK', 'chargePix'))[0]?.body).toMatchObject({
      transaction: { expirationTime: 86_400, dueDate: '2030-01-02' },
    });
  });

  it('uses the second version, and cents, if the account is configured for it', async () => {
    const { gateway, account } = subjectOf('FIREBANK');
    const example = successfulExample(subjectOf('FIREBANK'), 'chargePix')!;
    const { runner, sent } = stage(example.exchanges);
    const credentials = { ...account.credentials, generation: '2', chargeUnit: 'cents' };
    await runOperation(runner, gateway, { ...account, credentials }, example);
    expect(sent[0]).toMatchObject({
      url: 'http://provider.example/base/pix/v2/payment',
      headers: { 'x-api-key': 'api-key-of-the-tests-0001' },
    });
    expect(sent[0]?.headers).not.toHaveProperty('apiKey');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ transaction: { value: 4990 } });
  });
});
