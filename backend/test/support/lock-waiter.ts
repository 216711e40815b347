import type { DataSource } from 'typeorm';
import { until } from './until.js';

/** Resolves when a connection to this database waits for a lock. */
export function waitForLockWaiter(dataSource: DataSource): Promise<void> {
  return until(async () => {
    const waiting = await dataSource.query<unknown[]>(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
}
