import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';

const LOCK = sql<{ platformId: string; producerId: string; productId: string }>(
  'lock-product-of-content',
  `select 1 from products_read
where platform_id = :platformId and id = :productId and producer_id = :producerId and status <> 'DELETED' for no key update`,
);

/** Two changes of what a product delivers are made one after the other. @throws Problem notFound: not a product of this seller */
export async function lockOwnProduct(
  { platformId }: TenantContext,
  tx: EntityManager,
  producerId: string,
  productId: string,
): Promise<void> {
  const found = await statement(tx, LOCK({ platformId, producerId, productId }));
  if (found.length === 0) throw runtimeProblem('notFound');
}
