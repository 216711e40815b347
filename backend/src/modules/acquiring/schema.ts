import type { ModuleSchema } from '../../database/index.js';
import { GatewayAccountRow } from './accounts/gateway-account.entity.js';

export const ACQUIRING_SCHEMA: ModuleSchema = {
  entities: [GatewayAccountRow],
  tables: ['gateway_costs', 'gateway_definitions', 'gateway_routes'],
  publishes: ['gateway_accounts_read'],
  reads: ['platforms_read', 'attempts_read', 'users_read', 'products_read', 'review_items_read'],
};
