import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

describe('SIMPAY', () => {
  it.each([
    ['NEW', 'awaiting', 'P4.10'],
    ['CREATED', 'awaiting', 'P4.10'],
    ['PAID', 'settled', 'P4.16'],
    ['REFUNDED', 'refunded', 'P4.21'],
    ['CANCELED', 'refunded', 'P4.22'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('SIMPAY', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each([
    [10.29, { refundedAmount: 1029 }],
    [0, {}],
    [undefined, {}],
  ])(
    'takes a payment that went back for wholly returned unless it says how much: %s (P4.21)',
    (back, reported) => {
      const { gateway, account } = subjectOf('SIMPAY');
      const data = { qr_code_id: 'qr-1', status: 'REFUNDED', amount: 49.9, amount_chargeback: back };
      const rawBody = JSON.stringify({ type: 'QR_CODE_COPY_AND_PASTE_REFUNDED', data });
      const headers = { authorization: `Bearer ${account.webhookAuthToken}` };
      const reading = stage([]).runner.readWebhook(gateway, account, { headers, rawBody });
      const outcome = { kind: 'refunded', native: 'REFUNDED', reference: 'qr-1', amount: 4990, ...reported };
      expect(reading).toEqual({ kind: 'proven', type: 'TRANSACTION', reference: 'qr-1', outcome });
    },
  );

  it('maps every other status to REJECTED, with a review item (P4.30)', async () => {
    await expect(outcomeOfStatus('SIMPAY', 'query', 'A_NEW_WORD')).resolves.toMatchObject({
      kind: 'declined',
      flagged: true,
    });
  });

  it.each(['chargePix', 'withdraw'])('signs the exact bytes of %s with the HMAC key', async (capability) => {
    const { gateway, account, logins } = subjectOf('SIMPAY');
    const example = successfulExample(subjectOf('SIMPAY'), capability)!;
    const { runner, sent } = stage(example.exchanges, logins);
    await runOperation(runner, gateway, account, example);
    const [{ headers, body = '' } = { headers: {} as Record<string, string> }] = sent;
    expect(headers['hmac']).toBe(createHmac('sha512', 'hmac-key-of-the-tests').update(body).digest('hex'));
  });

  it('gives the code one day (P9.14)', () => {
    expect(successfulExample(subjectOf('SIMPAY'), 'chargePix')?.outcome).toMatchObject({
      expiresAt: '2030-01-03T02:30:00.000Z',
    });
  });
});
