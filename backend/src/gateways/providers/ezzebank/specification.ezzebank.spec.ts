import { describe, expect, it } from '@jest/globals';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

describe('EZZEBANK', () => {
  it.each([
    ['PAID', 'settled', 'P4.49'],
    ['PENDING', 'awaiting', 'P4.50'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('EZZEBANK', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['APPROVED', 'REFUNDED', 'CHARGEBACK', 'CANCELED', 'CONFIRMED'])(
    'lists no further status: %s is REJECTED with a review item (P4.51)',
    async (word) => {
      await expect(outcomeOfStatus('EZZEBANK', 'query', word)).resolves.toMatchObject({
        kind: 'declined',
        native: word,
        flagged: true,
      });
    },
  );

  it.each([
    ['CONFIRMED', 'APPROVED', 'P4.148'],
    ['CANCELED', 'CANCELED', 'P4.149'],
    ['PENDING', 'PENDING', 'P4.140'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('EZZEBANK', 'queryWithdraw', word)).resolves.toMatchObject({ status });
  });

  it("logs the provider's error and then says 'Method not implemented.' (P8.30)", async () => {
    const { gateway, account, operations, logins } = subjectOf('EZZEBANK');
    for (const capability of ['chargePix', 'query', 'withdraw', 'queryWithdraw']) {
      const example = operations.find((one) => one.capability === capability)!;
      const { runner, log, faults } = stage(example.exchanges, logins);
      faults.set(0, { status: 400, body: '{"message":"saldo insuficiente"}' });
      await expect(runOperation(runner, gateway, account, example)).resolves.toEqual({
        kind: 'refused',
        reason: 'request',
        detail: 'Method not implemented.',
      });
      expect(log.at(-1)).toMatchObject({ received: '{"message":"saldo insuficiente"}' });
    }
  });

  it('requests a token by OAuth client credentials (P7.93)', () => {
    expect(subjectOf('EZZEBANK').login?.request).toEqual({
      method: 'POST',
      url: 'http://provider.example/base/v2/oauth/token',
      body: 'grant_type=client_credentials',
    });
  });

  it('gives the code one day (P9.14)', () => {
    expect(successfulExample(subjectOf('EZZEBANK'), 'chargePix')?.outcome).toMatchObject({
      expiresAt: '2030-01-03T02:30:00.000Z',
    });
  });
});
