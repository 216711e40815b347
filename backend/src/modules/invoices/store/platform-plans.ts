import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import { recordedIdOf, type TenantContext } from '../../../runtime/context/index.js';
import type { PlanTerms, SoldInMonth } from '../domain/invoice.js';

export interface PlatformPlan extends PlanTerms {
  readonly id: string;
  readonly name: string;
  /** Days after the end of the month until the invoice is due. */
  readonly dueDays: number;
  /** The first day of its first month, YYYY-MM-DD. */
  readonly startsOn: string;
  readonly reason: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** A month for which a platform has a plan and no invoice. */
export interface OpenMonth {
  readonly platformId: string;
  /** Its first day, YYYY-MM-DD. */
  readonly month: string;
}

const COLUMNS = `p.id, p.name, p.monthly, p.per_sale as "perSale", p.share_bps as "shareBps", p.minimum, p.due_days as "dueDays",
  p.starts_on::text as "startsOn", p.reason, p.created_at as "createdAt"`;

const HISTORY = sql<{ platformId: string }>(
  'history-of-platform-plans',
  `select ${COLUMNS}, coalesce(m.name, p.created_by) as "createdBy" from platform_plans p
left join masters_read m on m.id = ${recordedIdOf('master', 'p.created_by')}
where p.platform_id = :platformId order by p.created_at desc, p.id desc limit 200`,
);

const LOCK_PLATFORM = sql<{ platformId: string }>(
  'lock-plans-of-platform',
  `select pg_advisory_xact_lock(hashtextextended('plans ' || :platformId::uuid::text, 1))`,
);

const NEWEST = sql<{ platformId: string }>(
  'newest-platform-plan',
  'select id from platform_plans where platform_id = :platformId order by created_at desc, id desc limit 1',
);

const ADD = sql<PlanTerms & Omit<PlatformPlan, keyof PlanTerms> & { platformId: string }>(
  'add-platform-plan',
  `insert into platform_plans (platform_id, id, name, monthly, per_sale, share_bps, minimum, due_days, starts_on, reason, created_by,
  created_at)
values (:platformId, :id, :name, :monthly, :perSale, :shareBps, :minimum, :dueDays, :startsOn::date, :reason, :createdBy, :createdAt)`,
);

const OF_MONTH = sql<{ platformId: string; month: string }>(
  'platform-plan-of-month',
  `select ${COLUMNS}, p.created_by as "createdBy" from platform_plans p
where p.platform_id = :platformId and p.starts_on <= :month::date order by p.starts_on desc, p.created_at desc, p.id desc limit 1`,
);

/** The months looked at again and again: a process that slept for two months misses none. A month with a day of trial is not billed. */
const OPEN_MONTHS = sql<{ last: string }>(
  'months-without-invoice',
  `select first.platform_id as "platformId", m.month::date::text as month
from (select platform_id, min(starts_on) as month from platform_plans group by platform_id) first
join platform_standing_read s on s.id = first.platform_id
cross join lateral generate_series(greatest(first.month, :last::date - interval '2 months'), :last::date, interval '1 month') as m (month)
where (
  s.status in ('ACTIVE', 'SUSPENDED') or s.status = 'TRIAL' and s.trial_ends_at is not null
  or s.status = 'CLOSED' and m.month <= date_trunc('month', s.status_changed_at at time zone 'America/Sao_Paulo')
) and not exists (
  select from platform_trials_read t where t.platform_id = first.platform_id
    and t.started_at < (m.month + interval '1 month') at time zone 'America/Sao_Paulo'
    and t.ends_at > m.month::timestamp at time zone 'America/Sao_Paulo'
) and not exists (
  select from platform_invoices i where i.platform_id = first.platform_id and i.month = m.month::date
) order by m.month, first.platform_id`,
);

const SOLD = sql<{ platformId: string; everything: string; currency: string; month: string }>(
  'sold-in-month',
  `select coalesce(sum(approved), 0)::bigint as sales, coalesce(sum(approved_gross), 0)::bigint as gross from sales_days_read
where platform_id = :platformId and producer_id = :everything and currency = :currency
  and day >= :month::date and day < :month::date + interval '1 month'`,
);

/** What each platform pays the operator, in versions that begin with a month. */
@Injectable()
export class PlatformPlans {
  constructor(private readonly reads: Reads) {}

  /** The newest first. */
  history({ platformId }: TenantContext): Promise<PlatformPlan[]> {
    return this.reads.primary<PlatformPlan>(HISTORY({ platformId }));
  }

  /** Changes of a platform wait for each other. Returns the version that was written last. */
  async lock({ platformId }: TenantContext, tx: EntityManager): Promise<string | undefined> {
    await statement(tx, LOCK_PLATFORM({ platformId }));
    const [newest] = await statement<{ id: string }>(tx, NEWEST({ platformId }));
    return newest?.id;
  }

  async add({ platformId }: TenantContext, tx: EntityManager, plan: PlatformPlan): Promise<void> {
    await statement(tx, ADD({ platformId, ...plan }));
  }

  /** What holds in a month, named by its first day. */
  async ofMonth(
    { platformId }: TenantContext,
    tx: EntityManager,
    month: string,
  ): Promise<PlatformPlan | undefined> {
    const [found] = await statement<PlatformPlan>(tx, OF_MONTH({ platformId, month }));
    return found;
  }

  /** Of platforms that sell, are suspended, or were closed in that month or later, the oldest first. @param last the first day of the last month that is over */
  openMonths(last: string): Promise<OpenMonth[]> {
    return this.reads.primary<OpenMonth>(OPEN_MONTHS({ last }));
  }

  async sold(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly month: string; readonly everything: string; readonly currency: string },
  ): Promise<SoldInMonth> {
    const [found] = await statement<SoldInMonth>(tx, SOLD({ platformId, ...of }));
    if (!found) throw new Error('a sum has one row');
    return found;
  }
}
