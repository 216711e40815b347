import { administratorsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The administrators of every platform. */
export const administrators = bindList(administratorsList, {
  source: 'from users_read u join platforms_read p on p.id = u.platform_id',
  id: 'u.id',
  tenant: null,

  where: `u.role = 'ADMIN'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    platform: 'p.name',
    status: 'u.status',
    lastSignIn: 'u.last_sign_in_at',
    created: 'u.created_at',
  },
  filters: { q: ['lower(u.name)', 'u.email'], status: 'u.status', platform: 'u.platform_id' },
});
