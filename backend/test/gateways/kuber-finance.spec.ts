import { describe, expect, it } from '@jest/globals';
import { GatewayRunner, type CardVault, type QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD,
  SAMPLE_CARD_CHARGE,
} from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, simulatorHarness, untilReading } from './support/simulator-harness.js';

const harness = simulatorHarness();
const gateway = gatewayOf('KUBER_FINANCE');

/** A vault whose tokens are card numbers: this test covers the protocol, not the encryption. */
const cards: CardVault = {
  seal: ({ cardNumber }) => cardNumber,
  open: (token) => ({ ...SAMPLE_CARD, cardNumber: token }),
};

const charge = (cardToken: string): Promise<QueryOutcome> =>
  new GatewayRunner({
    transport: harness.transport,
    now: () => new Date(),
    wireLog: { write: () => undefined },
    assertCallAllowed: () => undefined,
    cards,
  }).charge(gateway, harness.account('KUBER_FINANCE'), {
    ...SAMPLE_CARD_CHARGE,
    createdAt: new Date(),
    webhookUrl: harness.hook('KUBER_FINANCE'),
    cardToken,
  });

describe('KUBER_FINANCE over HTTP', () => {
  it.each([
    ['4111111111111111', 'settled', 'PAID'],
    ['4000000000000002', 'declined', 'REFUSED'],
    ['4000000000009995', 'declined', 'REFUSED'],
  ])('charges the card %s: %s (P1.9)', async (card, kind, native) => {
    await expect(charge(card)).resolves.toMatchObject({ kind, native, amount: 4990 });
  });

  it('waits for a bank that thinks the card over', async () => {
    const outcome = await charge('4000000000000119');
    expect(outcome).toMatchObject({ kind: 'awaiting', native: 'WAITING_PAYMENT' });
    const { reference } = outcome as { reference: string };
    const reported = await untilReading('settled', () =>
      harness.runner.query(gateway, harness.account('KUBER_FINANCE'), {
        attemptId: SAMPLE_CARD_CHARGE.attemptId,
        amount: SAMPLE_CARD_CHARGE.amount,
        paymentMethod: 'CREDIT_CARD',
        createdAt: new Date(),
        queriedAt: new Date(),
        reference,
      }),
    );
    expect(reported).toMatchObject({ kind: 'settled', reference });
  });

  it('charges by boleto and shows its line (P1.10)', async () => {
    const outcome = await harness.runner.charge(gateway, harness.account('KUBER_FINANCE'), {
      ...SAMPLE_BILLET_CHARGE,
      createdAt: new Date(),
      webhookUrl: harness.hook('KUBER_FINANCE'),
    });
    const [booked] = (await harness.control('GET', '/charges?provider=KUBER_FINANCE')) as {
      billetLine: string;
    }[];
    expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked?.billetLine } });
  });
});
