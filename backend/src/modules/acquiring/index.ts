export { SettingsRefused, type AccountChange, type NewGatewayAccount } from './accounts/account-change.js';
export { AccountSettings, type AccountLocation } from './accounts/account-settings.js';
export type { AccountShown } from './accounts/account-shown.js';
export { RouteSettings } from './accounts/route-settings.js';
export { GATEWAYS_CHANGED } from './definitions/gateways-changed.js';
export { storeDefinition } from './definitions/store-definition.js';
export { GatewayDirectory } from './gateway-directory.js';
export { Circuits } from './routing/circuits.js';
export type { RouteDecision } from './routing/domain/route.js';
export {
  Routing,
  type ChosenAccounts,
  type Sale,
  type PlannedRoute,
  type SaleRouting,
} from './routing/routing.js';
export { GatewayAccountRow, type GatewayCosts } from './accounts/gateway-account.entity.js';
export { GatewayAccounts, type OpenAccount } from './accounts/gateway-accounts.js';
export { SEALED_IN_ACQUIRING, sealContext } from './accounts/sealed-columns.js';
export { AcquiringModule } from './acquiring.module.js';
export { ACQUIRING_SCHEMA } from './schema.js';
export { newWebhookToken, platformOfWebhookToken } from './webhook-token.js';
