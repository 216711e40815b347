import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';

const sentBy = async (capability: string) => (await requestsOf('AXISBANK', capability))[0]?.body;

describe('AXISBANK', () => {
  it.each([
    ['PENDING', 'awaiting', 'P4.15'],
    ['APPROVED', 'settled', 'P4.20'],
    ['REJECTED', 'declined', 'P4.28'],
    ['REFUNDED', 'chargedBack', 'P4.46'],
    ['REFUND', 'chargedBack', 'P4.46'],
    ['CANCELED', 'chargedBack', 'P4.46'],
    ['BLOCKED', 'chargedBack', 'P4.27'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('AXISBANK', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each([
    ['WITHDRAW_REQUEST', 'PENDING', 'P4.140'],
    ['WITHDRAW_PROCESSING', 'PENDING', 'P4.141'],
    ['WITHDRAW_APPROVED', 'APPROVED', 'P4.143'],
    ['WITHDRAW_RETURNED', 'REJECTED', 'P4.144'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('AXISBANK', 'withdraw', word)).resolves.toMatchObject({
      status,
      native: word,
    });
  });

  it.each([
    ['REFUND', 'refunded'],
    ['REFUNDED', 'refunded'],
    ['APPROVED', 'processing'],
  ])('maps the answer %s to a refund to %s', async (word, kind) => {
    await expect(outcomeOfStatus('AXISBANK', 'refund.refunded', word)).resolves.toMatchObject({ kind });
  });

  it('authenticates by Basic with the user name "secret" (P7.84)', () => {
    const { gateway, account } = subjectOf('AXISBANK');
    const pair = Buffer.from('secret:api-key-of-the-tests-0001').toString('base64');
    expect(gateway.authorize(account.credentials, { api: 'main', token: '' })).toEqual({
      authorization: `Basic ${pair}`,
    });
  });

  it('sends the card with a year of four digits, and a boleto due in three days (P5.33)', async () => {
    expect(await sentBy('chargeCard')).toMatchObject({ creditCard: { expMonth: '12', expYear: '2031' } });
    expect(await sentBy('chargeBillet')).toMatchObject({ dueDate: '2030-01-05T02:30:00.000Z' });
  });
});
