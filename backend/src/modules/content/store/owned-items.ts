import { sql } from '../../../database/index.js';

/** An item that a customer bought and may open. */
export interface OwnedItem {
  readonly itemId: string;
  readonly orderId: string;
  readonly productId: string;
  readonly title: string;
  readonly imageUrl: string | null;
  /** The address of the seller. */
  readonly address: string | null;
  readonly grantedAt: Date;
  /** Whether it opens a published members area. */
  readonly opensCourse: boolean;
}

const COLUMNS = `g.item_id as "itemId", g.order_id as "orderId", g.product_id as "productId", g.title, p.image_url as "imageUrl",
  p.access_address as address, g.granted_at as "grantedAt", exists (
    select from area_products o join member_areas a on a.platform_id = o.platform_id and a.id = o.area_id
    where o.platform_id = g.platform_id and o.product_id = g.product_id and a.status = 'PUBLISHED') as "opensCourse"`;

/** Purchases belong to a customer by the e-mail address of the order (decision 0142). */
const FROM = `from sales_read s
join access_grants g on g.platform_id = s.platform_id and g.order_id = s.id and g.status = 'ACTIVE'
join products_read p on p.platform_id = g.platform_id and p.id = g.product_id`;

/** The latest first, at most so many. */
export const OWNED_ITEMS = sql<{ platformId: string; email: string; most: number }>(
  'owned-items',
  `select ${COLUMNS} ${FROM}
where s.platform_id = :platformId and s.buyer_email = :email order by g.granted_at desc, g.item_id limit :most`,
);

export const OWNED_ITEM = sql<{ platformId: string; email: string; itemId: string }>(
  'owned-item',
  `select ${COLUMNS} ${FROM} where s.platform_id = :platformId and s.buyer_email = :email and g.item_id = :itemId`,
);
