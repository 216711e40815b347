import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW } from '../rehearsal/samples.js';
import { requestsOf } from '../testing/run-example.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { readsTypicalWords } from '../testing/typical-statuses.js';
import { outcomeOfStatus, subjectOf } from '../testing/words.js';

/** NOXPAY, RAPDYN, PRONTTUS, PLUGGOU, LEXXEN and SAQPAY: the rules that name them. */
const calls = async (id: string, capability: string): Promise<string> => {
  const { method, url } = (await requestsOf(id, capability))[0]!;
  return `${method} ${new URL(url).pathname}`;
};
const sent = async (id: string, name: string): Promise<unknown> => (await requestsOf(id, name))[0]?.body;

describe.each(['NOXPAY', 'RAPDYN', 'PRONTTUS'])('%s', (id) => readsTypicalWords(id));

it('NOXPAY: an unlisted status is PENDING, with a review item (P4.32)', async () => {
  await expect(outcomeOfStatus('NOXPAY', 'query', 'EXPIRED')).resolves.toMatchObject({
    kind: 'awaiting',
    native: 'EXPIRED',
    flagged: true,
  });
});

it('NOXPAY: a payout whose answer was lost is queried by our own code, and read in both spellings (P1.14)', async () => {
  const { gateway, account } = subjectOf('NOXPAY');
  const reported = {
    method: 'PIXOUT',
    code: SAMPLE_WITHDRAW.withdrawReference,
    txid: 'out-9',
    Status: 'PAID',
  };
  const { runner, sent: requests } = stage([
    { request: { method: 'any', url: 'any' }, reply: { status: 200, body: reported } },
  ]);
  const { withdrawReference, amount, createdAt } = SAMPLE_WITHDRAW;
  const queried = { withdrawReference, amount, createdAt, queriedAt: createdAt };
  await expect(runner.queryWithdraw(gateway, account, queried)).resolves.toEqual({
    kind: 'settled',
    status: 'APPROVED',
    withdrawId: 'out-9',
    amount: 4990,
    native: 'PAID',
  });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: `http://provider.example/base/payment/${withdrawReference}`,
  });
});

it.each(['RAPDYN', 'PRONTTUS', 'PLUGGOU'])('%s: an unlisted word is REJECTED (P4.30)', async (id) => {
  await expect(outcomeOfStatus(id, 'query', 'blocked')).resolves.toMatchObject({
    kind: 'declined',
    native: 'blocked',
    flagged: true,
  });
});

describe('PLUGGOU', () => {
  it.each([
    ['PENDING', 'awaiting', 'P4.72'],
    ['PROCESSING', 'awaiting', 'P4.73'],
    ['APPROVED', 'settled', 'P4.74'],
    ['REFUNDED', 'refunded', 'P4.75'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('PLUGGOU', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('charges and queries at /payments/transactions (P7.144, P7.145)', async () => {
    expect(await calls('PLUGGOU', 'chargePix')).toBe('POST /base/payments/transactions');
    expect(await calls('PLUGGOU', 'query')).toBe(
      'GET /base/payments/transactions/9f1c2d3e-0000-4000-8000-000000000001',
    );
  });

  it('PLUGGOU has no payouts in the generation of the specification (P8.1)', async () => {
    const { gateway, account } = subjectOf('PLUGGOU');
    const { runner, sent: requests } = stage([]);
    const outcome = await runOperation(runner, gateway, account, { capability: 'withdraw', intent: {} });
    expect(outcome).toMatchObject({ kind: 'refused', detail: 'Method not implemented.' });
    expect(requests).toHaveLength(0);
  });
});

describe('PLUGGOU in its second generation', () => {
  const { gateway, account } = subjectOf('PLUGGOU');
  const later = {
    ...account,
    credentials: { ...account.credentials, generation: 'second', publicKey: 'pk-2' },
  };
  const answering = (body: Json) =>
    stage([{ request: { method: 'any', url: 'any' }, reply: { status: 200, body } }]);

  it('charges cents under our key, with both keys in headers', async () => {
    const { runner, sent: requests } = answering({
      success: true,
      data: { id: 'tx-1', pix: { emv: '000201' } },
    });
    await expect(runner.charge(gateway, later, SAMPLE_CHARGE)).resolves.toMatchObject({
      kind: 'awaiting',
      reference: 'tx-1',
      pix: { copyPaste: '000201' },
    });
    expect(requests[0]).toMatchObject({
      url: 'http://provider.example/base/transactions',
      headers: { 'x-public-key': 'pk-2', 'x-secret-key': account.credentials['apiKey'] },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      amount: 4990,
      buyer: { buyer_name: 'José da Silva', buyer_document: '52998224725', buyer_phone: '11987654321' },
      metadata: { orderId: SAMPLE_CHARGE.attemptId },
    });
  });

  it.each([
    ['PHONE', '+55 (11) 98765-4321', 'phone', '11987654321'],
    ['RANDOM', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', 'random', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ] as const)('pays out to a key of kind %s under our key, so that it pays once', async (...row) => {
    const [pixType, pixKey, key_type, key_value] = row;
    const { runner, sent: requests } = answering({ success: true, data: { id: 'wd-1', status: 'pending' } });
    await expect(
      runner.withdraw(gateway, later, { ...SAMPLE_WITHDRAW, pixType, pixKey }),
    ).resolves.toMatchObject({ kind: 'awaiting', withdrawId: 'wd-1', amount: 4990 });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/base/withdrawals',
      headers: { 'idempotency-key': SAMPLE_WITHDRAW.withdrawReference },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ amount: 4990, key_type, key_value });
  });

  it('PLUGGOU in its second generation does not take a payout that it does not know for a failed one (P1.14)', async () => {
    const unknown = { request: { method: 'any', url: 'any' }, reply: { status: 404, body: {} } };
    const { runner, sent: requests } = stage([unknown]);
    const queried = { capability: 'queryWithdraw', intent: { withdrawId: 'wd-9' } };
    await expect(runOperation(runner, gateway, later, queried)).resolves.toEqual({ kind: 'notFound' });
    expect(requests[0]?.url).toBe('http://provider.example/base/withdrawals/wd-9');
  });
});

describe('LEXXEN', () => {
  it.each([
    ['CREATED', 'PENDING', 'P4.150'],
    ['PROCESSING', 'PENDING', 'P4.151'],
    ['COMPLETED', 'APPROVED', 'P4.152'],
    ['CANCELED', 'CANCELED', 'P4.145'],
    ['FAILED', 'REJECTED', 'P4.144'],
  ])('reads %s as %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('LEXXEN', 'queryWithdraw', word)).resolves.toMatchObject({
      status,
      native: word,
    });
  });

  it.each(['CREATED', 'COMPLETED', 'FAILED'])('a new payout is PENDING, told %s (P4.153)', async (word) => {
    await expect(outcomeOfStatus('LEXXEN', 'withdraw', word)).resolves.toMatchObject({ status: 'PENDING' });
  });

  it('signs in, pays out and queries (P7.141, P7.142, P7.143)', async () => {
    expect(new URL(subjectOf('LEXXEN').logins[0]!.request.url).pathname).toBe('/base/auth');
    expect(await calls('LEXXEN', 'withdraw')).toBe('POST /base/transaction/pix-out');
    expect(await calls('LEXXEN', 'queryWithdraw')).toBe(
      'GET /base/transaction/identifier/01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77',
    );
  });

  it.each([
    ['withdraw.awaiting.phone', 'P5.47, P5.48'],
    ['withdraw.awaiting.phone-with-country-code', 'P5.47'],
  ])('%s is sent as +55 and digits (%s)', async (name) => {
    expect(await sent('LEXXEN', name)).toMatchObject({ pixKey: '+5511987654321' });
  });
});

it.each([
  ['cancelled', 'chargedBack', 'P4.43'],
  ['Cancelado', 'chargedBack', 'P4.43'],
  ['Aprovado', 'settled', 'P4.20'],
  ['approved', 'settled', 'P4.20'],
  ['Pendente', 'awaiting', 'P4.15'],
  ['pending', 'awaiting', 'P4.15'],
  ['refunded', 'refunded', 'P4.21'],
])('SAQPAY receives %s: %s (%s)', (word, kind) => {
  const { gateway, account, webhooks } = subjectOf('SAQPAY');
  const body = webhooks.find(({ name }) => name === 'webhook.proven.cancelled')?.delivery?.body;
  const reported = { ...(body as object), transaction_status: word };
  const delivery = { headers: {}, rawBody: JSON.stringify(reported) };
  const reading = stage([]).runner.readWebhook(gateway, account, delivery);
  expect(reading).toMatchObject({ kind: 'proven', outcome: { kind, native: word } });
  expect(reading).not.toHaveProperty('outcome.flagged');
});

it('PRONTTUS refunds at /payment/refund and pays out at /payment/withdraw (P7.47, P7.59)', async () => {
  expect(await calls('PRONTTUS', 'refund')).toBe('POST /base/payment/refund');
  expect(await calls('PRONTTUS', 'withdraw')).toBe('POST /base/payment/withdraw');
});

it('RAPDYN pays out at /transfers/out (P7.60)', async () => {
  expect(await calls('RAPDYN', 'withdraw')).toBe('POST /base/transfers/out');
});
