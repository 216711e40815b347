import { describe, expect, it } from '@jest/globals';
import type { ChargeIntent, QueryOutcome } from '@guiche/gateway-kit';
import { SAMPLE_CARD_CHARGE, SAMPLE_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { referenceOf } from './support/brand.js';
import { gatewayOf, simulatorHarness, untilReading } from './support/simulator-harness.js';

const harness = simulatorHarness();
const gateway = gatewayOf('ZENDRY');
const account = () => harness.account('ZENDRY');
const key = SAMPLE_CHARGE.attemptId;

async function intent(cardNumber = '4111111111111111'): Promise<ChargeIntent> {
  const cardToken = await harness.cardToken('ZENDRY', cardNumber);
  return { ...SAMPLE_CARD_CHARGE, createdAt: new Date(), cardToken };
}
const charge = async (cardNumber?: string) =>
  harness.runner.charge(gateway, account(), await intent(cardNumber));
const query = (reference?: string): Promise<QueryOutcome> =>
  harness.runner.query(gateway, account(), {
    attemptId: key,
    amount: SAMPLE_CHARGE.amount,
    paymentMethod: 'CREDIT_CARD',
    createdAt: new Date(),
    queriedAt: new Date(),
    ...(reference ? { reference } : {}),
  });

describe('a card at ZENDRY over HTTP', () => {
  it('a card at ZENDRY over HTTP is charged its exact cents, and can be queried (P1.9)', async () => {
    const outcome = await charge();
    expect(outcome).toMatchObject({ kind: 'settled', native: 'accepted' });
    const reference = referenceOf(outcome);
    expect(await harness.booked('ZENDRY', key)).toMatchObject([
      { id: reference, amount: 4990, method: 'CREDIT_CARD', status: 'PAID' },
    ]);
    await expect(query(reference)).resolves.toMatchObject({ kind: 'settled', reference });
    await harness.act('ZENDRY', reference, 'chargeback');
    await expect(query(reference)).resolves.toMatchObject({ kind: 'chargedBack', reference });
  });

  it('a card at ZENDRY over HTTP is declined when its bank refuses it', async () => {
    await expect(charge('4000000000000002')).resolves.toMatchObject({
      kind: 'declined',
      reason: 'cardRefused',
      native: 'reject',
    });
  });

  it('waits while its bank thinks it over', async () => {
    const outcome = await charge('4000000000000119');
    expect(outcome).toMatchObject({ kind: 'awaiting', native: 'waiting_3ds_authentication' });
    await expect(untilReading('settled', () => query(referenceOf(outcome)))).resolves.toMatchObject({
      kind: 'settled',
    });
  });

  it('a card at ZENDRY over HTTP whose answer was lost is unknown, and never taken for one that was not found', async () => {
    await harness.control('POST', '/faults', {
      provider: 'ZENDRY',
      operation: 'create',
      kind: 'cut',
      afterAccepting: true,
    });
    await expect(charge()).resolves.toMatchObject({ kind: 'unknown' });
    expect(await harness.booked('ZENDRY', key)).toMatchObject([{ status: 'PAID' }]);
    await expect(query()).resolves.toEqual({
      kind: 'refused',
      reason: 'notOffered',
      detail: 'no call finds a card payment by our key',
    });
  });

  it('a card at ZENDRY over HTTP is reported by an event that is only a hint, whoever sent it', async () => {
    const url = harness.hook('ZENDRY');
    const authToken = account().webhookAuthToken;
    await harness.runner.registerWebhook(gateway, account(), { url, authToken, email: 'a@loja.example' });
    const reference = referenceOf(await charge('4000000000000119'));
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'hint',
      type: 'TRANSACTION',
      reference,
      outcome: { kind: 'settled' },
    });
  });
});
