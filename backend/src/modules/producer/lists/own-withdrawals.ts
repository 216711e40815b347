import { ownWithdrawalsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** How far it is, as its owner reads it. */
const STATE = `case w.state when 'HALF_APPROVED' then 'REQUESTED' when 'WAITING' then 'REQUESTED' when 'PAID' then 'APPROVED'
  when 'READY' then 'SENT_TO_BANK' when 'SENDING' then 'SENT_TO_BANK' when 'SENT' then 'SENT_TO_BANK' when 'FAILED' then 'SENT_TO_BANK'
  else w.state end`;

/** The withdrawals of the signed-in seller. */
export const ownWithdrawals = bindList(ownWithdrawalsList, {
  source: 'from withdrawals_read w',
  id: 'w.id',
  tenant: 'w.platform_id',
  owner: 'w.owner_id',
  where: `w.owner = 'seller'`,
  columns: {
    requested: 'w.requested_at',
    amount: 'w.amount',
    fee: 'w.fee',
    net: 'w.net',
    destination: 'w.destination',
    state: STATE,
    paid: 'w.paid_at',
    reason: 'w.reason',
    endToEndId: 'w.end_to_end_id',
  },
  filters: { state: STATE, amount: 'w.amount' },
});
