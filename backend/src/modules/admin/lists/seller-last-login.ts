import { sellerLastLoginList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The sellers of the platform by their last sign-in; who never signed in counts from the registration. */
export const sellerLastLogin = bindList(sellerLastLoginList, {
  source: `from users_read u
left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
left join users_read m on m.platform_id = u.platform_id and m.id = u.manager_id
left join lateral (
  select l.ip, l.user_agent from sign_in_log_read l
  where l.platform_id = u.platform_id and l.person_id = u.id and l.result = 'OK' order by l.created_at desc limit 1
) l on true`,
  id: 'u.id',
  tenant: 'u.platform_id',
  searchedIn: 'from users_searched u',
  where: `u.role = 'PRODUCER'`,
  columns: {
    name: 'u.name',
    email: 'u.email',
    manager: 'm.name',
    lastSignIn: 'u.last_sign_in_at',
    quietSince: 'coalesce(u.last_sign_in_at, u.created_at)',
    ip: 'l.ip',
    device: 'l.user_agent',
    lastSale: 'f.last_sale_at',
    revenue: 'coalesce(f.revenue, 0)',
    revenue90: 'coalesce(f.revenue_90, 0)',
    status: 'u.status',
  },
  filters: {
    q: ['lower(u.name)', 'u.email'],
    signIn: `coalesce(f.sign_in_band, 'NEVER')`,
    manager: 'u.manager_id',
    revenueBand: `coalesce(f.revenue_band, 'NONE')`,
  },
});
