import { describe, expect, it } from '@jest/globals';
import { SAMPLE_BILLET_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const harness = simulatorHarness();
testPixProvider(harness, 'BRAVIVE');

describe('BRAVIVE', () => {
  it('creates a boleto and receives its payment', async () => {
    const gateway = gatewayOf('BRAVIVE');
    const intent = { ...SAMPLE_BILLET_CHARGE, webhookUrl: harness.hook('BRAVIVE') };
    const outcome = await harness.runner.charge(gateway, harness.account('BRAVIVE'), intent);
    const [booked, ...others] = await harness.booked('BRAVIVE', intent.attemptId);
    expect(others).toEqual([]);
    expect(booked).toMatchObject({ method: 'BILLET', amount: 4990 });
    expect(outcome).toMatchObject({
      kind: 'awaiting',
      reference: booked!.id,
      billet: { digitableLine: booked!.billetLine },
    });
    await harness.act('BRAVIVE', booked!.id, 'pay');
    await expect(harness.readingOf(gateway, booked!.id)).resolves.toMatchObject({
      kind: 'hint',
      attemptId: intent.attemptId,
      outcome: { kind: 'settled', amount: 4990 },
    });
  });
});
