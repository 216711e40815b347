import { GatewayRunner } from '@guiche/gateway-kit';
import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/index.js';
import { ReceiversModule } from '../receivers/index.js';
import { AccountSettings } from './accounts/account-settings.js';
import { GatewayAccounts } from './accounts/gateway-accounts.js';
import { RouteSettings } from './accounts/route-settings.js';
import { DefinedGateways } from './definitions/defined-gateways.js';
import { GatewayDirectory } from './gateway-directory.js';
import { WireLogger, gatewayRunnerProvider } from './gateway-runner.provider.js';
import { RegisterWebhooks } from './register-webhooks.js';
import { Circuits } from './routing/circuits.js';
import { Routing } from './routing/routing.js';

const PUBLIC = [AccountSettings, Circuits, GatewayAccounts, GatewayDirectory, RouteSettings, Routing];

@Module({
  imports: [CardsModule, ReceiversModule],
  providers: [DefinedGateways, gatewayRunnerProvider, RegisterWebhooks, WireLogger, ...PUBLIC],
  exports: [GatewayRunner, ...PUBLIC],
})
export class AcquiringModule {}
