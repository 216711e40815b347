import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { ChargeIntent, Outcome, QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  SAMPLE_WITHDRAW,
  sampleRefund,
} from '../../src/gateways/testing/samples.js';
import { gatewayOf, outside, until } from './support/brand-world.js';

const world = outside();
const OURS = SAMPLE_CHARGE.attemptId;

/** What the brand's own library makes of a card in the buyer's browser. */
async function cardHash(id: string, number: string): Promise<string> {
  const prefix = id === 'PAYSHARKGATEWAY' ? '/v1' : '';
  const script = await (await fetch(`${world.account(id).baseAddress}${prefix}/js`)).text();
  const page = { btoa, unescape, encodeURIComponent } as Record<string, unknown>;
  const encrypt = `${script}; const library = globalThis[ShieldHelper.getModuleName()];
    library.setPublicKey('pk'); library.encrypt(${JSON.stringify({
      number,
      holderName: SAMPLE_CARD.holderName,
      expMonth: 12,
      expYear: 2031,
      cvv: SAMPLE_CARD.cvv,
    })})`;
  return (await runInNewContext(encrypt, page)) as string;
}

describe.each(['HAWKPAY', 'PAYSHARKGATEWAY', 'LUMION', 'PAGNET', 'PODPAY'])('%s over HTTP', (id) => {
  const gateway = gatewayOf(id);
  const charge = (sample: ChargeIntent, change: Partial<ChargeIntent> = {}): Promise<Outcome> =>
    world.runner.charge(gateway, world.account(id), {
      ...sample,
      createdAt: new Date(),
      webhookUrl: world.hook(id),
      ...change,
    });
  const query = (reference?: string): Promise<QueryOutcome> =>
    world.runner.query(gateway, world.account(id), { ...SAMPLE_QUERY, ...(reference ? { reference } : {}) });
  const refund = (reference: string) =>
    world.runner.refund(gateway, world.account(id), sampleRefund(reference));
  const reference = (outcome: Outcome): string => (outcome as { reference: string }).reference;

  it('P1.11 P1.17 P1.12 PIX: charged, told, asked, refunded', async () => {
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
    await expect(world.readingOf(gateway, reference(outcome))).resolves.toMatchObject({
      kind: 'hint',
      outcome: settled,
    });
    await expect(query(booked?.id)).resolves.toMatchObject(settled);
    await expect(refund(reference(outcome))).resolves.toMatchObject({ kind: 'refunded' });
    await expect(query(booked?.id)).resolves.toMatchObject({ kind: 'refunded' });
  });

  it('P1.10 boleto: charged for three days, told, asked, refunded', async () => {
    const outcome = await charge(SAMPLE_BILLET_CHARGE);
    const [booked] = await world.booked(id, OURS);
    expect(booked).toMatchObject({ method: 'BILLET', amount: 4990 });
    expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked?.billetLine } });
    const days = ((outcome as { expiresAt: Date }).expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(Math.floor(days)).toBe(3);
    await expect(query()).resolves.toEqual(outcome);
    await world.act(id, reference(outcome), 'pay');
    await expect(world.readingOf(gateway, reference(outcome))).resolves.toMatchObject({
      outcome: { kind: 'settled' },
    });
    await expect(refund(reference(outcome))).resolves.toMatchObject({ kind: 'refunded' });
  });

  it('P1.9 card: approved at once, told, asked, refunded', async () => {
    const outcome = await charge(SAMPLE_CARD_CHARGE, { cardToken: await cardHash(id, '4111111111111111') });
    expect(outcome).toMatchObject({ kind: 'settled', amount: 4990, native: 'paid' });
    await expect(world.readingOf(gateway, reference(outcome))).resolves.toMatchObject({
      outcome: { kind: 'settled' },
    });
    await expect(query(reference(outcome))).resolves.toMatchObject({ kind: 'settled' });
    await expect(refund(reference(outcome))).resolves.toMatchObject({ kind: 'refunded' });
  });

  it.each(['4000000000000002', '4000000000009995'])(
    'card %s is declined, and nothing is taken',
    async (number) => {
      const outcome = await charge(SAMPLE_CARD_CHARGE, { cardToken: await cardHash(id, number) });
      expect(outcome).toMatchObject({ kind: 'declined', reason: 'cardRefused', native: 'refused' });
      await expect(world.booked(id, OURS)).resolves.toMatchObject([{ status: 'DECLINED' }]);
    },
  );

  it('card: thought over, then approved; charged back later', async () => {
    const slow = await charge(SAMPLE_CARD_CHARGE, { cardToken: await cardHash(id, '4000000000000119') });
    expect(slow).toMatchObject({ kind: 'awaiting' });
    await expect(until('settled', () => query(reference(slow)))).resolves.toMatchObject({ kind: 'settled' });
    await world.act(id, reference(slow), 'chargeback');
    await expect(query(reference(slow))).resolves.toMatchObject({ kind: 'chargedBack' });
  });

  it('P1.13 P1.14 payout: taken, settled, asked by its id and by our reference', async () => {
    const withdraw = { ...SAMPLE_WITHDRAW, createdAt: new Date(), webhookUrl: world.hook(id) };
    const taken = await world.runner.withdraw(gateway, world.account(id), withdraw);
    expect(taken).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
    const { withdrawId } = taken as { withdrawId: string };
    const ask = (by: { withdrawId?: string }) =>
      world.runner.queryWithdraw(gateway, world.account(id), { ...withdraw, ...by, askedAt: new Date() });
    const settled = { kind: 'settled', status: 'APPROVED', withdrawId, amount: 4990 };
    await expect(until('settled', () => ask({ withdrawId }))).resolves.toMatchObject(settled);
    await expect(ask({})).resolves.toMatchObject(settled);
  });

  it.each([
    ['chargePix', SAMPLE_CHARGE],
    ['chargeBillet', SAMPLE_BILLET_CHARGE],
    ['chargeCard', SAMPLE_CARD_CHARGE],
  ])('%s whose answer was lost is found, and was booked once', async (_, sample) => {
    await world.control('POST', '/faults', { provider: id, operation: 'create', kind: 'cut' });
    const cardToken = await cardHash(id, '4111111111111111');
    await expect(charge(sample, { cardToken })).resolves.toMatchObject({ kind: 'unknown' });
    const [booked, ...others] = await world.booked(id, OURS);
    expect(others).toEqual([]);
    await expect(query()).resolves.toMatchObject({
      kind: sample.paymentMethod === 'CREDIT_CARD' ? 'settled' : 'awaiting',
      reference: booked?.id,
    });
  });

  it('a forged webhook is only a hint, and asking tells the truth', async () => {
    const outcome = await charge(SAMPLE_CHARGE);
    await world.control('POST', '/forge', { provider: id, id: reference(outcome), url: world.hook(id) });
    const reading = await world.readingOf(gateway, reference(outcome));
    expect(reading).toMatchObject({ kind: 'hint', outcome: { kind: 'settled' } });
    await expect(query(reference(outcome))).resolves.toMatchObject({ kind: 'awaiting' });
  });
});

describe('SHIELD', () => {
  const gateway = gatewayOf('HAWKPAY');

  it('a hang after booking is unknown within the deadline', async () => {
    await world.control('POST', '/faults', { provider: 'HAWKPAY', operation: 'create', kind: 'hang' });
    const intent = { ...SAMPLE_CHARGE, createdAt: new Date() };
    await expect(world.impatient.charge(gateway, world.account('HAWKPAY'), intent)).resolves.toEqual({
      kind: 'unknown',
      why: 'timeout',
    });
    await expect(world.booked('HAWKPAY', OURS)).resolves.toHaveLength(1);
  });

  it('without the withdraw key no payout is asked for; with it a rejected one is REJECTED', async () => {
    const withdraw = { ...SAMPLE_WITHDRAW, createdAt: new Date(), amount: cents(29) };
    const without = world.account('HAWKPAY', { withdrawKey: undefined });
    await expect(world.runner.withdraw(gateway, without, withdraw)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'request',
    });
    await world.control('POST', '/payouts', { provider: 'HAWKPAY', outcome: 'reject' });
    const taken = await world.runner.withdraw(gateway, world.account('HAWKPAY'), withdraw);
    const { withdrawId } = taken as { withdrawId: string };
    const asked = { ...withdraw, withdrawId, askedAt: new Date() };
    const told = await until('declined', () =>
      world.runner.queryWithdraw(gateway, world.account('HAWKPAY'), asked),
    );
    expect(told).toMatchObject({ kind: 'declined', status: 'REJECTED', amount: 29 });
  });

  it('PODPAY speaks its later generation where the account says so', async () => {
    const podpay = gatewayOf('PODPAY');
    const account = world.account('PODPAY', { generation: 'transactions' });
    const intent = { ...SAMPLE_CHARGE, createdAt: new Date() };
    await expect(world.runner.charge(podpay, account, intent)).resolves.toMatchObject({ kind: 'awaiting' });
    const { requests } = (await world.control('GET', '/requests?provider=PODPAY')) as {
      requests: { url: string }[];
    };
    expect(requests.map(({ url }) => url)).toEqual(['/podpay/transactions']);
  });
});
