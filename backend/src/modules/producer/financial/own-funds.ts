import { Injectable } from '@nestjs/common';
import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { KeptBalances, type KeptBalance } from '../../ledger/index.js';

const BUCKETS = ['available', 'pending', 'reserve', 'blocked', 'debt'] as const;
export type FundsBucket = (typeof BUCKETS)[number];

/** What is released on one day. */
export interface ReleaseDay {
  /** YYYY-MM-DD in America/Sao_Paulo. */
  readonly day: string;
  readonly bucket: 'pending' | 'reserve';
  readonly amount: number;
  readonly sales: number;
}

/** What is held beyond its rule. `until` of a hold by staff. */
export interface HeldAmount {
  readonly bucket: 'pending' | 'reserve';
  readonly why: 'TRACKING' | 'REFUND_REQUEST' | 'STAFF';
  readonly amount: number;
  readonly sales: number;
  readonly until: string | null;
}

/** @see KeptBalance */
export interface KeptFunds {
  readonly amount: number;
  readonly bps: number;
  readonly days: number;
  readonly saleDays: number;
  readonly lessOn: string | null;
  readonly nothingOn: string | null;
}

export interface OwnFunds {
  readonly balances: Readonly<Record<FundsBucket, number>>;
  /** The first day on which something of the bucket is released. */
  readonly next: Readonly<Record<'pending' | 'reserve', string | null>>;
  readonly held: readonly HeldAmount[];
  /** What of the available balance guarantees recent sales, until when. Null: nothing. */
  readonly kept: KeptFunds | null;
  /** YYYY-MM */
  readonly month: string;
  readonly today: string;
  readonly days: readonly ReleaseDay[];
}

/** A sale of which something is released on a day. */
export interface ReleasedSale {
  readonly saleId: string | null;
  readonly code: string | null;
  readonly product: string | null;
  readonly bucket: 'pending' | 'reserve';
  readonly amount: number;
  readonly hold: 'REFUND_REQUEST' | 'STAFF' | null;
}

interface Row {
  readonly what: 'balance' | 'day' | 'next' | 'held';
  readonly bucket: FundsBucket;
  readonly day: string | null;
  readonly why: HeldAmount['why'] | null;
  readonly amount: string | null;
  readonly sales: number | null;
}

const DAY = `to_char(r.due_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`;

const FUNDS = sql<{
  platformId: string;
  sellerId: string;
  currency: string;
  from: Date;
  to: Date;
  now: Date;
}>(
  'own-funds',
  `
with mine as (
  select id, bucket, balance from ledger_accounts_read
  where platform_id = :platformId and owner = 'seller' and owner_id = :sellerId and currency = :currency
)
select 'balance' as what, bucket, null as day, null as why, balance as amount, null::int as sales from mine
union all
select 'day', m.bucket, ${DAY}, null, sum(r.amount)::bigint, count(*)::int
from mine m join ledger_releases_read r on r.platform_id = :platformId and r.account_id = m.id
where r.amount > 0 and r.due_at >= :from and r.due_at < :to
group by m.bucket, ${DAY}
union all
select 'next', m.bucket, first.day, null, null, null
from mine m cross join lateral (
  select ${DAY} as day from ledger_releases_read r
  where r.platform_id = :platformId and r.account_id = m.id and r.amount > 0 and r.due_at > :now and r.due_at < 'infinity'
  order by r.due_at limit 1
) first
union all
select 'held', m.bucket, to_char(max(r.hold_until) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), coalesce(r.hold, 'TRACKING'),
  sum(r.amount)::bigint, count(*)::int
from mine m join ledger_releases_read r on r.platform_id = :platformId and r.account_id = m.id
where r.amount > 0 and (r.hold is not null or r.due_at = 'infinity')
group by m.bucket, r.hold`,
);

/** Of one day; who has more sales sees them in the statement afterwards. */
const MOST_SALES = 500;

const SALES = sql<{ platformId: string; sellerId: string; currency: string; from: Date; to: Date }>(
  'own-releases-of-day',
  `
select s.id as "saleId", s.code, s.product_name as product, r.bucket, r.amount, r.hold
from ledger_accounts_read a
join ledger_releases_read r on r.platform_id = a.platform_id and r.account_id = a.id
left join payments_read p on p.platform_id = r.platform_id and p.id = r.payment_id
left join sales_read s on s.platform_id = p.platform_id and s.id = p.order_id
where a.platform_id = :platformId and a.owner = 'seller' and a.owner_id = :sellerId and a.currency = :currency
  and r.amount > 0 and r.due_at >= :from and r.due_at < :to
order by r.amount desc, r.id limit ${MOST_SALES}`,
);

interface Asked {
  readonly sellerId: string;
  readonly currency: string;
}

/** What a seller has, what is locked, why and until when. */
@Injectable()
export class ShowOwnFunds {
  constructor(
    private readonly reads: Reads,
    private readonly keptBalances: KeptBalances,
    private readonly clock: Clock,
  ) {}

  /**
   * Two statements; three where a part of the available balance is kept.
   * @param month YYYY-MM; the present one where it is left out
   * @throws Problem notFound: there is no such month
   */
  async of(
    ctx: TenantContext,
    { month: asked, ...account }: Asked & { readonly month?: string | undefined },
  ): Promise<OwnFunds> {
    const now = this.clock.now();
    const today = saoPauloDate(now);
    const month = asked ?? today.slice(0, 'YYYY-MM'.length);
    const from = startOfDay(`${month}-01`);
    const to = startOfDay(`${addDays(`${month}-01`, 31).slice(0, 'YYYY-MM'.length)}-01`);
    const { platformId } = ctx;
    const [rows, kept] = await Promise.all([
      this.reads.prepared<Row>(FUNDS({ platformId, ...account, from, to, now })),
      this.keptBalances.of(ctx, { ...account, now }),
    ]);
    const of = (what: Row['what']) => rows.filter((row) => row.what === what);
    const balance = (bucket: FundsBucket) =>
      Number(of('balance').find((row) => row.bucket === bucket)?.amount ?? 0);
    const next = (bucket: FundsBucket) => of('next').find((row) => row.bucket === bucket)?.day ?? null;
    return {
      ...{ month, today },
      kept: kept === null ? null : keptFunds(kept, balance('available')),
      balances: {
        ...{ available: balance('available'), pending: balance('pending'), reserve: balance('reserve') },
        ...{ blocked: balance('blocked'), debt: balance('debt') },
      },
      next: { pending: next('pending'), reserve: next('reserve') },
      days: of('day')
        .map(({ day, bucket, amount, sales }) => ({
          ...{ day: day ?? '', bucket: bucket as ReleaseDay['bucket'] },
          ...{ amount: Number(amount), sales: sales ?? 0 },
        }))
        .sort((one, other) => one.day.localeCompare(other.day)),
      held: of('held').map(({ bucket, why, amount, sales, day }) => ({
        ...{ bucket: bucket as HeldAmount['bucket'], why: why ?? 'STAFF', until: day },
        ...{ amount: Number(amount), sales: sales ?? 0 },
      })),
    };
  }

  /** The sales of which something is released on a day, the largest amounts first. @throws Problem notFound: there is no such day */
  async releasedOn(
    { platformId }: TenantContext,
    { day, ...account }: Asked & { readonly day: string },
  ): Promise<ReleasedSale[]> {
    const [from, to] = [startOfDay(day), startOfDay(addDays(day, 1))];
    const rows = await this.reads.prepared<ReleasedSale>(SALES({ platformId, ...account, from, to }));
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }
}

function keptFunds({ rule, amount, lessOn, nothingOn }: KeptBalance, available: number): KeptFunds | null {
  const kept = Math.min(available, amount);
  return kept <= 0 ? null : { amount: kept, ...rule, lessOn, nothingOn };
}

function startOfDay(day: string): Date {
  const start = startOfSaoPauloDay(day);
  if (!start) throw runtimeProblem('notFound');
  return start;
}
