import { receiversList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The receivers that sellers requested. */
export const receivers = bindList(receiversList, {
  source: `from receiver_requests_read q
    join users_read u on u.platform_id = q.platform_id and u.id = q.user_id
    left join receivers_read r on r.platform_id = q.platform_id and r.id = q.receiver_id`,
  id: 'q.id',
  tenant: 'q.platform_id',
  columns: {
    requested: 'q.requested_at',
    seller: 'u.name',
    provider: 'q.provider',
    state: 'q.state',
    receiver: 'r.receiver_id',
    balance: 'q.balance',
    email: 'q.email',
    bankAccount: 'q.bank_account',
    answered: 'q.answered_at',
    asks: 'q.asks',
    reason: 'q.reason',
  },
  filters: {
    q: ['lower(u.name)', 'lower(r.receiver_id)'],
    state: 'q.state',
    provider: 'lower(q.provider)',
    seller: 'q.user_id',
  },
});
