import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { readWord } from './answer.js';

describe('SUITPAY', () => {
  it.each([
    ['P4.16', 'PAID', 'settled'],
    ['P4.20', 'APPROVED', 'settled'],
    ['P4.16', 'PAID_OUT', 'settled'],
    ['P4.20', 'PAYMENT_ACCEPT', 'settled'],
    ['P4.11', 'UNPAID', 'awaiting'],
    ['P4.15', 'WAITING_FOR_APPROVAL', 'awaiting'],
    ['P4.22', 'CANCELED', 'refunded'],
    ['P4.23', 'CHARGEBACK', 'chargedBack'],
  ])('%s reads %s as %s', (_, word, kind) => {
    const outcome = readWord({ reference: 'r-1', type: 'PIX', word });
    expect(outcome).toMatchObject({ kind, native: word, reference: 'r-1' });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('P4.30 reads any other word as REJECTED, and a person looks', () => {
    expect(readWord({ reference: 'r-1', type: 'PIX', word: 'NEW' })).toMatchObject({
      kind: 'declined',
      flagged: true,
      native: 'NEW',
    });
  });

  it('P9.14 gives a code one day and a boleto three, on the calendar of São Paulo', async () => {
    const due = async (capability: string) => (await requestsOf('SUITPAY', capability))[0]?.body;
    expect(await due('chargePix')).toMatchObject({ dueDate: '2030-01-02' });
    expect(await due('chargeBillet')).toMatchObject({ dueDate: '2030-01-04' });
  });

  it('P5.33 sends the card with a year of four digits', async () => {
    expect((await requestsOf('SUITPAY', 'chargeCard'))[0]?.body).toMatchObject({
      card: { expirationMonth: '12', expirationYear: '2031' },
    });
  });
});
