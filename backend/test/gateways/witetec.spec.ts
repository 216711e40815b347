import { describe, expect, it } from '@jest/globals';
import type { ChargeIntent, Outcome } from '@guiche/gateway-kit';
import { SAMPLE_CARD_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, simulatorHarness } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const harness = simulatorHarness();
const panel = { 'x-api-key': 'sk_key-of-the-tests-0001' };
const payouts = [
  { pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
] as const;

testPixProvider(harness, 'WITETEC', { proof: 'proven', panel, payouts, reportsOurReference: false });
testPixProvider(harness, 'WITETEC', {
  panel,
  credentials: { generation: 'third' },
  payouts,
  reportsPayouts: true,
});

const gateway = gatewayOf('WITETEC');
const account = () => harness.account('WITETEC');

async function charged(cardNumber: string): Promise<Outcome> {
  const cardToken = await harness.cardToken('WITETEC', cardNumber);
  const intent: ChargeIntent = { ...SAMPLE_CARD_CHARGE, createdAt: new Date(), cardToken };
  return harness.runner.charge(gateway, account(), intent);
}

describe('WITETEC', () => {
  it('charges a card, and receives its dispute by webhook', async () => {
    await harness.enterInPanel('WITETEC', panel);
    const outcome = await charged('4000000000000259');
    expect(outcome).toMatchObject({ kind: 'settled', amount: 4990 });
    const { reference } = outcome as { reference: string };
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'proven',
      outcome: { kind: 'settled' },
    });
    await harness.act('WITETEC', reference, 'chargeback');
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'proven',
      outcome: { kind: 'chargedBack' },
    });
  });

  it('WITETEC reports a refused card', async () => {
    await expect(charged('4000000000000002')).resolves.toMatchObject({ kind: 'declined', reason: 'other' });
  });

  it('waits for a card under review, and receives the result', async () => {
    await harness.enterInPanel('WITETEC', panel);
    const outcome = await charged('4000000000000119');
    expect(outcome).toMatchObject({ kind: 'awaiting' });
    await expect(
      harness.readingOf(gateway, (outcome as { reference: string }).reference),
    ).resolves.toMatchObject({ kind: 'proven', outcome: { kind: 'settled' } });
  });
});
