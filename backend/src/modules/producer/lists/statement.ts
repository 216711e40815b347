import { statementList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** What the seller is in the sale; null where they have no part in it any more. */
const ROLE = `case when s.producer_id = e.owner_id then 'PRODUCER' else (
    select w.role from sale_partners_read w where w.platform_id = s.platform_id and w.sale_id = s.id and w.seller_id = e.owner_id
  ) end`;

/** What happened to the money of the signed-in seller. */
export const ownStatement = bindList(statementList, {
  source: `from ledger_entries_read e
    left join payments_read p on p.platform_id = e.platform_id and p.id = e.payment_id
    left join sales_read s on s.platform_id = p.platform_id and s.id = p.order_id
    left join balance_adjustments_read a on a.platform_id = e.platform_id and a.id = e.subject_id`,
  id: 'e.id',
  tenant: 'e.platform_id',
  owner: 'e.owner_id',
  columns: {
    posted: 'e.posted_at',
    description: 'coalesce(s.product_name, a.reason)',
    kind: 'e.kind',
    bucket: 'e.bucket',
    code: 's.code',
    amount: 'e.amount',
    balance: 'e.balance',
    currency: 'e.currency',
    sale: 's.id',
    role: ROLE,
  },
  filters: { bucket: 'e.bucket', kind: 'e.kind', currency: 'e.currency' },
});
