import { describe, expect, it } from '@jest/globals';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { wellDone } from '../../gateways.contract.subjects.js';

describe('OWENPAY', () => {
  it.each([
    ['P4.15', 'pending', 'awaiting'],
    ['P4.16', 'paid', 'settled'],
    ['P4.16', 'completed', 'settled'],
    ['P4.20', 'approved', 'settled'],
    ['P4.21', 'refunded', 'refunded'],
    ['P4.22', 'canceled', 'refunded'],
    ['P4.23', 'chargedback', 'chargedBack'],
  ])('%s reads %s as %s', async (_, word, kind) => {
    const outcome = await outcomeOfStatus('OWENPAY', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('P7.88 sends its keys in the body', () => {
    expect(subjectOf('OWENPAY').login?.request.body).toEqual({
      client_id: 'client-of-the-tests',
      client_secret: 'secret-of-the-tests-0001',
    });
  });

  it('P9.14 gives the code one day', () => {
    expect(wellDone(subjectOf('OWENPAY'), 'chargePix')?.outcome).toMatchObject({
      expiresAt: '2030-01-03T02:30:00.000Z',
    });
  });
});
