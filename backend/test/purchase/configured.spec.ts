import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

/** The provider does not answer: only our requests to it are tested. */
const HOOKS = 'https://hooks.loja.example/tests';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({
    settings: { WEBHOOK_BASE_URL: HOOKS, WEBHOOK_ALERTS_EMAIL: 'ops@loja.example' },
  });
});
afterAll(() => shop.close());

describe('the address for webhooks', () => {
  it('the address for webhooks is the configured one with each charge of HAWKPAY (P9.91)', async () => {
    await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
    const [charge] = await shop.outside.charges('HAWKPAY');
    expect(charge?.webhookUrl).toMatch(
      /^https:\/\/hooks\.loja\.example\/tests\/webhooks\/HAWKPAY\/[0-9a-f-]{36}\.[\w-]{20,}$/,
    );
  });

  it('ASAAS and ONZ receive the configured address for webhooks once (P9.91)', async () => {
    const registered = await shop.rows<{ url: string }>(
      `select webhook_url as url from gateway_accounts where webhook_url is not null order by provider`,
    );
    expect(registered.map(({ url }) => url)).toEqual([
      expect.stringMatching(
        /^https:\/\/hooks\.loja\.example\/tests\/webhooks\/ASAAS\/[0-9a-f-]{36}\.[\w-]{20,}$/,
      ),
      expect.stringMatching(
        /^https:\/\/hooks\.loja\.example\/tests\/webhooks\/ONZ\/[0-9a-f-]{36}\.[\w-]{20,}$/,
      ),
    ]);
  });

  it('is sent to ASAAS with the e-mail address for delivery failures', async () => {
    expect(await shop.outside.sent('ASAAS', '/webhooks')).toMatchObject([{ email: 'ops@loja.example' }]);
  });
});
