import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { switchAccountProvider } from './switch-account-provider.js';
import { attemptIdsOf } from './attempt-ids.js';
import { order } from './buyer.js';
import { CARDS, cardOrder } from './cards.js';
import type { ProviderCharge } from './provider-control.js';
import { CheckoutHarness } from './shop.js';

let shop: CheckoutHarness;
/** A provider that no call searches by our key, and whose deliveries nothing proves. */
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  await switchAccountProvider(shop, 'HAWKPAY', 'KUBER_FINANCE', { apiKey: 'key-of-the-platform' });
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

const created = async () => (await shop.outside.counts('KUBER_FINANCE')).create ?? 0;

/** The charge is booked, and its answer is lost. */
async function lost(
  asked = order(),
): Promise<{ paymentId: string; attemptId: string; charge: ProviderCharge }> {
  await shop.outside.misbehave('KUBER_FINANCE', { kind: 'cut', operation: 'create' });
  const { paymentId, payment } = await shop.bought(asked);
  expect(payment).toMatchObject({ status: 'PENDING', confirming: true });
  const { attemptId } = await attemptIdsOf(shop, paymentId);
  const charges = await shop.outside.charges('KUBER_FINANCE');
  return { paymentId, attemptId, charge: charges.find((one) => one.externalRef === attemptId)! };
}

describe('a charge whose answer was lost, at a provider that cannot be searched', () => {
  it('a charge whose answer was lost, at a provider that cannot be searched is known by the delivery that names it, and was made once', async () => {
    const before = await created();
    const { paymentId, charge } = await lost();
    await shop.outside.act('KUBER_FINANCE', charge.id, 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED', confirming: false });
    expect(await shop.chargeOf(paymentId)).toBe(charge.id);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
    expect(await created()).toBe(before + 1);
  });

  it('a charge whose answer was lost, at a provider that cannot be searched by card is known so too', async () => {
    const { paymentId, charge } = await lost(await cardOrder(shop, CARDS.approves));
    await shop.outside.act('KUBER_FINANCE', charge.id, 'webhook');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED', confirming: false });
    expect(await shop.chargeOf(paymentId)).toBe(charge.id);
    expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
  });

  it('a charge whose answer was lost, at a provider without a search, is not paid by the charge of another', async () => {
    const { paymentId, attemptId, charge } = await lost();
    const { paymentId: other } = await shop.bought();
    const paid = await shop.chargeOf(other);
    await shop.outside.act('KUBER_FINANCE', paid, 'pay');
    await shop.paymentBecomes(other, { status: 'APPROVED' });
    const forged = { type: 'transaction', data: { id: paid, externalRef: attemptId, status: 'paid' } };
    await fetch(charge.webhookUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(forged),
    });
    const asked = `select tries from webhook_records where attempt_id = '${attemptId}'`;
    await shop.eventually(asked, { tries: 1 });
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING', confirming: true });
    expect(await shop.postings(paymentId)).toEqual([]);
    await expect(shop.chargeOf(paymentId)).rejects.toThrow('has no charge yet');
  });
});
