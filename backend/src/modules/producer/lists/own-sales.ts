import { ownSalesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The sales of the signed-in seller. */
export const ownSales = bindList(ownSalesList, {
  source: 'from sales_read s',
  id: 's.id',
  tenant: 's.platform_id',
  owner: 's.producer_id',
  columns: {
    code: 's.code',
    created: 's.created_at',
    product: 's.product_name',
    buyer: 's.buyer_name',
    method: 's.method',
    status: 's.status',
    gross: 's.gross',
    share: 's.producer_share',
    email: 's.buyer_email',
    phone: 's.buyer_phone',
    approved: 's.approved_at',
    returned: 's.returned_at',
    utmSource: 's.utm_source',
    affiliate: 's.affiliate_id',
    coupon: 's.coupon_code',
    discount: 's.discount',
  },
  filters: {
    q: ['lower(s.buyer_name)', 's.buyer_email', 'lower(s.code)', 's.buyer_document'],
    status: 's.status',
    method: 's.method',
    kind: 's.kind',
    paid: `case when s.approved_at is null then 'NO' else 'YES' end`,
    gross: 's.gross',
    product: 's.product_id',
    offer: 's.offer_id',
    layout: 's.layout',
    currency: 's.currency',
    coupon: 'lower(s.coupon_code)',
  },
});
