import { managerWithdrawalsList, withdrawalsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The name of a person of the staff, or who else it was. */
const nameOfActor = (column: string, person: string): string => `coalesce(${person}.name, ${column})`;

const JOINS = `from withdrawals_read w
    join users_read u on u.platform_id = w.platform_id and u.id = w.owner_id
    left join users_read f on f.platform_id = w.platform_id and f.staff_actor = w.first_approved_by
    left join users_read d on d.platform_id = w.platform_id and d.staff_actor = w.decided_by
    left join payouts_read p on p.platform_id = w.platform_id and p.withdrawal_id = w.id and p.state in ('ASKED', 'PROCESSING')`;

const COLUMNS = {
  requested: 'w.requested_at',
  owner: 'u.name',
  document: 'u.document',
  amount: 'w.amount',
  fee: 'w.fee',
  net: 'w.net',
  destination: 'w.destination',
  risk: 'w.risks[1]',
  state: 'w.state',
  secondRisk: 'w.risks[2]',
  thirdRisk: 'w.risks[3]',
  availableBefore: 'w.available_before',
  availableAfter: 'w.available_before - w.amount',
  people: `case when w.needs_two then 'TWO' else 'ONE' end`,
  firstApprovedBy: nameOfActor('w.first_approved_by', 'f'),
  decidedBy: nameOfActor('w.decided_by', 'd'),
  provider: 'w.provider',
  withdrawId: 'w.withdraw_id',
  answer: `case when p.unresolved then 'UNRESOLVED' when p.id is not null then 'AWAITED' end`,
  detail: 'w.detail',
  reason: 'w.reason',
} as const;

const FILTERS = {
  q: ['lower(u.name)', { document: 'u.document' }],
  state: 'w.state',
  method: 'w.payment_method',
  amount: 'w.amount',
  seller: 'w.owner_id',
} as const;

/** The withdrawals of sellers. */
export const withdrawals = bindList(withdrawalsList, {
  source: JOINS,
  id: 'w.id',
  tenant: 'w.platform_id',
  where: `w.owner = 'seller'`,
  columns: COLUMNS,
  currency: 'w.currency',
  filters: FILTERS,
});

/** The withdrawals of managers, beside what their sellers have sold in 30 days. */
export const managerWithdrawals = bindList(managerWithdrawalsList, {
  source: `${JOINS}
    left join account_figures_read g on g.platform_id = w.platform_id and g.account_id = w.owner_id`,
  id: 'w.id',
  tenant: 'w.platform_id',
  where: `w.owner = 'manager'`,
  currency: 'w.currency',
  columns: {
    ...COLUMNS,
    portfolioSellers: 'coalesce(g.sellers, 0)',
    portfolioRevenue: 'coalesce(g.revenue, 0)',
  },
  filters: FILTERS,
});
