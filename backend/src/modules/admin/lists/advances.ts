import { advancesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Sales whose money was released, and is not yet settled by the provider. */
export const advances = bindList(advancesList, {
  source: `from ledger_advances_read a
    left join payments_read p on p.platform_id = a.platform_id and p.id = a.payment_id
    left join sales_read s on s.platform_id = a.platform_id and s.id = p.order_id
    left join users_read u on u.platform_id = a.platform_id and u.id = s.producer_id`,
  id: 'a.payment_id',
  tenant: 'a.platform_id',
  where: 'a.advanced > 0',
  columns: {
    code: 's.code',
    seller: 'u.name',
    method: 'p.method',
    released: 'a.released',
    settled: 'a.settled',
    advanced: 'a.advanced',
    since: 'a.since',
    currency: 'a.currency',
  },
  filters: { method: 'p.method', advanced: 'a.advanced', currency: 'a.currency' },
});
