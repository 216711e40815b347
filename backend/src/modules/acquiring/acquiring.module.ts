import { GatewayRunner } from '@guiche/gateway-kit';
import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { CardsModule } from '../cards/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReceiversModule } from '../receivers/index.js';
import { AccountsHealth } from './accounts/account-health.js';
import { AccountCosts } from './accounts/account-costs.js';
import { AccountSettings } from './accounts/account-settings.js';
import { GatewayAccountRow } from './accounts/gateway-account.entity.js';
import { GatewayAccounts } from './accounts/gateway-accounts.js';
import { StoredCosts } from './accounts/stored-costs.js';
import { RouteSettings } from './accounts/route-settings.js';
import { NamedInRoutes } from './accounts/named-in-routes.js';
import { DefineGateway } from './definitions/define-gateway.js';
import { DefinedGateways } from './definitions/defined-gateways.js';
import { GatewayAccountsController } from './http/gateway-accounts.controller.js';
import { GatewayCostsController } from './http/gateway-costs.controller.js';
import { GatewayDefinitionsController } from './http/gateway-definitions.controller.js';
import { GatewayRoutesController } from './http/gateway-routes.controller.js';
import { GatewaysController } from './http/gateways.controller.js';
import { GatewayDirectory } from './gateway-directory.js';
import { WireLogger, gatewayRunnerProvider } from './gateway-runner.provider.js';
import { RegisterWebhooks } from './register-webhooks.js';
import { Circuits } from './routing/circuits.js';
import { Routing } from './routing/routing.js';

const PUBLIC = [AccountSettings, Circuits, GatewayAccounts, GatewayDirectory, RouteSettings, Routing];

@Module({
  imports: [CardsModule, PlatformsModule, ReceiversModule, TenantRepositories.of(GatewayAccountRow)],
  controllers: [
    GatewayAccountsController,
    GatewayCostsController,
    GatewayRoutesController,
    GatewaysController,
    GatewayDefinitionsController,
  ],
  providers: [
    AccountCosts,
    AccountsHealth,
    DefinedGateways,
    DefineGateway,
    gatewayRunnerProvider,
    RegisterWebhooks,
    StoredCosts,
    NamedInRoutes,
    WireLogger,
    ...PUBLIC,
  ],
  exports: [GatewayRunner, ...PUBLIC],
})
export class AcquiringModule {}
