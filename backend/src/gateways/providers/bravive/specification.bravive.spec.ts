import { describe, expect, it } from '@jest/globals';
import type { OperationName } from '@guiche/gateway-kit';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { wellDone } from '../../gateways.contract.subjects.js';

const { gateway, account, operations } = subjectOf('BRAVIVE');

describe('BRAVIVE', () => {
  it.each([
    ['P4.15', 'PENDING', 'awaiting'],
    ['P4.20', 'APPROVED', 'settled'],
    ['P4.21', 'REFUNDED', 'refunded'],
    ['P4.22', 'CANCELED', 'refunded'],
    ['P4.23', 'CHARGEBACK', 'chargedBack'],
    ['P4.27', 'IN_DISPUTE', 'chargedBack'],
    ['P4.28', 'REJECTED', 'declined'],
  ])('%s reads %s as %s', async (_, word, kind) => {
    const outcome = await outcomeOfStatus('BRAVIVE', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('P4.34 reads any other word as PENDING, and a person looks', async () => {
    await expect(outcomeOfStatus('BRAVIVE', 'query', 'A_NEW_WORD')).resolves.toMatchObject({
      kind: 'awaiting',
      flagged: true,
    });
  });

  it.each<[string, OperationName]>([
    ['P1.95', 'chargeCard'],
    ['P1.96', 'createCardToken'],
    ['P1.97', 'withdraw'],
  ])('%s throws for %s, and sends nothing', async (_, capability) => {
    const { runner, sent } = stage([]);
    await expect(runOperation(runner, gateway, account, { capability, intent: {} })).resolves.toEqual({
      kind: 'refused',
      reason: 'notOffered',
      detail: 'Method not implemented.',
    });
    expect(sent).toEqual([]);
  });

  it("P8.45 begins its errors with 'Bravive API Error', and never repeats the provider's words", async () => {
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
    'P5.19 P8.45 requires a secret key, and says so: %j',
    async (credentials) => {
      const { runner, sent } = stage([]);
      const example = wellDone(subjectOf('BRAVIVE'), 'chargePix')!;
      await expect(runOperation(runner, gateway, { ...account, credentials }, example)).resolves.toEqual({
        kind: 'refused',
        reason: 'configuration',
        detail: 'Bravive API Error: Secret key is required',
      });
      expect(sent).toEqual([]);
    },
  );

  it.each(['not json', '{}', '{"type":"PAYMENT","id":"pay-test-1"}', '{"type":"PAYMENT","status":7}'])(
    'P4.135 takes nothing from a delivery that cannot be parsed, and does not throw: %s',
    (rawBody) => {
      const reading = stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
      expect(reading.kind).toBe('unreadable');
      expect(reading).not.toHaveProperty('outcome');
    },
  );
});
