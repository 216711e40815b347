import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { SAMPLE_WITHDRAW } from '../../rehearsal/samples.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { readsTypicalWords } from '../../testing/typical-statuses.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';

const MEMBERS = ['MEDIUS', 'HUNTERPAY', 'FAIRPAY', 'VENITIP'];

describe.each(MEMBERS)('%s', (id) => {
  readsTypicalWords(id);

  it.each([
    ['pending', 'PENDING', 'P4.140'],
    ['processing', 'PENDING', 'P4.141'],
    ['success', 'APPROVED', 'P4.142'],
    ['paid', 'APPROVED', 'P4.143'],
    ['canceled', 'CANCELED', 'P4.145'],
    ['cancelled', 'CANCELED', 'P4.145'],
    // The providers' own words: approved is not paid yet.
    ['approved', 'PENDING', 'P4.140'],
    ['done', 'APPROVED', 'P4.143'],
    ['done_manual', 'APPROVED', 'P4.143'],
    ['completed', 'APPROVED', 'P4.143'],
    ['failed', 'REJECTED', 'P4.144'],
    ['refused', 'REJECTED', 'P4.144'],
    ['rejected', 'REJECTED', 'P4.144'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    const outcome = await outcomeOfStatus(id, 'queryWithdraw', word);
    expect(outcome).toMatchObject({ status, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('maps every other payout status to REJECTED, with a review item (P4.144)', async () => {
    await expect(outcomeOfStatus(id, 'queryWithdraw', 'a_new_word')).resolves.toMatchObject({
      status: 'REJECTED',
      native: 'a_new_word',
      flagged: true,
    });
  });

  it('gives the code one day and sends the CPF (P9.14, P5.59)', async () => {
    expect((await requestsOf(id, 'chargePix'))[0]?.body).toMatchObject({
      // Only VENITIP was seen counting in minutes.
      pix: id === 'VENITIP' ? { expiresInMinutes: 1_440 } : { expiresInDays: 1 },
      customer: { document: { number: '52998224725', type: 'CPF' } },
    });
  });

  it('sends the same payout under the same key, so that it is paid once', async () => {
    const { gateway, account, operations } = subjectOf(id);
    const example = operations.find(({ name }) => name === 'withdraw.awaiting')!;
    const { runner, sent } = stage(example.exchanges);
    await runOperation(runner, gateway, account, example);
    expect(sent[0]?.headers['idempotency-key']).toBe(SAMPLE_WITHDRAW.withdrawReference);
  });
});

describe('unlisted statuses', () => {
  it.each([
    ['MEDIUS: REJECTED', 'P4.30', 'MEDIUS', { kind: 'declined', reason: 'other' }],
    ['FAIRPAY: REJECTED', 'P4.30', 'FAIRPAY', { kind: 'declined', reason: 'other' }],
    ['VENITIP: PENDING', 'P4.35', 'VENITIP', { kind: 'awaiting' }],
    [
      'HUNTERPAY: no status at all',
      'P4.41',
      'HUNTERPAY',
      { kind: 'unknown', why: 'unlisted word "a_new_word"' },
    ],
  ])('%s, with a review item (%s)', async (_, _rule, id, expected) => {
    await expect(outcomeOfStatus(id, 'query', 'a_new_word')).resolves.toMatchObject({
      ...expected,
      native: 'a_new_word',
      flagged: true,
    });
  });
});

describe('the three forms of the Basic pair', () => {
  it.each([
    ['MEDIUS', 'sk-of-the-tests-0001:x', undefined],
    ['FAIRPAY', 'sk-of-the-tests-0001:x', 'company-of-the-tests'],
    ['HUNTERPAY', 'sk-of-the-tests-0001:company-of-the-tests', undefined],
    ['VENITIP', 'sk-of-the-tests-0001:company-of-the-tests', undefined],
  ])('%s (P7.84)', async (id, pair, company) => {
    const { gateway, account } = subjectOf(id);
    const headers = gateway.authorize(account.credentials, { api: 'main', token: '' });
    expect(headers['authorization']).toBe(`Basic ${Buffer.from(pair).toString('base64')}`);
    expect(headers['x-company-id']).toBe(company);
  });
});
