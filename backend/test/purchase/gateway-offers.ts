import { describeCredentials, type AnyGateway } from '@guiche/gateway-kit';
import { GATEWAY_COSTS, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { credentialsOf } from '../../src/gateways/rehearsal/examples.js';
import { AccountSettings, GatewayAccounts, type OpenAccount } from '../../src/modules/acquiring/index.js';
import { RegisterWebhooks } from '../../src/modules/acquiring/register-webhooks.js';
import { newId } from '../../src/runtime/ids/index.js';
import type { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';
import { copyRow } from '../support/copy-row.js';

/** The offers of a course and of coffee that are paid through one provider. */
export interface GatewayOffers {
  readonly course: string;
  readonly coffee: string;
}

/** The first platform has an account at each of these, which knows where to deliver, and sells through it. */
export async function createOffersPerGateway(
  shop: CheckoutHarness,
  gateways: readonly AnyGateway[],
): Promise<ReadonlyMap<string, GatewayOffers>> {
  const opened = new Map<string, string>();
  for (const gateway of gateways)
    opened.set(gateway.manifest.id, await addAccount(shop, PLATFORM_A, gateway));
  const accounts = await shop.app.get(GatewayAccounts).fresh(onPlatform(PLATFORM_A));
  const stalls = new Map<string, GatewayOffers>();
  for (const gateway of gateways) {
    const { id } = gateway.manifest;
    const account = accounts.find((one) => one.id === opened.get(id));
    if (!account) throw new Error(`the account at ${id} is gone`);
    await enterInPanel(gateway, account.open());
    stalls.set(id, {
      course: await offerLike(shop, OFFERS.digital.id, account.id),
      coffee: await offerLike(shop, OFFERS.physical.id, account.id),
    });
  }
  const registering = shop.app.get(RegisterWebhooks);
  while ((await registering.sweep(shop.clock.now())) > 0);
  return stalls;
}

/** An account at the simulated provider. */
export function addAccount(shop: CheckoutHarness, platformId: string, gateway: AnyGateway): Promise<string> {
  const { id: provider, name } = gateway.manifest;
  const baseAddress = `{SIMULATOR_URL}/${provider.toLowerCase()}`;
  const login = gateway.logins.main?.ownHost ? { loginBaseAddress: baseAddress } : {};
  const credentials = credentialsOf(provider);
  const settings = { provider, name, baseAddress, ...login, credentials, costs: GATEWAY_COSTS };
  return shop.app.get(AccountSettings).add(onPlatform(platformId), settings);
}

/** An offer of the demonstration once more, paid through this account. */
export async function offerLike(shop: CheckoutHarness, offerId: string, accountId: string): Promise<string> {
  const id = newId(shop.clock.now());
  const [offer] = await shop.rows<{ platformId: string }>(
    'select platform_id as "platformId" from offers where id = $1',
    [offerId],
  );
  const row = { table: 'offers', id: offerId, platformId: offer?.platformId ?? '' };
  await copyRow((sql, params) => shop.rows(sql, params), row, { id, gateway_account_id: accountId });
  return id;
}

/** Registers our webhook address once, on the provider's own page. */
async function enterInPanel(gateway: AnyGateway, { account, webhookUrl }: OpenAccount): Promise<void> {
  const { credentials, baseAddress } = account;
  const [name] = describeCredentials(gateway.manifest.credentials).filter(({ secret }) => !secret);
  const { status } = await fetch(`${baseAddress}/panel/webhook`, {
    method: 'PUT',
    headers: {
      ...gateway.authorize(credentials, { api: 'main', token: '' }),
      'x-merchant': String(credentials[name?.name ?? '']),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ url: webhookUrl() }),
  });
  if (status !== 200 && status !== 404) throw new Error(`the panel of ${account.provider} answers ${status}`);
}
