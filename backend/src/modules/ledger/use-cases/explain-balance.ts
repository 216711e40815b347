import { Injectable } from '@nestjs/common';
import { cents, type Currency } from '@guiche/money';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import {
  explainBalances,
  type ExplainedBalance,
  type SummedEntries,
  type SummedReleases,
} from '../domain/explain-balances.js';
import { KeptBalances } from '../store/kept-balances.js';

interface Asked {
  readonly platformId: string;
  readonly sellerId: string;
  readonly currency: string;
}

const ENTRIES = sql<Asked>(
  'explained-balances',
  `
select a.bucket, e.kind, sum(e.amount)::bigint as amount, count(*)::int as entries
from ledger_accounts a join ledger_entries e on e.platform_id = a.platform_id and e.account_id = a.id
where a.platform_id = :platformId and a.owner = 'seller' and a.owner_id = :sellerId and a.currency = :currency
  and e.owner_id = :sellerId
group by a.bucket, e.kind order by a.bucket, e.kind`,
);

/** Later days are in the calendar of releases. */
const MOST_DAYS = 90;

const RELEASES = sql<Asked>(
  'explained-releases',
  `
select r.bucket, r.hold, sum(r.amount)::bigint as amount, count(*)::int as sales,
  case when r.hold = 'REFUND_REQUEST' or r.due_at = 'infinity' then null
    else to_char(coalesce(r.hold_until, r.due_at) at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') end as day
from ledger_accounts a join ledger_releases r on r.platform_id = a.platform_id and r.account_id = a.id
where a.platform_id = :platformId and a.owner = 'seller' and a.owner_id = :sellerId and a.currency = :currency and r.amount > 0
group by r.bucket, r.hold, day order by day nulls last, r.bucket, r.hold limit ${MOST_DAYS}`,
);

type Row<T> = Omit<T, 'amount'> & { readonly amount: string };

/** Explains the balances of a seller: what made them, and when what is locked becomes available. */
@Injectable()
export class ExplainBalance {
  constructor(
    private readonly reads: Reads,
    private readonly kept: KeptBalances,
    private readonly clock: Clock,
  ) {}

  /** Three statements; four where a part of the available balance is kept. */
  async explain(
    ctx: TenantContext,
    { sellerId, currency }: { readonly sellerId: string; readonly currency: Currency },
  ): Promise<ExplainedBalance[]> {
    const asked = { platformId: ctx.platformId, sellerId, currency };
    const [entries, releases, kept] = await Promise.all([
      this.reads.prepared<Row<SummedEntries>>(ENTRIES(asked)),
      this.reads.prepared<Row<SummedReleases>>(RELEASES(asked)),
      this.kept.of(ctx, { sellerId, currency, now: this.clock.now() }),
    ]);
    return explainBalances(entries.map(inCents), releases.map(inCents), { currency, kept });
  }
}

const inCents = <T extends { readonly amount: string }>(row: T) => ({
  ...row,
  amount: cents(Number(row.amount)),
});
