import { couponsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The coupons of the signed-in seller. Money is that of paid sales in the currency of the coupon. */
export const coupons = bindList(couponsList, {
  source: `from coupons_read c
    left join lateral (
      select count(distinct o.id) filter (where p.status in ('PENDING', 'APPROVED', 'CHARGEBACK'))::int as uses,
        coalesce(sum(o.discount) filter (where p.status = 'APPROVED' and p.captured and o.currency = c.currency), 0) as discount,
        coalesce(sum(o.total) filter (where p.status = 'APPROVED' and p.captured and o.currency = c.currency), 0) as paid
      from orders_read o
      join payments_read p on p.platform_id = o.platform_id and p.order_id = o.id
      where o.platform_id = c.platform_id and o.coupon_id = c.id
    ) u on true`,
  id: 'c.id',
  tenant: 'c.platform_id',
  owner: 'c.producer_id',
  where: `c.status <> 'DELETED'`,
  columns: {
    code: 'c.code',
    status: 'c.status',
    percent: `case when c.kind = 'PERCENT' then c.value end`,
    amount: `case when c.kind = 'AMOUNT' then c.value end`,
    uses: 'u.uses',
    maxUses: 'c.max_uses',
    discount: 'u.discount',
    validUntil: 'c.valid_until',
    validFrom: 'c.valid_from',
    paid: 'u.paid',
    created: 'c.created_at',
  },
  filters: { q: ['lower(c.code)'], status: 'c.status' },
});
