import { balanceAdjustmentsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Adjustments of sellers' balances, with the people who proposed and decided them. */
export const balanceAdjustments = bindList(balanceAdjustmentsList, {
  source: `from balance_adjustments_read v
    join users_read u on u.platform_id = v.platform_id and u.id = v.seller_id
    left join users_read p on p.platform_id = v.platform_id and p.staff_actor = v.proposed_by
    left join users_read d on d.platform_id = v.platform_id and d.staff_actor = v.decided_by`,
  id: 'v.id',
  tenant: 'v.platform_id',
  columns: {
    proposedAt: 'v.proposed_at',
    seller: 'u.name',
    direction: 'v.direction',
    amount: 'v.amount',
    reason: 'v.reason',
    state: 'v.state',
    proposedBy: 'coalesce(p.name, v.proposed_by)',
    decidedBy: 'coalesce(d.name, v.decided_by)',
    decidedAt: 'v.decided_at',
    decisionReason: 'v.decision_reason',
    asDebt: 'v.as_debt',
    email: 'u.email',
  },
  filters: {
    q: ['lower(u.name)', 'u.email'],
    state: 'v.state',
    direction: 'v.direction',
    seller: 'v.seller_id',
  },
});
