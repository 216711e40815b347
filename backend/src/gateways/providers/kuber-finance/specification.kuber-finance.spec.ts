import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { outcomeOfStatus } from '../../testing/words.js';

describe('KUBER_FINANCE', () => {
  it.each([
    ['waiting_payment', 'awaiting', 'P4.94'],
    ['authorized', 'awaiting', 'P4.95'],
    ['processing', 'awaiting', 'P4.96'],
    ['pending', 'awaiting', 'P4.97'],
    ['paid', 'settled', 'P4.98'],
    ['approved', 'settled', 'P4.99'],
    ['refunded', 'chargedBack', 'P4.100'],
    ['chargeback', 'chargedBack', 'P4.101'],
    ['chargedback', 'chargedBack', 'P4.102'],
    ['in_analysis', 'chargedBack', 'P4.103'],
    ['IN_PROTEST', 'chargedBack', 'P4.104'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('KUBER_FINANCE', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('maps every other status to REJECTED, with a review item (P4.30)', async () => {
    await expect(outcomeOfStatus('KUBER_FINANCE', 'query', 'blocked')).resolves.toMatchObject({
      kind: 'declined',
      native: 'blocked',
      flagged: true,
    });
  });

  it.each([
    ['WAITING_APPROVAL', 'PENDING', 'P4.166'],
    ['WAITING_ANYTHING_ELSE', 'PENDING', 'P4.166'],
    ['WITHDRAW_REQUEST', 'PENDING', 'P4.167'],
    ['WITHDRAW_PAID', 'APPROVED', 'P4.168'],
    ['PAID', 'APPROVED', 'P4.169'],
    ['APPROVED', 'APPROVED', 'P4.170'],
    ['WITHDRAW_REFUSED', 'REJECTED', 'P4.144'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('KUBER_FINANCE', 'queryWithdraw', word)).resolves.toMatchObject({
      status,
      native: word,
    });
  });

  it.each([
    ['chargePix', 'POST /base/transactions', 'P7.152'],
    ['query', 'GET /base/transactions/11111111-1111-4111-8111-111111111111', 'P7.153'],
    ['refund', 'DELETE /base/transactions/11111111-1111-4111-8111-111111111111', 'P7.50, P7.154'],
  ])('%s is %s (%s)', async (capability, call) => {
    const { method, url } = (await requestsOf('KUBER_FINANCE', capability))[0]!;
    expect(`${method} ${new URL(url).pathname}`).toBe(call);
  });

  it('gives a PIX one day (P9.14)', async () => {
    expect((await requestsOf('KUBER_FINANCE', 'chargePix'))[0]?.body).toMatchObject({
      pix: { expiresInDays: 1 },
    });
  });

  it('writes the year of a card with four digits (P5.33)', async () => {
    expect((await requestsOf('KUBER_FINANCE', 'chargeCard'))[0]?.body).toMatchObject({
      card: { expirationMonth: 12, expirationYear: 2031 },
    });
  });
});
