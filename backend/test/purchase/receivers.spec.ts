import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  GATEWAY_ACCOUNTS,
  OFFERS,
  PLATFORMS,
  PLATFORM_A,
  PLATFORM_B,
  RECEIVERS,
  USERS,
} from '../../src/demo/demo-data.js';
import { sealContext } from '../../src/modules/acquiring/index.js';
import { Receivers, receiverTokenContext } from '../../src/modules/receivers/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { CARDS, iuguToken } from './cards.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

const ACCOUNT = GATEWAY_ACCOUNTS.find(({ provider }) => provider === 'ASAAS')?.id ?? '';
const OFFER = OFFER_AT.ASAAS;
const [SELLER] = RECEIVERS;
const OURS = PLATFORMS[0].defaultReceiverId;
const MASTER_TOKEN = 'master-token-of-the-platform';
const OTHER = '019aa1d0-0000-7000-8000-0000000000f1';

interface Shown {
  readonly product: { readonly createdByUser: { readonly receivers: readonly object[] } };
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  const credentials = JSON.stringify({ apiToken: MASTER_TOKEN, publicKey: 'ACC-OF-THE-PLATFORM' });
  const sealed = shop.app.get(Envelope).seal(credentials, sealContext(ACCOUNT, 'credentials'));
  await shop.rows(
    `update gateway_accounts set provider = 'IUGU', base_address = '{SIMULATOR_URL}/iugu', credentials_sealed = $2 where id = $1`,
    [ACCOUNT, sealed],
  );
  await shop.rows('update offers set credit_card_enabled = true where id = $1', [OFFER]);
  await shop.until(async () => (await shown()).includes(SELLER.receiverId));
});
afterAll(() => shop.close());

const shown = async (): Promise<string> => {
  const { body } = await shop.send<Shown>('GET', `/api/checkout/${OFFER}`);
  return JSON.stringify(body.product.createdByUser.receivers);
};

/** The invoice as Iugu returns it for this token. */
async function invoiceFor(token: string, reference: string) {
  const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
  const response = await fetch(`${shop.outside.url}/iugu/invoices/${reference}`, {
    headers: { authorization },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function attemptOf(paymentId: string) {
  const [attempt] = await shop.rows<{ reference: string; receiver: string | null }>(
    'select reference, receiver_id as receiver from attempts where payment_id = $1',
    [paymentId],
  );
  return attempt!;
}

async function addReceiver(id: string, userId: string, platformId: string, receiver: object): Promise<void> {
  const sealed = shop.app.get(Envelope).seal('live-token-of-another', receiverTokenContext(id));
  const row = { document: '39053344705', name: 'Ana', email: 'ana@example.com', ...receiver };
  await shop.rows(
    `insert into receivers (id, platform_id, user_id, receiver_token_sealed, created_at, document, name, email, receiver_provider,
       receiver_id, status)
     select $1, $2, $3, $4, now(), document, name, email, receiver_provider, receiver_id, status
     from jsonb_populate_record(null::receivers, $5)`,
    [id, platformId, userId, sealed, JSON.stringify(row)],
  );
}

describe('the receivers of a seller', () => {
  it('the receivers of a seller are read by tenant and owner, with their token opened (P3.115, P3.116, P3.117, P3.118, P3.119, P3.120, P3.121, P3.122, P7.181)', async () => {
    const receivers = shop.app.get(Receivers);
    const { platformId, userId, ...row } = SELLER;
    // It was active before receivers waited for their first withdrawal.
    const whole = { ...row, usableFrom: null };
    await expect(receivers.of(onPlatform(PLATFORM_A), userId)).resolves.toEqual([whole]);
    await expect(receivers.get(onPlatform(PLATFORM_A), SELLER.id)).resolves.toEqual(whole);
    await expect(receivers.of(onPlatform(PLATFORM_B), userId)).resolves.toEqual([]);
    await expect(receivers.get(onPlatform(PLATFORM_B), SELLER.id)).resolves.toBeUndefined();
    const others = USERS.filter(({ id }) => id !== userId);
    for (const { id } of others) await expect(receivers.of(onPlatform(PLATFORM_A), id)).resolves.toEqual([]);
  });

  it('are shown in the offer by provider and id, never with a token (C3.41, C3.42, C3.43, C3.44)', async () => {
    const { body } = await shop.send<Shown>('GET', `/api/checkout/${OFFERS.digital.id}`);
    expect(body.product.createdByUser).toEqual({
      receivers: [{ receiverProvider: 'IUGU', receiverId: SELLER.receiverId }],
    });
    expect(JSON.stringify(body)).not.toContain(SELLER.receiverToken);
    const ofB = await shop.send<Shown>('GET', `/api/checkout/${OFFERS.digitalOfB.id}`);
    expect(ofB.body.product.createdByUser).toEqual({ receivers: [] });
  });

  it('the receivers of a seller are shown while they may receive, and only one at a provider may (P3.121)', async () => {
    const other = { receiver_provider: 'IUGU', receiver_id: 'ANOTHER' };
    await addReceiver(OTHER, SELLER.userId, PLATFORM_A, { ...other, status: 'PENDING' });
    await expect(shop.rows(`update receivers set status = 'ACTIVE' where id = $1`, [OTHER])).rejects.toThrow(
      'receivers_one_active',
    );
    await shop.rows(`update receivers set status = 'REJECTED' where id = $1`, [SELLER.id]);
    await shop.until(async () => (await shown()) === '[]');
    await shop.rows(`update receivers set status = 'ACTIVE' where id = $1`, [OTHER]);
    await shop.until(async () => (await shown()).includes('"ANOTHER"'));
    await shop.rows(`update receivers set status = 'PENDING' where id = $1`, [OTHER]);
    await shop.rows(`update receivers set status = 'ACTIVE' where id = $1`, [SELLER.id]);
    await shop.until(async () => (await shown()).includes(SELLER.receiverId));
  });
});

describe('a sale through a provider that charges for receivers', () => {
  it('a sale through a provider that charges for receivers is charged in the seller’s name, who alone may query it, also after rotation (P3.37, P3.116)', async () => {
    const { paymentId } = await shop.bought(order({ offerId: OFFER }));
    const { reference, receiver } = await attemptOf(paymentId);
    expect(receiver).toBe(SELLER.id);
    expect((await invoiceFor(MASTER_TOKEN, reference)).status).toBe(404);
    expect((await invoiceFor(SELLER.receiverToken, reference)).body).toMatchObject({ status: 'pending' });

    await shop.rows(`update receivers set status = 'REJECTED' where id = $1`, [SELLER.id]);
    await shop.rows(`update receivers set status = 'ACTIVE' where id = $1`, [OTHER]);
    // The webhook is a hint: its content is confirmed by a query.
    await shop.outside.act('IUGU', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.rows(`update receivers set status = 'PENDING' where id = $1`, [OTHER]);
    await shop.rows(`update receivers set status = 'ACTIVE' where id = $1`, [SELLER.id]);
    await shop.until(async () => (await shown()).includes(SELLER.receiverId));
  });

  it('assigns the rest to the platform’s own receiver (P3.130)', async () => {
    const { paymentId } = await shop.bought(order({ offerId: OFFER }));
    const sent = await shop.outside.sent('IUGU', '/invoices');
    const [division] = await shop.rows<{
      shares: { role: string; amount: number }[];
      cost: number;
      gross: number;
    }>(
      `select o.division->'shares' as shares, (o.division->>'gatewayCost')::int as cost, (o.division->>'gross')::int as gross
       from orders o join payments p on p.order_id = o.id where p.id = $1`,
      [paymentId],
    );
    const seller = division?.shares.find(({ role }) => role === 'producer')?.amount ?? 0;
    const { cost = 0, gross = 0 } = division ?? {};
    expect(sent.at(0)?.['splits']).toEqual([{ recipient_account_id: OURS, cents: gross - seller - cost }]);
  });

  it('takes a card whose token the page made for the seller’s receiver (C6.15)', async () => {
    const token = await iuguToken(shop, 'IUGU', CARDS.approves, SELLER.receiverId);
    const asked = order({ offerId: OFFER, paymentMethod: 'CREDIT_CARD', creditCard: { token } });
    const { paymentId, payment } = await shop.bought(asked);
    expect(payment.status).toBe('APPROVED');
    const { reference, receiver } = await attemptOf(paymentId);
    expect(receiver).toBe(SELLER.id);
    expect((await invoiceFor(SELLER.receiverToken, reference)).body).toMatchObject({ status: 'paid' });
  });

  it('a sale through a provider that charges for receivers is charged in the account’s own name where the platform has no receiver, and then none is shown (P3.130)', async () => {
    await shop.rows('update platforms set default_receiver_id = null where id = $1', [PLATFORM_A]);
    await shop.until(async () => (await shown()) === '[]');
    const { paymentId } = await shop.bought(order({ offerId: OFFER }));
    const { reference, receiver } = await attemptOf(paymentId);
    expect(receiver).toBeNull();
    expect((await invoiceFor(MASTER_TOKEN, reference)).status).toBe(200);
    expect((await shop.outside.sent('IUGU', '/invoices')).at(0)).not.toHaveProperty('splits');
  });
});
