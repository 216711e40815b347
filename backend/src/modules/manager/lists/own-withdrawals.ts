import { ownManagerWithdrawalsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';
import { STATE_FOR_OWNER } from '../../withdrawals/index.js';

/** The withdrawals of the signed-in manager. */
export const managersOwnWithdrawals = bindList(ownManagerWithdrawalsList, {
  source: 'from withdrawals_read w',
  id: 'w.id',
  tenant: 'w.platform_id',
  owner: 'w.owner_id',
  where: `w.owner = 'manager'`,
  columns: {
    requested: 'w.requested_at',
    amount: 'w.amount',
    fee: 'w.fee',
    net: 'w.net',
    destination: 'w.destination',
    state: STATE_FOR_OWNER,
    paid: 'w.paid_at',
    reason: 'w.reason',
    endToEndId: 'w.end_to_end_id',
  },
  filters: { state: STATE_FOR_OWNER, amount: 'w.amount' },
});
