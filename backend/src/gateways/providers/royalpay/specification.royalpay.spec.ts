import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { outcomeOfStatus } from '../../testing/words.js';

describe('ROYALPAY', () => {
  it.each([
    ['P4.105', 'PENDING', 'awaiting'],
    ['P4.106', 'AUTHORIZED', 'settled'],
    ['P4.107', 'CHARGEBACK', 'chargedBack'],
    ['P4.108', 'IN_DISPUTE', 'chargedBack'],
  ])('%s reads %s as %s', async (_, word, kind) => {
    const outcome = await outcomeOfStatus('ROYALPAY', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('P4.30 reads any other word as REJECTED, and a person looks', async () => {
    await expect(outcomeOfStatus('ROYALPAY', 'query', 'paid')).resolves.toMatchObject({
      kind: 'declined',
      flagged: true,
    });
  });

  it.each([
    ['P4.171', 'pending', 'PENDING'],
    ['P4.172', 'processing', 'PENDING'],
    ['P4.173', 'approved', 'APPROVED'],
    ['P4.144', 'rejected', 'REJECTED'],
  ])('%s reads the payout word %s as %s', async (_, word, status) => {
    await expect(outcomeOfStatus('ROYALPAY', 'withdraw', word)).resolves.toMatchObject({
      status,
      native: word,
    });
  });

  it.each([
    ['P7.155', 'withdraw', 'POST /base/cashout'],
    ['P7.156', 'chargePix', 'POST /base/transactions'],
    ['P7.157', 'query', 'GET /base/transactions/11111111-1111-4111-8111-111111111111'],
  ])('%s %s is %s', async (_, capability, call) => {
    const { method, url } = (await requestsOf('ROYALPAY', capability))[0]!;
    expect(`${method} ${new URL(url).pathname}`).toBe(call);
  });

  it.each([
    ['P5.49', 'withdraw.awaiting.phone', '5511987654321'],
    ['P5.49', 'withdraw.awaiting.cpf-with-punctuation', '52998224725'],
    ['P5.50', 'withdraw.awaiting', 'jose.silva@example.com'],
    ['P5.51', 'withdraw.awaiting.random-key', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ])('%s %s sends the key as %s', async (_, name, key) => {
    expect((await requestsOf('ROYALPAY', name))[0]?.body).toMatchObject({ pix_key: key });
  });
});
