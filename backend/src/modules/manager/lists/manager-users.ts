import { managerUsersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The sellers of the signed-in manager. */
export const managerUsers = bindList(managerUsersList, {
  source: `from users_read u
    left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id`,
  id: 'u.id',
  tenant: 'u.platform_id',
  owner: 'u.manager_id',
  where: `u.role = 'PRODUCER'`,
  columns: {
    name: 'u.name',
    status: 'u.status',
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
    lastSale: 'f.last_sale_at',
    revenue: 'coalesce(f.revenue, 0)',
    chargebackBps: 'coalesce(f.chargeback_bps, 0)',
  },
  filters: { q: ['lower(u.name)'], status: 'u.status' },
});
