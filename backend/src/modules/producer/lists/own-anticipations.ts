import { ownAnticipationsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The anticipations of the signed-in seller. */
export const ownAnticipations = bindList(ownAnticipationsList, {
  source: 'from anticipations_read a',
  id: 'a.id',
  tenant: 'a.platform_id',
  owner: 'a.seller_id',
  columns: {
    requested: 'a.requested_at',
    amount: 'a.amount',
    fee: 'a.fee',
    net: 'a.net',
    sales: 'a.sales',
    state: 'a.state',
    paid: 'a.paid_at',
    rate: 'a.fee_bps',
    averageDays: 'a.average_days',
    monthlyRate: 'a.monthly_rate_bps',
    reason: 'a.reason',
    cause: 'a.cause',
  },
  filters: { state: 'a.state', amount: 'a.amount' },
});
