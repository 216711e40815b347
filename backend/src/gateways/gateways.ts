import type { GatewayClass } from '@guiche/gateway-kit';
import * as list from './list.js';

/** Every payment provider of the house, as `list.ts` names them. Modules register them, tests walk them. */
export const GATEWAYS: readonly GatewayClass[] = Object.values(list);
