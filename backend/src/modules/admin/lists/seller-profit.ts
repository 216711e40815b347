import { DEFAULT_CURRENCY } from '@guiche/money';
import { sellerProfitList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

const PARTS = ['fees', 'interest', 'cost', 'losses', 'commission', 'anticipation', 'withdrawals', 'others'];

const EARNED = `
  select e.platform_id, e.seller_id, ${PARTS.map((part) => `sum(e.${part})::bigint as ${part}`).join(', ')}
  from seller_earnings_days_read e
  where e.platform_id = {platform} and e.day >= {from} and e.day <= {to} and e.currency = '${DEFAULT_CURRENCY}'
  group by e.platform_id, e.seller_id`;

const SOLD = `
  select d.platform_id, d.seller_id, sum(d.approved_gross)::bigint as gross
  from seller_sales_days_read d
  where d.platform_id = {platform} and d.day >= {from} and d.day <= {to} and d.currency = '${DEFAULT_CURRENCY}'
  group by d.platform_id, d.seller_id`;

const PROFIT = `(${PARTS.map((part) => `e.${part}`).join(' + ')})`;

/** What the platform earned with its sellers in the period. Costs and losses are below zero. */
export const sellerProfit = bindList(sellerProfitList, {
  source: `from (${EARNED}) e
left join (${SOLD}) s on s.platform_id = e.platform_id and s.seller_id = e.seller_id
left join users_read u on u.platform_id = e.platform_id and u.id = e.seller_id
left join users_read m on m.platform_id = u.platform_id and m.id = u.manager_id`,
  id: 'e.seller_id',
  tenant: 'e.platform_id',
  columns: {
    seller: 'u.name',
    gross: 'coalesce(s.gross, 0)',
    fees: 'e.fees',
    cost: 'e.cost',
    losses: 'e.losses',
    commission: 'e.commission',
    anticipation: 'e.anticipation',
    withdrawals: 'e.withdrawals',
    profit: PROFIT,
    margin: `case when s.gross > 0 then round(${PROFIT} * 10000.0 / s.gross)::bigint end`,
    interest: 'e.interest',
    others: 'e.others',
    email: 'u.email',
    manager: 'm.name',
  },
  filters: { q: ['lower(u.name)', 'u.email'], manager: 'u.manager_id', profit: PROFIT },
});
