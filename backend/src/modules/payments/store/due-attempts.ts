import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { QueryPriority } from '../domain/query-schedule.js';

/** An attempt that is due for a query. */
export interface DueAttempt {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly askPriority: QueryPriority;
}

/** An account with attempts that are due. */
export interface DueAccount {
  readonly platformId: string;
  readonly gatewayAccountId: string;
}

/** How many attempts to claim. */
export interface Claim {
  /** Of those that a buyer waits for: of each of their two priorities. */
  readonly waiting: number;
  readonly others: number;
}

/** Whether any attempt is due at $1: one look at an index, whatever is not due. */
export const ATTEMPTS_DUE = `select from attempts where due_at between '-infinity' and $1`;

// Platforms of accounts, and not of due attempts: a long queue at one account would be read each second.
const PLATFORMS = sql<Record<never, never>>(
  'platforms-of-accounts',
  'select distinct platform_id as "platformId" from gateway_accounts_read order by 1',
);

// Looks into the index on (account, priority, due) once for each account and priority, instead of reading the rows between: the cost
// depends on the accounts of the platform, not on their attempts.
const ACCOUNTS_DUE = sql<{ now: Date; platformId: string }>(
  'accounts-due',
  `
select account.platform_id as "platformId", account.id as "gatewayAccountId" from gateway_accounts_read account
where account.platform_id = :platformId and exists (
  select from (values (0::smallint), (1::smallint), (2::smallint)) priority(value)
  cross join lateral (
    select from attempts a
    where a.platform_id = :platformId and a.due_at is not null
      and (a.gateway_account_id, a.ask_priority, a.due_at) >= (account.id, priority.value, '-infinity'::timestamptz)
      and (a.gateway_account_id, a.ask_priority, a.due_at) <= (account.id, priority.value, :now)
    order by a.gateway_account_id, a.ask_priority, a.due_at limit 1
  ) due
)
order by account.id`,
);

// Claimed by moving due_at: after a crash the attempt becomes due again. Planned once for any values, two
// things would read every attempt there ever was: ids that are a join and not an array, and a range without a beginning, which
// PostgreSQL takes for a third of the table. Each priority is a range of the index by itself, and is written as a range of rows
// because only the index on (account, priority, due) has them: by the one on the time alone, what is due at other accounts would
// be read too.
const claimOf = (priority: QueryPriority, most: string): string => `
  array(
    select id from attempts
    where due_at is not null and platform_id = :platformId
      and (gateway_account_id, ask_priority, due_at) >= (:gatewayAccountId::uuid, ${priority}::smallint, '-infinity'::timestamptz)
      and (gateway_account_id, ask_priority, due_at) <= (:gatewayAccountId::uuid, ${priority}::smallint, :now::timestamptz)
    order by gateway_account_id, ask_priority, due_at limit ${most} for update skip locked
  )`;

const CLAIM_DUE = sql<{
  gatewayAccountId: string;
  platformId: string;
  now: Date;
  until: Date;
  waiting: number;
  others: number;
}>(
  'claim-due-attempts',
  `
update attempts set due_at = :until
where platform_id = :platformId and id = any (${claimOf(0, ':waiting')} || ${claimOf(1, ':waiting')} || ${claimOf(2, ':others')})
  and gateway_account_id = :gatewayAccountId and due_at <= :now
returning id as "attemptId", platform_id as "platformId", gateway_account_id as "gatewayAccountId", ask_priority as "askPriority"`,
);

// The cause may be permanent: the intervals grow, and are reset when an outcome is written again.
const STUMBLE = sql<{ attemptId: string; platformId: string }>(
  'stumble-attempt',
  `
update attempts set stumbles = stumbles + 1 where id = :attemptId and platform_id = :platformId
returning stumbles, payment_id as "paymentId"`,
);

const SET_DUE = sql<{ attemptId: string; platformId: string; dueAt: Date }>(
  'set-attempt-due',
  `update attempts set due_at = :dueAt where id = :attemptId and platform_id = :platformId and due_at is not null`,
);

/** The attempts that are due for a query. */
@Injectable()
export class DueAttempts {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  /** Records that an outcome could not be written. Returns the number of consecutive failures. */
  async stumble(
    { platformId }: TenantContext,
    tx: EntityManager,
    attemptId: string,
    nextAsk: (stumbles: number) => Date,
  ): Promise<{ stumbles: number; paymentId: string } | undefined> {
    const [stumbled] = await statement<{ stumbles: number; paymentId: string }>(
      tx,
      STUMBLE({ attemptId, platformId }),
    );
    if (stumbled) await statement(tx, SET_DUE({ attemptId, platformId, dueAt: nextAsk(stumbled.stumbles) }));
    return stumbled;
  }

  /** The accounts that have attempts which are due. One statement, and one for each platform with accounts; none locks a row. */
  async accountsDue(now: Date): Promise<DueAccount[]> {
    const platforms = await this.reads.prepared<{ platformId: string }>(PLATFORMS({}));
    const due: DueAccount[] = [];
    for (const { platformId } of platforms)
      due.push(...(await this.reads.prepared<DueAccount>(ACCOUNTS_DUE({ now, platformId }))));
    return due;
  }

  /** Attempts of an account that are due, claimed until then, those first that a buyer waits for. */
  async claimDue(
    { gatewayAccountId, platformId }: DueAccount,
    { now, until }: { now: Date; until: Date },
    { waiting, others }: Claim,
  ): Promise<DueAttempt[]> {
    const claimed = await this.transactions.single<DueAttempt>(
      CLAIM_DUE({ gatewayAccountId, platformId, now, until, waiting, others }),
    );
    return claimed.sort((one, other) => one.askPriority - other.askPriority);
  }
}
