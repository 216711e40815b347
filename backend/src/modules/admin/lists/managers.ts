import { managersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The account managers of the platform, with how many sellers each has. */
export const managers = bindList(managersList, {
  source: 'from users_read u',
  id: 'u.id',
  tenant: 'u.platform_id',

  where: `u.role = 'MANAGER'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    status: 'u.status',
    sellers: `(select count(*) from users_read s where s.platform_id = u.platform_id and s.manager_id = u.id and s.role = 'PRODUCER')`,
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
  },
  filters: { q: ['lower(u.name)', 'u.email'], status: 'u.status' },
});
