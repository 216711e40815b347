import type { DynamicModule, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { ConfigModule, registerAs } from '@nestjs/config';
import { CONCERNS, type Configuration } from './configuration.js';

/** Makes every concern injectable by its class, everywhere. */
@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration): DynamicModule {
    const concerns = Object.entries<Type<object>>(CONCERNS).map(([name, type]) => ({
      carrier: registerAs(name, () => configuration[name as keyof Configuration]),
      type,
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
