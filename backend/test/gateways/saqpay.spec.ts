import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChargeIntent, PaymentMethod } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CHARGE,
} from '../../src/gateways/rehearsal/samples.js';
import { referenceOf } from './support/brand.js';
import { gatewayOf, simulatorHarness } from './support/simulator-harness.js';

const harness = simulatorHarness();
const gateway = gatewayOf('SAQPAY');
const account = (credentials?: Record<string, unknown>) => harness.account('SAQPAY', credentials);
const key = SAMPLE_CHARGE.attemptId;

async function intent(method: PaymentMethod, cardNumber = '4111111111111111'): Promise<ChargeIntent> {
  if (method === 'BILLET') return { ...SAMPLE_BILLET_CHARGE, createdAt: new Date() };
  const cardToken = await harness.cardToken('SAQPAY', cardNumber);
  return { ...SAMPLE_CARD_CHARGE, createdAt: new Date(), cardToken };
}
const charge = async (method: PaymentMethod, cardNumber?: string) =>
  harness.runner.charge(gateway, account(), await intent(method, cardNumber));

beforeEach(() => harness.enterInPanel('SAQPAY', { authorization: 'Basic basic-token-of-the-tests' }));

describe('SAQPAY over HTTP', () => {
  it('shows the digitable line of a boleto, and receives its payment by a signed webhook (P1.10)', async () => {
    const outcome = await charge('BILLET');
    const [booked] = await harness.booked('SAQPAY', key);
    expect(booked).toMatchObject({ amount: 4990, method: 'BILLET', status: 'PENDING' });
    expect(outcome).toMatchObject({
      kind: 'awaiting',
      reference: booked?.id,
      billet: { digitableLine: booked?.billetLine },
    });
    await harness.act('SAQPAY', booked?.id ?? '', 'pay');
    await expect(harness.readingOf(gateway, referenceOf(outcome))).resolves.toMatchObject({
      kind: 'proven',
      attemptId: key,
      outcome: { kind: 'settled', amount: 4990 },
    });
  });

  it('charges a card the exact amount, and receives its dispute (P1.9)', async () => {
    const outcome = await charge('CREDIT_CARD', '4000000000000259');
    expect(outcome).toMatchObject({ kind: 'settled', native: 'Aprovado' });
    const reference = referenceOf(outcome);
    expect(await harness.booked('SAQPAY', key)).toMatchObject([
      { id: reference, amount: 4990, method: 'CREDIT_CARD', status: 'PAID' },
    ]);
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      outcome: { kind: 'settled' },
    });
    await harness.act('SAQPAY', reference, 'chargeback');
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'proven',
      outcome: { kind: 'chargedBack', native: 'cancelled' },
    });
  });

  it('SAQPAY over HTTP reports a refused card', async () => {
    await expect(charge('CREDIT_CARD', '4000000000000002')).resolves.toMatchObject({
      kind: 'declined',
      reason: 'cardRefused',
    });
  });

  it('waits for a card under review, and receives the result', async () => {
    const outcome = await charge('CREDIT_CARD', '4000000000000119');
    expect(outcome).toMatchObject({ kind: 'awaiting', native: 'Pendente' });
    await expect(harness.readingOf(gateway, referenceOf(outcome))).resolves.toMatchObject({
      kind: 'proven',
      outcome: { kind: 'settled' },
    });
  });

  it.each(['CREDIT_CARD', 'BILLET'] as const)(
    'a %s whose answer was lost is unknown until its webhook reports it with our key',
    async (method) => {
      await harness.control('POST', '/faults', {
        provider: 'SAQPAY',
        operation: 'create',
        kind: 'garbage',
        afterAccepting: true,
      });
      await expect(charge(method)).resolves.toMatchObject({ kind: 'unknown' });
      const [booked, ...others] = await harness.booked('SAQPAY', key);
      expect(others).toEqual([]);
      if (method === 'BILLET') await harness.act('SAQPAY', booked!.id, 'pay');
      await expect(harness.readingOf(gateway, booked!.id)).resolves.toMatchObject({
        kind: 'proven',
        attemptId: key,
        outcome: { kind: 'settled' },
      });
    },
  );

  it.each([
    ['BILLET', { merchantCnpj: '' }, 'the account has no merchantCnpj'],
    ['CREDIT_CARD', { merchantCnpj: '' }, 'the account has no merchantCnpj'],
    ['CREDIT_CARD', { partnerId: '' }, 'the account has no partnerId'],
  ] as const)('sends no %s for an account with %j', async (method, lacking, detail) => {
    const wanted = await intent(method);
    await expect(harness.runner.charge(gateway, account(lacking), wanted)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail,
    });
    expect(await harness.booked('SAQPAY', key)).toEqual([]);
  });
});
