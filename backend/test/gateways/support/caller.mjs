// @ts-check
/**
 * Calls providers as the built backend does, in a process of its own: which authorities a process believes is settled when
 * it starts (NODE_EXTRA_CA_CERTS), and production shall not get a setting for it that only tests need.
 */
import { HttpService } from '@nestjs/axios';
import { GatewayRunner } from '@guiche/gateway-kit';
import { HawkpayGateway } from '../../../dist/gateways/hawkpay/hawkpay.gateway.js';
import { OnzGateway } from '../../../dist/gateways/onz/onz.gateway.js';
import { OwempayGateway } from '../../../dist/gateways/owempay/owempay.gateway.js';
import { AxiosTransport } from '../../../dist/runtime/http/axios-transport.js';
import { CallableAddresses } from '../../../dist/runtime/http/callable-addresses.js';
import { ClientCertificates } from '../../../dist/runtime/http/client-certificates.js';
import { GuardedClient } from '../../../dist/runtime/http/guarded-client.js';

/** @type {Record<string, import('@guiche/gateway-kit').AnyGateway>} */
const GATEWAYS = { HAWKPAY: new HawkpayGateway(), ONZ: new OnzGateway(), OWEMPAY: new OwempayGateway() };

/** @type {import('@guiche/gateway-kit').WireLogEntry[]} */
let log = [];

const runner = new GatewayRunner({
  transport: new AxiosTransport(new HttpService()),
  certificates: new ClientCertificates(new GuardedClient(new CallableAddresses(['127.0.0.1/32']))),
  now: () => new Date(),
  wireLog: { write: (entry) => log.push(entry) },
  assertCallAllowed: () => undefined,
});

/**
 * @typedef {import('@guiche/gateway-kit').GatewayAccount} Account
 * @typedef {{ operation: 'charge' | 'withdraw', account: Account, intent: any }} Order
 */
process.on('message', async (/** @type {Order} */ { operation, account, intent }) => {
  const gateway = GATEWAYS[account.provider];
  if (!gateway) throw new Error(`${account.provider} is not on the list`);
  const outcome = await runner[operation](gateway, account, intent);
  process.send?.({ outcome, log });
  log = [];
});

process.send?.('ready');
