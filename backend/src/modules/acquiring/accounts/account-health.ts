import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { firstIdOf } from '../../../runtime/ids/index.js';

/** The charges of one account in the last 24 hours. */
export interface AccountHealth {
  readonly accountId: string;
  readonly attempts: number;
  readonly paid: number;
  /** Declined by the issuer or refused by the provider. */
  readonly declined: number;
  /** Without an answer of the provider so far. */
  readonly unknown: number;
  /** The median until the provider answered. Null: it has not answered. */
  readonly answerMs: number | null;
  readonly lastPaidAt: Date | null;
  /** The last charge that was declined, refused or not answered. */
  readonly lastFailedAt: Date | null;
  /** What the provider said when it last refused a charge. A decline of the issuer is none. Null: it refused none. */
  readonly lastError: string | null;
}

const OF_LAST_DAY = sql<{ platformId: string; firstId: string }>(
  'health-of-gateway-accounts',
  `
select gateway_account_id as "accountId", count(*)::int as attempts,
  count(*) filter (where state = 'SETTLED')::int as paid,
  count(*) filter (where state in ('DECLINED', 'REFUSED'))::int as declined,
  count(*) filter (where state = 'UNKNOWN')::int as unknown,
  round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) * 1000))::int as "answerMs",
  max(answered_at) filter (where state = 'SETTLED') as "lastPaidAt",
  max(coalesce(answered_at, created_at)) filter (where state in ('DECLINED', 'REFUSED', 'UNKNOWN')) as "lastFailedAt"
from attempts_read where platform_id = :platformId and id >= :firstId
  and gateway_account_id in (select id from gateway_accounts where platform_id = :platformId)
group by gateway_account_id`,
);

/** The newest refusal of each account, in the words of its review item. */
const LAST_ERRORS = sql<{ platformId: string; since: Date }>(
  'last-errors-of-gateway-accounts',
  `
select distinct on (a.gateway_account_id) a.gateway_account_id as "accountId",
  concat_ws(': ', i.detail ->> 'reason', i.detail ->> 'detail') as text
from review_items_read i
join attempts_read a on a.platform_id = i.platform_id and a.id = i.attempt_id
where i.platform_id = :platformId and i.created_at >= :since and i.kind = 'REFUSED_BY_PROVIDER'
order by a.gateway_account_id, i.created_at desc`,
);

/** How the accounts of a platform have done lately. */
@Injectable()
export class AccountsHealth {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** An account without charges in the last 24 hours is left out. */
  async ofLastDay({ platformId }: TenantContext): Promise<AccountHealth[]> {
    const since = new Date(this.clock.now().getTime() - hours(24));
    const firstId = firstIdOf(since);
    const [counted, errors] = await Promise.all([
      this.reads.prepared<Omit<AccountHealth, 'lastError'>>(OF_LAST_DAY({ platformId, firstId })),
      this.reads.prepared<{ accountId: string; text: string }>(LAST_ERRORS({ platformId, since })),
    ]);
    const textOf = new Map(errors.map(({ accountId, text }) => [accountId, text]));
    return counted.map((one) => ({ ...one, lastError: textOf.get(one.accountId) ?? null }));
  }
}
