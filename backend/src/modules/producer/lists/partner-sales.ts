import { partnerSalesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';
import { GIVEN_BACK, LAST_RETURN, RETURNED_WITHIN } from '../../sales/index.js';

/** The sales in which the signed-in seller is a partner. The buyer is the producer's. */
export const partnerSales = bindList(partnerSalesList, {
  source: `from sale_partners_read w
    left join sales_read s on s.platform_id = w.platform_id and s.id = w.sale_id
    left join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id`,
  id: 'w.sale_id',
  tenant: 'w.platform_id',
  owner: 'w.seller_id',
  columns: {
    code: 's.code',
    created: 'w.created_at',
    product: 's.product_name',
    producer: 'u.name',
    role: 'w.role',
    method: 's.method',
    status: 's.status',
    gross: 's.gross',
    share: 'w.share',
    offer: 's.offer_title',
    approved: 's.approved_at',
    returned: 's.returned_at',
    moneyBack: LAST_RETURN,
    givenBack: GIVEN_BACK,
    utmSource: 's.utm_source',
  },
  periods: { moneyBack: RETURNED_WITHIN },
  filters: {
    q: 'lower(s.code)',
    role: 'w.role',
    status: 's.status',
    method: 's.method',
    paid: `case when s.approved_at is null then 'NO' else 'YES' end`,
    product: 's.product_id',
    currency: 's.currency',
  },
});
