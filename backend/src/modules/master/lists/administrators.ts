import { administratorsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const SECOND_FACTOR = `case when f.kinds is null then 'NONE' when cardinality(f.kinds) > 1 then 'BOTH' else f.kinds[1] end`;

/** The administrators of every platform. */
export const administrators = bindList(administratorsList, {
  source: `from users_read u join platforms_read p on p.id = u.platform_id
left join lateral (select array_agg(distinct kind) as kinds from second_factors_read
  where platform_id = u.platform_id and person_id = u.id) f on true`,
  id: 'u.id',
  tenant: null,

  where: `u.role = 'ADMIN'`,
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
