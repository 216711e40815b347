import { managerUsersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const DOCUMENTS = `coalesce(d.state, 'NONE')`;

/** The sellers of the signed-in manager. */
export const managerUsers = bindList(managerUsersList, {
  source: `from users_read u
    left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
    left join seller_document_states_read d on d.platform_id = u.platform_id and d.user_id = u.id`,
  id: 'u.id',
  tenant: 'u.platform_id',
  owner: 'u.manager_id',
  where: `u.role = 'PRODUCER'`,
  columns: {
    name: 'u.name',
    status: 'u.status',
    documents: DOCUMENTS,
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
    lastSale: 'f.last_sale_at',
    revenue: 'coalesce(f.revenue, 0)',
    chargebackBps: 'coalesce(f.chargeback_bps, 0)',
    commission: 'coalesce(f.commission, 0)',
  },
  filters: { q: ['lower(u.name)'], status: 'u.status', documents: DOCUMENTS },
});
