import { ownDisputesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What the producer pays of a fee that all who earned with the sale bear. */
const OWN_FEE = `case when d.fee_parts is null then d.fee else (
  select coalesce(sum((part ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(d.fee_parts) part
  where part ->> 'sellerId' = d.seller_id::text
) end`;
const STAGE = `case when d.ended_at is not null then 'CLOSED' when d.state in ('NOTIFIED', 'BLOCKED') then 'OPEN' else 'WAITING' end`;

/** Disputes of the signed-in seller's sales. */
export const ownDisputes = bindList(ownDisputesList, {
  source: `from disputes_read d join sales_read s on s.platform_id = d.platform_id and s.id = d.order_id`,
  id: 'd.id',
  tenant: 'd.platform_id',
  owner: 'd.seller_id',
  columns: {
    deadline: 'd.due_at',
    sale: 's.code',
    kind: 'd.kind',
    amount: 'd.amount',
    blocked: 'd.blocked_amount',
    state: 'd.state',
    notified: 'd.notified_at',
    ended: 'd.ended_at',
    fee: OWN_FEE,
    product: 's.product_name',
  },
  filters: { state: STAGE, kind: 'd.kind', q: ['lower(s.code)'] },
});
