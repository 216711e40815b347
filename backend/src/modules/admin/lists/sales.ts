import { salesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';
import { GIVEN_BACK, LAST_RETURN, RETURNED_WITHIN } from '../../sales/index.js';

/** The sales of the platform. */
export const sales = bindList(salesList, {
  source:
    'from sales_read s left join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id',
  id: 's.id',
  tenant: 's.platform_id',
  searchedIn: 'from sales_searched s',
  columns: {
    code: 's.code',
    created: 's.created_at',
    seller: 'u.name',
    product: 's.product_name',
    buyer: 's.buyer_name',
    method: 's.method',
    status: 's.status',
    gross: 's.gross',
    fee: 's.platform_fee',
    margin: 's.margin',
    provider: 's.provider',
    reference: 's.reference',
    cost: 's.gateway_cost',
    bumps: 's.bumps',
    email: 's.buyer_email',
    approved: 's.approved_at',
    returned: 's.returned_at',
    moneyBack: LAST_RETURN,
    givenBack: GIVEN_BACK,
    coupon: 's.coupon_code',
    discount: 's.discount',
  },
  currency: 's.currency',
  periods: { moneyBack: RETURNED_WITHIN },
  filters: {
    q: [
      ...['lower(s.buyer_name)', 's.buyer_email', 'lower(s.code)', { document: 's.buyer_document' }],
      'lower(s.reference)',
      'lower(s.end_to_end_id)',
    ],
    status: 's.status',
    method: 's.method',
    kind: 's.kind',
    bump: `case when s.bumps > 0 then 'YES' else 'NO' end`,
    paid: `case when s.approved_at is null then 'NO' else 'YES' end`,
    gross: 's.gross',
    reference: 'lower(s.reference)',
    provider: 'lower(s.provider)',
    product: 's.product_id',
    offer: 's.offer_id',
    layout: 's.layout',
    currency: 's.currency',
    seller: 's.producer_id',
    coupon: 'lower(s.coupon_code)',
  },
});
