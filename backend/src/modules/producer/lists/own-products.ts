import { ownProductsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The products of the signed-in seller. */
export const ownProducts = bindList(ownProductsList, {
  source: `from products_read p
    left join lateral (
      select min(f.price) as lowest, count(*)::int as many from offers_read f
      where f.platform_id = p.platform_id and f.product_id = p.id and f.status <> 'DELETED'
    ) f on true
    left join lateral (
      select sum(d.approved)::int as sold from sales_days_read d
      where d.platform_id = p.platform_id and d.producer_id = p.producer_id and d.product_id = p.id and d.day > {today} - 30
    ) d on true
    left join lateral (
      select count(*)::int as many from contracts_read c
      where c.platform_id = p.platform_id and c.product_id = p.id and c.kind = 'AFFILIATION' and c.state = 'ACTIVE'
        and (c.ends_at is null or c.ends_at > {now})
    ) a on true`,
  id: 'p.id',
  tenant: 'p.platform_id',
  owner: 'p.producer_id',
  where: `p.status <> 'DELETED'`,
  columns: {
    name: 'p.name',
    code: 'p.code',
    status: 'p.status',
    type: 'p.type',
    category: 'p.category',
    priceFrom: 'f.lowest',
    sold30: 'coalesce(d.sold, 0)',
    affiliates: 'a.many',
    offers: 'f.many',
    ends: 'p.ends_at',
    created: 'p.created_at',
    image: 'p.image_url',
  },
  filters: { q: ['lower(p.name)'], status: 'p.status', type: 'p.type', category: 'p.category' },
});
