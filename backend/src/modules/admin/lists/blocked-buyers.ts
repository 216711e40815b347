import { blockedBuyersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Buyers who are refused, also those who are not refused any more. */
export const blockedBuyers = bindList(blockedBuyersList, {
  source: `from blocked_buyers_read v
    left join users_read c on c.platform_id = v.platform_id and c.staff_actor = v.created_by
    left join users_read e on e.platform_id = v.platform_id and e.staff_actor = v.ended_by`,
  id: 'v.id',
  tenant: 'v.platform_id',
  columns: {
    created: 'v.created_at',
    value: 'v.value',
    kind: 'v.kind',
    state: `case when v.ended_at is null then 'HOLDS' else 'LIFTED' end`,
    reason: 'v.reason',
    createdBy: 'coalesce(c.name, v.created_by)',
    ended: 'v.ended_at',
    endedBy: 'coalesce(e.name, v.ended_by)',
  },
  filters: {
    q: ['v.value', { document: 'v.value' }],
    state: `case when v.ended_at is null then 'HOLDS' else 'LIFTED' end`,
    kind: 'v.kind',
  },
});
