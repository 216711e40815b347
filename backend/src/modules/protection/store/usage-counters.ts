import { Injectable } from '@nestjs/common';
import { Batcher, Transactions, sql } from '../../../database/index.js';

// What is counted together is summed up first, because a row can be changed once in a statement. In the order of the keys, as the
// velocity limits count. A sum stops below the largest integer.
const ADD = sql<{ keys: Buffer[]; amounts: number[]; nows: Date[]; ends: Date[] }>(
  'add-usage',
  `
insert into velocity_counters as c (key, attempts, declines, window_ends, unresolved, unresolved_before, unresolved_ends)
select key, least(sum(amount), 2000000000)::int, 0, max(ends), 0, 0, max(at)
from unnest(:keys::bytea[], :amounts::bigint[], :nows::timestamptz[], :ends::timestamptz[]) as u(key, amount, at, ends) group by key order by key
on conflict (key) do update set
  attempts = case when c.window_ends <= excluded.unresolved_ends then excluded.attempts
    else least(c.attempts::bigint + excluded.attempts, 2000000000)::int end,
  window_ends = case when c.window_ends <= excluded.unresolved_ends then excluded.window_ends else c.window_ends end
returning key, attempts as used, window_ends as "until"`,
);

export interface Usage {
  /** A keyed digest. */
  readonly key: Buffer;
  /** In units of the counter: queries, bytes. */
  readonly amount: number;
  readonly now: Date;
  readonly windowSeconds: number;
}

/** What was used under a key in its present window, this included. */
export interface Used {
  readonly used: number;
  readonly until: Date;
}

/** Sums up what is used in a window, for all processes, in the table of the velocity counters. */
@Injectable()
export class UsageCounters {
  private readonly together = new Batcher<Usage, Used>((group) => this.addAll(group), {
    atOnce: 1,
    maxBatchSize: 256,
  });

  constructor(private readonly transactions: Transactions) {}

  /** What is added at the same time shares a statement. */
  add(usage: Usage): Promise<Used> {
    return this.together.add(usage);
  }

  private async addAll(group: readonly Usage[]): Promise<Used[]> {
    const rows = await this.transactions.single<Used & { key: Buffer }>(
      ADD({
        keys: group.map(({ key }) => key),
        amounts: group.map(({ amount }) => amount),
        nows: group.map(({ now }) => now),
        ends: group.map(({ now, windowSeconds }) => new Date(now.getTime() + windowSeconds * 1_000)),
      }),
    );
    const byKey = new Map(rows.map(({ key, ...used }) => [key.toString('hex'), used]));
    return group.map(
      ({ key, amount, now }) => byKey.get(key.toString('hex')) ?? { used: amount, until: now },
    );
  }
}
