import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { GatewayAccount, Receiver, ReceiverIntent, WithdrawOutcome } from '@guiche/gateway-kit';
import { credentialsOf, examplesOf } from '../../src/gateways/rehearsal/examples.js';
import { SAMPLE_RECEIVER, SAMPLE_WITHDRAW } from '../../src/gateways/rehearsal/samples.js';
import { providerHarness, testProvider, type ProviderHarness } from './support/provider-harness.js';

/** Drawn once: it takes longer than most tests. */
const STRANGERS_KEY = Buffer.from(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
).toString('base64');

/** Iugu over real HTTP: invoices, cards by token of its library, webhooks that are forms, calls signed with a registered key. */
describe.each(['IUGU', 'IUGUBAAS'])('%s', (id) => {
  const at = providerHarness(id);
  const { apiToken = '' } = credentialsOf(id);
  const basic = { authorization: `Basic ${Buffer.from(`${apiToken}:`).toString('base64')}` };
  const receiver = documented(id);

  const post = async (method: string, path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${at.base()}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...basic },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };

  beforeEach(() => {
    const pem = Buffer.from(at.account().platformPrivateKey ?? '', 'base64').toString();
    const publicKey = createPublicKey(pem).export({ type: 'spki', format: 'pem' });
    return post('PUT', '/panel/public-key', { publicKey });
  });

  testProvider(at, {
    methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
    proof: 'hint',
    cardToken: async ({ number }) => {
      const data = { number, verification_value: '123', first_name: 'Maria', last_name: 'Souza' };
      const wanted = { account_id: 'ACC', method: 'credit_card', test: 'true' };
      const { id: token } = await post('POST', '/payment_token', {
        ...wanted,
        data: { ...data, month: '12', year: '2031' },
      });
      return String(token);
    },
    callsBeforeCard: 1,
    returnedReads: 'chargedBack',
    withdraws: [
      {},
      { paymentMethod: 'BANK_ACCOUNT', bankCode: '341', branchNumber: '0926', accountNumber: '45673-7' },
    ],
    receiver,
  });

  it('creates a receiver, which then withdraws its own balance (P7.106, P7.107, P7.109, P7.110, P7.111)', async () => {
    const { receiverId, receiverToken = '', unfinished } = await opened(at, receiver);
    expect(unfinished).toBeUndefined();
    const owner = { receiverId, receiverToken };
    const payout = {
      ...SAMPLE_WITHDRAW,
      ...owner,
      paymentMethod: 'RECEIVER',
      createdAt: new Date(),
    } as const;
    const queried = await at.runner.withdraw(at.gateway, at.account(), payout);
    expect(queried).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
    const { withdrawId = '' } = queried as { withdrawId?: string };
    await settles(at, { ...owner, withdrawId });
  });

  it("pays nobody out of another receiver's account (P8.12)", async () => {
    const [one, other] = [await opened(at, receiver), await opened(at, receiver)];
    const payout = {
      ...SAMPLE_WITHDRAW,
      paymentMethod: 'RECEIVER',
      receiverId: one.receiverId,
      receiverToken: other.receiverToken ?? '',
      createdAt: new Date(),
    } as const;
    await expect(at.runner.withdraw(at.gateway, at.account(), payout)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Recebedor não encontrado.',
    });
  });

  it('stores a receiver whose documents Iugu refused, and reports what is missing', async () => {
    const { unfinished, ...stored } = await opened(at, { ...receiver, description: ' ' });
    expect(stored).toMatchObject({ status: 'ACTIVE', receiverToken: expect.stringMatching(/./) });
    expect(unfinished).toMatch(/^request_verification: status 422: .*business_type/);
    const { receiverId, receiverToken = '' } = stored;
    await expect(
      at.runner.queryReceiver(at.gateway, at.account(), { receiverId, receiverToken }),
    ).resolves.toMatchObject({ kind: 'refused', detail: 'Tipo de documento não encontrado.' });
  });

  describe('a payout that is not signed by the registered key (P7.114, P7.115, P7.116)', () => {
    const pays = (account: GatewayAccount): Promise<WithdrawOutcome> =>
      at.runner.withdraw(at.gateway, account, { ...SAMPLE_WITHDRAW, createdAt: new Date() });
    const withKey = (key: string | undefined): GatewayAccount => {
      const { platformPrivateKey: _, ...account } = at.account();
      return key === undefined ? account : { ...account, platformPrivateKey: key };
    };
    const payoutsSeen = async (): Promise<number> => {
      const { counts } = (await at.control('GET', `/requests?provider=${id}`)) as {
        counts: Record<string, Record<string, number>>;
      };
      return counts[id]?.['payout'] ?? 0;
    };

    it('a payout that is not signed by the registered key is refused by Iugu when another key signed it', async () => {
      await expect(pays(withKey(STRANGERS_KEY))).resolves.toMatchObject({
        kind: 'refused',
        reason: 'credentials',
      });
    });

    it.each([
      ['in time', 0, 202],
      ['six minutes late', 6, 401],
    ])('uses the clock: %s', async (_, late, status) => {
      const body = JSON.stringify({
        transfer_type: 'pix',
        amount_cents: 4990,
        receiver: { name: 'Ana', cpf_cnpj: '529.982.247-25', pix: { type: 'email', key: 'ana@example.com' } },
      });
      const url = `${at.base()}/transfer_requests`;
      const proof = at.gateway.sign?.(at.account().credentials, {
        method: 'POST',
        path: new URL(url).pathname,
        body,
        at: new Date(Date.now() - late * 60_000),
        privateKey: at.account().platformPrivateKey,
      });
      const answer = await fetch(url, { method: 'POST', headers: { ...basic, ...proof }, body });
      expect(answer.status).toBe(status);
    });

    it.each([
      ['there is none', undefined, 'the private key of the platform is required'],
      ['it is no key', Buffer.from('no key').toString('base64'), 'the request could not be signed'],
    ])('a payout that is not signed by the registered key is never sent when %s', async (_, key, detail) => {
      await expect(pays(withKey(key))).resolves.toEqual({ kind: 'refused', reason: 'configuration', detail });
      expect(await payoutsSeen()).toBe(0);
    });
  });
});

/** The documents of the examples, as uploaded by a person. */
function documented(id: string): Partial<ReceiverIntent> {
  const example = examplesOf(id).find(({ name }) => name === 'createReceiver.receiver');
  return example?.intent as Partial<ReceiverIntent>;
}

async function opened(at: ProviderHarness, change: Partial<ReceiverIntent>): Promise<Receiver> {
  const outcome = await at.runner.createReceiver(at.gateway, at.account(), { ...SAMPLE_RECEIVER, ...change });
  expect(outcome).toMatchObject({ kind: 'receiver', status: 'ACTIVE' });
  return outcome as Receiver;
}

async function settles(
  at: ProviderHarness,
  payout: { receiverId: string; receiverToken: string; withdrawId: string },
) {
  const query = () =>
    at.runner.queryWithdraw(at.gateway, at.account(), {
      withdrawReference: SAMPLE_WITHDRAW.withdrawReference,
      ...payout,
      amount: cents(4990),
      createdAt: new Date(),
      queriedAt: new Date(),
    });
  for (let waited = 0; (await query()).kind !== 'settled' && waited < 2_000; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(query()).resolves.toMatchObject({ kind: 'settled', status: 'APPROVED', amount: 4990 });
}
