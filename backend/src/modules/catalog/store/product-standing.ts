import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

const WAS_SOLD = sql<{ platformId: string; productId: string }>(
  'product-was-sold',
  `select 1 from orders_read o join offers f on f.id = o.offer_id and f.platform_id = o.platform_id
   where o.platform_id = :platformId and f.product_id = :productId limit 1`,
);

export const COUNT_AFFILIATES = sql<{ platformId: string; productId: string; now: Date }>(
  'count-affiliates-of-product',
  `select count(*)::int as many from contracts_read
where platform_id = :platformId and product_id = :productId and kind = 'AFFILIATION' and state = 'ACTIVE'
  and (ends_at is null or ends_at > :now)`,
);

const LOCK_CONTRACTS = sql<{ platformId: string; productId: string }>(
  'lock-contracts-of-product',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'contracts', :platformId::text, :productId::text), 1))`,
);

/**
 * Whoever changes contracts of a product, or counts its affiliates to end it, waits for the others. Taken before the lock of the
 * product: a new contract needs both.
 */
export async function lockContractsOfProduct(
  { platformId }: TenantContext,
  tx: EntityManager,
  productId: string,
): Promise<void> {
  await statement(tx, LOCK_CONTRACTS({ platformId, productId }));
}

/** Whether an order was ever made for one of its offers, whatever became of it. */
export async function wasSold(
  { platformId }: TenantContext,
  tx: EntityManager,
  productId: string,
): Promise<boolean> {
  return (await statement(tx, WAS_SOLD({ platformId, productId }))).length > 0;
}

/** How many sellers promote a product and are paid for it. */
export async function countAffiliates(
  { platformId }: TenantContext,
  tx: EntityManager,
  productId: string,
  now: Date,
): Promise<number> {
  const [found] = await statement<{ many: number }>(tx, COUNT_AFFILIATES({ platformId, productId, now }));
  return found?.many ?? 0;
}
