import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { AnyGateway, GatewayAccount, WithdrawIntent, WithdrawOutcome } from '@guiche/gateway-kit';
import { PROVIDERS } from '@guiche/simulator';
import { GATEWAYS } from '../../src/gateways/gateways.js';
import { SAMPLE_WITHDRAW } from '../../src/gateways/rehearsal/samples.js';
import { simulatorHarness, untilReading } from './support/simulator-harness.js';

const harness = simulatorHarness();

/** Of the providers with payouts, these require a receiver of theirs, or do not report payouts to a key. */
const NOT_TO_KEYS = ['PAGARME', 'PAGARMEBAAS', 'PLUGGOU'];
const SIMULATED: readonly string[] = PROVIDERS;
const PAYING = GATEWAYS.map((type) => new type())
  .map((gateway) => ({ id: gateway.manifest.id, gateway }))
  .filter(({ id, gateway }) => gateway.withdraw && SIMULATED.includes(id) && !NOT_TO_KEYS.includes(id));

/** For every provider with payouts to a Pix key: the request, its result, and the answer to a repeated request. */
describe.each(PAYING)('$id', ({ id, gateway }) => {
  it.each([
    ['settle', 'settled'],
    ['reject', 'declined'],
  ])('a payout that the bank will %s is accepted, and queried (P1.13, P1.14)', async (outcome, kind) => {
    const { account, intent } = await ready(id, gateway, outcome);
    const taken = await harness.runner.withdraw(gateway, account, intent);
    // ONZ is specified to report the payment immediately.
    expect(['awaiting', 'settled']).toContain(taken.kind);
    if (!gateway.queryWithdraw) return;
    const reported = await untilReading(kind, () => query(gateway, account, intent, taken));
    expect(reported).toMatchObject({ kind, amount: 4990 });
  });

  it('a repeated request with the same key is never reported as surely not sent', async () => {
    const { account, intent } = await ready(id, gateway, 'settle');
    await harness.runner.withdraw(gateway, account, intent);
    const again = await harness.runner.withdraw(gateway, account, intent);
    expect(['awaiting', 'settled', 'unknown']).toContain(again.kind);
  });

  it('nothing leaves while cash-out is blocked on the platform (P6.12)', async () => {
    const { account, intent } = await ready(id, gateway, 'settle');
    await expect(
      harness.runner.withdraw(gateway, { ...account, blockedCashout: true }, intent),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'cash-out is blocked on this platform',
    });
    const { requests } = (await harness.control('GET', `/requests?provider=${id}&operation=payout`)) as {
      requests: object[];
    };
    expect(requests).toEqual([]);
  });
});

async function ready(
  id: string,
  gateway: AnyGateway,
  outcome: string,
): Promise<{ account: GatewayAccount; intent: WithdrawIntent }> {
  await harness.control('POST', '/payouts', { provider: id, outcome });
  const base = harness.base(id);
  const accounts = gateway.logins.accounts ? `${base}/accounts` : base;
  const account = { ...harness.account(id), accountsBaseAddress: accounts, loginBaseAddress: base };
  await registerKey(gateway, account);
  return { account, intent: { ...SAMPLE_WITHDRAW, createdAt: new Date(), webhookUrl: harness.hook(id) } };
}

/** Where payouts are signed, an operator enters the platform's public key on the provider's site. */
async function registerKey(gateway: AnyGateway, account: GatewayAccount): Promise<void> {
  if (!gateway.sign) return;
  const pem = Buffer.from(account.platformPrivateKey ?? '', 'base64').toString();
  const publicKey = createPublicKey(pem).export({ type: 'spki', format: 'pem' });
  await fetch(`${account.baseAddress}/panel/public-key`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...gateway.authorize(account.credentials, { api: 'main', token: '' }),
    },
    body: JSON.stringify({ publicKey }),
  });
}

function query(gateway: AnyGateway, account: GatewayAccount, intent: WithdrawIntent, taken: WithdrawOutcome) {
  const { withdrawReference, amount, createdAt } = intent;
  const withdrawId = 'withdrawId' in taken ? taken.withdrawId : undefined;
  const queried = { withdrawReference, amount, createdAt, queriedAt: new Date() };
  return harness.runner.queryWithdraw(gateway, account, { ...queried, ...(withdrawId && { withdrawId }) });
}
