import { disputesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Those that wait for us, for the provider, and those that ended. */
const STAGE = `case when d.ended_at is not null then 'CLOSED' when d.state in ('NOTIFIED', 'BLOCKED') then 'OPEN' else 'WAITING' end`;

/** Chargebacks and MED disputes. */
export const disputes = bindList(disputesList, {
  source: `from disputes_read d
    join sales_read s on s.platform_id = d.platform_id and s.id = d.order_id
    join users_read u on u.platform_id = d.platform_id and u.id = d.seller_id`,
  id: 'd.id',
  tenant: 'd.platform_id',
  columns: {
    deadline: 'd.due_at',
    sale: 's.code',
    kind: 'd.kind',
    amount: 'd.amount',
    blocked: 'd.blocked_amount',
    state: 'd.state',
    notified: 'd.notified_at',
    ended: 'd.ended_at',
    fee: 'd.fee',
    seller: 'u.name',
    provider: 's.provider',
    reference: 'd.provider_reference',
  },
  filters: {
    state: STAGE,
    kind: 'd.kind',
    q: ['lower(s.code)', 'lower(u.name)', 'lower(d.provider_reference)'],
    seller: 'd.seller_id',
  },
});
