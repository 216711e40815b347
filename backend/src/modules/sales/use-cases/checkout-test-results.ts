import { cents, type Cents, type Currency } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { days } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { CHECKOUT_VARIANTS, variantName, type CheckoutVariant } from '../../catalog/index.js';
import { compareVariants, type VariantComparison } from '../domain/compare-variants.js';

export interface VariantResult {
  readonly variant: CheckoutVariant;
  readonly views: number;
  /** Forms in which somebody began to type. */
  readonly starts: number;
  /** Orders, paid or not. */
  readonly orders: number;
  /** Those that were paid, also if the money went back later. */
  readonly sales: number;
  readonly value: Cents;
}

export interface TestResults extends VariantComparison {
  /** Full days from the beginning to the end, or until now. */
  readonly ranDays: number;
  readonly currency: Currency;
  readonly variants: readonly VariantResult[];
}

interface ComparedOffer {
  readonly offerId: string;
  readonly currency: Currency;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

interface OfTest {
  readonly platformId: string;
  readonly testId: string;
}

const TEST = sql<OfTest & { producerId: string }>(
  'checkout-test',
  `
select t.offer_id as "offerId", o.currency, t.started_at as "startedAt", t.ended_at as "endedAt" from checkout_tests_read t
join offers_read o on o.id = t.offer_id and o.platform_id = t.platform_id
where t.platform_id = :platformId and t.id = :testId and t.producer_id = :producerId`,
);

const SOLD = sql<OfTest>(
  'sales-of-variants',
  `
select o.checkout_variant as variant, count(*)::int as orders, count(s.approved_at)::int as sales,
  coalesce(sum(s.gross) filter (where s.approved_at is not null), 0)::float8 as value
from orders_read o
left join sales s on s.id = o.id and s.platform_id = o.platform_id
where o.platform_id = :platformId and o.checkout_test_id = :testId
group by o.checkout_variant`,
);

const VIEWS = sql<{ platformId: string; producerId: string; offerId: string; names: string[] }>(
  'views-of-variants',
  `
select variant, sum(views)::float8 as views, sum(starts)::float8 as starts from visit_days_read
where platform_id = :platformId and producer_id = :producerId and offer_id = :offerId and variant = any(:names::text[])
group by variant`,
);

/** What two compared checkouts of an own offer did. */
@Injectable()
export class CheckoutTestResults {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async of({ platformId }: TenantContext, { accountId }: Session, testId: string): Promise<TestResults> {
    const producerId = accountId;
    const [test] = await this.reads.primary<ComparedOffer>(TEST({ platformId, testId, producerId }));
    if (!test) throw runtimeProblem('notFound');
    const names = CHECKOUT_VARIANTS.map((variant) => variantName(testId, variant));
    const [sold, viewed] = await Promise.all([
      this.reads.primary<Omit<VariantResult, 'views' | 'starts'>>(SOLD({ platformId, testId })),
      this.reads.primary<{ variant: string; views: number; starts: number }>(
        VIEWS({ platformId, producerId, offerId: test.offerId, names }),
      ),
    ]);
    const resultOf = (variant: CheckoutVariant): VariantResult => {
      const own = sold.find((row) => row.variant === variant);
      const seen = viewed.find((row) => row.variant === variantName(testId, variant));
      const { views = 0, starts = 0 } = seen ?? {};
      const { orders = 0, sales = 0, value = cents(0) } = own ?? {};
      return { variant, views, starts, orders, sales, value: cents(value) };
    };
    const [a, b] = [resultOf('A'), resultOf('B')];
    const until = test.endedAt ?? this.clock.now();
    const ranDays = Math.floor((until.getTime() - test.startedAt.getTime()) / days(1));
    return { ...compareVariants(a, b, ranDays), ranDays, currency: test.currency, variants: [a, b] };
  }
}
