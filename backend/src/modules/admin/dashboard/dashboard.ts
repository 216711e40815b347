import type { Flag } from '@guiche/access';
import { ADMIN_PAGE_FLAGS, type AdminPage } from '@guiche/access';
import { dayEnd, dayStart } from '@guiche/lists';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Days of São Paulo, YYYY-MM-DD, both included. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** Pages of figures, also those that the navigation leaves out. */
const PAGE_FLAGS = { ...ADMIN_PAGE_FLAGS, advances: ADMIN_PAGE_FLAGS.reconcile } as const;
type FigurePage = AdminPage | 'advances';

/** A number, and the list of exactly the rows behind it. */
export interface DashboardFigure {
  readonly name: string;
  readonly count: number;
  /** The same of the period before; null: the number has no period. */
  readonly before: number | null;
  /** Cents; null: a number of things only. */
  readonly amount: number | null;
  readonly page: FigurePage;
  readonly query: string;
}

interface Counted {
  readonly sellers: number;
  readonly sellersBefore: number;
  readonly refunds: number;
  readonly refundsBefore: number;
  readonly webhooks: number;
  readonly silent: number;
  readonly negative: number;
  readonly owed: string;
  readonly med: number;
  readonly medAmount: string;
  readonly advances: number;
  readonly advanced: string;
  readonly newestSale: string | null;
}

/** What the page shows beside the sales of the period. */
export interface Glance {
  readonly figures: DashboardFigure[];
  /** The first row of the list of sales, for a page that looks for newer ones. Null: no sale, or none that this person may see. */
  readonly newestSale: string | null;
}

/** Each counts what the list of its page shows. One statement for all of them. */
const COUNTED = sql<{ platformId: string; before: Date; from: Date; until: Date }>(
  'dashboard-figures',
  `
select s.count as sellers, s.before as "sellersBefore", r.count as refunds, r.before as "refundsBefore", o.webhooks, o.silent,
  n.count as negative, n.owed, m.count as med, m.amount as "medAmount", v.count as advances, v.advanced, (
    select id from sales_read where platform_id = :platformId order by created_at desc, id desc limit 1
  ) as "newestSale"
from (
  select count(*) filter (where created_at >= :from)::int as count, count(*) filter (where created_at < :from)::int as before
  from users_read where platform_id = :platformId and role = 'PRODUCER' and created_at >= :before and created_at < :until
) s, (
  select count(*) filter (where asked_at >= :from)::int as count, count(*) filter (where asked_at < :from)::int as before
  from refunds_read where platform_id = :platformId and asked_at >= :before and asked_at < :until
) r, (
  select count(*) filter (where kind = 'WEBHOOK_UNMATCHED')::int as webhooks,
    count(*) filter (where kind = 'PROVIDER_SILENT')::int as silent
  from review_items_read
  where platform_id = :platformId and resolved_at is null and kind in ('WEBHOOK_UNMATCHED', 'PROVIDER_SILENT')
) o, (
  select count(*)::int as count, coalesce(sum(f.debt), 0)::bigint as owed
  from account_figures_read f join users_read u on u.platform_id = :platformId and u.id = f.account_id
  where f.platform_id = :platformId and f.debt > 0 and u.role = 'PRODUCER'
) n, (
  select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount
  from disputes_read where platform_id = :platformId and kind = 'MED' and ended_at is null
) m, (
  select count(*)::int as count, coalesce(sum(advanced), 0)::bigint as advanced
  from ledger_advances_read where platform_id = :platformId and currency = 'BRL' and advanced > 0
) v`,
);

/** What staff see at a glance. */
@Injectable()
export class Dashboard {
  constructor(private readonly reads: Reads) {}

  /**
   * Of the pages that these permissions open: a figure leads to its rows.
   * @param query the days of `span` in the address of a list
   */
  async of(
    { platformId }: TenantContext,
    flags: ReadonlySet<Flag>,
    { span, before, query }: { readonly span: Span; readonly before: Span; readonly query: string },
  ): Promise<Glance> {
    const [found] = await this.reads.prepared<Counted>(
      COUNTED({
        ...{ platformId, before: dayStart(before.from), from: dayStart(span.from), until: dayEnd(span.to) },
      }),
    );
    if (found === undefined) return { figures: [], newestSale: null };
    const figures = figuresOf(found, query).filter(({ page }) => flags.has(PAGE_FLAGS[page]));
    return { figures, newestSale: flags.has(ADMIN_PAGE_FLAGS['manage-sales']) ? found.newestSale : null };
  }
}

function figuresOf(found: Counted, period: string): DashboardFigure[] {
  const now = (name: string, count: number, page: FigurePage, query: string): DashboardFigure => ({
    ...{ name, count, before: null, amount: null, page, query },
  });
  return [
    {
      ...{ name: 'newSellers', count: found.sellers, before: found.sellersBefore },
      ...{ amount: null, page: 'manage-users', query: period },
    },
    {
      ...{ name: 'refunds', count: found.refunds, before: found.refundsBefore },
      ...{ amount: null, page: 'refunds', query: period },
    },
    {
      ...now('med', found.med, 'disputes', 'kind=MED&state=OPEN%2CWAITING'),
      amount: Number(found.medAmount),
    },
    now('webhooks', found.webhooks, 'review-inbox', 'kind=WEBHOOK_UNMATCHED&state=OPEN'),
    now('silent', found.silent, 'review-inbox', 'kind=PROVIDER_SILENT&state=OPEN'),
    { ...now('negative', found.negative, 'manage-users', 'negative=YES'), amount: Number(found.owed) },
    { ...now('advances', found.advances, 'advances', 'currency=BRL'), amount: Number(found.advanced) },
  ];
}
