import { describe, expect, it } from '@jest/globals';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

describe('OWENPAY', () => {
  it.each([
    ['pending', 'awaiting', 'P4.15'],
    ['paid', 'settled', 'P4.16'],
    ['completed', 'settled', 'P4.16'],
    ['approved', 'settled', 'P4.20'],
    ['refunded', 'refunded', 'P4.21'],
    ['canceled', 'refunded', 'P4.22'],
    ['chargedback', 'chargedBack', 'P4.23'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('OWENPAY', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('sends its keys in the body (P7.88)', () => {
    expect(subjectOf('OWENPAY').login?.request.body).toEqual({
      client_id: 'client-of-the-tests',
      client_secret: 'secret-of-the-tests-0001',
    });
  });

  it('gives the code one day (P9.14)', () => {
    expect(successfulExample(subjectOf('OWENPAY'), 'chargePix')?.outcome).toMatchObject({
      expiresAt: '2030-01-03T02:30:00.000Z',
    });
  });
});
