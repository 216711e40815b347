import { describe, expect, it } from '@jest/globals';
import { OverHttp, payoutJourney, pixJourney } from './support/over-http.js';

describe('PAGSTAR over HTTP', () => {
  const http = new OverHttp('PAGSTAR');
  pixJourney(http);
  payoutJourney(http, { at: 'awaiting' });

  it('queries the tenant before a charge, unless the account is configured with it (P7.122)', async () => {
    await http.charged();
    expect(await http.calls('customer')).toBe(1);
    const tenantId = '6f1d0c8e-0000-4000-8000-000000000001';
    const known = { ...http.account, credentials: { ...http.account.credentials, tenantId } };
    await expect(http.runner.charge(http.gateway, known, http.intent())).resolves.toMatchObject({
      kind: 'awaiting',
    });
    expect(await http.calls('customer')).toBe(1);
  });
});
