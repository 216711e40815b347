import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { ChargeIntent, PaymentMethod, QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CHARGE,
  SAMPLE_WITHDRAW,
} from '../../src/gateways/rehearsal/samples.js';
import { referenceOf } from './support/brand.js';
import { gatewayOf, simulatorHarness, untilReading } from './support/simulator-harness.js';

const harness = simulatorHarness();
const gateway = gatewayOf('SUITPAY');
const account = () => harness.account('SUITPAY');
const key = SAMPLE_CHARGE.attemptId;

async function intent(method: PaymentMethod, cardNumber = '4111111111111111'): Promise<ChargeIntent> {
  const sample = { PIX: SAMPLE_CHARGE, BILLET: SAMPLE_BILLET_CHARGE, CREDIT_CARD: SAMPLE_CARD_CHARGE }[
    method
  ];
  const wanted = { ...sample, createdAt: new Date(), webhookUrl: harness.hook('SUITPAY') };
  if (method !== 'CREDIT_CARD') return wanted;
  return { ...wanted, cardToken: await harness.cardToken('SUITPAY', cardNumber) };
}

const charge = async (method: PaymentMethod, cardNumber?: string) =>
  harness.runner.charge(gateway, account(), await intent(method, cardNumber));
const query = (paymentMethod: PaymentMethod, reference: string): Promise<QueryOutcome> =>
  harness.runner.query(gateway, account(), {
    attemptId: key,
    reference,
    amount: SAMPLE_CHARGE.amount,
    paymentMethod,
    createdAt: new Date(),
    queriedAt: new Date(),
  });
const refund = (reference: string, providerData?: Readonly<Record<string, unknown>>) =>
  harness.runner.refund(gateway, account(), {
    refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
    attemptId: key,
    reference,
    chargedAmount: SAMPLE_CHARGE.amount,
    ...(providerData ? { providerData } : {}),
  });

describe('SUITPAY over HTTP', () => {
  it.each([1, 29, 4990])('charges %i centavos exactly', async (value) => {
    await harness.runner.charge(gateway, account(), { ...(await intent('PIX')), amount: cents(value) });
    expect(await harness.booked('SUITPAY', key)).toMatchObject([{ amount: value, method: 'PIX' }]);
  });

  it.each(['PIX', 'BILLET'] as const)('%s: shows the code and hears of the money', async (method) => {
    const outcome = await charge(method);
    const [booked] = await harness.booked('SUITPAY', key);
    expect(outcome).toMatchObject(
      method === 'PIX'
        ? { kind: 'awaiting', pix: { copyPaste: booked?.pixCode } }
        : { kind: 'awaiting', billet: { digitableLine: booked?.billetLine } },
    );
    const reference = referenceOf(outcome);
    await expect(query(method, reference)).resolves.toMatchObject({ kind: 'awaiting' });
    await harness.act('SUITPAY', reference, 'pay');
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'hint',
      attemptId: key,
      outcome: { kind: 'settled', amount: 4990 },
    });
    const settled = await query(method, reference);
    expect(settled).toMatchObject({ kind: 'settled', reference });
    const { providerData } = settled as { providerData: Record<string, unknown> };
    await expect(refund(reference, providerData)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Method not implemented.',
    });
    await harness.act('SUITPAY', reference, 'chargeback');
    const disputed = await query(method, reference);
    expect(disputed).toMatchObject({ kind: 'chargedBack' });
    expect(disputed).not.toHaveProperty('returned');
  });

  it('charges a card and gives it back, once', async () => {
    const outcome = await charge('CREDIT_CARD');
    expect(outcome).toMatchObject({ kind: 'settled', providerData: { typeTransaction: 'CARD' } });
    const reference = referenceOf(outcome);
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'hint',
      outcome: { kind: 'settled' },
    });
    await expect(refund(reference)).resolves.toMatchObject({ kind: 'refunded', status: true });
    // A cancellation by us has the status of a dispute: only we can tell them apart.
    await expect(query('CREDIT_CARD', reference)).resolves.toMatchObject({
      kind: 'chargedBack',
      returned: true,
    });
    await expect(refund(reference)).resolves.toMatchObject({ kind: 'refused', reason: 'request' });
  });

  it.each(['4000000000000002', '4000000000009995'])(
    'SUITPAY over HTTP: a refused card is reported as %s',
    async (number) => {
      await expect(charge('CREDIT_CARD', number)).resolves.toMatchObject({
        kind: 'declined',
        reason: 'cardRefused',
      });
    },
  );

  it('waits for a card whose bank thinks it over', async () => {
    const outcome = await charge('CREDIT_CARD', '4000000000000119');
    expect(outcome).toMatchObject({ kind: 'awaiting' });
    const reported = await untilReading('settled', () => query('CREDIT_CARD', referenceOf(outcome)));
    expect(reported).toMatchObject({ kind: 'settled' });
  });

  it.each([{ kind: 'hang' }, { kind: 'status', status: 502 }, { kind: 'garbage' }])(
    'SUITPAY over HTTP does not charge again after an accepted request without an answer: %j',
    async (fault) => {
      const wanted = { provider: 'SUITPAY', operation: 'create', afterAccepting: true, ...fault };
      await harness.control('POST', '/faults', wanted);
      await expect(harness.impatient.charge(gateway, account(), await intent('PIX'))).resolves.toMatchObject({
        kind: 'unknown',
      });
      const [booked, ...others] = await harness.booked('SUITPAY', key);
      expect(others).toEqual([]);
      await harness.act('SUITPAY', booked!.id, 'pay');
      await expect(harness.readingOf(gateway, booked!.id)).resolves.toMatchObject({ attemptId: key });
      await expect(query('PIX', booked!.id)).resolves.toMatchObject({ kind: 'settled' });
    },
  );

  it('a forged webhook only triggers a query, which returns the true state', async () => {
    const reference = referenceOf(await charge('PIX'));
    const url = harness.hook('SUITPAY');
    await harness.control('POST', '/forge', { provider: 'SUITPAY', id: reference, url, headers: {} });
    await expect(harness.nextReading(gateway)).resolves.toMatchObject({ kind: 'hint' });
    await expect(query('PIX', reference)).resolves.toMatchObject({ kind: 'awaiting' });
    await expect(query('PIX', 'of-a-stranger')).resolves.toEqual({ kind: 'notFound' });
  });

  it('pays out once under one key', async () => {
    const payout = () =>
      harness.runner.withdraw(gateway, account(), {
        ...SAMPLE_WITHDRAW,
        webhookUrl: harness.hook('SUITPAY'),
      });
    const accepted = await payout();
    expect(accepted).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
    const { withdrawId } = accepted as { withdrawId: string };
    await expect(harness.nextReading(gateway)).resolves.toEqual({
      kind: 'payout',
      proven: false,
      payout: {
        type: 'WITHDRAW',
        withdrawId,
        outcome: { kind: 'settled', status: 'APPROVED', withdrawId, amount: 4990, native: 'PAID_OUT' },
      },
    });
    await expect(payout()).resolves.toMatchObject({ kind: 'unknown' });
  });
});
