import { productsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Sales that went back in 90 days by those that were paid in the same days, in basis points; null where none was paid. */
const rateOf = (part: 'refunded' | 'disputed'): string =>
  `case when d.approved > 0 then round(d.${part} * 10000.0 / d.approved)::int end`;

/** The products of the platform. */
export const products = bindList(productsList, {
  source: `from products_read p
    left join users_read u on u.platform_id = p.platform_id and u.id = p.producer_id
    left join lateral (
      select min(f.price) as lowest from offers_read f
      where f.platform_id = p.platform_id and f.product_id = p.id and f.status <> 'DELETED'
    ) f on true
    left join lateral (
      select sum(d.approved) filter (where d.day > {today} - 30)::int as sold, sum(d.approved)::int as approved,
        sum(d.refunded)::int as refunded, sum(d.disputed)::int as disputed
      from sales_days_read d
      where d.platform_id = p.platform_id and d.producer_id = p.producer_id and d.product_id = p.id and d.day > {today} - 90
    ) d on true`,
  id: 'p.id',
  tenant: 'p.platform_id',
  where: `p.status <> 'DELETED'`,
  columns: {
    name: 'p.name',
    seller: 'u.name',
    code: 'p.code',
    status: 'p.status',
    type: 'p.type',
    category: 'p.category',
    priceFrom: 'f.lowest',
    sold30: 'coalesce(d.sold, 0)',
    refunded90: rateOf('refunded'),
    disputed90: rateOf('disputed'),
    submitted: 'p.submitted_at',
    reason: 'p.review_reason',
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)'], status: 'p.status', type: 'p.type', seller: 'p.producer_id' },
});
