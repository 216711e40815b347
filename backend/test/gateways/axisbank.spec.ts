import { describe, expect, it } from '@jest/globals';
import type { ChargeIntent, QueryOutcome } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import { SAMPLE_BILLET_CHARGE, SAMPLE_CARD_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, simulatorHarness, untilReading } from './support/simulator-harness.js';
import { testPixProvider } from './support/pix-provider-tests.js';

const harness = simulatorHarness();
const payouts = [
  { pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
] as const;
testPixProvider(harness, 'AXISBANK', {
  reportsPayouts: true,
  refundIsUnderWay: true,
  payouts,
  reportsOurReference: false,
});

const gateway = gatewayOf('AXISBANK');
const account = () => harness.account('AXISBANK');

async function cardCharge(cardNumber: string): Promise<ChargeIntent> {
  const cardToken = await harness.cardToken('AXISBANK', cardNumber);
  return { ...SAMPLE_CARD_CHARGE, cardToken, webhookUrl: harness.hook('AXISBANK') };
}

const query = (intent: ChargeIntent, reference: string): Promise<QueryOutcome> => {
  const { attemptId, amount, paymentMethod, createdAt } = intent;
  const queried = { attemptId, reference, amount, paymentMethod, createdAt, queriedAt: new Date() };
  return harness.runner.query(gateway, account(), queried);
};

describe('AXISBANK', () => {
  it('charges a card, gives a part back, and the rest stays paid', async () => {
    const intent = await cardCharge('4111111111111111');
    const outcome = await harness.runner.charge(gateway, account(), intent);
    expect(outcome).toMatchObject({ kind: 'settled', amount: 4990 });
    const { reference } = outcome as { reference: string };
    const part = { refundId: 'refund-1', attemptId: intent.attemptId, reference, amount: cents(29) };
    const refund = await harness.runner.refund(gateway, account(), { ...part, chargedAmount: intent.amount });
    expect(refund).toMatchObject({ kind: 'processing' });
    expect(await harness.booked('AXISBANK', intent.attemptId)).toMatchObject([{ refundedAmount: 29 }]);
    await expect(query(intent, reference)).resolves.toMatchObject({ kind: 'settled' });
  });

  it.each(['4000000000000002', '4000000000009995'])(
    'AXISBANK: a refused card is reported as %s',
    async (number) => {
      const outcome = await harness.runner.charge(gateway, account(), await cardCharge(number));
      expect(outcome).toMatchObject({ kind: 'declined', reason: 'cardRefused' });
    },
  );

  it('waits for a card whose bank thinks it over', async () => {
    const intent = await cardCharge('4000000000000119');
    const outcome = await harness.runner.charge(gateway, account(), intent);
    expect(outcome).toMatchObject({ kind: 'awaiting' });
    const { reference } = outcome as { reference: string };
    await expect(untilReading('settled', () => query(intent, reference))).resolves.toMatchObject({
      kind: 'settled',
    });
  });

  it('creates a boleto and receives its payment', async () => {
    const createdAt = new Date();
    const intent = { ...SAMPLE_BILLET_CHARGE, createdAt, webhookUrl: harness.hook('AXISBANK') };
    const outcome = await harness.runner.charge(gateway, account(), intent);
    const [booked] = await harness.booked('AXISBANK', intent.attemptId);
    expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked!.billetLine } });
    await harness.act('AXISBANK', booked!.id, 'pay');
    await expect(harness.readingOf(gateway, booked!.id)).resolves.toMatchObject({
      outcome: { kind: 'settled', amount: 4990 },
    });
  });
});
