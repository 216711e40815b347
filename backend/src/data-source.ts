import 'reflect-metadata';
import type { Schema } from './database/index.js';
import { GuicheDataSource, MIGRATIONS } from './database/index.js';
import type { DatabaseConfig } from './config/index.js';
import { configurationFromEnvironment } from './config/index.js';

/** The tables of every module, gathered here because the database room knows no module. */
export const SCHEMA: Schema = { entities: [], migrations: MIGRATIONS };

export function createDataSource(config: DatabaseConfig): GuicheDataSource {
  return new GuicheDataSource(config, SCHEMA);
}

/** For tools that start from the environment: the TypeORM command line, scripts. */
export function dataSourceFromEnvironment(): GuicheDataSource {
  return createDataSource(configurationFromEnvironment().database);
}
