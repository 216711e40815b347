import type { GatewayClass } from '@guiche/gateway-kit';
import { HawkpayGateway } from './hawkpay/hawkpay.gateway.js';

/** Every payment provider of the house: the one list. Modules register it, tests walk it. */
export const GATEWAYS: readonly GatewayClass[] = [HawkpayGateway];
