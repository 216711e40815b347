import type { CheckoutHarness } from '../purchase/shop.js';

interface SellerDay {
  readonly approved: number;
  readonly gross: number;
  readonly pix: number;
  readonly card: number;
  readonly billet: number;
  readonly refunded: number;
  readonly disputed: number;
}

const KEPT = `
select platform_id, day::text, seller_id, currency, approved::int, approved_gross::int as gross, approved_pix::int as pix,
  approved_card::int as card, approved_billet::int as billet, refunded_gross::int as refunded, disputed_gross::int as disputed
from seller_sales_days where approved + approved_gross + refunded_gross + disputed_gross <> 0 order by 1, 2, 3, 4`;

const of = (method: string): string =>
  `sum(case method when '${method}' then approved_gross else 0 end)::int as`;
const COUNTED = `
select platform_id, day::text, producer_id as seller_id, currency, sum(approved)::int as approved, sum(approved_gross)::int as gross,
  ${of('PIX')} pix, ${of('CREDIT_CARD')} card, ${of('BILLET')} billet, sum(refunded_gross)::int as refunded,
  sum(disputed_gross)::int as disputed
from sales_days where role = 'PRODUCER' and producer_id <> '00000000-0000-0000-0000-000000000000'
group by 1, 2, 3, 4 having sum(approved + approved_gross + refunded_gross + disputed_gross) <> 0 order by 1, 2, 3, 4`;

/** The kept sums of sellers by day, and the same added up from the sums of their offers. One statement reads both at one moment. */
export async function sellerDaysAndRecount(
  shop: CheckoutHarness,
): Promise<{ readonly kept: readonly SellerDay[]; readonly counted: readonly SellerDay[] }> {
  const [row] = await shop.rows<{ kept: SellerDay[]; counted: SellerDay[] }>(
    `select (select coalesce(json_agg(k), '[]') from (${KEPT}) k) as kept, (select coalesce(json_agg(c), '[]') from (${COUNTED}) c) as counted`,
  );
  if (!row) throw new Error('no answer');
  return row;
}
