import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { readsTypicalWords } from '../../testing/typical-statuses.js';
import { outcomeOfStatus } from '../../testing/words.js';

describe.each(['CASHTIME', 'REFLOWPAY'])('%s', (id) => {
  readsTypicalWords(id);

  it('maps an unlisted status to REJECTED, with a review item (P4.30)', async () => {
    await expect(outcomeOfStatus(id, 'query', 'dunning_requested')).resolves.toMatchObject({
      kind: 'declined',
      native: 'dunning_requested',
      flagged: true,
    });
  });

  it.each([
    ['pending', 'PENDING', 'P4.140', undefined],
    ['processing', 'PENDING', 'P4.141', undefined],
    ['success', 'APPROVED', 'P4.142', undefined],
    ['paid', 'APPROVED', 'P4.143', undefined],
    ['Cancelled', 'REJECTED', 'P4.144', true],
  ])('maps the payout status %s to %s (%s)', async (word, status, _, flagged) => {
    const outcome = (await outcomeOfStatus(id, 'queryWithdraw', word, 'withdrawStatusId')) as object;
    expect(outcome).toMatchObject({ status, native: word });
    expect((outcome as { flagged?: boolean }).flagged).toBe(flagged);
  });

  it('pays out and queries at /request/withdraw (P7.58, P7.66)', async () => {
    const requests = [...(await requestsOf(id, 'withdraw')), ...(await requestsOf(id, 'queryWithdraw'))];
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /base/request/withdraw',
      'GET /base/request/withdraw/22222222-2222-4222-8222-222222222222',
    ]);
  });
});
