import type { GatewayClass } from '@guiche/gateway-kit';
import { AsaasGateway } from './asaas/asaas.gateway.js';
import { HawkpayGateway } from './hawkpay/hawkpay.gateway.js';
import { OnzGateway } from './onz/onz.gateway.js';

/** Every payment provider of the house: the one list. Modules register it, tests walk it. */
export const GATEWAYS: readonly GatewayClass[] = [AsaasGateway, HawkpayGateway, OnzGateway];
