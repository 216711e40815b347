import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { AskPriority } from '../domain/asking.js';

/** An attempt that it is time to ask about. */
export interface DueAttempt {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly askPriority: AskPriority;
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

// Locks nothing. Reads what is due once; what is not due costs nothing.
const PLATFORMS_DUE = `select distinct platform_id as "platformId" from attempts where due_at between '-infinity' and $1`;

// Looks into the index on (account, priority, due) once for each account and priority, instead of reading the rows between: the cost
// depends on the accounts of the platform, not on their attempts.
const ACCOUNTS_DUE = `
select account.platform_id as "platformId", account.id as "gatewayAccountId" from gateway_accounts account
where account.platform_id = $2 and exists (
  select from (values (0::smallint), (1::smallint), (2::smallint)) priority(value)
  cross join lateral (
    select from attempts a
    where a.platform_id = $2 and a.due_at is not null
      and (a.gateway_account_id, a.ask_priority, a.due_at) >= (account.id, priority.value, '-infinity'::timestamptz)
      and (a.gateway_account_id, a.ask_priority, a.due_at) <= (account.id, priority.value, $1)
    order by a.gateway_account_id, a.ask_priority, a.due_at limit 1
  ) due
)`;

// Claimed by moving due_at: a process that dies while asking leaves the attempt due again. Planned once for any values, two
// things would read every attempt there ever was: ids that are a join and not an array, and a range without a beginning, which
// PostgreSQL takes for a third of the table. Each priority is a range of the index by itself, and is written as a range of rows
// because only the index on (account, priority, due) has them: by the one on the time alone, what is due at other accounts would
// be read too.
const claimOf = (priority: AskPriority, most: string): string => `
  array(
    select id from attempts
    where due_at is not null and platform_id = $2
      and (gateway_account_id, ask_priority, due_at) >= ($1::uuid, ${priority}::smallint, '-infinity'::timestamptz)
      and (gateway_account_id, ask_priority, due_at) <= ($1::uuid, ${priority}::smallint, $3::timestamptz)
    order by gateway_account_id, ask_priority, due_at limit ${most} for update skip locked
  )`;

const CLAIM_DUE = `
update attempts set due_at = $4
where platform_id = $2 and id = any (${claimOf(0, '$5')} || ${claimOf(1, '$5')} || ${claimOf(2, '$6')})
  and gateway_account_id = $1 and due_at <= $3
returning id as "attemptId", platform_id as "platformId", gateway_account_id as "gatewayAccountId", ask_priority as "askPriority"`;

// What stood in the way may stand there for good: the pauses grow, and they end when an answer could be written again.
const STUMBLE = `
update attempts set stumbles = stumbles + 1 where id = $1 and platform_id = $2
returning stumbles, payment_id as "paymentId"`;

const SET_DUE = 'update attempts set due_at = $3 where id = $1 and platform_id = $2 and due_at is not null';

/** Attempts that it is time to ask about. */
@Injectable()
export class DueAttempts {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  /** What was learnt of the attempt could not be written. Returns how many times in a row. */
  async stumble(
    { platformId }: TenantContext,
    tx: EntityManager,
    attemptId: string,
    nextAsk: (stumbles: number) => Date,
  ): Promise<{ stumbles: number; paymentId: string } | undefined> {
    const [stumbled] = await statement<{ stumbles: number; paymentId: string }>(tx, {
      name: 'stumble-attempt',
      text: STUMBLE,
      values: [attemptId, platformId],
    });
    if (stumbled)
      await statement(tx, {
        name: 'set-attempt-due',
        text: SET_DUE,
        values: [attemptId, platformId, nextAsk(stumbled.stumbles)],
      });
    return stumbled;
  }

  /** The accounts that have attempts which are due. One statement, and one for each platform that has some. */
  async accountsDue(now: Date): Promise<DueAccount[]> {
    const platforms = await this.reads.prepared<{ platformId: string }>({
      name: 'platforms-of-due-attempts',
      text: PLATFORMS_DUE,
      values: [now],
    });
    const accounts = platforms.map(({ platformId }) =>
      this.reads.prepared<DueAccount>({
        name: 'accounts-due',
        text: ACCOUNTS_DUE,
        values: [now, platformId],
      }),
    );
    return (await Promise.all(accounts)).flat();
  }

  /** Attempts of an account that are due, claimed until then, those first that a buyer waits for. */
  async claimDue(
    { gatewayAccountId, platformId }: DueAccount,
    { now, until }: { now: Date; until: Date },
    { waiting, others }: Claim,
  ): Promise<DueAttempt[]> {
    const claimed = await this.transactions.single<DueAttempt>({
      name: 'claim-due-attempts',
      text: CLAIM_DUE,
      values: [gatewayAccountId, platformId, now, until, waiting, others],
    });
    return claimed.sort((one, other) => one.askPriority - other.askPriority);
  }
}
