import { Injectable } from '@nestjs/common';
import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { DEFAULT_CURRENCY } from '@guiche/money';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** Sellers who sell less are shown, those who lost the most first. */
const MOST_DROPPING = 5;
/** A seller drops who sold less in 30 days than this part of the average of the 60 days before. */
const DROP = 0.7;

/** Cents of a real. */
export interface ManagersFunds {
  readonly pending: number;
  readonly reserve: number;
  readonly available: number;
  readonly blocked: number;
  readonly debt: number;
  /** Commission of the last 30 days, without what went back. */
  readonly earned: number;
  /** The first day on which something is released. */
  readonly next: { readonly day: string; readonly amount: number } | null;
}

export interface DroppingSeller {
  readonly id: string;
  readonly name: string;
  readonly revenue: number;
  /** What 30 of the 60 days before brought on average. */
  readonly before: number;
}

export interface ManagersDashboard {
  readonly portfolio: {
    readonly sellers: number;
    readonly active: number;
    readonly documentsWaiting: number;
    readonly today: number;
    readonly days7: number;
    readonly days14: number;
    readonly days30: number;
  };
  readonly funds: ManagersFunds;
  readonly dropping: readonly DroppingSeller[];
}

type Portfolio = Readonly<Record<keyof ManagersDashboard['portfolio'], string>>;

const PORTFOLIO = sql<{
  platformId: string;
  managerId: string;
  today: string;
  since7: string;
  since14: string;
  since30: string;
}>(
  'managers-portfolio',
  `
select count(*)::int as sellers, count(*) filter (where u.status = 'ACTIVE')::int as active,
  count(*) filter (where exists (
    select from seller_documents_read d where d.platform_id = u.platform_id and d.user_id = u.id and d.status = 'PENDING'
  ))::int as "documentsWaiting",
  coalesce(sum(s.today), 0)::bigint as today, coalesce(sum(s.days7), 0)::bigint as days7,
  coalesce(sum(s.days14), 0)::bigint as days14, coalesce(sum(s.days30), 0)::bigint as days30
from users_read u
cross join lateral (
  select sum(d.approved_gross) filter (where d.day = :today::date) as today,
    sum(d.approved_gross) filter (where d.day >= :since7::date) as days7,
    sum(d.approved_gross) filter (where d.day >= :since14::date) as days14, sum(d.approved_gross) as days30
  from sales_days_read d
  where d.platform_id = u.platform_id and d.producer_id = u.id and d.day >= :since30::date and d.currency = '${DEFAULT_CURRENCY}'
) s
where u.platform_id = :platformId and u.manager_id = :managerId and u.role = 'PRODUCER'`,
);

// Debt counts against what was earned: its entries grow with what is owed.
const FUNDS = sql<{ platformId: string; managerId: string; since: Date; now: Date }>(
  'managers-funds',
  `
with mine as (
  select id, bucket, balance from ledger_accounts_read
  where platform_id = :platformId and owner = 'manager' and owner_id = :managerId and currency = '${DEFAULT_CURRENCY}'
)
select bucket as what, balance as amount, null as day from mine
union all
select 'earned', coalesce(sum(case e.bucket when 'debt' then -e.amount else e.amount end), 0)::bigint, null
from ledger_entries_read e
where e.platform_id = :platformId and e.owner_id = :managerId and e.currency = '${DEFAULT_CURRENCY}' and e.posted_at >= :since
  and e.kind in ('SALE', 'REFUND', 'CHARGEBACK', 'RESTORE', 'CORRECTION')
union all
(select 'next', sum(r.amount)::bigint, to_char(r.due_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')
from mine m join ledger_releases_read r on r.platform_id = :platformId and r.account_id = m.id
where r.amount > 0 and r.due_at = (
  select min(first.due_at) from mine join ledger_releases_read first on first.platform_id = :platformId and first.account_id = mine.id
  where first.amount > 0 and first.due_at > :now and first.due_at < 'infinity')
group by r.due_at)`,
);

const DROPPING = sql<{ platformId: string; managerId: string; drop: number }>(
  'managers-dropping-sellers',
  `
select u.id, u.name, f.revenue, ((f.revenue_90 - f.revenue) / 2)::bigint as before
from users_read u join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
where u.platform_id = :platformId and u.manager_id = :managerId and u.role = 'PRODUCER'
  and f.revenue < :drop::numeric * (f.revenue_90 - f.revenue) / 2
order by (f.revenue_90 - f.revenue) / 2 - f.revenue desc, u.id limit ${MOST_DROPPING}`,
);

/** What the dashboard of a manager shows: the portfolio, the commission, and who sells less. Three statements. */
@Injectable()
export class ShowManagersDashboard {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  async of({ platformId }: TenantContext, managerId: string): Promise<ManagersDashboard> {
    const now = this.clock.now();
    const today = saoPauloDate(now);
    const since = (days: number) => addDays(today, 1 - days);
    const days = { today, since7: since(7), since14: since(14), since30: since(30) };
    const start = startOfSaoPauloDay(days.since30) ?? now;
    const [[portfolio], funds, dropping] = await Promise.all([
      this.reads.prepared<Portfolio>(PORTFOLIO({ platformId, managerId, ...days })),
      this.reads.prepared<FundsRow>(FUNDS({ platformId, managerId, since: start, now })),
      this.reads.prepared<DroppingSeller>(DROPPING({ platformId, managerId, drop: DROP })),
    ]);
    const number = (name: keyof Portfolio) => Number(portfolio?.[name] ?? 0);
    return {
      portfolio: {
        ...{ sellers: number('sellers'), active: number('active'), today: number('today') },
        ...{ documentsWaiting: number('documentsWaiting'), days7: number('days7') },
        ...{ days14: number('days14'), days30: number('days30') },
      },
      funds: fundsOf(funds),
      dropping: dropping.map(({ revenue, before, ...seller }) => ({
        ...{ ...seller, revenue: Number(revenue), before: Number(before) },
      })),
    };
  }
}

interface FundsRow {
  readonly what: string;
  readonly amount: string;
  readonly day: string | null;
}

function fundsOf(rows: readonly FundsRow[]): ManagersFunds {
  const of = (name: string) => Number(rows.find(({ what }) => what === name)?.amount ?? 0);
  const next = rows.find(({ what }) => what === 'next');
  return {
    ...{ pending: of('pending'), reserve: of('reserve'), available: of('available') },
    ...{ blocked: of('blocked'), debt: of('debt'), earned: of('earned') },
    next: next?.day ? { day: next.day, amount: Number(next.amount) } : null,
  };
}
