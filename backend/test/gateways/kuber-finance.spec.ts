import { describe, expect, it } from '@jest/globals';
import { GatewayRunner, type CardVault, type QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD,
  SAMPLE_CARD_CHARGE,
} from '../../src/gateways/rehearsal/samples.js';
import { gatewayOf, outside, until } from './support/brand-world.js';

const world = outside();
const gateway = gatewayOf('KUBER_FINANCE');

/** A vault whose tokens are card numbers: what is proven here is the wire, not the sealing. */
const cards: CardVault = {
  seal: ({ cardNumber }) => cardNumber,
  open: (token) => ({ ...SAMPLE_CARD, cardNumber: token }),
};

const charge = (cardToken: string): Promise<QueryOutcome> =>
  new GatewayRunner({
    transport: world.transport,
    now: () => new Date(),
    wireLog: { write: () => undefined },
    assertCallAllowed: () => undefined,
    cards,
  }).charge(gateway, world.account('KUBER_FINANCE'), {
    ...SAMPLE_CARD_CHARGE,
    createdAt: new Date(),
    webhookUrl: world.hook('KUBER_FINANCE'),
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
    const told = await until('settled', () =>
      world.runner.query(gateway, world.account('KUBER_FINANCE'), {
        attemptId: SAMPLE_CARD_CHARGE.attemptId,
        amount: SAMPLE_CARD_CHARGE.amount,
        paymentMethod: 'CREDIT_CARD',
        createdAt: new Date(),
        askedAt: new Date(),
        reference,
      }),
    );
    expect(told).toMatchObject({ kind: 'settled', reference });
  });

  it('charges by boleto and shows its line (P1.10)', async () => {
    const outcome = await world.runner.charge(gateway, world.account('KUBER_FINANCE'), {
      ...SAMPLE_BILLET_CHARGE,
      createdAt: new Date(),
      webhookUrl: world.hook('KUBER_FINANCE'),
    });
    const [booked] = (await world.control('GET', '/charges?provider=KUBER_FINANCE')) as {
      billetLine: string;
    }[];
    expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked?.billetLine } });
  });
});
