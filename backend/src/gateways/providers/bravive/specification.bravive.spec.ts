import { describe, expect, it } from '@jest/globals';
import type { OperationName } from '@guiche/gateway-kit';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

const { gateway, account, operations } = subjectOf('BRAVIVE');

describe('BRAVIVE', () => {
  it.each([
    ['PENDING', 'awaiting', 'P4.15'],
    ['APPROVED', 'settled', 'P4.20'],
    ['REFUNDED', 'refunded', 'P4.21'],
    ['CANCELED', 'refunded', 'P4.22'],
    ['CHARGEBACK', 'chargedBack', 'P4.23'],
    ['IN_DISPUTE', 'chargedBack', 'P4.27'],
    ['REJECTED', 'declined', 'P4.28'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('BRAVIVE', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('maps every other status to PENDING, with a review item (P4.34)', async () => {
    await expect(outcomeOfStatus('BRAVIVE', 'query', 'A_NEW_WORD')).resolves.toMatchObject({
      kind: 'awaiting',
      flagged: true,
    });
  });

  it.each<[OperationName, string]>([
    ['chargeCard', 'P1.95'],
    ['createCardToken', 'P1.96'],
    ['withdraw', 'P1.97'],
  ])('throws for %s, and sends nothing (%s)', async (capability) => {
    const { runner, sent } = stage([]);
    await expect(runOperation(runner, gateway, account, { capability, intent: {} })).resolves.toEqual({
      kind: 'refused',
      reason: 'notOffered',
      detail: 'Method not implemented.',
    });
    expect(sent).toEqual([]);
  });

  it("begins its errors with 'Bravive API Error', and never repeats the provider's words (P8.45)", async () => {
    for (const capability of ['chargePix', 'chargeBillet', 'query']) {
      for (const status of [400, 401, 403, 422, 429]) {
        const example = operations.find((one) => one.capability === capability)!;
        const { runner, faults, log } = stage(example.exchanges);
        faults.set(0, { status, body: '{"message":"what it says"}' });
        await expect(runOperation(runner, gateway, account, example)).resolves.toMatchObject({
          kind: 'refused',
          detail: `Bravive API Error: status ${status}`,
        });
        expect(log.at(-1)).toMatchObject({ received: '{"message":"what it says"}' });
      }
    }
  });

  it.each([{}, { secretKey: '' }])(
    'requires a secret key, with a message: %j (P5.19, P8.45)',
    async (credentials) => {
      const { runner, sent } = stage([]);
      const example = successfulExample(subjectOf('BRAVIVE'), 'chargePix')!;
      await expect(runOperation(runner, gateway, { ...account, credentials }, example)).resolves.toEqual({
        kind: 'refused',
        reason: 'configuration',
        detail: 'Bravive API Error: Secret key is required',
      });
      expect(sent).toEqual([]);
    },
  );

  it.each(['not json', '{}', '{"type":"PAYMENT","id":"pay-test-1"}', '{"type":"PAYMENT","status":7}'])(
    'takes nothing from a delivery that cannot be parsed, and does not throw: %s (P4.135)',
    (rawBody) => {
      const reading = stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
      expect(reading.kind).toBe('unreadable');
      expect(reading).not.toHaveProperty('outcome');
    },
  );
});
