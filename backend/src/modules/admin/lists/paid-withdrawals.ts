import { paidManagerWithdrawalsList, paidWithdrawalsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Those that were paid, also those that came back. */
const PAID = {
  source: `from withdrawals_read w
    join users_read u on u.platform_id = w.platform_id and u.id = w.owner_id
    left join users_read d on d.platform_id = w.platform_id and d.staff_actor = w.decided_by
    left join statement_lines_read b on b.platform_id = w.platform_id and b.withdrawal_id = w.id`,
  id: 'w.id',
  tenant: 'w.platform_id',
  currency: 'w.currency',
  columns: {
    paid: 'w.paid_at',
    owner: 'u.name',
    amount: 'w.amount',
    fee: 'w.fee',
    net: 'w.net',
    provider: 'case when w.paid_by_hand then null else w.provider end',
    withdrawId: 'w.withdraw_id',
    endToEndId: 'w.end_to_end_id',
    decidedBy: 'coalesce(d.name, w.decided_by)',
    minutes: '(extract(epoch from w.paid_at - w.requested_at) / 60)::integer',
    state: 'w.state',
    bank: `case when b.id is null then 'WAITING' else 'MATCHED' end`,
    requested: 'w.requested_at',
    destination: 'w.destination',
    way: `case when w.paid_by_hand then 'BY_HAND' else 'PROVIDER' end`,
    reason: 'w.reason',
  },
  filters: {
    q: ['lower(u.name)', { document: 'u.document' }, 'lower(w.end_to_end_id)'],
    provider: 'lower(w.provider)',
    state: 'w.state',
    way: `case when w.paid_by_hand then 'BY_HAND' else 'PROVIDER' end`,
    bank: `case when b.id is null then 'WAITING' else 'MATCHED' end`,
    amount: 'w.amount',
    seller: 'w.owner_id',
  },
} as const;

/** The withdrawals of sellers that were paid. */
export const paidWithdrawals = bindList(paidWithdrawalsList, {
  ...PAID,
  where: `w.owner = 'seller' and w.paid_at is not null`,
});

/** The withdrawals of managers that were paid. */
export const paidManagerWithdrawals = bindList(paidManagerWithdrawalsList, {
  ...PAID,
  where: `w.owner = 'manager' and w.paid_at is not null`,
});
