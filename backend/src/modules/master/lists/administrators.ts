import { administratorsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const SECOND_FACTOR = `case when f.code and f.passkey then 'BOTH' when f.code then 'CODE' when f.passkey then 'PASSKEY' else 'NONE' end`;

/** The administrators of every platform. */
export const administrators = bindList(administratorsList, {
  source: `from users_read u join platforms_read p on p.id = u.platform_id
cross join lateral (select
  exists (select from second_factors_read c where c.platform_id = u.platform_id and c.person_id = u.id) as code,
  exists (select from passkeys_read k where k.platform_id = u.platform_id and k.person_id = u.id) as passkey) f`,
  id: 'u.id',
  tenant: null,

  where: `u.role = 'ADMIN' and u.status <> 'REMOVED'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    platform: 'p.name',
    role: 'u.role',
    secondFactor: SECOND_FACTOR,
    status: 'u.status',
    lastSignIn: 'u.last_sign_in_at',
    created: 'u.created_at',
  },
  filters: {
    q: ['lower(u.name)', 'u.email'],
    status: 'u.status',
    secondFactor: SECOND_FACTOR,
    platform: 'u.platform_id',
  },
});
