import { platformsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** Every platform. */
export const platforms = bindList(platformsList, {
  source: 'from platforms_read p',
  id: 'p.id',
  tenant: null,

  columns: {
    name: 'p.name',
    slug: 'p.slug',
    host: 'p.host',
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)', 'p.host'] },
});
