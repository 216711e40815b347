import { WHOLE_PLATFORM, type Measure } from './days-of-sales.js';

/** What a ranking of sellers sums up of a day: a measure of the days of sales, of all methods or of one. By the column in `seller_sales_days`. */
const SUMS = {
  approved: { measure: 'approved' },
  approved_gross: { measure: 'approved_gross' },
  approved_pix: { measure: 'approved_gross', method: 'PIX' },
  approved_card: { measure: 'approved_gross', method: 'CREDIT_CARD' },
  approved_billet: { measure: 'approved_gross', method: 'BILLET' },
  refunded_gross: { measure: 'refunded_gross' },
  disputed_gross: { measure: 'disputed_gross' },
} as const satisfies Readonly<
  Record<string, { readonly measure: Measure; readonly method?: 'PIX' | 'CREDIT_CARD' | 'BILLET' }>
>;

const NAMES = Object.keys(SUMS);

export const SELLER_DAY_KEY = ['platform_id', 'day', 'seller_id', 'currency'];
export const SELLER_DAY_COLUMNS = [...SELLER_DAY_KEY, ...NAMES];

/** Adds to the sums of a day that has some. */
export const ADD_TO_SELLER_DAY = `on conflict (${SELLER_DAY_KEY.join(', ')}) do update set ${NAMES.map((name) => `${name} = seller_sales_days.${name} + excluded.${name}`).join(', ')}`;

/** A row of `sales_days`, or what is added to one. */
type DayOfSales = Readonly<Record<string, unknown>>;

/**
 * The rows to add to `seller_sales_days` for these to `sales_days`, in the order of their key, without those that change nothing. The own
 * sales of sellers count, and neither what a partner earns of them nor the sums of the platform.
 */
export function sellerDays(days: readonly DayOfSales[]): unknown[][] {
  const changes = new Map<string, { key: unknown[]; sums: number[] }>();
  for (const day of days) {
    if (day.role !== 'PRODUCER' || day.producer_id === WHOLE_PLATFORM) continue;
    const key = [day.platform_id, day.day, day.producer_id, day.currency];
    const name = JSON.stringify(key);
    const known = changes.get(name)?.sums;
    const sums = Object.values(SUMS).map(
      (sum, at) =>
        (known?.[at] ?? 0) + ('method' in sum && sum.method !== day.method ? 0 : Number(day[sum.measure])),
    );
    changes.set(name, { key, sums });
  }
  return [...changes]
    .filter(([, { sums }]) => sums.some((sum) => sum !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { key, sums }]) => [...key, ...sums]);
}

/**
 * Adds up `seller_sales_days` from all rows of `sales_days`, of one platform where `condition` names it. Before it the table holds none of
 * them. The caller locks `sales_days` against changes: whoever changes one of the tables changes `sales_days` first.
 */
export const countAllSellerDays = (condition = ''): string => `
insert into seller_sales_days (${SELLER_DAY_COLUMNS.join(', ')})
select d.platform_id, d.day, d.producer_id, d.currency, ${Object.values(SUMS).map(summed).join(', ')}
from sales_days d
where d.role = 'PRODUCER' and d.producer_id <> '${WHOLE_PLATFORM}'
  and (d.approved <> 0 or d.approved_gross <> 0 or d.refunded_gross <> 0 or d.disputed_gross <> 0) ${condition}
group by 1, 2, 3, 4 order by 2, 1, 3, 4`;

function summed(sum: (typeof SUMS)[keyof typeof SUMS]): string {
  if (!('method' in sum)) return `sum(d.${sum.measure})`;
  return `coalesce(sum(d.${sum.measure}) filter (where d.method = '${sum.method}'), 0)`;
}
