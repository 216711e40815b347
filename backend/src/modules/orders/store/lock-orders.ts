import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';

const LOCK = sql<{ platformId: string; orderIds: readonly string[] }>(
  'lock-orders',
  `select id from orders where platform_id = :platformId and id = any (:orderIds::uuid[]) order by id for no key update`,
);

/**
 * Locks orders until the transaction ends, so that two events of an order are applied one after the other and the later reading is the
 * one that stays. In the order of the ids: who locks several waits, and not in a circle.
 * @returns the ids of those that exist
 */
export async function lockOrders(
  tx: EntityManager,
  platformId: string,
  orderIds: readonly string[],
): Promise<string[]> {
  const found = await statement<{ id: string }>(tx, LOCK({ platformId, orderIds }));
  return found.map(({ id }) => id);
}
