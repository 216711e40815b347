import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAY_ACCOUNTS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from './shop.js';

const [HAWKPAY, , ONZ] = GATEWAY_ACCOUNTS;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

async function deliver({ id, provider }: { id: string; provider: string }, body: object): Promise<number> {
  const [account] = await shop.rows<{ webhook_token: string }>(
    'select webhook_token from gateway_accounts where id = $1',
    [id],
  );
  return (await shop.send('POST', `/webhooks/${provider}/${account?.webhook_token}`, body)).status;
}

const notification = () =>
  shop.rows(
    `select platform_id, gateway_account_id, provider, withdraw_id, withdraw_reference, outcome, status, native, amount, detail, proven
     from payout_news order by told_at, id`,
  );

describe('a provider’s webhook about a payout', () => {
  it('a provider’s webhook about a payout is stored unchanged for later payouts, as a hint without a signature, and changes no charge', async () => {
    const before = await shop.footprint();
    const completed = {
      id: 2,
      type: 'withdraw',
      data: { id: 501, amount: 6_390, status: 'COMPLETED', externalRef: 'w-1' },
    };
    expect(await deliver(HAWKPAY, completed)).toBe(200);
    await shop.eventually('select count(*)::int as n from payout_news', { n: 1 });
    shop.clock.advance(1_000);
    const refused = {
      type: 'CASHOUT',
      data: {
        status: 'REJECTED',
        message: 'Chave Pix não encontrada',
        endToEndId: 'E1',
        idempotencyKey: 'w-2',
      },
    };
    expect(await deliver(ONZ, refused)).toBe(200);
    await shop.eventually('select count(*)::int as n from payout_news', { n: 2 });

    const of = ({ id, platformId, provider }: typeof HAWKPAY | typeof ONZ) => ({
      platform_id: platformId,
      gateway_account_id: id,
      provider,
      proven: false,
    });
    expect(await notification()).toEqual([
      {
        ...of(HAWKPAY),
        withdraw_id: '501',
        withdraw_reference: 'w-1',
        outcome: 'settled',
        status: 'APPROVED',
        native: 'COMPLETED',
        amount: 6_390,
        detail: null,
      },
      {
        ...of(ONZ),
        withdraw_id: 'E1',
        withdraw_reference: 'w-2',
        outcome: 'declined',
        status: 'REJECTED',
        native: 'REJECTED',
        amount: null,
        detail: 'Chave Pix não encontrada',
      },
    ]);
    expect(await shop.webhookStates()).toMatchObject({ APPLIED: 2 });
    const { webhook_records: _before, ...books } = before;
    const { webhook_records: _after, ...after } = await shop.footprint();
    expect(after).toEqual(books);
  });
});
