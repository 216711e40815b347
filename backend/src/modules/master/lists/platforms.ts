import { DEFAULT_CURRENCY } from '@guiche/money';
import { platformsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';
import { WHOLE_PLATFORM } from '../../sales/index.js';

/** Every platform, with what was paid there in the period, in reais. */
export const platforms = bindList(platformsList, {
  source: `from platforms_read p join platform_standing_read s on s.id = p.id
join lateral (select count(*)::int as sellers from users_read u where u.platform_id = p.id and u.role = 'PRODUCER') people on true
join lateral (
  select coalesce(sum(d.approved_gross), 0)::bigint as sold from sales_days_read d
  where d.platform_id = p.id and d.producer_id = '${WHOLE_PLATFORM}' and d.day >= {from} and d.day <= {to}
    and d.currency = '${DEFAULT_CURRENCY}'
) sales on true`,
  id: 'p.id',
  tenant: null,

  columns: {
    name: 'p.name',
    slug: 'p.slug',
    host: 'p.host',
    status: 's.status',
    sellers: 'people.sellers',
    sold: 'sales.sold',
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)', 'p.host'], status: 's.status' },
});
