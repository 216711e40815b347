import type { EntityManager } from 'typeorm';
import { insertRows, sql, statement } from '../../../database/index.js';
import type { SaleFacts } from './sale-facts.js';

const COLUMNS = ['platform_id', 'sale_id', 'seller_id', 'role', 'share', 'created_at'];
const REST = `on conflict (platform_id, sale_id, seller_id) do update set role = excluded.role, share = excluded.share
where (sale_partners.role, sale_partners.share) is distinct from (excluded.role, excluded.share)`;

const FORGET = sql<{
  platformId: string;
  ids: readonly string[];
  sales: readonly string[];
  sellers: readonly string[];
}>(
  'forget-partners-of-sales',
  `delete from sale_partners where platform_id = :platformId and sale_id = any (:ids::uuid[])
  and (sale_id, seller_id) not in (select * from unnest(:sales::uuid[], :sellers::uuid[]))`,
);

/** Writes who else has a part in these sales. Who was credited before and is not any more loses the row. */
export async function writePartners(
  tx: EntityManager,
  { platformId }: { readonly platformId: string },
  facts: readonly SaleFacts[],
): Promise<void> {
  if (facts.length === 0) return;
  const parts = facts.flatMap(({ id, createdAt, partners }) =>
    partners.map((partner) => ({ ...partner, id, createdAt })),
  );
  await statement(
    tx,
    FORGET({
      ...{ platformId, ids: facts.map(({ id }) => id) },
      ...{ sales: parts.map(({ id }) => id), sellers: parts.map(({ sellerId }) => sellerId) },
    }),
  );
  if (parts.length === 0) return;
  const rows = parts.map(({ id, sellerId, role, share, createdAt }) => [
    ...[platformId, id, sellerId, role, share, createdAt],
  ]);
  await statement(
    tx,
    insertRows({
      name: 'write-partners-of-sales',
      into: 'sale_partners',
      columns: COLUMNS,
      rows,
      rest: REST,
    }),
  );
}
