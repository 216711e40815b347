import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DatabaseConfig } from '../config/index.js';
import { GuicheDataSource } from './guiche-data-source.js';
import type { Schema } from './guiche-data-source.js';
import { Reads } from './reads.js';
import { Transactions } from './transactions.js';

/**
 * - `patiently`: waits half a minute for a server that is starting or restarting.
 * - `atOnce`: reports an unreachable server immediately, for commands.
 * - `never`: enough to describe the API.
 */
export type Opening = 'patiently' | 'atOnce' | 'never';

/** The connection to PostgreSQL and its services, available to every module. */
@Module({})
export class DatabaseModule {
  static of(config: DatabaseConfig, schema: Schema, opening: Opening): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            type: 'postgres',
            manualInitialization: opening === 'never',
            retryAttempts: opening === 'patiently' ? 120 : 1,
            retryDelay: 250,
          }),
          dataSourceFactory: () => Promise.resolve(new GuicheDataSource(config, schema)),
        }),
      ],
      providers: [Transactions, Reads],
      exports: [Transactions, Reads],
    };
  }
}
