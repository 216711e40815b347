import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, statement } from '../../../database/index.js';

/** An attempt that it is time to ask about. */
export interface DueAttempt {
  readonly attemptId: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
}

// Claimed by moving due_at: a process that dies while asking leaves the attempt due again. Planned once for
// any values, two things would read every attempt there ever was: ids that are a join and not an array, and a range without a
// beginning, which PostgreSQL takes for a third of the table.
const CLAIM_DUE = `
update attempts set due_at = $2
where id = any (array(
  select id from attempts where due_at between '-infinity' and $1 and gateway_account_id <> all ($4::uuid[])
  order by due_at limit $3 for update skip locked
)) and due_at <= $1
returning id as "attemptId", platform_id as "platformId", gateway_account_id as "gatewayAccountId"`;

// What stood in the way may stand there for good: the pauses grow, and they end when an answer could be written again.
const STUMBLE = `
update attempts set stumbles = stumbles + 1 where id = $1 and platform_id = $2
returning stumbles, payment_id as "paymentId"`;

const SET_DUE = 'update attempts set due_at = $3 where id = $1 and platform_id = $2 and due_at is not null';

/** Attempts that it is time to ask about. */
@Injectable()
export class DueAttempts {
  constructor(private readonly transactions: Transactions) {}

  /** What was learnt of the attempt could not be written. Returns how many times in a row. */
  async stumble(
    tx: EntityManager,
    { attemptId, platformId }: { attemptId: string; platformId: string },
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

  /** Attempts that are due, as claimed until then; none of the accounts `notOf`. */
  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { most: number; notOf: readonly string[] },
  ): Promise<DueAttempt[]> {
    return this.transactions.single({
      name: 'claim-due-attempts',
      text: CLAIM_DUE,
      values: [now, until, most, notOf],
    });
  }
}
