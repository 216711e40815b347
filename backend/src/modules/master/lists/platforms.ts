import { DEFAULT_CURRENCY } from '@guiche/money';
import { platformsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';
import { WHOLE_PLATFORM } from '../../sales/index.js';

/** Every platform, with what was paid there in the period, in reais. */
export const platforms = bindList(platformsList, {
  source: `from platforms_read p join platform_standing_read s on s.id = p.id
left join seller_counts_read c on c.platform_id = p.id
join lateral (
  select coalesce(sum(d.approved_gross), 0)::bigint as sold from sales_days_read d
  where d.platform_id = p.id and d.producer_id = '${WHOLE_PLATFORM}' and d.day >= {from} and d.day <= {to}
    and d.currency = '${DEFAULT_CURRENCY}'
) sales on true
join lateral (
  select (
    select a.name from platform_plans_read a where a.platform_id = p.id and a.starts_on <= {to}
    order by a.starts_on desc, a.created_at desc, a.id desc limit 1
  ) as name
) plan on true`,
  id: 'p.id',
  tenant: null,

  columns: {
    name: 'p.name',
    slug: 'p.slug',
    host: 'p.host',
    plan: 'plan.name',
    status: 's.status',
    trialEnds: `case when s.status = 'TRIAL' then s.trial_ends_at end`,
    sellers: 'coalesce(c.sellers, 0)',
    sold: 'sales.sold',
    created: 'p.created_at',
  },
  filters: { q: ['lower(p.name)', 'p.host'], status: 's.status' },
});
