import { describe, expect, it } from '@jest/globals';
import type { ChargeIntent, QueryOutcome } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import { SAMPLE_BILLET_CHARGE, SAMPLE_CARD_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, outside, until } from './support/brand-world.js';
import { provesPixHouse } from './support/pix-house.js';

const world = outside();
const payouts = [
  { pixKey: '+5511987654321', pixType: 'PHONE', arrives: '11987654321' },
  { pixKey: '529.982.247-25', pixType: 'CPF', arrives: '52998224725' },
] as const;
provesPixHouse(world, 'AXISBANK', {
  tellsOfPayouts: true,
  refundIsUnderWay: true,
  payouts,
  tellsOurReference: false,
});

const gateway = gatewayOf('AXISBANK');
const account = () => world.account('AXISBANK');

async function cardCharge(cardNumber: string): Promise<ChargeIntent> {
  const cardToken = await world.cardToken('AXISBANK', cardNumber);
  return { ...SAMPLE_CARD_CHARGE, cardToken, webhookUrl: world.hook('AXISBANK') };
}

const query = (intent: ChargeIntent, reference: string): Promise<QueryOutcome> => {
  const { attemptId, amount, paymentMethod, createdAt } = intent;
  const asked = { attemptId, reference, amount, paymentMethod, createdAt, askedAt: new Date() };
  return world.runner.query(gateway, account(), asked);
};

describe('AXISBANK', () => {
  it('charges a card, gives a part back, and the rest stays paid', async () => {
    const intent = await cardCharge('4111111111111111');
    const outcome = await world.runner.charge(gateway, account(), intent);
    expect(outcome).toMatchObject({ kind: 'settled', amount: 4990 });
    const { reference } = outcome as { reference: string };
    const part = { refundId: 'refund-1', attemptId: intent.attemptId, reference, amount: cents(29) };
    const refund = await world.runner.refund(gateway, account(), { ...part, chargedAmount: intent.amount });
    expect(refund).toMatchObject({ kind: 'processing' });
    expect(await world.booked('AXISBANK', intent.attemptId)).toMatchObject([{ refundedAmount: 29 }]);
    await expect(query(intent, reference)).resolves.toMatchObject({ kind: 'settled' });
  });

  it.each(['4000000000000002', '4000000000009995'])(
    'AXISBANK is told that the card %s was refused',
    async (number) => {
      const outcome = await world.runner.charge(gateway, account(), await cardCharge(number));
      expect(outcome).toMatchObject({ kind: 'declined', reason: 'cardRefused' });
    },
  );

  it('waits for a card whose bank thinks it over', async () => {
    const intent = await cardCharge('4000000000000119');
    const outcome = await world.runner.charge(gateway, account(), intent);
    expect(outcome).toMatchObject({ kind: 'awaiting' });
    const { reference } = outcome as { reference: string };
    await expect(until('settled', () => query(intent, reference))).resolves.toMatchObject({
      kind: 'settled',
    });
  });

  it('prints a boleto and hears that it was paid', async () => {
    const createdAt = new Date();
    const intent = { ...SAMPLE_BILLET_CHARGE, createdAt, webhookUrl: world.hook('AXISBANK') };
    const outcome = await world.runner.charge(gateway, account(), intent);
    const [booked] = await world.booked('AXISBANK', intent.attemptId);
    expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked!.billetLine } });
    await world.act('AXISBANK', booked!.id, 'pay');
    await expect(world.readingOf(gateway, booked!.id)).resolves.toMatchObject({
      outcome: { kind: 'settled', amount: 4990 },
    });
  });
});
