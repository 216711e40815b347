import type { DynamicModule, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { ConfigModule, registerAs } from '@nestjs/config';
import { AppConfig } from './app.config.js';
import type { Configuration } from './configuration.js';
import { CryptoConfig } from './crypto.config.js';
import { DatabaseConfig } from './database.config.js';
import { JobsConfig } from './jobs.config.js';
import { LogConfig } from './log.config.js';
import { OutboundConfig } from './outbound.config.js';
import { PaymentsConfig } from './payments.config.js';
import { PostcodeConfig } from './postcode.config.js';
import { SimulatorConfig } from './simulator.config.js';
import { StorageConfig } from './storage.config.js';
import { WebhooksConfig } from './webhooks.config.js';

const classes: Record<keyof Configuration, Type<object>> = {
  app: AppConfig,
  database: DatabaseConfig,
  jobs: JobsConfig,
  crypto: CryptoConfig,
  simulator: SimulatorConfig,
  postcode: PostcodeConfig,
  log: LogConfig,
  payments: PaymentsConfig,
  storage: StorageConfig,
  outbound: OutboundConfig,
  webhooks: WebhooksConfig,
};

/** Makes every concern injectable by its class, everywhere. */
@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration): DynamicModule {
    const concerns = (Object.keys(classes) as (keyof Configuration)[]).map((name) => ({
      carrier: registerAs(name, () => configuration[name]),
      type: classes[name],
    }));
    return {
      module: ConfigurationModule,
      global: true,
      imports: [
        ConfigModule.forRoot({
          isGlobal: true,
          ignoreEnvFile: true,
          skipProcessEnv: true,
          load: concerns.map(({ carrier }) => carrier),
        }),
      ],
      providers: concerns.map(({ carrier, type }) => ({ provide: type, useExisting: carrier.KEY })),
      exports: concerns.map(({ type }) => type),
    };
  }
}
