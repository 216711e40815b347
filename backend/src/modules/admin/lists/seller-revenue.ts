import { DEFAULT_CURRENCY } from '@guiche/money';
import { sellerRevenueList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const IN_PERIOD = 'filter (where d.day >= {from})';
const summed = (column: string): string => `coalesce(sum(d.${column}) ${IN_PERIOD}, 0)::bigint`;

/** Sums of the days of sellers (decision 0220); the place is among all sellers of the platform, whatever is searched for. */
const SUMS = `
  select x.*, rank() over (partition by x.platform_id order by x.gross desc) as position
  from (
    select d.platform_id, d.seller_id, ${summed('approved')} as sales, ${summed('approved_gross')} as gross,
      coalesce(sum(d.approved_gross) filter (where d.day < {from}), 0)::bigint as before,
      ${summed('approved_pix')} as pix, ${summed('approved_card')} as card, ${summed('approved_billet')} as billet,
      ${summed('refunded_gross')} as refunds, ${summed('disputed_gross')} as chargebacks
    from seller_sales_days_read d
    where d.platform_id = {platform} and d.day >= {before} and d.day <= {to} and d.currency = '${DEFAULT_CURRENCY}'
    group by d.platform_id, d.seller_id
  ) x`;

/** The sellers of the platform who were paid for sales, or gave money back, in the period. */
export const sellerRevenue = bindList(sellerRevenueList, {
  source: `from (${SUMS}) s
left join users_read u on u.platform_id = s.platform_id and u.id = s.seller_id
left join users_read m on m.platform_id = u.platform_id and m.id = u.manager_id`,
  id: 's.seller_id',
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
