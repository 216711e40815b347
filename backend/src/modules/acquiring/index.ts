export { SettingsRefused, type AccountChange, type NewAccount } from './accounts/account-change.js';
export { AccountSettings } from './accounts/account-settings.js';
export type { AccountShown } from './accounts/account-shown.js';
export { RouteSettings } from './accounts/route-settings.js';
export { GATEWAYS_CHANGED } from './definitions/gateways-changed.js';
export { keepDefinition } from './definitions/keep-definition.js';
export { GatewayDirectory } from './gateway-directory.js';
export { Circuits } from './routing/circuits.js';
export type { RouteDecision } from './routing/domain/route.js';
export {
  Routing,
  type ChosenWays,
  type Sale,
  type PlannedRoute as Way,
  type Ways,
} from './routing/routing.js';
export { GatewayAccountRow, type GatewayCosts } from './accounts/gateway-account.entity.js';
export { GatewayAccounts, type OpenAccount } from './accounts/gateway-accounts.js';
export { SEALED_IN_ACQUIRING, sealContext } from './accounts/sealed-columns.js';
export { AcquiringModule } from './acquiring.module.js';
export { newWebhookToken, platformOfWebhookToken } from './webhook-token.js';
