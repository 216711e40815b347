import type { GatewayClass } from '@guiche/gateway-kit';
import * as list from './list.js';

/** All payment providers of `list.ts`. Modules register them, tests iterate over them. */
export const GATEWAYS: readonly GatewayClass[] = Object.values(list);
