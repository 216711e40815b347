import { managerStatementList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What happened to the commission of the signed-in manager. */
export const managersStatement = bindList(managerStatementList, {
  source: `from ledger_entries_read e
    left join payments_read p on p.platform_id = e.platform_id and p.id = e.payment_id
    left join sales_read s on s.platform_id = p.platform_id and s.id = p.order_id`,
  id: 'e.id',
  tenant: 'e.platform_id',
  owner: 'e.owner_id',
  columns: {
    posted: 'e.posted_at',
    description: 's.product_name',
    kind: 'e.kind',
    bucket: 'e.bucket',
    code: 's.code',
    amount: 'e.amount',
    balance: 'e.balance',
    currency: 'e.currency',
    sale: 's.id',
  },
  filters: { bucket: 'e.bucket', kind: 'e.kind', currency: 'e.currency' },
});
