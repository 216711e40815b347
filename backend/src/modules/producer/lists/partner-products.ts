import { affiliatedProductsList, coProducedProductsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** A contract of the signed-in seller as a partner, with its product, the version that holds, and the own sales of 30 days. */
const source = (role: 'CO_PRODUCER' | 'AFFILIATE') => `from contracts_read c
    left join products_read p on p.platform_id = c.platform_id and p.id = c.product_id
    left join users_read u on u.platform_id = c.platform_id and u.id = c.producer_id
    left join lateral (
      select (v.terms ->> 'mainBps')::int as share from agreed_contracts_read v
      where v.platform_id = c.platform_id and v.id = c.id and v.valid_from <= {now} order by v.valid_from desc, v.number desc limit 1
    ) v on true
    left join lateral (
      select c.ends_at is null or c.ends_at > {now} as holds
    ) h on true
    left join lateral (
      select min(f.price) as lowest, coalesce(max(f.id::text) filter (where f.is_default and f.status = 'ACTIVE'),
        min(f.id::text) filter (where f.status = 'ACTIVE')) as first from offers_read f
      where f.platform_id = c.platform_id and f.product_id = c.product_id and f.status <> 'DELETED'
    ) f on true
    left join lateral (
      select sum(d.approved)::int as sold, sum(d.approved_share)::bigint as earned from partner_days_read d
      where d.platform_id = c.platform_id and d.seller_id = c.partner_id and d.role = '${role}' and d.product_id = c.product_id
        and d.day > {today} - 30 and d.currency = 'BRL'
    ) d on true`;

const COLUMNS = {
  name: 'p.name',
  code: 'p.code',
  status: 'p.status',
  type: 'p.type',
  producer: 'u.name',
  priceFrom: 'f.lowest',
  share: 'v.share',
  sold30: 'coalesce(d.sold, 0)',
  earned30: 'coalesce(d.earned, 0)',
  since: 'c.created_at',
  image: 'p.image_url',
};
const FILTERS = { q: ['lower(p.name)'], status: 'p.status', type: 'p.type' };
const OWN = { id: 'c.id', tenant: 'c.platform_id', owner: 'c.partner_id' };

/** The products that the signed-in seller co-produces. */
export const coProducedProducts = bindList(coProducedProductsList, {
  ...OWN,
  source: source('CO_PRODUCER'),
  where: `c.kind = 'CO_PRODUCTION' and c.state = 'ACTIVE' and h.holds and p.status <> 'DELETED'`,
  columns: COLUMNS,
  filters: FILTERS,
});

/** Those that the seller promotes, with the own link while both the product and the affiliation are active. */
export const affiliatedProducts = bindList(affiliatedProductsList, {
  ...OWN,
  source: source('AFFILIATE'),
  where: `c.kind = 'AFFILIATION' and c.state in ('REQUESTED', 'ACTIVE', 'BLOCKED') and h.holds and p.status <> 'DELETED'`,
  columns: {
    ...COLUMNS,
    affiliation: 'c.state',
    ends: 'p.ends_at',
    link: `case when c.state = 'ACTIVE' and p.status = 'ACTIVE'
      then '/checkout/' || f.first || '?affiliateId=' || c.partner_id::text end`,
  },
  filters: { ...FILTERS, affiliation: 'c.state' },
});
