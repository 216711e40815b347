import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { ReadSalesFigures, type SalesFigures, type SellerRole } from '../../sales/index.js';
import { FirstSteps, type SellerSteps } from './first-steps.js';

const MOST_PRODUCTS = 5;
const MOST_OFFERS = 10;
const RECENT = 6;
/** Products that can be chosen; who has more chooses in the list of sales. */
const MOST_CHOICES = 100;

interface Asked {
  readonly producerId: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly productId: string | null;
  readonly role: SellerRole;
  /** Whether the reader may see how much money there is. */
  readonly seesBalances: boolean;
  /** Whether the reader is the seller, who begins by some steps. */
  readonly isOwner: boolean;
}

export interface RecentSale {
  readonly id: string;
  readonly product: string;
  /** Null: the buyer is the producer's. */
  readonly buyer: string | null;
  readonly status: string;
  readonly share: number;
  readonly createdAt: Date;
}

/** Cents by bucket; `debt` is what the seller owes. */
export interface DashboardBalances {
  readonly available: number;
  readonly pending: number;
  readonly reserve: number;
  readonly blocked: number;
  readonly debt: number;
  /** What is released on the first day to come. */
  readonly next: { readonly day: string; readonly amount: number } | null;
}

export interface OwnDashboard {
  readonly figures: SalesFigures;
  readonly recent: readonly RecentSale[];
  readonly balances: DashboardBalances | null;
  readonly titles: ReadonlyMap<string, string>;
  /** How the seller begins, while there is no sale. */
  readonly steps: SellerSteps | null;
  /** The products by name: one of them can be chosen. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly isProduct: boolean;
}

const TITLES = sql<{ platformId: string; producerId: string; ids: readonly string[] }>(
  'dashboard-titles',
  `
(select p.id, p.name as title, true as "isProduct" from products_read p
where p.platform_id = :platformId and p.producer_id = :producerId order by p.id = any (:ids::uuid[]) desc, p.id desc limit ${MOST_CHOICES})
union all
select o.id, o.title, false from offers_read o join products_read p on p.platform_id = o.platform_id and p.id = o.product_id
where o.platform_id = :platformId and p.producer_id = :producerId and o.id = any (:ids::uuid[])`,
);

const RECENT_SALES = sql<{ platformId: string; producerId: string; productId: string | null }>(
  'dashboard-recent-sales',
  `select id, product_name as product, buyer_name as buyer, status, producer_share as share, created_at as "createdAt"
from sales_read where platform_id = :platformId and producer_id = :producerId and (:productId::uuid is null or product_id = :productId::uuid)
order by created_at desc, id desc limit ${RECENT}`,
);

type Partner = { platformId: string; sellerId: string; role: SellerRole };

const PARTNER_SALES = sql<Partner & { productId: string | null }>(
  'dashboard-sales-of-partner',
  `select s.id, s.product_name as product, null as buyer, s.status, w.share, w.created_at as "createdAt"
from sale_partners_read w join sales_read s on s.platform_id = w.platform_id and s.id = w.sale_id
where w.platform_id = :platformId and w.seller_id = :sellerId and w.role = :role
  and (:productId::uuid is null or s.product_id = :productId::uuid)
order by w.created_at desc, w.sale_id desc limit ${RECENT}`,
);

/** Those of the contracts, and those that were sold under contracts that ended. */
const PARTNER_TITLES = sql<Partner & { ids: readonly string[] }>(
  'dashboard-titles-of-partner',
  `select p.id, p.name as title, true as "isProduct" from products_read p
where p.platform_id = :platformId and (
  p.id in (select c.product_id from contracts_read c where c.platform_id = :platformId and c.partner_id = :sellerId and c.state = 'ACTIVE'
    and c.kind = case :role::text when 'AFFILIATE' then 'AFFILIATION' else 'CO_PRODUCTION' end)
  or p.id in (select d.product_id from partner_days_read d
    where d.platform_id = :platformId and d.seller_id = :sellerId and d.role = :role and d.product_id = any (:ids::uuid[])))
order by p.id = any (:ids::uuid[]) desc, p.id desc limit ${MOST_CHOICES}`,
);

const BALANCES = sql<{ platformId: string; producerId: string; currency: string; now: Date }>(
  'dashboard-balances',
  `
with mine as (
  select id, bucket, balance from ledger_accounts_read
  where platform_id = :platformId and owner = 'seller' and owner_id = :producerId and currency = :currency
)
select bucket, balance as amount, null as day from mine
union all
(select 'next', sum(r.amount)::bigint, to_char(r.due_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')
from mine m join ledger_releases_read r on r.platform_id = :platformId and r.account_id = m.id
where r.amount > 0 and r.due_at = (
  select min(first.due_at) from mine join ledger_releases_read first on first.platform_id = :platformId and first.account_id = mine.id
  where first.amount > 0 and first.due_at > :now and first.due_at < 'infinity')
group by r.due_at)`,
);

/** What the dashboard of a seller shows. Five statements, and one more before the first sale. */
@Injectable()
export class ShowOwnDashboard {
  constructor(
    private readonly figures: ReadSalesFigures,
    private readonly firstSteps: FirstSteps,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  async of(ctx: TenantContext, { seesBalances, isOwner, ...asked }: Asked): Promise<OwnDashboard> {
    const { platformId } = ctx;
    const { producerId, productId, currency, role } = asked;
    const isProducer = role === 'PRODUCER';
    const partner = { platformId, sellerId: producerId, role };
    const [all, recent, balances] = await Promise.all([
      this.figures.of(ctx, asked),
      this.reads.prepared<RecentSale>(
        isProducer
          ? RECENT_SALES({ platformId, producerId, productId })
          : PARTNER_SALES({ ...partner, productId }),
      ),
      seesBalances ? this.balances({ platformId, producerId, currency, now: this.clock.now() }) : null,
    ]);
    const figures = {
      ...all,
      products: [...all.products]
        .sort((one, other) => other.approvedGross - one.approvedGross)
        .filter(({ approved }) => approved > 0)
        .slice(0, MOST_PRODUCTS),
      conversion: isProducer ? all.conversion.slice(0, MOST_OFFERS) : [],
    };
    const ids = [
      ...figures.products.map(({ productId }) => productId),
      ...figures.conversion.flatMap(({ offerId }) => offerId ?? []),
      ...(productId === null ? [] : [productId]),
    ];
    const begins = isProducer && isOwner && recent.length === 0 && productId === null;
    const [found, steps] = await Promise.all([
      this.reads.prepared<Titled>(
        isProducer ? TITLES({ platformId, producerId, ids }) : PARTNER_TITLES({ ...partner, ids }),
      ),
      begins ? this.firstSteps.of(ctx, producerId) : null,
    ]);
    return {
      ...{ figures, balances, steps },
      recent: recent.map((sale) => ({ ...sale, share: Number(sale.share) })),
      titles: new Map(found.map(({ id, title }) => [id, title])),
      choices: found
        .flatMap(({ id, title, isProduct }) => (isProduct ? [{ id, name: title }] : []))
        .sort((one, other) => one.name.localeCompare(other.name)),
    };
  }

  private async balances(account: Parameters<typeof BALANCES>[0]): Promise<DashboardBalances> {
    const rows = await this.reads.prepared<{ bucket: string; amount: string; day: string | null }>(
      BALANCES(account),
    );
    const next = rows.find(({ bucket }) => bucket === 'next');
    const of = (bucket: string) => Number(rows.find((row) => row.bucket === bucket)?.amount ?? 0);
    return {
      ...{ available: of('available'), pending: of('pending'), reserve: of('reserve') },
      ...{ blocked: of('blocked'), debt: of('debt') },
      next: next?.day ? { day: next.day, amount: Number(next.amount) } : null,
    };
  }
}
