import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { successfulExample } from '../../gateways.contract.subjects.js';
import { SAMPLE_CARD_CHARGE, SAMPLE_CHARGE, SAMPLE_WITHDRAW } from '../../rehearsal/samples.js';
import { requestsOf } from '../../testing/run-example.js';
import { cardTokenFor, runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';

const { gateway, account } = subjectOf('WITETEC');
const exampleOf = (capability: string) => successfulExample(subjectOf('WITETEC'), capability)!;
const third = { ...account, credentials: { ...account.credentials, generation: 'third' } };

/** One exchange of the third generation, whose account the contract does not use. */
const answering = (body: Json) =>
  stage([{ request: { method: 'any', url: 'any' }, reply: { status: 200, body } }]);

const thirdCharge = (status: string) => ({
  status: true,
  data: { id: 'wt-3', amount: 4990, status, method: 'PIX', pix: { copyPaste: '00020101-TEST' } },
});

describe('WITETEC', () => {
  it.each([
    ['pending', 'awaiting', 'P4.68'],
    ['not_authorized', 'awaiting', 'P4.69'],
    ['completed', 'settled', 'P4.70'],
    ['chargeback', 'chargedBack', 'P4.71'],
    ['failed', 'declined', 'P4.30'],
    ['expired', 'declined', 'P4.30'],
    ['cancelled', 'declined', 'P4.30'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('WITETEC', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['paid', 'approved', 'refunded'])('takes no word of another provider: %s (P4.30)', async (word) => {
    await expect(outcomeOfStatus('WITETEC', 'query', word)).resolves.toMatchObject({
      kind: 'declined',
      flagged: true,
    });
  });

  it.each([
    ['chargePix', 'P7.137', 0, 'POST', '/v2/transactions/pix/create'],
    ['chargeCard', 'P7.138', 0, 'POST', '/v2/transactions/card/create'],
    ['withdraw', 'P7.139', 0, 'POST', '/withdrawals/auth'],
    ['query', 'P7.140', 0, 'GET', '/transactions/pix/4eeedc7f-35a3-42fd-96a3-3cd8a2340ddb'],
  ])('%s calls its own path (%s)', async (capability, _, step, method, path) => {
    expect((await requestsOf('WITETEC', capability))[step]).toMatchObject({
      method,
      url: `http://provider.example/base${path}`,
    });
  });

  it('queries a payout with the token of its login (P7.139)', async () => {
    const { runner, sent } = stage(exampleOf('queryWithdraw').exchanges);
    await runOperation(runner, gateway, account, exampleOf('queryWithdraw'));
    expect(sent.map(({ method, headers }) => [method, headers['authorization']])).toEqual([
      ['POST', undefined],
      ['GET', 'Bearer payout-token-of-the-tests'],
    ]);
  });

  it('pays out with the token of its login, and only payouts carry it (P7.139)', async () => {
    const payout = stage(exampleOf('withdraw').exchanges);
    await runOperation(payout.runner, gateway, account, exampleOf('withdraw'));
    expect(payout.sent.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer payout-token-of-the-tests',
    ]);
    expect(payout.sent[1]?.headers['x-api-key']).toBe('sk_key-of-the-tests-0001');
    expect(payout.sent[1]?.headers['idempotency-key']).toBe(SAMPLE_WITHDRAW.withdrawReference);
    expect(JSON.stringify(payout.log)).not.toContain('payout-token-of-the-tests');
  });

  it('sends no payout without the e-mail and the password of its login', async () => {
    const { password: _, ...without } = account.credentials;
    const { runner, sent } = stage([]);
    const payout = { capability: 'withdraw', intent: {} };
    await expect(
      runOperation(runner, gateway, { ...account, credentials: without }, payout),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'payouts need an e-mail and a password',
    });
    expect(sent).toEqual([]);
  });

  it.each([
    [undefined, 49.9],
    ['reais', 49.9],
    ['cents', 4990],
  ])('writes and reads amounts in the unit of the account: %s (P9.1)', async (amounts, written) => {
    const given = { ...account, credentials: { ...account.credentials, ...(amounts ? { amounts } : {}) } };
    const pix = { qr_code: '00020126-TEST' };
    const { runner, sent } = answering({ transaction_id: 'wt-2', amount: written, pix });
    const outcome = await runner.charge(gateway, given, SAMPLE_CHARGE);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ amount: written });
    expect(outcome).toMatchObject({ kind: 'awaiting', reference: 'wt-2', amount: 4990 });
  });

  it('sends a card with a year of four digits (P5.33)', async () => {
    expect((await requestsOf('WITETEC', 'chargeCard'))[0]?.body).toMatchObject({
      card: { expiration_month: '12', expiration_year: '2031' },
    });
  });

  it('WITETEC has no call that gives a payment back', async () => {
    const { runner, sent } = stage([]);
    const intent = { reference: 'wt-1' };
    await expect(runOperation(runner, gateway, account, { capability: 'refund', intent })).resolves.toEqual({
      kind: 'refused',
      reason: 'notOffered',
      detail: 'Method not implemented.',
    });
    expect(sent).toEqual([]);
  });
});

describe('a delivery of WITETEC', () => {
  const reported = (event: string, status?: string) => {
    const body = { event, data: { transaction_id: 'wt-1', ...(status === undefined ? {} : { status }) } };
    const { webhookSecret: _, ...unsigned } = account.credentials;
    const rawBody = JSON.stringify(body);
    return stage([]).runner.readWebhook(
      gateway,
      { ...account, credentials: unsigned },
      { headers: {}, rawBody },
    );
  };

  it.each([
    ['payment.created', 'P4.68', 'awaiting'],
    ['payment.success', 'P4.70', 'settled'],
    ['payment.failed', 'P4.30', 'declined'],
    ['payment.chargeback', 'P4.71', 'chargedBack'],
    ['payment.dispute', 'P4.71', 'chargedBack'],
  ])('a delivery of WITETEC is understood by its event alone: %s (%s)', (event, _, kind) => {
    expect(reported(event)).toMatchObject({ kind: 'hint', reference: 'wt-1', outcome: { kind } });
    expect(reported(event)).not.toHaveProperty('outcome.flagged');
  });

  it('a delivery of WITETEC with an unknown event is read by its status (P4.69)', () => {
    expect(reported('payment.updated', 'not_authorized')).toMatchObject({ outcome: { kind: 'awaiting' } });
  });
});

describe('WITETEC in its third generation', () => {
  it.each([
    ['FAILED', 'declined', 'P4.28'],
    ['BLOCKED', 'declined', 'P4.28'],
    ['WAITING_PAYMENT', 'awaiting', 'P4.15'],
    ['PENDING', 'awaiting', 'P4.15'],
    ['PROCESSING', 'awaiting', 'P4.9'],
    ['AUTHORIZED', 'awaiting', 'P4.13'],
    ['PAID', 'settled', 'P4.16'],
    ['REFUNDED', 'refunded', 'P4.21'],
    ['CHARGEDBACK', 'chargedBack', 'P4.23'],
    ['DISPUTE', 'chargedBack', 'P4.27'],
    ['REFUSED', 'declined', 'P4.28'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const { runner, sent } = answering(thirdCharge(word));
    const queried = { capability: 'query', intent: { reference: 'wt-3' } };
    const outcome = await runOperation(runner, gateway, third, queried);
    expect(outcome).toMatchObject({ kind, native: word, reference: 'wt-3', amount: 4990 });
    expect(outcome).not.toHaveProperty('flagged');
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'http://provider.example/base/transactions/wt-3' });
  });

  it('charges in cents under our own reference', async () => {
    const { runner, sent } = answering(thirdCharge('PENDING'));
    const outcome = await runner.charge(gateway, third, SAMPLE_CHARGE);
    expect(outcome).toMatchObject({ kind: 'awaiting', pix: { copyPaste: '00020101-TEST' } });
    expect(sent[0]?.url).toBe('http://provider.example/base/transactions');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      amount: 4990,
      method: 'PIX',
      metadata: { sellerExternalRef: SAMPLE_CHARGE.attemptId },
      customer: { documentType: 'CPF', document: '52998224725' },
    });
  });

  it('charges no cards, because the format is not documented', async () => {
    const { runner, sent } = stage([]);
    const cardToken = cardTokenFor(gateway, third);
    await expect(runner.charge(gateway, third, { ...SAMPLE_CARD_CHARGE, cardToken })).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Method not implemented.',
    });
    expect(sent).toEqual([]);
  });

  it('pays out without a login', async () => {
    const { runner, sent } = answering({ status: true, data: { id: 'wd-3', status: 'PENDING' } });
    const outcome = await runOperation(runner, gateway, third, { capability: 'withdraw', intent: {} });
    expect(outcome).toMatchObject({ kind: 'awaiting', withdrawId: 'wd-3', amount: 4990 });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      amount: 4990,
      pixKey: 'jose.silva@example.com',
      pixKeyType: 'EMAIL',
      method: 'PIX',
      metadata: { sellerExternalRef: SAMPLE_WITHDRAW.withdrawReference },
    });
  });

  it.each([
    ['CPF', '529.982.247-25', 'CPF', '52998224725'],
    ['PHONE', '+55 (11) 98765-4321', 'PHONE', '11987654321'],
    ['RANDOM', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', 'EVP', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ])('names a key of kind %s as the maker does: %s as %s %s (P5.44, P5.51)', async (...row) => {
    const [pixType, pixKey, pixKeyType, written] = row;
    const { runner, sent } = answering({ status: true, data: { id: 'wd-3', status: 'PENDING' } });
    await runOperation(runner, gateway, third, { capability: 'withdraw', intent: { pixType, pixKey } });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ pixKey: written, pixKeyType });
  });

  it('reports a payout in cents, without verification', async () => {
    const { runner } = answering({ status: true, data: { id: 'wd-3', status: 'PAID', amount: 4989 } });
    const outcome = await runOperation(runner, gateway, third, { capability: 'withdraw', intent: {} });
    expect(outcome).toMatchObject({ kind: 'settled', withdrawId: 'wd-3', amount: 4989 });
  });

  it('WITETEC in its third version sends unsigned webhooks, so that a delivery only triggers a query', () => {
    const paid = {
      eventType: 'TRANSACTION_PAID',
      id: 'wt-3',
      amount: 4990,
      status: 'PAID',
      metadata: { sellerExternalRef: SAMPLE_CHARGE.attemptId },
    };
    const read = (body: object) =>
      stage([]).runner.readWebhook(gateway, third, { headers: {}, rawBody: JSON.stringify(body) });
    expect(read(paid)).toEqual({
      kind: 'hint',
      type: 'TRANSACTION',
      reference: 'wt-3',
      attemptId: SAMPLE_CHARGE.attemptId,
      outcome: { kind: 'settled', reference: 'wt-3', amount: 4990, native: 'PAID' },
    });
    expect(read({ ...paid, metadata: 'null' })).not.toHaveProperty('attemptId');
    const metadata = { sellerExternalRef: SAMPLE_WITHDRAW.withdrawReference };
    expect(read({ eventType: 'WITHDRAWAL_PAID', id: 'wd-3', metadata })).toEqual({
      kind: 'payout',
      proven: false,
      payout: {
        type: 'WITHDRAW',
        withdrawId: 'wd-3',
        withdrawReference: SAMPLE_WITHDRAW.withdrawReference,
        outcome: { kind: 'settled', status: 'APPROVED', withdrawId: 'wd-3', native: 'PAID' },
      },
    });
  });
});
