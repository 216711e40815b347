import { refundsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The refunds of the platform. */
export const refunds = bindList(refundsList, {
  source:
    'from refunds_read r left join attempts_read a on a.id = r.attempt_id and a.platform_id = r.platform_id',
  id: 'r.id',
  tenant: 'r.platform_id',
  columns: {
    asked: 'r.asked_at',
    state: 'r.state',
    amount: 'r.amount',
    payment: 'a.payment_id',
    provider: 'a.provider',
    answered: 'r.answered_at',
  },
  filters: { state: 'r.state', payment: 'a.payment_id' },
});
