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

/** How the accounts of a platform have done lately. */
@Injectable()
export class AccountsHealth {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** An account without charges in the last 24 hours is left out. */
  ofLastDay({ platformId }: TenantContext): Promise<AccountHealth[]> {
    const firstId = firstIdOf(new Date(this.clock.now().getTime() - hours(24)));
    return this.reads.prepared<AccountHealth>(OF_LAST_DAY({ platformId, firstId }));
  }
}
