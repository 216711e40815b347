import { describe, expect, it } from '@jest/globals';
import type { ChargeIntent, QueryOutcome } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CARD_ID,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  SAMPLE_RECEIVER,
  SAMPLE_WITHDRAW,
  sampleRefund,
} from '../../src/gateways/rehearsal/samples.js';
import { referenceOf } from './support/brand.js';
import { gatewayOf, simulatorHarness, untilReading } from './support/simulator-harness.js';

const MEMBERS = [
  'PAGO',
  'PAYUP',
  'VIATECH',
  'ZENET',
  'NEXTPAY',
  'WALLETZ',
  'CRMCOIN',
  'VILLET',
  'LYNXPAY',
  'ROYALTY',
  'NEWLEVEL',
  'PIXIUM',
  'HORIZONBANK',
  'BMB',
  'TRANSAC',
  'UNICOPAY',
  'GATYWAY',
  'MAKE_YOUR_BANK',
].map((id) => ({ id, gateway: gatewayOf(id) }));

const having = (operation: 'chargeCard' | 'chargeBillet' | 'createReceiver' | 'refund') =>
  MEMBERS.filter(({ gateway }) => gateway[operation]);

const harness = simulatorHarness();
const OURS = SAMPLE_CHARGE.attemptId;

type Member = (typeof MEMBERS)[number];

const charge = ({ id, gateway }: Member, sample: ChargeIntent, change: Partial<ChargeIntent> = {}) =>
  harness.runner.charge(gateway, harness.account(id), {
    ...sample,
    createdAt: new Date(),
    webhookUrl: harness.hook(id),
    ...change,
  });

const query = ({ id, gateway }: Member, reference?: string): Promise<QueryOutcome> =>
  harness.runner.query(gateway, harness.account(id), {
    ...SAMPLE_QUERY,
    ...(reference ? { reference } : {}),
  });

/** The card as this provider takes it: sealed by us, or stored with the provider. */
async function card({ id, gateway }: Member, cardNumber: string): Promise<Partial<ChargeIntent>> {
  const cardToken = await harness.cardToken(id, cardNumber);
  if (!gateway.createCardId) return { cardToken };
  const stored = await harness.runner.createCardId(gateway, harness.account(id), {
    ...SAMPLE_CARD_ID,
    cardToken,
  });
  if (stored.kind !== 'stored') throw new Error(`${id}: ${JSON.stringify(stored)}`);
  return { cardId: stored.cardId };
}

describe.each(MEMBERS)('$id over HTTP', (member) => {
  const { id, gateway } = member;

  it('PIX: charge, webhook, query (P1.11, P1.17)', async () => {
    const outcome = await charge(member, SAMPLE_CHARGE);
    const [booked] = await harness.booked(id, OURS);
    const reference = referenceOf(outcome);
    expect(outcome).toMatchObject({ kind: 'awaiting', amount: 4990, pix: { copyPaste: booked?.pixCode } });
    await harness.act(id, reference, 'pay');
    const settled = { kind: 'settled', reference, amount: 4990 };
    const reading = await harness.readingOf(gateway, reference);
    expect(reading).toMatchObject({ kind: 'hint', attemptId: OURS, outcome: settled });
    await expect(query(member, reference)).resolves.toMatchObject(settled);
  });

  it('a lost answer is unknown, found by our key, and was booked once', async () => {
    await harness.control('POST', '/faults', { provider: id, operation: 'create', kind: 'cut' });
    await expect(charge(member, SAMPLE_CHARGE)).resolves.toMatchObject({ kind: 'unknown' });
    const booked = await harness.booked(id, OURS);
    expect(booked).toHaveLength(1);
    const found = { kind: 'awaiting', reference: booked[0]?.id, pix: { copyPaste: booked[0]?.pixCode } };
    await expect(query(member)).resolves.toMatchObject(found);
  });

  it('a forged webhook only triggers a query, which returns the true state', async () => {
    const reference = referenceOf(await charge(member, SAMPLE_CHARGE));
    const data = { id: reference, reference: OURS, status: 'Paid', amount: 4990 };
    const rawBody = JSON.stringify({ id: 'evt', event: 'payment.paid', data });
    const reading = harness.runner.readWebhook(gateway, harness.account(id), { headers: {}, rawBody });
    expect(reading.kind).toBe('hint');
    await expect(query(member, reference)).resolves.toMatchObject({ kind: 'awaiting' });
  });

  it('rejects wrong credentials, and nothing is booked', async () => {
    const account = {
      ...harness.account(id),
      credentials: { ...harness.account(id).credentials, apiKey: ' ', clientSecret: ' ' },
    };
    const outcome = await harness.runner.charge(gateway, account, SAMPLE_CHARGE);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'credentials' });
    await expect(harness.booked(id, OURS)).resolves.toEqual([]);
  });
});

describe.each(having('refund'))('$id returns money', (member) => {
  const { id, gateway } = member;

  it('a part of it where it can, then the rest (P1.12)', async () => {
    const reference = referenceOf(await charge(member, SAMPLE_CHARGE));
    await harness.act(id, reference, 'pay');
    const refund = (amount?: number) =>
      harness.runner.refund(gateway, harness.account(id), {
        ...sampleRefund(reference),
        ...(amount === undefined ? {} : { amount: amount as ChargeIntent['amount'] }),
      });
    // A cancellation gives back the whole or nothing (NEXTPAY).
    const { partialRefund } = gateway.manifest;
    const inPart = partialRefund
      ? { kind: 'refunded', status: true }
      : { kind: 'refused', reason: 'notOffered' };
    await expect(refund(29)).resolves.toMatchObject(inPart);
    const paid = await query(member, reference);
    expect(paid).toMatchObject({ kind: 'settled', amount: 4990 });
    expect('refundedAmount' in paid && paid.refundedAmount).toBe(partialRefund && 29);
    await expect(refund()).resolves.toMatchObject({ kind: 'refunded', status: true });
    await expect(query(member, reference)).resolves.toMatchObject({ kind: 'refunded', refundedAmount: 4990 });
    await expect(harness.booked(id, OURS)).resolves.toMatchObject([{ refundedAmount: 4990 }]);
    await expect(refund()).resolves.toMatchObject({ kind: 'refused', reason: 'request' });
  });
});

describe.each(having('chargeBillet'))('$id boleto', (member) => {
  it('charges a boleto, receives its payment by webhook and finds it by query (P1.10)', async () => {
    const outcome = await charge(member, SAMPLE_BILLET_CHARGE);
    const [booked] = await harness.booked(member.id, OURS);
    expect(outcome).toMatchObject({ kind: 'awaiting', billet: { digitableLine: booked?.billetLine } });
    await harness.act(member.id, referenceOf(outcome), 'pay');
    await expect(query(member, referenceOf(outcome))).resolves.toMatchObject({ kind: 'settled' });
  });
});

describe.each(having('chargeCard'))('$id card', (member) => {
  it('approves a card immediately, and refunds it (P1.6, P1.7, P1.9)', async () => {
    const outcome = await charge(member, SAMPLE_CARD_CHARGE, await card(member, '4111111111111111'));
    expect(outcome).toMatchObject({ kind: 'settled', amount: 4990 });
    const refund = harness.runner.refund(
      member.gateway,
      harness.account(member.id),
      sampleRefund(referenceOf(outcome)),
    );
    await expect(refund).resolves.toMatchObject({ kind: 'refunded' });
  });

  it.each(['4000000000000002', '4000000000009995'])(
    '%s is declined, and nothing is taken',
    async (number) => {
      const outcome = await charge(member, SAMPLE_CARD_CHARGE, await card(member, number));
      expect(outcome).toMatchObject({ kind: 'declined' });
      await expect(harness.booked(member.id, OURS)).resolves.toMatchObject([{ status: 'DECLINED' }]);
    },
  );
});

describe.each(having('createReceiver'))('$id receiver', ({ id, gateway }) => {
  it('creates a receiver that is pending, and later active (P1.15, P1.16, P4.187, P4.188)', async () => {
    const made = await harness.runner.createReceiver(gateway, harness.account(id), SAMPLE_RECEIVER);
    expect(made).toMatchObject({ kind: 'receiver', status: 'PENDING', receiverProvider: id });
    const { receiverId } = made as { receiverId: string };
    const queried = await harness.runner.queryReceiver(gateway, harness.account(id), { receiverId });
    expect(queried).toMatchObject({ kind: 'receiver', receiverId, status: 'ACTIVE', balance: 0 });
  });
});

it('NEXTPAY reports its charges with the status names of its documentation', async () => {
  const nextpay = MEMBERS.find(({ id }) => id === 'NEXTPAY')!;
  const reference = referenceOf(await charge(nextpay, SAMPLE_CHARGE));
  await expect(query(nextpay, reference)).resolves.toMatchObject({ kind: 'awaiting', native: 'PENDENTE' });
  await harness.act('NEXTPAY', reference, 'pay');
  await expect(query(nextpay, reference)).resolves.toMatchObject({ kind: 'settled', native: 'PAGO' });
  await harness.act('NEXTPAY', reference, 'refund');
  await expect(query(nextpay, reference)).resolves.toMatchObject({ kind: 'refunded', native: 'ESTORNADO' });
});

// These webhooks are delayed, so all members wait in parallel.
describe('every member in parallel', () => {
  it('pays out: accepted, settled, queried (P1.13, P1.14)', async () => {
    await Promise.all(
      MEMBERS.map(async ({ id, gateway }) => {
        const withdraw = { ...SAMPLE_WITHDRAW, createdAt: new Date(), webhookUrl: harness.hook(id) };
        const taken = await harness.runner.withdraw(gateway, harness.account(id), withdraw);
        expect(taken).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
        const { withdrawId } = taken as { withdrawId: string };
        const queried = { ...withdraw, withdrawId, queriedAt: new Date() };
        const query = () => harness.runner.queryWithdraw(gateway, harness.account(id), queried);
        const settled = { kind: 'settled', status: 'APPROVED', withdrawId, amount: 4990 };
        await expect(untilReading('settled', query)).resolves.toMatchObject(settled);
      }),
    );
  });

  it('waits for a card under review, and receives its chargeback later', async () => {
    await Promise.all(
      having('chargeCard').map(async (member) => {
        const { id } = member;
        const slow = await charge(member, SAMPLE_CARD_CHARGE, await card(member, '4000000000000119'));
        expect(slow).toMatchObject({ kind: 'awaiting' });
        const requery = () => query(member, referenceOf(slow));
        await expect(untilReading('settled', requery)).resolves.toMatchObject({ kind: 'settled' });
        await harness.act(id, referenceOf(slow), 'chargeback');
        // MAKE_YOUR_BANK's chargeback is REFUNDED (payments.md §4).
        const kind = id === 'MAKE_YOUR_BANK' ? 'refunded' : 'chargedBack';
        await expect(requery()).resolves.toMatchObject({ kind });
      }),
    );
  });
});
