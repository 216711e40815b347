import { refundRequestsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What is on its way is approved; what the provider refused has a state of its own. */
const STATE = `case r.state when 'WAITING_SELLER' then 'OPEN' when 'PROCESSING' then 'APPROVED' else r.state end`;

/** Requests of buyers for their money, to the signed-in seller. */
export const refundRequests = bindList(refundRequestsList, {
  source: `from refund_requests_read r join sales_read s on s.platform_id = r.platform_id and s.id = r.order_id`,
  id: 'r.id',
  tenant: 'r.platform_id',
  owner: 'r.producer_id',
  columns: {
    protocol: 'r.protocol',
    created: 'r.created_at',
    buyer: 's.buyer_name',
    items: `(select string_agg(i.title, ', ' order by i.position) from order_items_read i
      where i.platform_id = r.platform_id and i.order_id = r.order_id and (r.item_ids is null or i.id = any (r.item_ids)))`,
    amount: 'coalesce(r.amount, s.gross)',
    reason: 'r.reason',
    days: `extract(day from r.created_at - s.approved_at)::int`,
    deadline: 'r.window_until',
    state: STATE,
    sale: 's.code',
    decided: 'r.decided_at',
  },
  filters: {
    state: STATE,
    q: ['lower(s.buyer_name)', 's.buyer_email', 'lower(r.protocol)'],
    product: 's.product_id',
  },
});
