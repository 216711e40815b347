import { platformsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Every platform. */
export const platforms = bindList(platformsList, {
  source: `from platforms_read p join platform_standing_read s on s.id = p.id
join lateral (select count(*)::int as sellers from users_read u where u.platform_id = p.id and u.role = 'PRODUCER') people on true`,
  id: 'p.id',
  tenant: null,

  columns: {
    name: 'p.name',
    slug: 'p.slug',
    host: 'p.host',
    status: 's.status',
    sellers: 'people.sellers',
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)', 'p.host'], status: 's.status' },
});
