import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { readWord } from './answer.js';

describe('SUITPAY', () => {
  it.each([
    ['PAID', 'settled', 'P4.16'],
    ['APPROVED', 'settled', 'P4.20'],
    ['PAID_OUT', 'settled', 'P4.16'],
    ['PAYMENT_ACCEPT', 'settled', 'P4.20'],
    ['UNPAID', 'awaiting', 'P4.11'],
    ['WAITING_FOR_APPROVAL', 'awaiting', 'P4.15'],
    ['CANCELED', 'refunded', 'P4.22'],
    ['CHARGEBACK', 'chargedBack', 'P4.23'],
  ])('reads %s as %s (%s)', (word, kind) => {
    const outcome = readWord({ reference: 'r-1', type: 'PIX', word });
    expect(outcome).toMatchObject({ kind, native: word, reference: 'r-1' });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('maps every other status to REJECTED, with a review item (P4.30)', () => {
    expect(readWord({ reference: 'r-1', type: 'PIX', word: 'NEW' })).toMatchObject({
      kind: 'declined',
      flagged: true,
      native: 'NEW',
    });
  });

  it('gives a code one day and a boleto three, on the calendar of São Paulo (P9.14)', async () => {
    const due = async (capability: string) => (await requestsOf('SUITPAY', capability))[0]?.body;
    expect(await due('chargePix')).toMatchObject({ dueDate: '2030-01-02' });
    expect(await due('chargeBillet')).toMatchObject({ dueDate: '2030-01-04' });
  });

  it('sends the card with a year of four digits (P5.33)', async () => {
    expect((await requestsOf('SUITPAY', 'chargeCard'))[0]?.body).toMatchObject({
      card: { expirationMonth: '12', expirationYear: '2031' },
    });
  });
});
