import { functionariesList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** An authenticator or a passkey. */
const SECOND_FACTOR = `case
  when exists (select from second_factors_read f where f.platform_id = u.platform_id and f.person_id = u.id)
    or exists (select from passkeys_read k where k.platform_id = u.platform_id and k.person_id = u.id)
  then 'YES' else 'NO' end`;

/** Administrators and functionaries of the platform. An administrator has every permission and stores none. */
export const functionaries = bindList(functionariesList, {
  source: 'from users_read u',
  id: 'u.id',
  tenant: 'u.platform_id',
  where: `u.role in ('ADMIN', 'FUNCTIONARY')`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    role: 'u.role',
    flags: `case u.role when 'FUNCTIONARY' then cardinality(u.flags) end`,
    status: 'u.status',
    secondFactor: SECOND_FACTOR,
    lastSignIn: 'u.last_sign_in_at',
    created: 'u.created_at',
  },
  filters: {
    q: ['lower(u.name)', 'u.email'],
    role: 'u.role',
    status: 'u.status',
    secondFactor: SECOND_FACTOR,
  },
});
