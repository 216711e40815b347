import type { EntityManager } from 'typeorm';
import { notifyAfterCommit } from '../../database/index.js';

/**
 * The channel on which a change of what processes cache is announced: a platform and its catalog, gateway accounts, routes, receivers
 * and card keys. The payload is the platform's id, or empty for all platforms.
 */
export const CATALOG_CHANGED = 'catalog_changed';

/**
 * Empties the caches of a platform in every process once the transaction has committed. Each transaction that writes rows of these
 * tables calls it: nothing in the database does. Without it the change takes effect when the cached value is a minute old.
 */
export function announceCatalogChange(tx: EntityManager, platformId = ''): void {
  notifyAfterCommit(tx, CATALOG_CHANGED, platformId);
}
