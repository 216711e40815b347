import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { DisputeRules } from '../../platforms/index.js';
import type { MonthOfCards } from '../domain/chargeback-limits.js';

/** The month in America/Sao_Paulo, and the instants between which it lies. */
export interface CardMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly from: Date;
  readonly until: Date;
}

export interface SubjectOfChargebacks extends MonthOfCards {
  /** The id of a seller, or a brand in small letters. */
  readonly subject: string;
  /** Of a seller. */
  readonly name: string | null;
}

export type SubjectKind = 'SELLER' | 'BRAND';

interface OfMonth {
  readonly platformId: string;
  readonly from: Date;
  readonly until: Date;
}

/** Sellers with the most chargebacks are shown up to here. */
const MOST_SELLERS = 100;

/** MED disputes are of PIX, and other currencies have no limit. */
const CHARGEBACKS = `d.platform_id = :platformId and d.kind = 'CHARGEBACK' and d.currency = 'BRL'
  and d.notified_at >= :from and d.notified_at < :until`;

const SELLERS = sql<OfMonth>(
  'chargebacks-of-sellers',
  `
select c.subject, u.name, c.chargebacks, c.disputed, coalesce((
  select sum(x.approved_gross) from sales_days_read x
  where x.platform_id = :platformId and x.producer_id = c.subject and x.method = 'CREDIT_CARD'
    and x.currency = 'BRL' and x.day >= (:from::timestamptz at time zone 'America/Sao_Paulo')::date
    and x.day < (:until::timestamptz at time zone 'America/Sao_Paulo')::date
), 0)::bigint as sold
from (
  select d.seller_id as subject, count(*)::int as chargebacks, sum(d.amount)::bigint as disputed
  from disputes d where ${CHARGEBACKS} group by 1 order by 2 desc, 3 desc, 1 limit ${MOST_SELLERS}
) c
join users_read u on u.platform_id = :platformId and u.id = c.subject
order by c.disputed desc, c.subject`,
);

const BRANDS = sql<OfMonth>(
  'chargebacks-of-brands',
  `
select c.subject, null as name, c.chargebacks, c.disputed, coalesce((
  select sum(b.gross) from sales_read b
  where b.platform_id = :platformId and b.card_brand = c.subject and b.currency = 'BRL'
    and b.approved_at >= :from and b.approved_at < :until
), 0)::bigint as sold
from (
  select s.card_brand as subject, count(*)::int as chargebacks, sum(d.amount)::bigint as disputed
  from disputes d join sales_read s on s.platform_id = :platformId and s.id = d.order_id and s.card_brand is not null
  where ${CHARGEBACKS} group by 1
) c
order by c.disputed desc, c.subject`,
);

interface OfSeller extends OfMonth {
  readonly sellerId: string;
}

const OF_SELLER = sql<OfSeller>(
  'own-chargebacks',
  `
select count(*)::int as chargebacks, coalesce(sum(d.amount), 0)::bigint as disputed, coalesce((
  select sum(x.approved_gross) from sales_days_read x
  where x.platform_id = :platformId and x.producer_id = :sellerId and x.method = 'CREDIT_CARD'
    and x.currency = 'BRL' and x.day >= (:from::timestamptz at time zone 'America/Sao_Paulo')::date
    and x.day < (:until::timestamptz at time zone 'America/Sao_Paulo')::date
), 0)::bigint as sold
from disputes d where ${CHARGEBACKS} and d.seller_id = :sellerId`,
);

const BRANDS_OF_SELLER = sql<OfSeller>(
  'own-chargebacks-of-brands',
  `
select c.subject, null as name, c.chargebacks, c.disputed, coalesce((
  select sum(b.gross) from sales_read b
  where b.platform_id = :platformId and b.card_brand = c.subject and b.producer_id = :sellerId and b.currency = 'BRL'
    and b.approved_at >= :from and b.approved_at < :until
), 0)::bigint as sold
from (
  select s.card_brand as subject, count(*)::int as chargebacks, sum(d.amount)::bigint as disputed
  from disputes d join sales_read s on s.platform_id = :platformId and s.id = d.order_id and s.card_brand is not null
  where ${CHARGEBACKS} and d.seller_id = :sellerId group by 1
) c
order by c.disputed desc, c.subject`,
);

const RULES = sql<{ platformId: string }>(
  'limits-of-chargebacks',
  'select dispute_rules as rules from platform_dispute_rules_read where platform_id = :platformId',
);

const TELL = sql<{
  platformId: string;
  id: string;
  month: string;
  kind: SubjectKind;
  subject: string;
  chargebacks: number;
  disputed: number;
  sold: number;
  now: Date;
}>(
  'tell-chargebacks-over-limit',
  `insert into chargeback_notices (platform_id, id, month, kind, subject, chargebacks, disputed, sold, created_at)
values (:platformId, :id, :month, :kind, :subject, :chargebacks, :disputed, :sold, :now)
on conflict (platform_id, month, kind, subject) do nothing returning id`,
);

const TOLD = sql<{ platformId: string; month: string }>(
  'told-chargebacks-over-limit',
  `with told as materialized (
  select n.kind, n.subject, n.created_at, n.id, case n.kind when 'SELLER' then n.subject::uuid end as seller_id
  from chargeback_notices n where n.platform_id = :platformId and n.month = :month
)
select t.kind, t.subject, u.name from told t
left join users_read u on u.platform_id = :platformId and u.id = t.seller_id order by t.kind, t.created_at, t.id`,
);

const PLATFORMS = sql<{ from: Date; until: Date }>(
  'platforms-with-chargebacks',
  `select distinct platform_id as "platformId" from disputes
where kind = 'CHARGEBACK' and notified_at >= :from and notified_at < :until order by 1`,
);

/** The chargebacks of a month beside the card sales of it. */
@Injectable()
export class ChargebackFigures {
  constructor(private readonly reads: Reads) {}

  /** Those with the most first, a hundred at most. */
  sellers({ platformId }: TenantContext, { from, until }: CardMonth): Promise<SubjectOfChargebacks[]> {
    return this.reads.prepared<SubjectOfChargebacks>(SELLERS({ platformId, from, until }));
  }

  /** Without sales whose card number was not seen. */
  brands({ platformId }: TenantContext, { from, until }: CardMonth): Promise<SubjectOfChargebacks[]> {
    return this.reads.prepared<SubjectOfChargebacks>(BRANDS({ platformId, from, until }));
  }

  /** Of one seller, also without chargebacks. */
  async ofSeller(
    { platformId }: TenantContext,
    sellerId: string,
    { from, until }: CardMonth,
  ): Promise<MonthOfCards> {
    const [found] = await this.reads.prepared<MonthOfCards>(OF_SELLER({ platformId, sellerId, from, until }));
    return found ?? { chargebacks: 0, disputed: 0, sold: 0 };
  }

  /** The card brands of one seller that have chargebacks. */
  brandsOfSeller(
    { platformId }: TenantContext,
    sellerId: string,
    { from, until }: CardMonth,
  ): Promise<SubjectOfChargebacks[]> {
    return this.reads.prepared<SubjectOfChargebacks>(BRANDS_OF_SELLER({ platformId, sellerId, from, until }));
  }

  /** What the platform has set. */
  async rules({ platformId }: TenantContext): Promise<Partial<DisputeRules>> {
    const [row] = await this.reads.prepared<{ rules: Partial<DisputeRules> }>(RULES({ platformId }));
    return row?.rules ?? {};
  }

  /** False: staff were told in this month. */
  async tell(
    { platformId }: TenantContext,
    tx: EntityManager,
    notice: Omit<Parameters<typeof TELL>[0], 'platformId'>,
  ): Promise<boolean> {
    return (await statement(tx, TELL({ platformId, ...notice }))).length > 0;
  }

  /** Who was over a limit in a month when it was last looked. */
  told(
    { platformId }: TenantContext,
    month: string,
  ): Promise<{ readonly kind: SubjectKind; readonly subject: string; readonly name: string | null }[]> {
    return this.reads.prepared(TOLD({ platformId, month }));
  }

  platforms({ from, until }: CardMonth): Promise<{ readonly platformId: string }[]> {
    return this.reads.primary(PLATFORMS({ from, until }));
  }
}
