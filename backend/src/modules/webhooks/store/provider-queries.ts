import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Batcher, Transactions, statement, sql } from '../../../database/index.js';
import { OPEN_QUERY_SECONDS, UNPROVEN_LIMITS } from '../domain/unproven-limits.js';

const { queriesOfAnAttempt, uselessQueriesOfAnAccount, uselessQueriesOfASource } = UNPROVEN_LIMITS;

// One statement for the attempts of a burst, each once, locked in the order of their ids. A query is begun only if none is open, none
// answered the delivery already, and no limit is reached.
const BEGIN = sql<{
  attemptIds: string[];
  sinces: Date[];
  accountKeys: Buffer[];
  sourceKeys: (Buffer | null)[];
  now: Date;
}>(
  'begin-provider-queries',
  `
with wanted as (
  select w.*, (
    select max(c.window_ends) from velocity_counters_read c
    where c.window_ends > :now and (c.key = w.account_key and c.attempts >= ${uselessQueriesOfAnAccount.most}
      or c.key = w.source_key and c.attempts >= ${uselessQueriesOfASource.most})
  ) as limited_until
  from unnest(:attemptIds::uuid[], :sinces::timestamptz[], :accountKeys::bytea[], :sourceKeys::bytea[]) with ordinality
    as w(attempt_id, since, account_key, source_key, place)
), begun as (
  insert into provider_queries as q (attempt_id, begun_at, open_until, window_ends, asked)
  select w.attempt_id, :now, :now::timestamptz + interval '${OPEN_QUERY_SECONDS} s',
    :now::timestamptz + interval '${queriesOfAnAttempt.windowSeconds} s', 1
  from wanted w
  where w.limited_until is null
    and not exists (select from provider_queries k where k.attempt_id = w.attempt_id and k.answered_at > w.since)
  order by w.attempt_id
  on conflict (attempt_id) do update set begun_at = excluded.begun_at, open_until = excluded.open_until,
    asked = case when q.window_ends <= :now then 1 else q.asked + 1 end,
    window_ends = case when q.window_ends <= :now then excluded.window_ends else q.window_ends end
  where (q.open_until is null or q.open_until <= :now) and (q.window_ends <= :now or q.asked < ${queriesOfAnAttempt.most})
  returning attempt_id
)
select w.place::int, b.attempt_id is not null as begun, coalesce(k.answered_at > w.since, false) as answered,
  greatest(w.limited_until, case when k.asked >= ${queriesOfAnAttempt.most} then k.window_ends end) as until
from wanted w left join begun b using (attempt_id) left join provider_queries k using (attempt_id)`,
);

// Locked in the order of their ids, as where they begin.
const END = sql<{ attemptIds: readonly string[] }>(
  'end-provider-queries',
  `
update provider_queries set open_until = null, answered_at = begun_at where attempt_id = any (array(
  select attempt_id from provider_queries where attempt_id = any (:attemptIds::uuid[]) order by attempt_id for no key update
))`,
);

export interface WantedQuery {
  readonly attemptId: string;
  /** A query that began after this answers the delivery. */
  readonly since: Date;
  /** The counters of queries that taught nothing. */
  readonly accountKey: Buffer;
  readonly sourceKey: Buffer | null;
  readonly now: Date;
}

/**
 * - `begin`: the caller queries the provider, and ends the query.
 * - `answered`: a query that began after the webhook was answered: the attempt has the state of the provider.
 * - `wait`: a query is open or a limit is reached; `until` is null while a query is open.
 */
export type QueryTurn =
  | { readonly kind: 'begin' | 'answered' }
  | { readonly kind: 'wait'; readonly until: Date | null };

interface TurnRow {
  readonly place: number;
  readonly begun: boolean;
  readonly answered: boolean;
  readonly until: Date | null;
}

/** The attempts that are queried because of unproven webhooks, and when, for all processes. */
@Injectable()
export class ProviderQueries {
  private readonly together = new Batcher<WantedQuery, QueryTurn>((group) => this.beginAll(group), {
    atOnce: 2,
    maxBatchSize: 64,
    mayJoin: (one, group) => group.every(({ attemptId }) => attemptId !== one.attemptId),
  });

  constructor(private readonly transactions: Transactions) {}

  begin(wanted: WantedQuery): Promise<QueryTurn> {
    return this.together.add(wanted);
  }

  /** Ends a query whose answer is not written together with its webhook. */
  async end(attemptId: string): Promise<void> {
    await this.transactions.single(END({ attemptIds: [attemptId] }));
  }

  /** Ends queries in the transaction that writes their answers. */
  async endIn(tx: EntityManager, attemptIds: readonly string[]): Promise<void> {
    if (attemptIds.length > 0) await statement(tx, END({ attemptIds }));
  }

  private async beginAll(group: readonly WantedQuery[]): Promise<QueryTurn[]> {
    const [{ now } = { now: new Date(0) }] = group;
    const rows = await this.transactions.single<TurnRow>(
      BEGIN({
        attemptIds: group.map(({ attemptId }) => attemptId),
        sinces: group.map(({ since }) => since),
        accountKeys: group.map(({ accountKey }) => accountKey),
        sourceKeys: group.map(({ sourceKey }) => sourceKey),
        now,
      }),
    );
    const turns = new Map(rows.map((row) => [row.place, turnOf(row)]));
    return group.map((_, at) => turns.get(at + 1) ?? { kind: 'wait', until: null });
  }
}

function turnOf({ begun, answered, until }: TurnRow): QueryTurn {
  if (begun) return { kind: 'begin' };
  return answered ? { kind: 'answered' } : { kind: 'wait', until };
}
