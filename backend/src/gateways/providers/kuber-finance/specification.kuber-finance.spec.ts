import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { outcomeOfStatus } from '../../testing/words.js';

describe('KUBER_FINANCE', () => {
  it.each([
    ['P4.94', 'waiting_payment', 'awaiting'],
    ['P4.95', 'authorized', 'awaiting'],
    ['P4.96', 'processing', 'awaiting'],
    ['P4.97', 'pending', 'awaiting'],
    ['P4.98', 'paid', 'settled'],
    ['P4.99', 'approved', 'settled'],
    ['P4.100', 'refunded', 'chargedBack'],
    ['P4.101', 'chargeback', 'chargedBack'],
    ['P4.102', 'chargedback', 'chargedBack'],
    ['P4.103', 'in_analysis', 'chargedBack'],
    ['P4.104', 'IN_PROTEST', 'chargedBack'],
  ])('%s reads %s as %s', async (_, word, kind) => {
    const outcome = await outcomeOfStatus('KUBER_FINANCE', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('P4.30 reads any other word as REJECTED, and a person looks', async () => {
    await expect(outcomeOfStatus('KUBER_FINANCE', 'query', 'blocked')).resolves.toMatchObject({
      kind: 'declined',
      native: 'blocked',
      flagged: true,
    });
  });

  it.each([
    ['P4.166', 'WAITING_APPROVAL', 'PENDING'],
    ['P4.166', 'WAITING_ANYTHING_ELSE', 'PENDING'],
    ['P4.167', 'WITHDRAW_REQUEST', 'PENDING'],
    ['P4.168', 'WITHDRAW_PAID', 'APPROVED'],
    ['P4.169', 'PAID', 'APPROVED'],
    ['P4.170', 'APPROVED', 'APPROVED'],
    ['P4.144', 'WITHDRAW_REFUSED', 'REJECTED'],
  ])('%s reads the payout word %s as %s', async (_, word, status) => {
    await expect(outcomeOfStatus('KUBER_FINANCE', 'queryWithdraw', word)).resolves.toMatchObject({
      status,
      native: word,
    });
  });

  it.each([
    ['P7.152', 'chargePix', 'POST /base/transactions'],
    ['P7.153', 'query', 'GET /base/transactions/11111111-1111-4111-8111-111111111111'],
    ['P7.50 P7.154', 'refund', 'DELETE /base/transactions/11111111-1111-4111-8111-111111111111'],
  ])('%s %s is %s', async (_, capability, call) => {
    const { method, url } = (await requestsOf('KUBER_FINANCE', capability))[0]!;
    expect(`${method} ${new URL(url).pathname}`).toBe(call);
  });

  it('P9.14 gives a PIX one day', async () => {
    expect((await requestsOf('KUBER_FINANCE', 'chargePix'))[0]?.body).toMatchObject({
      pix: { expiresInDays: 1 },
    });
  });

  it('P5.33 writes the year of a card with four digits', async () => {
    expect((await requestsOf('KUBER_FINANCE', 'chargeCard'))[0]?.body).toMatchObject({
      card: { expirationMonth: 12, expirationYear: 2031 },
    });
  });
});
