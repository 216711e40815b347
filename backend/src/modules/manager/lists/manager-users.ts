import { managerUsersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The sellers of the signed-in manager. */
export const managerUsers = bindList(managerUsersList, {
  source: 'from users_read u',
  id: 'u.id',
  tenant: 'u.platform_id',
  owner: 'u.manager_id',
  where: `u.role = 'PRODUCER'`,
  columns: {
    name: 'u.name',
    status: 'u.status',
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
  },
  filters: { q: ['lower(u.name)'], status: 'u.status' },
});
