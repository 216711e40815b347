import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DatabaseConfig } from '../config/index.js';
import { GuicheDataSource } from './guiche-data-source.js';
import type { Schema } from './guiche-data-source.js';
import { Reads } from './reads.js';
import { Transactions } from './transactions.js';

/**
 * - `patiently`: a server that is just starting, or restarting under us, is waited for half a minute.
 * - `atOnce`: whoever waits for an answer at a terminal is told that nobody is there.
 * - `never`: enough to describe the API.
 */
export type Opening = 'patiently' | 'atOnce' | 'never';

/** The connection to PostgreSQL and the doors to it, everywhere. */
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
