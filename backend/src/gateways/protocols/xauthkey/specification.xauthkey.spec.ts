import { describe, expect, it } from '@jest/globals';
import { requestsOf } from '../../testing/run-example.js';
import { readsTypicalWords } from '../../testing/typical-statuses.js';
import { outcomeOfStatus } from '../../testing/words.js';

describe.each(['CASHTIME', 'REFLOWPAY'])('%s', (id) => {
  readsTypicalWords(id);

  it('P4.30 reads an unlisted word as REJECTED, and a person looks', async () => {
    await expect(outcomeOfStatus(id, 'query', 'dunning_requested')).resolves.toMatchObject({
      kind: 'declined',
      native: 'dunning_requested',
      flagged: true,
    });
  });

  it.each([
    ['P4.140', 'pending', 'PENDING', undefined],
    ['P4.141', 'processing', 'PENDING', undefined],
    ['P4.142', 'success', 'APPROVED', undefined],
    ['P4.143', 'paid', 'APPROVED', undefined],
    ['P4.144', 'Cancelled', 'REJECTED', true],
  ])('%s reads the payout word %s as %s', async (_, word, status, flagged) => {
    const outcome = (await outcomeOfStatus(id, 'queryWithdraw', word, 'withdrawStatusId')) as object;
    expect(outcome).toMatchObject({ status, native: word });
    expect((outcome as { flagged?: boolean }).flagged).toBe(flagged);
  });

  it('P7.58 P7.66 pays out and asks at /request/withdraw', async () => {
    const requests = [...(await requestsOf(id, 'withdraw')), ...(await requestsOf(id, 'queryWithdraw'))];
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /base/request/withdraw',
      'GET /base/request/withdraw/22222222-2222-4222-8222-222222222222',
    ]);
  });
});
