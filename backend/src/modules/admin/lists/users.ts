import { usersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The sellers of the platform. */
export const users = bindList(usersList, {
  source: 'from users_read u left join users_read m on m.platform_id = u.platform_id and m.id = u.manager_id',
  id: 'u.id',
  tenant: 'u.platform_id',
  where: `u.role = 'PRODUCER'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    status: 'u.status',
    manager: 'm.name',
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
  },
  filters: { q: ['lower(u.name)', 'u.email'], status: 'u.status', manager: 'u.manager_id' },
});
