import pg from 'pg';
import type { DatabaseConfig } from '../config/index.js';
import { GuicheDataSource } from './guiche-data-source.js';
import type { Schema } from './guiche-data-source.js';
import { grantRoles } from './roles.js';

/** Any number, the same in all processes: the name of the lock under which one of them migrates. */
const MIGRATION_LOCK = 726_100_001;

/**
 * Brings the database to the schema of this build: two processes that start at once take
 * turns. `afterwards` runs under the same lock (demo data). Resolves with the names of what was applied.
 */
export async function migrate(
  config: DatabaseConfig,
  schema: Schema,
  afterwards: (dataSource: GuicheDataSource) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const direct = { ...config, url: config.migrationUrl, replicaUrls: [] };
  const lock = new pg.Client({ connectionString: config.migrationUrl, application_name: 'guiche-migrate' });
  // The next statement reports a lost connection; an unhandled error would end the process with a stack trace.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await new GuicheDataSource(direct, schema).initialize();
    try {
      const applied = await dataSource.runMigrations();
      await grantRoles(dataSource, config);
      await afterwards(dataSource);
      return applied.map(({ name }) => name);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    // The lock goes with its session.
    await lock.end();
  }
}
