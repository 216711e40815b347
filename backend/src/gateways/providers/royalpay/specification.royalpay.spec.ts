import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { outcomeOfStatus } from '../../testing/words.js';

describe('ROYALPAY', () => {
  it.each([
    ['PENDING', 'awaiting', 'P4.105'],
    ['AUTHORIZED', 'settled', 'P4.106'],
    ['CHARGEBACK', 'chargedBack', 'P4.107'],
    ['IN_DISPUTE', 'chargedBack', 'P4.108'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('ROYALPAY', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('maps every other status to REJECTED, with a review item (P4.30)', async () => {
    await expect(outcomeOfStatus('ROYALPAY', 'query', 'paid')).resolves.toMatchObject({
      kind: 'declined',
      flagged: true,
    });
  });

  it.each([
    ['pending', 'PENDING', 'P4.171'],
    ['processing', 'PENDING', 'P4.172'],
    ['approved', 'APPROVED', 'P4.173'],
    ['rejected', 'REJECTED', 'P4.144'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('ROYALPAY', 'withdraw', word)).resolves.toMatchObject({
      status,
      native: word,
    });
  });

  it.each([
    ['withdraw', 'POST /base/cashout', 'P7.155'],
    ['chargePix', 'POST /base/transactions', 'P7.156'],
    ['query', 'GET /base/transactions/11111111-1111-4111-8111-111111111111', 'P7.157'],
  ])('%s is %s (%s)', async (capability, call) => {
    const { method, url } = (await requestsOf('ROYALPAY', capability))[0]!;
    expect(`${method} ${new URL(url).pathname}`).toBe(call);
  });

  it.each([
    ['withdraw.awaiting.phone', '5511987654321', 'P5.49'],
    ['withdraw.awaiting.cpf-with-punctuation', '52998224725', 'P5.49'],
    ['withdraw.awaiting', 'jose.silva@example.com', 'P5.50'],
    ['withdraw.awaiting.random-key', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', 'P5.51'],
  ])('%s sends the key as %s (%s)', async (name, key) => {
    expect((await requestsOf('ROYALPAY', name))[0]?.body).toMatchObject({ pix_key: key });
  });
});
