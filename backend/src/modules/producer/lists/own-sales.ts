import { ownSalesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';
import { GIVEN_BACK, LAST_RETURN, RETURNED_WITHIN } from '../../sales/index.js';

/** Who is credited, by name: the checkout's parameter may name anybody. */
const AFFILIATE = `(select a.name from sale_partners_read w join users_read a on a.platform_id = w.platform_id and a.id = w.seller_id
    where w.platform_id = s.platform_id and w.sale_id = s.id and w.role = 'AFFILIATE')`;

/** The sales of the signed-in seller. */
export const ownSales = bindList(ownSalesList, {
  source: 'from sales_read s',
  id: 's.id',
  tenant: 's.platform_id',
  searchedIn: 'from sales_searched s',
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
    moneyBack: LAST_RETURN,
    givenBack: GIVEN_BACK,
    offer: 's.offer_title',
    bumps: 's.bumps',
    installments: 's.installments',
    utmSource: 's.utm_source',
    utmCampaign: 's.utm_campaign',
    affiliate: AFFILIATE,
    coupon: 's.coupon_code',
    discount: 's.discount',
  },
  periods: { moneyBack: RETURNED_WITHIN },
  filters: {
    q: ['lower(s.buyer_name)', 's.buyer_email', 'lower(s.code)', { document: 's.buyer_document' }],
    status: 's.status',
    method: 's.method',
    kind: 's.kind',
    bump: `case when s.bumps > 0 then 'YES' else 'NO' end`,
    paid: `case when s.approved_at is null then 'NO' else 'YES' end`,
    gross: 's.gross',
    product: 's.product_id',
    offer: 's.offer_id',
    layout: 's.layout',
    currency: 's.currency',
    coupon: 'lower(s.coupon_code)',
    affiliate: `lower(${AFFILIATE})`,
    utmSource: 'lower(s.utm_source)',
    utmCampaign: 'lower(s.utm_campaign)',
  },
});
