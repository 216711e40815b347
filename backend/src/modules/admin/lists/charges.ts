import { chargesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What sellers owe the platform outside a sale. */
export const charges = bindList(chargesList, {
  source: `from charges_read c
    join users_read u on u.platform_id = c.platform_id and u.id = c.seller_id
    left join users_read w on w.platform_id = c.platform_id and w.staff_actor = c.write_off_by`,
  id: 'c.id',
  tenant: 'c.platform_id',
  currency: 'c.currency',
  columns: {
    seller: 'u.name',
    kind: 'c.kind',
    reference: 'c.reference',
    due: 'c.due_at',
    amount: 'c.amount',
    paid: 'c.paid',
    method: 'c.method',
    state: 'c.state',
    attempts: 'c.attempts',
    discount: 'c.discount',
    note: 'c.note',
    writeOffBy: 'coalesce(w.name, c.write_off_by)',
    writeOffReason: 'c.write_off_reason',
    created: 'c.created_at',
    ended: 'c.ended_at',
  },
  filters: {
    q: ['lower(u.name)', 'lower(c.reference)'],
    state: 'c.state',
    kind: 'c.kind',
    amount: 'c.amount',
    seller: 'c.seller_id',
  },
});
