import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { DEFAULT_CURRENCY } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

const DAYS = 90;

export interface ReleaseForecast {
  /** Today, YYYY-MM-DD. */
  readonly from: string;
  readonly days: { readonly day: string; readonly pending: number; readonly reserve: number }[];
}

/** Amounts fall due at few instants. To write the day of each amount takes longer than the sums. */
const FORECAST = sql<{ platformId: string; to: Date; today: string; currency: string }>(
  'release-forecast',
  `
select greatest(to_char(due_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'), :today) as day,
  sum(pending)::bigint as pending, sum(reserve)::bigint as reserve
from (
  select due_at, coalesce(sum(amount) filter (where bucket = 'pending'), 0) as pending,
    coalesce(sum(amount) filter (where bucket = 'reserve'), 0) as reserve
  from ledger_releases where platform_id = :platformId and amount > 0 and due_at < :to and currency = :currency
  group by due_at
) instants
group by 1 order by 1`,
);

/** What becomes available on each of the next days, if nothing is returned. What is late counts for today. */
@Injectable()
export class ForecastReleases {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  async of({ platformId }: TenantContext): Promise<ReleaseForecast> {
    const from = saoPauloDate(this.clock.now());
    const to = startOfSaoPauloDay(addDays(from, DAYS)) ?? this.clock.now();
    const rows = await this.reads.prepared<{ day: string; pending: string; reserve: string }>(
      FORECAST({ platformId, to, today: from, currency: DEFAULT_CURRENCY }),
    );
    const days = rows.map(({ day, pending, reserve }) => ({
      ...{ day, pending: Number(pending), reserve: Number(reserve) },
    }));
    return { from, days };
  }
}
