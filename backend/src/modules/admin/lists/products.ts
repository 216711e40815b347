import { productsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The products of the platform. */
export const products = bindList(productsList, {
  source: `from products_read p
    left join users_read u on u.platform_id = p.platform_id and u.id = p.producer_id
    left join lateral (
      select min(f.price) as lowest from offers_read f
      where f.platform_id = p.platform_id and f.product_id = p.id and f.status <> 'DELETED'
    ) f on true`,
  id: 'p.id',
  tenant: 'p.platform_id',
  where: `p.status <> 'DELETED'`,
  columns: {
    name: 'p.name',
    seller: 'u.name',
    code: 'p.code',
    status: 'p.status',
    type: 'p.type',
    priceFrom: 'f.lowest',
    submitted: 'p.submitted_at',
    reason: 'p.review_reason',
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)'], status: 'p.status', type: 'p.type', seller: 'p.producer_id' },
});
