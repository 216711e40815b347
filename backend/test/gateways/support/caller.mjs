// @ts-check
/**
 * Calls providers as the built backend does, in a process of its own: which authorities a process believes is settled when
 * it starts (NODE_EXTRA_CA_CERTS), and production shall not get a setting for it that only tests need.
 */
import { createRequire } from 'node:module';
import { HawkpayGateway } from '@guiche/backend/gateways/providers/hawkpay/hawkpay.gateway.js';
import { OnzGateway } from '@guiche/backend/gateways/providers/onz/onz.gateway.js';
import { OwempayGateway } from '@guiche/backend/gateways/providers/owempay/owempay.gateway.js';
import { AxiosTransport } from '@guiche/backend/runtime/http/axios-transport.js';
import { CallableAddresses } from '@guiche/backend/runtime/http/callable-addresses.js';
import { ClientCertificates } from '@guiche/backend/runtime/http/client-certificates.js';
import { GuardedClient } from '@guiche/backend/runtime/http/guarded-client.js';

// Resolved like the backend, which has its own packages (docs/decisions/0080), so that error classes are the same.
const { resolve } = createRequire(new URL('../../../dist/main.js', import.meta.url));
/** @type {typeof import('@guiche/gateway-kit')} */
const { GatewayRunner } = await import(resolve('@guiche/gateway-kit'));
/** @type {typeof import('@nestjs/axios')} */
const { HttpService } = await import(resolve('@nestjs/axios'));

/** @type {Record<string, import('@guiche/gateway-kit').AnyGateway>} */
const GATEWAYS = { HAWKPAY: new HawkpayGateway(), ONZ: new OnzGateway(), OWEMPAY: new OwempayGateway() };

/** @type {import('@guiche/gateway-kit').WireLogEntry[]} */
let log = [];

const callable = new CallableAddresses(['127.0.0.1/32']);
const runner = new GatewayRunner({
  transport: new AxiosTransport(new HttpService(), callable),
  certificates: new ClientCertificates(new GuardedClient(new HttpService(), callable)),
  now: () => new Date(),
  wireLog: { write: (entry) => log.push(entry) },
  assertCallAllowed: () => undefined,
});

/**
 * @typedef {import('@guiche/gateway-kit').GatewayAccount} Account
 * @typedef {{ operation: 'charge', account: Account, intent: import('@guiche/gateway-kit').ChargeIntent }} Charge
 * @typedef {{ operation: 'withdraw', account: Account, intent: import('@guiche/gateway-kit').WithdrawIntent }} Withdraw
 */
process.on('message', async (/** @type {Charge | Withdraw} */ order) => {
  const { account } = order;
  const gateway = GATEWAYS[account.provider];
  if (!gateway) throw new Error(`${account.provider} is not on the list`);
  const outcome =
    order.operation === 'charge'
      ? await runner.charge(gateway, account, order.intent)
      : await runner.withdraw(gateway, account, order.intent);
  process.send?.({ outcome, log });
  log = [];
});

process.send?.('ready');
