import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { SAMPLE_BILLET_CHARGE } from '../../rehearsal/samples.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

/** Rules of the specification for the SHIELD brands, by status and call. */
const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;

/** The example's answer to a call, with another status. */
async function reported(id: string, capability: string, status: string): Promise<object> {
  const one = subject(id);
  const example = one.operations.find(({ name }) => name === `${capability}.settled`)!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges).runner, one.gateway, one.account, example);
}

const requests = async (id: string, capability: string): Promise<string[]> =>
  (await requestsOf(id, capability)).map(({ method, url }) => `${method} ${new URL(url).pathname}`);

const bodyOf = async (id: string, capability: string) =>
  (await requestsOf(id, capability))[0]!.body as Record<string, Json>;

describe('statuses', () => {
  it.each([
    ['LUMION', 'pending', 'P4.82', 'awaiting'],
    ['LUMION', 'waiting_payment', 'P4.83', 'awaiting'],
    ['LUMION', 'paid', 'P4.84', 'settled'],
    ['LUMION', 'approved', 'P4.85', 'settled'],
    ['LUMION', 'refunded', 'P4.86', 'refunded'],
    ['LUMION', 'chargeback', 'P4.87', 'chargedBack'],
    ['PAGNET', 'pending', 'P4.88', 'awaiting'],
    ['PAGNET', 'waiting_payment', 'P4.89', 'awaiting'],
    ['PAGNET', 'paid', 'P4.90', 'settled'],
    ['PAGNET', 'approved', 'P4.91', 'settled'],
    ['PAGNET', 'refunded', 'P4.92', 'refunded'],
    ['PAGNET', 'chargeback', 'P4.93', 'chargedBack'],
    ['PAYSHARKGATEWAY', 'paid', 'P4.125', 'settled'],
    ['PAYSHARKGATEWAY', 'approved', 'P4.126', 'settled'],
    ['PAYSHARKGATEWAY', 'refused', 'P4.127', 'declined'],
    ['PAYSHARKGATEWAY', 'cancelled', 'P4.128', 'declined'],
    ['PAYSHARKGATEWAY', 'chargeback', 'P4.129', 'chargedBack'],
    ['PAYSHARKGATEWAY', 'refunded', 'P4.130', 'refunded'],
    ['PODPAY', 'processing', 'P4.9', 'awaiting'],
    ['PODPAY', 'approved', 'P4.20', 'settled'],
    ['PODPAY', 'cancelled', 'P4.29', 'declined'],
  ])('%s %s (%s)', async (id, word, _, kind) => {
    const outcome = await reported(id, 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['in_protest', 'partially_refunded', 'expired', 'completed', 'canceled'])(
    'PAYSHARKGATEWAY "%s" stays PENDING, with a review item (P4.37, P4.131)',
    async (word) => {
      const outcome = await reported('PAYSHARKGATEWAY', 'query', word);
      expect(outcome).toMatchObject({ kind: 'awaiting', native: word, flagged: true });
    },
  );

  it.each(['LUMION', 'PAGNET', 'PODPAY'])('%s: an unlisted word is REJECTED for now (P4.30)', async (id) => {
    const outcome = await reported(id, 'query', 'in_protest');
    expect(outcome).toMatchObject({ kind: 'declined', native: 'in_protest', flagged: true });
  });
});

it.each([
  ['HAWKPAY', 'PENDING_ANALYSIS', 'PENDING', 'P4.154'],
  ['HAWKPAY', 'PENDING_QUEUE', 'PENDING', 'P4.155'],
  ['HAWKPAY', 'PROCESSING', 'PENDING', 'P4.156'],
  ['HAWKPAY', 'COMPLETED', 'APPROVED', 'P4.157'],
  ['LUMION', 'PENDING_ANALYSIS', 'PENDING', 'P4.158'],
  ['LUMION', 'PENDING_QUEUE', 'PENDING', 'P4.159'],
  ['LUMION', 'PROCESSING', 'PENDING', 'P4.160'],
  ['LUMION', 'COMPLETED', 'APPROVED', 'P4.161'],
  ['PAGNET', 'PENDING_ANALYSIS', 'PENDING', 'P4.162'],
  ['PAGNET', 'PENDING_QUEUE', 'PENDING', 'P4.163'],
  ['PAGNET', 'PROCESSING', 'PENDING', 'P4.164'],
  ['PAGNET', 'COMPLETED', 'APPROVED', 'P4.165'],
])('%s: the withdraw status %s is %s (%s)', async (id, word, status) => {
  const outcome = await reported(id, 'queryWithdraw', word);
  expect(outcome).toMatchObject({ status, native: word });
  expect(outcome).not.toHaveProperty('flagged');
});

describe.each(['HAWKPAY', 'LUMION', 'PAGNET'])('%s withdraw words', (id) => {
  it('every other status is REJECTED, and flagged if it is unknown', async () => {
    await expect(reported(id, 'queryWithdraw', 'RETURNED')).resolves.toMatchObject({
      kind: 'declined',
      status: 'REJECTED',
      flagged: true,
    });
  });
});

it('queries a charge by its id if its code is not in the list', async () => {
  const { gateway, account } = subject('HAWKPAY');
  const { exchanges, intent } = successfulExample(subject('HAWKPAY'), 'find')!;
  const whole = successfulExample(subject('HAWKPAY'), 'chargePix')!.exchanges[0]!.reply;
  const [{ request, reply }] = exchanges as [(typeof exchanges)[number]];
  const listed = JSON.parse(JSON.stringify(reply.body).replaceAll(/"pix":\{[^}]*\}/g, '"pix":null')) as Json;
  const { runner, sent } = stage([
    { request, reply: { ...reply, body: listed } },
    { request, reply: whole },
  ]);
  await expect(runOperation(runner, gateway, account, { capability: 'find', intent })).resolves.toMatchObject(
    {
      kind: 'awaiting',
      pix: { copyPaste: '00020126580014br.gov.bcb.pix-TEST' },
    },
  );
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/base/transactions',
    '/base/transactions/90001',
  ]);
});

describe('calls', () => {
  it.each([
    ['HAWKPAY', '/base/transactions', 'P7.146, P7.147'],
    ['LUMION', '/base/transactions', 'P7.148, P7.149'],
    ['PAGNET', '/base/transactions', 'P7.150, P7.151'],
    ['PAYSHARKGATEWAY', '/base/v1/transactions', 'P7.173, P7.174, P7.175'],
    ['PODPAY', '/base/sells', 'P7.132'],
  ])('%s: pix, credit_card and boleto at %s (%s)', async (id, at) => {
    const methods = { chargePix: 'pix', chargeCard: 'credit_card', chargeBillet: 'boleto' };
    for (const [capability, method] of Object.entries(methods)) {
      expect(await requests(id, capability)).toEqual([`POST ${at}`]);
      expect((await bodyOf(id, capability))['paymentMethod']).toBe(method);
    }
    expect(await requests(id, 'query')).toEqual([`GET ${at}/90001`]);
    expect(await requests(id, 'refund')).toEqual([`POST ${at}/90001/refund`]);
  });

  it.each([
    ['HAWKPAY', 'P9.31'],
    ['LUMION', 'P9.32'],
    ['PAGNET', 'P9.33'],
    ['PAYSHARKGATEWAY', 'P9.34'],
  ])('%s: a boleto is due three days ahead (%s)', async (id) => {
    const { exchanges } = successfulExample(subject(id), 'chargeBillet')!;
    const { runner, sent } = stage(exchanges);
    await runner.charge(subject(id).gateway, subject(id).account, SAMPLE_BILLET_CHARGE);
    // Ordered at 23:30 of 1 January in São Paulo.
    expect(JSON.parse(sent[0]!.body!)).toMatchObject({ boleto: { expirationDate: '2030-01-04' } });
  });

  it.each(['HAWKPAY', 'LUMION', 'PAGNET', 'PAYSHARKGATEWAY', 'PODPAY'])(
    '%s: a PIX can be paid for one day (P9.14)',
    async (id) => {
      expect((await bodyOf(id, 'chargePix'))['pix']).toEqual({ expiresInDays: 1 });
    },
  );

  it('a payout carries the key of its own, and no other call does', async () => {
    for (const example of subject('HAWKPAY').operations) {
      const { runner, sent } = stage(example.exchanges);
      await runOperation(runner, subject('HAWKPAY').gateway, subject('HAWKPAY').account, example);
      const keys = sent.map(({ headers }) => headers['x-withdraw-key']);
      const payout = example.capability.toLowerCase().includes('withdraw');
      expect(keys).toEqual(sent.map(() => (payout ? 'wk-of-the-tests-0001' : undefined)));
    }
  });
});
