import type { EntityManager } from 'typeorm';
import { afterCommit } from './open-transaction.js';

/**
 * Sends a notification once the open transaction has committed, on another connection. A NOTIFY inside the transaction would make
 * every other transaction with one wait for its commit, and a distributed database refuses it. It is lost when the process ends in
 * between, so listeners must not depend on hearing each one.
 */
export function notifyAfterCommit(tx: EntityManager, channel: string, payload = ''): void {
  afterCommit(async () => {
    await tx.dataSource.query('select pg_notify($1, $2)', [channel, payload]);
  });
}
