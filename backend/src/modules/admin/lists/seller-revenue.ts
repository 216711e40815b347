import { DEFAULT_CURRENCY } from '@guiche/money';
import { sellerRevenueList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const IN_PERIOD = 'filter (where d.day >= {from})';
const paidBy = (method: string): string =>
  `coalesce(sum(d.approved_gross) filter (where d.day >= {from} and d.method = '${method}'), 0)::bigint`;

/** Sums of days, as dashboards have them; the place is among all sellers of the platform, whatever is searched for. */
const SUMS = `
  select x.*, rank() over (partition by x.platform_id order by x.gross desc) as position
  from (
    select d.platform_id, d.producer_id, coalesce(sum(d.approved) ${IN_PERIOD}, 0)::bigint as sales,
      coalesce(sum(d.approved_gross) ${IN_PERIOD}, 0)::bigint as gross,
      coalesce(sum(d.approved_gross) filter (where d.day < {from}), 0)::bigint as before,
      ${paidBy('PIX')} as pix, ${paidBy('CREDIT_CARD')} as card, ${paidBy('BILLET')} as billet,
      coalesce(sum(d.refunded_gross) ${IN_PERIOD}, 0)::bigint as refunds,
      coalesce(sum(d.disputed_gross) ${IN_PERIOD}, 0)::bigint as chargebacks
    from sales_days_read d
    where d.platform_id = {platform} and d.day >= {before} and d.day <= {to} and d.currency = '${DEFAULT_CURRENCY}'
      and d.producer_id <> '00000000-0000-0000-0000-000000000000'
    group by d.platform_id, d.producer_id
  ) x`;

/** The sellers of the platform who were paid for sales, or gave money back, in the period. */
export const sellerRevenue = bindList(sellerRevenueList, {
  source: `from (${SUMS}) s
left join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id
left join users_read m on m.platform_id = u.platform_id and m.id = u.manager_id`,
  id: 's.producer_id',
  tenant: 's.platform_id',
  where: '(s.sales > 0 or s.refunds > 0 or s.chargebacks > 0)',
  columns: {
    seller: 'u.name',
    position: 's.position',
    manager: 'm.name',
    sales: 's.sales',
    gross: 's.gross',
    change: 'case when s.before > 0 then round((s.gross - s.before) * 10000.0 / s.before)::bigint end',
    average: 'case when s.sales > 0 then round(s.gross::numeric / s.sales)::bigint else 0 end',
    pix: 's.pix',
    card: 's.card',
    billet: 's.billet',
    refunds: 's.refunds',
    chargebacks: 's.chargebacks',
    before: 's.before',
    email: 'u.email',
  },
  filters: { q: ['lower(u.name)', 'u.email'], manager: 'u.manager_id', gross: 's.gross' },
});
