import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { daysOf, spanBefore, type Span } from '../domain/dashboard-period.js';
import { MEASURES, WHOLE_PLATFORM, type Measure } from '../store/days-of-sales.js';

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Rest>}`
  : Name;
type SumName = Camel<Measure>;

/** Sums of sales; amounts are cents. See `MEASURES`. */
export type SalesSums = Readonly<Record<SumName, number>>;

export interface AskedFigures extends Span {
  /** Whose sales; null: those of the whole platform. */
  readonly producerId: string | null;
  readonly currency: string;
  /** Of one product only. Null: of all. */
  readonly productId: string | null;
  /** The part that the seller has in the sales; left out: the producer's. */
  readonly role?: SellerRole;
}

/** What a seller is in a sale. */
export const SELLER_ROLES = ['PRODUCER', 'CO_PRODUCER', 'AFFILIATE'] as const;
export type SellerRole = (typeof SELLER_ROLES)[number];

/** One day, beside the gross of the same day in the period before. */
export interface DayFigures extends SalesSums {
  readonly day: string;
  readonly beforeGross: number;
}

export interface ConversionFigures {
  /** An offer, of a seller; null: the whole platform. */
  readonly offerId: string | null;
  readonly layout: string;
  readonly views: number;
  readonly starts: number;
  readonly placed: number;
  readonly paid: number;
}

export interface SalesFigures {
  readonly span: Span;
  readonly before: Span;
  readonly now: SalesSums;
  readonly previous: SalesSums;
  readonly days: readonly DayFigures[];
  readonly methods: readonly (SalesSums & { readonly method: string })[];
  readonly products: readonly (SalesSums & { readonly productId: string })[];
  readonly providers: readonly (SalesSums & { readonly provider: string; readonly method: string })[];
  readonly conversion: readonly ConversionFigures[];
  readonly visits: { readonly views: number; readonly starts: number };
}

type Summed = Readonly<Record<SumName, string>> & {
  readonly set: 'day' | 'method' | 'product' | 'provider' | 'offer';
  readonly day: string | null;
  readonly method: string | null;
  readonly productId: string | null;
  readonly provider: string | null;
  readonly offerId: string | null;
  readonly layout: string | null;
};

interface Visited {
  readonly offerId: string;
  readonly layout: string;
  readonly views: string;
  readonly starts: string;
}

interface Bounds extends Span {
  readonly platformId: string;
  readonly producerId: string;
  readonly productId: string | null;
}

const camel = (measure: Measure) =>
  measure.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as SumName;
const NAMES = MEASURES.map(camel);

/** The days of both periods, and of the present one its methods, products, providers and offers: one reading of the rows. */
const SUMS = sql<Bounds & { since: string; currency: string; role: SellerRole }>(
  'sum-sales-days',
  `
select case when grouping(day) = 0 then 'day' when grouping(provider) = 0 then 'provider' when grouping(method) = 0 then 'method'
    when grouping(product_id) = 0 then 'product' else 'offer' end as set,
  day::text as day, method, product_id as "productId", provider, offer_id as "offerId", layout,
  ${MEASURES.map((measure) => `sum(${measure})::bigint as "${camel(measure)}"`).join(', ')}
from (
  select *, day >= :from::date as is_now from sales_days
  where platform_id = :platformId and producer_id = :producerId and role = :role and day between :since::date and :to::date and currency = :currency
    and (:productId::uuid is null or product_id = :productId::uuid)
) rows
group by grouping sets ((day), (is_now, method), (is_now, provider, method), (is_now, product_id), (is_now, offer_id, layout))
having grouping(day) = 0 or is_now`,
);

const VISITS = sql<Bounds>(
  'sum-visit-days',
  `
select offer_id as "offerId", layout, sum(views)::bigint as views, sum(starts)::bigint as starts
from visit_days_read
where platform_id = :platformId and producer_id = :producerId and day between :from::date and :to::date
  and (:productId::uuid is null or product_id = :productId::uuid)
group by offer_id, layout`,
);

/** The sums that dashboards show. Two statements, on the rows of days. */
@Injectable()
export class ReadSalesFigures {
  constructor(private readonly reads: Reads) {}

  async of({ platformId }: TenantContext, asked: AskedFigures): Promise<SalesFigures> {
    const { producerId, productId, currency, from, to, role = 'PRODUCER' } = asked;
    const span = { from, to };
    const before = spanBefore(span);
    const bounds = { platformId, producerId: producerId ?? WHOLE_PLATFORM, productId, ...span };
    const [sums, visits] = await Promise.all([
      this.reads.prepared<Summed>(SUMS({ ...bounds, since: before.from, currency, role })),
      // Who visits a page is the business of its producer.
      role === 'PRODUCER' ? this.reads.prepared<Visited>(VISITS(bounds)) : [],
    ]);
    const of = (set: Summed['set']) => sums.filter((row) => row.set === set);
    const byDay = new Map(of('day').map((row) => [row.day, numbers(row)]));
    const dayOf = (day: string): SalesSums => byDay.get(day) ?? NONE;
    const daysBefore = daysOf(before);
    const days = daysOf(span).map((day, at) => ({
      ...dayOf(day),
      ...{ day, beforeGross: dayOf(daysBefore[at] ?? '').approvedGross },
    }));
    return {
      ...{ span, before, days, now: total(days), previous: total(daysBefore.map(dayOf)) },
      methods: of('method').map((row) => ({ ...numbers(row), method: row.method ?? '' })),
      products: of('product').map((row) => ({ ...numbers(row), productId: row.productId ?? '' })),
      providers: of('provider').map((row) => ({
        ...numbers(row),
        ...{ provider: row.provider ?? '', method: row.method ?? '' },
      })),
      conversion: conversionOf(of('offer'), visits),
      visits: {
        views: visits.reduce((sum, { views }) => sum + Number(views), 0),
        starts: visits.reduce((sum, { starts }) => sum + Number(starts), 0),
      },
    };
  }
}

const sums = (of: (name: SumName) => number): SalesSums =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Record<SumName, number>;
const NONE: SalesSums = sums(() => 0);
const numbers = (row: Summed): SalesSums => sums((name) => Number(row[name]));
const total = (days: readonly SalesSums[]): SalesSums =>
  sums((name) => days.reduce((sum, day) => sum + day[name], 0));

/** Visits and sales of each offer and layout, the most visited first. */
function conversionOf(sales: readonly Summed[], visits: readonly Visited[]): ConversionFigures[] {
  const rows = new Map<string, ConversionFigures>();
  const add = (offerId: string | null, layout: string, more: Partial<ConversionFigures>) => {
    const key = `${offerId} ${layout}`;
    const none = { views: 0, starts: 0, placed: 0, paid: 0 };
    const id = offerId === WHOLE_PLATFORM ? null : offerId;
    rows.set(key, { ...{ offerId: id, layout }, ...none, ...rows.get(key), ...more });
  };
  for (const { offerId, layout, views, starts } of visits)
    add(offerId, layout, { views: Number(views), starts: Number(starts) });
  for (const { offerId, layout, placed, paid } of sales)
    if (Number(placed) > 0) add(offerId, layout ?? '', { placed: Number(placed), paid: Number(paid) });
  return [...rows.values()].sort((one, other) => other.views - one.views || other.placed - one.placed);
}
