import { platformsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Every platform, with how many sellers it has. */
export const platforms = bindList(platformsList, {
  source: 'from platforms_read p',
  id: 'p.id',
  tenant: null,

  columns: {
    name: 'p.name',
    slug: 'p.slug',
    host: 'p.host',
    sellers: `(select count(*) from users_read s where s.platform_id = p.id and s.role = 'PRODUCER')`,
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)', 'p.host'] },
});
