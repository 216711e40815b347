import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { switchAccountProvider } from './switch-account-provider.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

const DELAY_MS = 6_000;

let shop: CheckoutHarness;
/** A shop with two providers whose status for any return is specified as a chargeback (payments.md §4). */
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  await switchAccountProvider(shop, 'ASAAS', 'IUGU', {
    apiToken: 'master-token-of-the-platform',
    publicKey: 'ACC-OF-THE-PLATFORM',
  });
  const { webhookUrl } = await switchAccountProvider(shop, 'ONZ', 'FLOW2PAY', {
    publicKey: 'pk_of_the_platform',
    secretKey: 'sk_of_the_platform',
    accountToken: 'account-token-of-the-tests',
  });
  // Where it delivers is entered in its panel.
  await fetch(`${shop.outside.url}/flow2pay/panel/webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-merchant': 'pk_of_the_platform' },
    body: JSON.stringify({ url: webhookUrl() }),
  });
});

afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

const refund = (paymentId: string, platformId: string = PLATFORM_A) =>
  shop.app.get(RefundPayment).refund(onPlatform(platformId), paymentId);

async function paid(): Promise<{ paymentId: string; charge: string }> {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.ASAAS }));
  const charge = await shop.chargeOf(paymentId);
  await shop.outside.act('IUGU', charge, 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  return { paymentId, charge };
}

const refundRequests = async (): Promise<number> => (await shop.outside.counts('IUGU')).refund ?? 0;

const refundsOf = (paymentId: string) =>
  shop.rows<{ state: string; amount: number }>(
    `select r.state, r.amount from refunds r join attempts a on a.id = r.attempt_id
     where a.payment_id = $1 order by r.asked_at`,
    [paymentId],
  );

/** The provider has sent the charge's last state, and it was processed. */
const understood = (charge: string, deliveries: number): Promise<void> =>
  shop.until(async () => {
    const sent = await shop.outside.deliveries('IUGU', charge);
    const [open] = await shop.rows<{ n: number }>(
      'select count(*)::int as n from webhook_records where due_at is not null',
    );
    return sent.length >= deliveries && open?.n === 0;
  });

async function expectRefundedOnce({
  paymentId,
  charge,
}: {
  paymentId: string;
  charge: string;
}): Promise<void> {
  await understood(charge, 2);
  expect((await shop.payment(paymentId)).status).toBe('REFUNDED');
  expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
  expect(await refundsOf(paymentId)).toEqual([{ state: 'DONE', amount: 9_700 }]);
  expect(await shop.reviewItems(paymentId)).toEqual([]);
}

describe('our own refund, where the status of any return is specified as a chargeback', () => {
  it('ends REFUNDED when its answer arrives before its webhook (P4.42)', async () => {
    const sale = await paid();
    await shop.outside.misbehave('IUGU', { kind: 'drop' });
    expect(await refund(sale.paymentId)).toEqual({ kind: 'refunded' });
    await shop.outside.act('IUGU', sale.charge, 'webhook');
    await expectRefundedOnce(sale);
  });

  it('ends REFUNDED when its webhook arrives before its answer (P4.42)', async () => {
    const sale = await paid();
    await shop.outside.misbehave('IUGU', { kind: 'delay', ms: DELAY_MS, operation: 'refund' });
    let answered = false;
    const answer = refund(sale.paymentId).finally(() => (answered = true));
    await shop.paymentBecomes(sale.paymentId, { status: 'REFUNDED' });
    expect(answered).toBe(false);
    expect(await refundsOf(sale.paymentId)).toEqual([{ state: 'DONE', amount: 9_700 }]);
    expect(await answer).toEqual({ kind: 'refunded' });
    await expectRefundedOnce(sale);
  });

  it('ends REFUNDED when its answer is lost: the provider is queried, not called again (P4.42)', async () => {
    const sale = await paid();
    const before = await refundRequests();
    await shop.outside.misbehave('IUGU', { kind: 'drop' });
    await shop.outside.misbehave('IUGU', { kind: 'cut', operation: 'refund' });
    expect(await refund(sale.paymentId)).toEqual({ kind: 'refunded' });
    expect(await refundRequests()).toBe(before + 1);
    await shop.outside.act('IUGU', sale.charge, 'webhook');
    await expectRefundedOnce(sale);
  });

  it('a return that we did not request is a chargeback (P4.42)', async () => {
    const { paymentId, charge } = await paid();
    await shop.outside.act('IUGU', charge, 'refund');
    await shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
    expect(await refund(paymentId)).toEqual({ kind: 'notRefundable', status: 'CHARGEBACK' });
    expect(await refundsOf(paymentId)).toEqual([]);
  });

  it('a refused refund is none: a later return is a chargeback', async () => {
    const { paymentId, charge } = await paid();
    await shop.outside.misbehave('IUGU', {
      kind: 'status',
      status: 422,
      operation: 'refund',
      afterAccepting: false,
    });
    expect(await refund(paymentId)).toMatchObject({ kind: 'refused' });
    expect((await shop.payment(paymentId)).status).toBe('APPROVED');
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await refundsOf(paymentId)).toEqual([{ state: 'REFUSED', amount: 9_700 }]);
    await shop.outside.act('IUGU', charge, 'refund');
    await shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
  });
});

describe('a refund', () => {
  it('a refund by two clicks calls the provider once', async () => {
    const sale = await paid();
    const before = await refundRequests();
    await shop.outside.misbehave('IUGU', { kind: 'delay', ms: 300, operation: 'refund' });
    await Promise.all([refund(sale.paymentId), refund(sale.paymentId)]);
    expect(await refundRequests()).toBe(before + 1);
    await expectRefundedOnce(sale);
    expect(await refund(sale.paymentId)).toEqual({ kind: 'notRefundable', status: 'REFUNDED' });
    expect(await refundRequests()).toBe(before + 1);
  });

  it('a refund with an unknown result moves nothing, and stays in progress', async () => {
    const { paymentId } = await paid();
    await shop.outside.misbehave('IUGU', { kind: 'cut', operation: 'refund', afterAccepting: false });
    expect(await refund(paymentId)).toEqual({ kind: 'underWay' });
    expect(await shop.reviewItems(paymentId)).toEqual([]);
    expect((await shop.payment(paymentId)).status).toBe('APPROVED');
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await refundsOf(paymentId)).toEqual([{ state: 'ASKED', amount: 9_700 }]);
  });

  it('a refund of an unpaid payment, or of another platform’s, calls no provider', async () => {
    const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.ASAAS }));
    const sale = await paid();
    const before = await shop.footprint();
    expect(await refund(paymentId)).toEqual({ kind: 'notRefundable' });
    expect(await refund(sale.paymentId, PLATFORM_B)).toEqual({ kind: 'notRefundable' });
    expect(await shop.footprint()).toEqual(before);
    expect(await refundsOf(sale.paymentId)).toEqual([]);
  });
});

describe('a provider that reports a return by the payment’s end-to-end id only', () => {
  async function paidThere(): Promise<{ paymentId: string; charge: string }> {
    const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.ONZ }));
    const charge = await shop.chargeOf(paymentId);
    await shop.outside.act('FLOW2PAY', charge, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    return { paymentId, charge };
  }

  it('a provider that reports a return by the payment’s end-to-end id only is understood: our refund, which cannot be queried, ends REFUNDED with the provider’s own id (P4.66, P3.48)', async () => {
    const { paymentId, charge } = await paidThere();
    // Its webhook may be quicker than its answer.
    expect(['underWay', 'refunded']).toContain((await refund(paymentId)).kind);
    await shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'REFUND']);
    expect(await refundsOf(paymentId)).toEqual([{ state: 'DONE', amount: 9_700 }]);
    const named = await shop.rows(
      `select r.provider_refund_id as id from refunds r join attempts a on a.id = r.attempt_id where a.payment_id = $1`,
      [paymentId],
    );
    expect(named).toEqual([{ id: `reverso-${charge}` }]);
  });

  it('a provider that reports a return by the payment’s end-to-end id only, for a part: it is booked by amount, and the payment stays approved', async () => {
    const { paymentId, charge } = await paidThere();
    await shop.outside.act('FLOW2PAY', charge, 'refund', { amount: 1_029 });
    const booked = () =>
      shop.rows(
        `select p.status, p.refunded_amount as refunded, sum(t.amount)::int as back
         from payments p join ledger_transfers t on t.payment_id = p.id and t.kind = 'PARTIAL_REFUND' and t.fact = 'moneyBack'
         where p.id = $1 group by 1, 2`,
        [paymentId],
      );
    await shop.until(async () => (await booked()).length > 0);
    expect(await booked()).toEqual([{ status: 'APPROVED', refunded: 1_029, back: 1_029 }]);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL', 'PARTIAL_REFUND']);
    expect(await shop.reviewItems(paymentId)).toEqual([]);
  });

  it('a provider that reports a return by the payment’s end-to-end id only, without a request of ours: a chargeback, of this payment and no other (P4.66)', async () => {
    const other = await paidThere();
    const { paymentId, charge } = await paidThere();
    await shop.outside.act('FLOW2PAY', charge, 'refund');
    await shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
    expect((await shop.payment(other.paymentId)).status).toBe('APPROVED');
  });
});
