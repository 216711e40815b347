import { expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { AnyGateway, ChargeIntent, GatewayAccount, Outcome, QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  sampleRefund,
} from '../../../src/gateways/rehearsal/samples.js';
import { gatewayOf, untilReading, type Booked, type SimulatorHarness } from './simulator-harness.js';

const OURS = SAMPLE_CHARGE.attemptId;

/** Tests of a brand with codes, boletos and cards. */
export class Brand {
  readonly gateway: AnyGateway;

  constructor(
    readonly harness: SimulatorHarness,
    readonly id: string,
    /** The token of a card as this brand makes it, or has it made in the buyer's browser. */
    readonly token: (cardNumber: string) => Promise<string>,
  ) {
    this.gateway = gatewayOf(id);
  }

  charge(sample: ChargeIntent, change: Partial<ChargeIntent> = {}): Promise<Outcome> {
    const webhookUrl = this.harness.hook(this.id);
    const intent = { ...sample, createdAt: this.harness.now(), webhookUrl, ...change };
    return this.harness.runner.charge(this.gateway, this.harness.account(this.id), intent);
  }

  /** By the provider's id, or by our own key. */
  query(reference?: string): Promise<QueryOutcome> {
    const queried = { ...SAMPLE_QUERY, ...(reference ? { reference } : {}) };
    return this.harness.runner.query(this.gateway, this.harness.account(this.id), queried);
  }

  refund(
    reference: string,
    amount?: number,
    account: GatewayAccount = this.harness.account(this.id),
  ): Promise<object> {
    const wanted = { ...sampleRefund(reference), ...(amount === undefined ? {} : { amount: cents(amount) }) };
    return this.harness.runner.refund(this.gateway, account, wanted);
  }

  act(reference: string, name: string, body?: object): Promise<unknown> {
    return this.harness.act(this.id, reference, name, body);
  }

  booked(): Promise<Booked[]> {
    return this.harness.booked(this.id, OURS);
  }
}

export const referenceOf = (outcome: Outcome): string => (outcome as { reference: string }).reference;

/** From the charge to the payment and the refund, by each method; refused, lost and forged calls charge nothing. */
export function provesBrand(brand: Brand): void {
  const { harness, id, gateway } = brand;
  const reported = (reference: string) => harness.readingOf(gateway, reference);

  it('PIX: charge, webhook, query, refund (P1.11, P1.17, P1.12)', async () => {
    const outcome = await brand.charge(SAMPLE_CHARGE);
    const [booked] = await brand.booked();
    const reference = booked?.id ?? '';
    const pix = { copyPaste: booked?.pixCode };
    expect(outcome).toMatchObject({ kind: 'awaiting', reference, amount: 4990, pix });
    await brand.act(reference, 'pay');
    const settled = { kind: 'settled', reference, amount: 4990 };
    await expect(reported(reference)).resolves.toMatchObject({
      kind: 'hint',
      attemptId: OURS,
      outcome: settled,
    });
    await expect(brand.query(reference)).resolves.toMatchObject(settled);
    await expect(brand.refund(reference)).resolves.toMatchObject({ kind: 'refunded' });
    await expect(brand.query(reference)).resolves.toMatchObject({ kind: 'refunded' });
  });

  it('boleto: charge for three days in São Paulo time, webhook, query, refund (P1.10)', async () => {
    harness.setTime('2026-03-02T23:59:59.500-03:00');
    const outcome = await brand.charge(SAMPLE_BILLET_CHARGE);
    const [booked] = await brand.booked();
    expect(booked).toMatchObject({ method: 'BILLET', amount: 4990 });
    const billet = { digitableLine: booked?.billetLine };
    const expiresAt = new Date('2026-03-05T23:59:59-03:00');
    expect(outcome).toMatchObject({ kind: 'awaiting', billet, expiresAt });
    await expect(brand.query()).resolves.toEqual(outcome);
    await brand.act(referenceOf(outcome), 'pay');
    await expect(reported(referenceOf(outcome))).resolves.toMatchObject({ outcome: { kind: 'settled' } });
    await expect(brand.refund(referenceOf(outcome))).resolves.toMatchObject({ kind: 'refunded' });
  });

  it('card: token, immediate approval, webhook, query, refund (P1.6, P1.9)', async () => {
    const outcome = await brand.charge(SAMPLE_CARD_CHARGE, {
      cardToken: await brand.token('4111111111111111'),
    });
    expect(outcome).toMatchObject({ kind: 'settled', amount: 4990, native: 'paid' });
    const reference = referenceOf(outcome);
    await expect(reported(reference)).resolves.toMatchObject({ outcome: { kind: 'settled' } });
    await expect(brand.query(reference)).resolves.toMatchObject({ kind: 'settled' });
    await expect(brand.refund(reference)).resolves.toMatchObject({ kind: 'refunded' });
  });

  it.each(['4000000000000002', '4000000000009995'])(
    'card %s is declined, and nothing is taken',
    async (number) => {
      const outcome = await brand.charge(SAMPLE_CARD_CHARGE, { cardToken: await brand.token(number) });
      expect(outcome).toMatchObject({ kind: 'declined', reason: 'cardRefused', native: 'refused' });
      await expect(brand.booked()).resolves.toMatchObject([{ status: 'DECLINED' }]);
    },
  );

  it('card: thought over, then approved; charged back later', async () => {
    const slow = await brand.charge(SAMPLE_CARD_CHARGE, { cardToken: await brand.token('4000000000000119') });
    expect(slow).toMatchObject({ kind: 'awaiting' });
    const query = () => brand.query(referenceOf(slow));
    await expect(untilReading('settled', query)).resolves.toMatchObject({ kind: 'settled' });
    await brand.act(referenceOf(slow), 'chargeback');
    await expect(query()).resolves.toMatchObject({ kind: 'chargedBack' });
  });

  it.each([
    ['chargePix', SAMPLE_CHARGE],
    ['chargeBillet', SAMPLE_BILLET_CHARGE],
    ['chargeCard', SAMPLE_CARD_CHARGE],
  ])('%s whose answer was lost is found, and was booked once', async (_, sample) => {
    const cardToken = await brand.token('4111111111111111');
    await harness.control('POST', '/faults', { provider: id, operation: 'create', kind: 'cut' });
    await expect(brand.charge(sample, { cardToken })).resolves.toMatchObject({ kind: 'unknown' });
    const [booked, ...others] = await brand.booked();
    expect(others).toEqual([]);
    await expect(brand.query()).resolves.toMatchObject({
      kind: sample.paymentMethod === 'CREDIT_CARD' ? 'settled' : 'awaiting',
      reference: booked?.id,
    });
  });

  it('a forged webhook only triggers a query, which returns the true state', async () => {
    const reference = referenceOf(await brand.charge(SAMPLE_CHARGE));
    await harness.control('POST', '/forge', { provider: id, id: reference, url: harness.hook(id) });
    await expect(reported(reference)).resolves.toMatchObject({ kind: 'hint', outcome: { kind: 'settled' } });
    await expect(brand.query(reference)).resolves.toMatchObject({ kind: 'awaiting' });
  });
}
