import { ownChargesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What the signed-in seller owes the platform outside a sale. */
export const ownCharges = bindList(ownChargesList, {
  source: 'from charges_read c',
  id: 'c.id',
  tenant: 'c.platform_id',
  owner: 'c.seller_id',
  currency: 'c.currency',
  columns: {
    kind: 'c.kind',
    reference: 'c.reference',
    due: 'c.due_at',
    amount: 'c.amount',
    paid: 'c.paid',
    state: 'c.state',
    note: 'c.note',
    discount: 'c.discount',
    method: 'c.method',
    ended: 'c.ended_at',
  },
  filters: { state: 'c.state', kind: 'c.kind' },
});
