import { GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { GatewayAccounts, sealContext, type OpenAccount } from '../../src/modules/acquiring/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import type { TestProviderName, SimulatedProvider } from './buyer.js';
import type { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

/** Moves the first platform's account to another provider, and waits until every process has received the change. */
export async function switchAccountProvider(
  shop: CheckoutHarness,
  from: TestProviderName,
  provider: SimulatedProvider,
  credentials: object,
): Promise<OpenAccount> {
  const id = GATEWAY_ACCOUNTS.find((one) => one.provider === from && one.platformId === PLATFORM_A)?.id ?? '';
  const sealed = shop.app.get(Envelope).seal(JSON.stringify(credentials), sealContext(id, 'credentials'));
  await shop.rows(
    `update gateway_accounts set provider = $2, base_address = '{SIMULATOR_URL}/' || lower($2), credentials_sealed = $3 where id = $1`,
    [id, provider, sealed],
  );
  let via: OpenAccount | undefined;
  await shop.until(async () => {
    via = await shop.app.get(GatewayAccounts).get(onPlatform(PLATFORM_A), id);
    return via?.account.provider === provider;
  });
  return via as OpenAccount;
}
