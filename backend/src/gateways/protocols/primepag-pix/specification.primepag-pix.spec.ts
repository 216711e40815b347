import { describe, expect, it } from '@jest/globals';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;

describe.each([
  { id: 'PRIMEPAG', seconds: '1800', expiresAt: '2030-01-02T03:00:00.000Z', rule: 'P9.19' },
  { id: 'ZENDRY', seconds: '86400', expiresAt: '2030-01-03T02:30:00.000Z', rule: 'P9.14' },
])('$id', ({ id, seconds, expiresAt, rule }) => {
  it(`a PIX code expires after ${seconds} seconds (${rule})`, async () => {
    expect((await requestsOf(id, 'chargePix'))[0]?.body).toMatchObject({ expiration_time: seconds });
    expect(successfulExample(subject(id), 'chargePix')?.outcome).toMatchObject({ expiresAt });
  });

  it('requests its token by client credentials (P7.92)', async () => {
    const { gateway, account, login } = subject(id);
    const { runner, sent } = stage([login!]);
    await runOperation(runner, gateway, account, successfulExample(subject(id), 'chargePix')!);
    const pair = Buffer.from('client-id-of-the-tests:client-secret-of-the-tests').toString('base64');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/base/auth/generate_token',
      headers: { authorization: `Basic ${pair}` },
    });
  });

  it('pays out by POST to pix payments, authorized immediately (P7.56)', async () => {
    const [request] = await requestsOf(id, 'withdraw');
    expect(request?.url).toBe('http://provider.example/base/v1/pix/payments');
    expect(request?.body).toMatchObject({ authorized: true, pix_key_type: 'email', value_cents: 4990 });
  });

  it('gives nothing back: the provider has no such call (P8.1)', async () => {
    const { gateway, account } = subject(id);
    const { runner, sent } = stage([]);
    const outcome = await runOperation(runner, gateway, account, { capability: 'refund', intent: {} });
    expect(outcome).toEqual({ kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['pix_qrcode', 'aff0e7511970802f6f65807efa3a8c8a', 'proven'],
    ['pix_payment', '9b5b3e1e7659d81c406bd40a96c83294', 'payout'],
    ['pix_qrcode', '679f3ff14b8eadd1e504f2a35c0d8fb3', 'forged'],
  ])('takes the MD5 of the manual for %s (%s): %s', (type, md5, kind) => {
    const { gateway, account } = subject(id);
    const charge = {
      reference_code: 'ZENDRYPIXQRCODE2',
      end_to_end: 'E18236120202206142202a1022c1tg10',
      value_cents: 2,
      status: 'paid',
    };
    const payout = {
      reference_code: 'P202306150000039870',
      idempotent_id: 'TEST300523-05',
      value_cents: 1,
      status: 'completed',
    };
    const message = type === 'pix_payment' ? payout : charge;
    const rawBody = JSON.stringify({ notification_type: type, message, md5 });
    const known = { ...account, credentials: { ...account.credentials, secretKey: 'SECRETKEY' } };
    expect(stage([]).runner.readWebhook(gateway, known, { headers: {}, rawBody }).kind).toBe(kind);
  });
});
