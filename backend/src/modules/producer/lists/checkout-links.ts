import { checkoutLinksList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const STATUS = `case when c.status = 'PAUSED' then 'PAUSED' when c.expires_at <= now() then 'EXPIRED'
    when u.uses >= c.max_uses then 'USED_UP' else 'ACTIVE' end`;

/** The links of the signed-in seller straight to a checkout. */
export const checkoutLinks = bindList(checkoutLinksList, {
  source: `from checkout_links_read c
    join offers_read f on f.platform_id = c.platform_id and f.id = c.offer_id
    left join lateral (
      select count(distinct o.id) filter (where p.status in ('PENDING', 'APPROVED', 'CHARGEBACK'))::int as uses,
        count(distinct o.id) filter (where p.status = 'APPROVED')::int as paid,
        coalesce(sum(o.total) filter (where p.status = 'APPROVED' and p.captured), 0) as revenue
      from orders_read o
      join payments_read p on p.platform_id = o.platform_id and p.order_id = o.id
      where o.platform_id = c.platform_id and o.checkout_link_id = c.id
    ) u on true`,
  id: 'c.id',
  tenant: 'c.platform_id',
  owner: 'c.producer_id',
  columns: {
    name: 'c.name',
    status: STATUS,
    offer: 'f.title',
    quantity: 'c.quantity',
    uses: 'u.uses',
    maxUses: 'c.max_uses',
    paid: 'u.paid',
    revenue: 'u.revenue',
    expires: 'c.expires_at',
    code: 'c.code',
    coupon: 'c.coupon_code',
    created: 'c.created_at',
  },
  filters: { q: ['lower(c.name)', 'lower(c.code)'], status: STATUS },
});
