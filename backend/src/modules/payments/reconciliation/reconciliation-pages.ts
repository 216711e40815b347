import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Reads, Transactions, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { firstIdOf, newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { reconciliationProblem } from './reconciliation-problems.js';
import type { Difference } from './domain/compare.js';
import { daySpan } from './reconciliations.js';

/** More would ask the providers for an hour. */
export const MOST_DAYS = 31;
const MOST_RUNS = 60;
/** Of one run. A day on which a provider answered nothing differs in every charge. */
const MOST_DIFFERENCES = 20;
const DAY_MS = 86_400_000;

/** The comparison of one account on one day. */
export interface ReconciliationRun {
  readonly day: string;
  readonly provider: string;
  readonly account: string;
  readonly finished: boolean;
  readonly compared: number;
  readonly agreeing: number;
  readonly unanswered: number;
  /** How many there are; the first of them are in `differences`. */
  readonly differenceCount: number;
  readonly differences: readonly {
    readonly kind: Difference['kind'];
    readonly paymentId: string;
    readonly ours: { readonly status?: string };
    readonly theirs: { readonly status?: string };
    /** Of the payment today: the answer of the provider was applied when it could be. */
    readonly statusNow: string;
    readonly foundAt: string;
  }[];
}

const RUNS = sql<{ platformId: string; most: number; mostDifferences: number }>(
  'reconciliation-runs',
  `
select r.day::text, g.provider, g.name as account, r.finished_at is not null as finished, r.compared, r.agreeing, r.unanswered,
  (select count(*)::int from discrepancies d where d.reconciliation_id = r.id and d.platform_id = r.platform_id) as "differenceCount",
  coalesce((
    select json_agg(json_build_object('kind', d.kind, 'paymentId', a.payment_id, 'ours', d.ours, 'theirs', d.theirs, 'statusNow', p.status,
      'foundAt', d.found_at) order by d.attempt_id)
    from (
      select * from discrepancies where reconciliation_id = r.id and platform_id = r.platform_id order by attempt_id limit :mostDifferences
    ) d
    join attempts a on a.id = d.attempt_id and a.platform_id = d.platform_id
    join payments p on p.id = a.payment_id and p.platform_id = a.platform_id
  ), '[]') as differences
from reconciliations r
join gateway_accounts_read g on g.id = r.gateway_account_id and g.platform_id = r.platform_id
where r.platform_id = :platformId order by r.day desc, g.provider, r.gateway_account_id limit :most`,
);

const CHARGED = sql<{ platformId: string; from: string; to: string }>(
  'charged-accounts-of-platform',
  `select distinct gateway_account_id as "gatewayAccountId" from attempts where platform_id = :platformId and id >= :from and id < :to`,
);

const AGAIN = sql<{ platformId: string; day: string; now: Date }>(
  'reconcile-again',
  `
update reconciliations set compared_to = null, compared = 0, agreeing = 0, unanswered = 0, due_at = :now, finished_at = null
where platform_id = :platformId and day = :day::date and finished_at is not null`,
);

/** The comparisons of a platform with its providers, and new ones for days of the past. The worker makes them like those of each day. */
@Injectable()
export class ReconciliationPages {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The newest days first, each with its first differences. */
  latest({ platformId }: TenantContext): Promise<ReconciliationRun[]> {
    return this.reads.primary(RUNS({ platformId, most: MOST_RUNS, mostDifferences: MOST_DIFFERENCES }));
  }

  /**
   * Compares the charges of these days, again where they were compared. Differences that were found stay.
   * @throws Problem periodRefused (422): more than 31 days, none, or days that are not over. Nothing was written
   */
  async again(
    ctx: TenantContext,
    { from, until, reason }: { from: string; until: string; reason: string },
  ): Promise<void> {
    const { platformId } = ctx;
    const now = this.clock.now();
    const days = daysOf(from, until);
    if (days.length === 0 || days.length > MOST_DAYS || until >= saoPauloDate(now))
      throw reconciliationProblem('periodRefused');
    await this.transactions.run('reconcileAgain', async (tx) => {
      for (const day of days) {
        const span = daySpan(day);
        const ids = { from: firstIdOf(span.from), to: firstIdOf(span.to) };
        const charged = await statement<{ gatewayAccountId: string }>(tx, CHARGED({ platformId, ...ids }));
        await statement(tx, AGAIN({ platformId, day, now }));
        if (charged.length > 0)
          await statement(
            tx,
            insertRows({
              name: 'open-reconciliations-of-platform',
              into: 'reconciliations',
              columns: ['id', 'platform_id', 'gateway_account_id', 'day', 'due_at', 'opened_at'],
              rows: charged.map((of) => [newId(now), platformId, of.gatewayAccountId, day, now, now]),
              rest: 'on conflict (platform_id, gateway_account_id, day) do nothing',
            }),
          );
      }
      this.audit.record(ctx, tx, {
        ...{ action: 'reconciliation.requested', subject: 'reconciliations', reason },
        after: { from, until },
      });
    });
  }
}

/** The days of a period, YYYY-MM-DD; none when a day does not exist. */
function daysOf(from: string, until: string): string[] {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${until}T00:00:00Z`)];
  // The 31st of February is read as the 3rd of March.
  const isDay = (at: number, text: string) =>
    !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
  if (!isDay(first, from) || !isDay(last, until)) return [];
  const count = Math.min((last - first) / DAY_MS + 1, MOST_DAYS + 1);
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
