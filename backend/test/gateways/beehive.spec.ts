import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { ChargeIntent, GatewayAccount, Outcome, QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CARD_TOKEN,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  SAMPLE_RECEIVER,
  sampleRefund,
} from '../../src/gateways/testing/samples.js';
import { gatewayOf, outside, until } from './support/brand-world.js';

const world = outside();
const OURS = SAMPLE_CHARGE.attemptId;

describe.each(['PAGUESAFE', 'ABMEX', 'SPACEFY', 'AKTAPAY', 'ABMEXPAY', 'ABMEXSPLIT'])(
  '%s over HTTP',
  (id) => {
    const gateway = gatewayOf(id);
    const charge = (sample: ChargeIntent, change: Partial<ChargeIntent> = {}): Promise<Outcome> =>
      world.runner.charge(gateway, world.account(id), {
        ...sample,
        createdAt: new Date(),
        webhookUrl: world.hook(id),
        ...change,
      });
    const query = (reference?: string): Promise<QueryOutcome> =>
      world.runner.query(gateway, world.account(id), {
        ...SAMPLE_QUERY,
        ...(reference ? { reference } : {}),
      });
    const refund = (reference: string, amount?: number, account: GatewayAccount = world.account(id)) =>
      world.runner.refund(gateway, account, {
        ...sampleRefund(reference),
        ...(amount === undefined ? {} : { amount: cents(amount) }),
      });
    const reference = (outcome: Outcome): string => (outcome as { reference: string }).reference;
    const token = async (cardNumber: string): Promise<string> => {
      const card = { ...SAMPLE_CARD, cardNumber };
      const made = await world.runner.createCardToken(gateway, world.account(id), {
        ...SAMPLE_CARD_TOKEN,
        card,
      });
      expect(made).toMatchObject({ kind: 'tokenized' });
      return (made as { cardToken: string }).cardToken;
    };

    it('P1.11 P1.17 P1.12 PIX: charged, told, asked, refunded in parts', async () => {
      const outcome = await charge(SAMPLE_CHARGE);
      const [booked] = await world.booked(id, OURS);
      expect(outcome).toMatchObject({
        kind: 'awaiting',
        reference: booked?.id,
        amount: 4990,
        pix: { copyPaste: booked?.pixCode },
      });
      await world.act(id, reference(outcome), 'pay');
      const settled = { kind: 'settled', reference: booked?.id, amount: 4990 };
      const reading = await world.readingOf(gateway, reference(outcome));
      expect(reading).toMatchObject({ kind: 'hint', attemptId: OURS, outcome: settled });
      await expect(query(booked?.id)).resolves.toMatchObject(settled);
      await expect(refund(reference(outcome), 29)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(world.booked(id, OURS)).resolves.toMatchObject([{ refundedAmount: 29 }]);
      await expect(query()).resolves.toMatchObject({ kind: 'settled' });
    });

    it('P1.10 boleto: charged for three days, told, asked, refunded on the later path', async () => {
      const outcome = await charge(SAMPLE_BILLET_CHARGE);
      const [booked] = await world.booked(id, OURS);
      expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked?.billetLine } });
      const days = ((outcome as { expiresAt: Date }).expiresAt.getTime() - Date.now()) / 86_400_000;
      expect(Math.floor(days)).toBe(3);
      await expect(query()).resolves.toEqual(outcome);
      await world.act(id, reference(outcome), 'pay');
      await expect(world.readingOf(gateway, reference(outcome))).resolves.toMatchObject({
        outcome: { kind: 'settled' },
      });
      const later = world.account(id, { refundPath: 'refunds' });
      await expect(refund(reference(outcome), undefined, later)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(query(reference(outcome))).resolves.toMatchObject({ kind: 'refunded' });
    });

    it('P1.6 P1.9 card: made a token, approved at once, told, refunded', async () => {
      const outcome = await charge(SAMPLE_CARD_CHARGE, { cardToken: await token('4111111111111111') });
      expect(outcome).toMatchObject({ kind: 'settled', amount: 4990, native: 'paid' });
      await expect(world.readingOf(gateway, reference(outcome))).resolves.toMatchObject({
        outcome: { kind: 'settled' },
      });
      await expect(refund(reference(outcome))).resolves.toMatchObject({ kind: 'refunded' });
    });

    it.each(['4000000000000002', '4000000000009995'])(
      'card %s is declined, and nothing is taken',
      async (number) => {
        const outcome = await charge(SAMPLE_CARD_CHARGE, { cardToken: await token(number) });
        expect(outcome).toMatchObject({ kind: 'declined', reason: 'cardRefused', native: 'refused' });
        await expect(world.booked(id, OURS)).resolves.toMatchObject([{ status: 'DECLINED' }]);
      },
    );

    it('card: thought over, then approved; charged back later', async () => {
      const slow = await charge(SAMPLE_CARD_CHARGE, { cardToken: await token('4000000000000119') });
      expect(slow).toMatchObject({ kind: 'awaiting' });
      await expect(until('settled', () => query(reference(slow)))).resolves.toMatchObject({
        kind: 'settled',
      });
      await world.act(id, reference(slow), 'chargeback');
      await expect(query(reference(slow))).resolves.toMatchObject({ kind: 'chargedBack' });
    });

    it.each([
      ['chargePix', SAMPLE_CHARGE],
      ['chargeBillet', SAMPLE_BILLET_CHARGE],
      ['chargeCard', SAMPLE_CARD_CHARGE],
    ])('%s whose answer was lost is found, and was booked once', async (_, sample) => {
      const cardToken = await token('4111111111111111');
      await world.control('POST', '/faults', { provider: id, operation: 'create', kind: 'cut' });
      await expect(charge(sample, { cardToken })).resolves.toMatchObject({ kind: 'unknown' });
      const [booked, ...others] = await world.booked(id, OURS);
      expect(others).toEqual([]);
      await expect(query()).resolves.toMatchObject({
        kind: sample.paymentMethod === 'CREDIT_CARD' ? 'settled' : 'awaiting',
        reference: booked?.id,
      });
    });

    it('a refund asked for twice under one key goes back once', async () => {
      const outcome = await charge(SAMPLE_CHARGE);
      await world.act(id, reference(outcome), 'pay', { webhook: false });
      await world.control('POST', '/faults', { provider: id, operation: 'refund', kind: 'cut' });
      await expect(refund(reference(outcome), 1000)).resolves.toMatchObject({ kind: 'unknown' });
      await expect(refund(reference(outcome), 1000)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(world.booked(id, OURS)).resolves.toMatchObject([{ refundedAmount: 1000 }]);
    });

    it('a forged webhook is only a hint, and asking tells the truth', async () => {
      const outcome = await charge(SAMPLE_CHARGE);
      await world.control('POST', '/forge', { provider: id, id: reference(outcome), url: world.hook(id) });
      const reading = await world.readingOf(gateway, reference(outcome));
      expect(reading).toMatchObject({ kind: 'hint', outcome: { kind: 'settled' } });
      await expect(query(reference(outcome))).resolves.toMatchObject({ kind: 'awaiting' });
    });
  },
);

describe('ABMEXSPLIT over HTTP', () => {
  const gateway = gatewayOf('ABMEXSPLIT');
  const seller = { ...SAMPLE_RECEIVER, document: '11222333000181', documentType: 'CNPJ' as const };

  it('P7.82 P7.83 opens a marketplace and asks for it', async () => {
    const account = world.account('ABMEXSPLIT');
    const opened = await world.runner.createReceiver(gateway, account, seller);
    expect(opened).toMatchObject({ kind: 'receiver', status: 'PENDING', document: '11222333000181' });
    const { receiverId } = opened as { receiverId: string };
    const asked = await world.runner.queryReceiver(gateway, account, { receiverId });
    expect(asked).toMatchObject({ kind: 'receiver', receiverId, status: 'ACTIVE', balance: 0 });
  });

  it('P9.56 P9.57 sends a random price range and a placeholder phone, unless the account says others', async () => {
    await world.runner.createReceiver(gateway, world.account('ABMEXSPLIT'), seller);
    const own = world.account('ABMEXSPLIT', {
      priceRange: 'Mais que R$ 500,00',
      receiverPhone: '1133334444',
    });
    await world.runner.createReceiver(gateway, own, seller);
    const { requests } = (await world.control('GET', '/requests?provider=ABMEXSPLIT')) as {
      requests: { body: { phone: string; priceRange: string } }[];
    };
    expect(requests.map(({ body }) => body.phone).sort()).toEqual(['1133334444', '11999999999']);
    for (const { body } of requests) expect(body.priceRange).toMatch(/^(Até|Entre|Mais que) R\$/);
  });
});

describe('VENIT over HTTP', () => {
  const gateway = gatewayOf('VENIT');
  const charge = () =>
    world.runner.charge(gateway, world.account('VENIT'), {
      ...SAMPLE_CHARGE,
      createdAt: new Date(),
      webhookUrl: world.hook('VENIT'),
    });
  const query = (reference: string) =>
    world.runner.query(gateway, world.account('VENIT'), { ...SAMPLE_QUERY, reference });

  it('PIX: charged, told, asked', async () => {
    const outcome = await charge();
    const [booked] = await world.booked('VENIT', OURS);
    const reference = booked?.id ?? '';
    const expiresAt: unknown = expect.any(Date);
    expect(outcome).toEqual({ kind: 'awaiting', reference, pix: { copyPaste: booked?.pixCode }, expiresAt });
    await expect(query(reference)).resolves.toMatchObject({ kind: 'awaiting', native: 'awaiting_payment' });
    await world.act('VENIT', reference, 'pay');
    await expect(world.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'hint',
      outcome: { kind: 'settled', amount: 4990 },
    });
    await expect(query(reference)).resolves.toMatchObject({ kind: 'settled', amount: 4990 });
    await world.act('VENIT', reference, 'chargeback');
    await expect(query(reference)).resolves.toMatchObject({ kind: 'chargedBack' });
  });

  it('a charge whose answer was lost is told by its webhook, and was booked once', async () => {
    await world.control('POST', '/faults', { provider: 'VENIT', operation: 'create', kind: 'cut' });
    await expect(charge()).resolves.toMatchObject({ kind: 'unknown' });
    const [booked, ...others] = await world.booked('VENIT', OURS);
    expect(others).toEqual([]);
    await world.act('VENIT', booked?.id ?? '', 'pay');
    const reading = await world.readingOf(gateway, booked?.id ?? '');
    expect(reading).toMatchObject({ kind: 'hint', outcome: { kind: 'settled', amount: 4990 } });
  });

  it('does not refund, and cannot be searched by our key', async () => {
    const account = world.account('VENIT');
    const notOffered = { kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' };
    await expect(world.runner.refund(gateway, account, sampleRefund('r'))).resolves.toEqual(notOffered);
    await expect(world.runner.query(gateway, account, SAMPLE_QUERY)).resolves.toEqual(notOffered);
  });
});
