import type { DynamicModule } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DatabaseConfig } from '../config/index.js';
import { GuicheDataSource } from './guiche-data-source.js';
import type { Schema } from './guiche-data-source.js';
import { Reads } from './reads.js';
import { Transactions } from './transactions.js';

/** The connection to PostgreSQL and the doors to it, everywhere. */
@Module({})
export class DatabaseModule {
  /** With `connect: false` nothing is opened: enough to describe the API. */
  static of(config: DatabaseConfig, schema: Schema, connect: boolean): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          // A server that is just starting, or restarting under us, is waited for half a minute.
          useFactory: () => ({
            type: 'postgres',
            manualInitialization: !connect,
            retryAttempts: 120,
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
