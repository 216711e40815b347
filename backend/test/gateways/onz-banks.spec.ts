import { describe, expect, it } from '@jest/globals';
import { OverHttp, payoutJourney, pixJourney } from './support/over-http.js';

describe('ONZ over HTTP', () => {
  const http = new OverHttp('ONZ');
  payoutJourney(http, { at: 'settled' });

  it('finds a payout whose answer was lost by our own reference, and pays once for it', async () => {
    const armed = { provider: 'ONZ', operation: 'payout', kind: 'cut', afterAccepting: true };
    await http.control('POST', '/faults', armed);
    await http.withdraw();
    const found = await http.queryWithdraw();
    expect(found).toMatchObject({ withdrawId: expect.stringMatching(/^E.{31}$/), amount: 4990 });
    // The same reference again is the same payout.
    await expect(http.withdraw()).resolves.toMatchObject({
      withdrawId: (found as { withdrawId: string }).withdrawId,
    });
  });

  it('knows no payout that never was', async () => {
    await expect(http.queryWithdraw('E0')).resolves.toEqual({ kind: 'notFound' });
  });
});

describe.each(['VOLUTI', 'TREEAL'])('%s over HTTP', (id) => {
  const http = new OverHttp(id);
  pixJourney(http);
  payoutJourney(http, { at: 'awaiting' });
});
