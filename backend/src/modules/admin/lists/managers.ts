import { managersList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The base of the newest rule that has begun by the time of the database; NONE without a rule. */
const RULE = `coalesce((select r.value ->> 'base' from account_terms_read r
  where r.platform_id = u.platform_id and r.account_id = u.id and r.kind = 'MANAGER_RULE' and r.valid_from <= now()
  order by r.valid_from desc, r.created_at desc, r.id desc limit 1), 'NONE')`;

/** The account managers of the platform, with how many sellers each has. */
export const managers = bindList(managersList, {
  source: `from users_read u
left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id`,
  id: 'u.id',
  tenant: 'u.platform_id',

  where: `u.role = 'MANAGER'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    code: 'u.manager_code',
    status: 'u.status',
    sellers: 'coalesce(f.sellers, 0)',
    revenue: 'coalesce(f.revenue, 0)',
    rule: RULE,
    earned: 'coalesce(f.commission, 0)',
    balance: 'coalesce(f.pending + f.available + f.reserve + f.blocked, 0)',
    available: 'coalesce(f.available, 0)',
    created: 'u.created_at',
    lastSignIn: 'u.last_sign_in_at',
  },
  filters: { q: ['lower(u.name)', 'u.email', 'lower(u.manager_code)'], status: 'u.status' },
});
