import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { KeyedDigest } from '../../../runtime/crypto/index.js';
import type { Counted } from '../domain/judge.js';
import {
  OFFER_WINDOW_SECONDS,
  UNRESOLVED_SECONDS,
  WINDOW_SECONDS,
  offerLimitOf,
  type LimitChanges,
} from '../domain/limits.js';
import type { VelocityAttempt } from '../domain/subjects.js';

// Checks and counts all subjects of an attempt at once. The rows are locked in the order of their keys until the transaction ends,
// so two processes count one after the other and cannot deadlock. A refused attempt is rolled back and was never counted. The
// offer's own row is only read: all sales of an offer would wait for each other otherwise.
// Unresolved attempts are counted in periods of 15 s, the present one and the one before: each counts for 15 to 30 s.
const COUNT = sql<{
  platformId: string;
  now: Date;
  keys: Buffer[];
  seconds: number[];
  offerKey: Buffer | null;
}>(
  'count-velocity',
  `
with counted as (
  insert into velocity_counters as c (key, attempts, declines, window_ends, unresolved, unresolved_before, unresolved_ends)
  select w.key, 1, 0, :now::timestamptz + make_interval(secs => w.seconds), 1, 0, :now::timestamptz + interval '${UNRESOLVED_SECONDS} s'
  from unnest(:keys::bytea[], :seconds::int[]) as w(key, seconds) order by w.key
  on conflict (key) do update set
    attempts = case when c.window_ends <= :now then 1 else c.attempts + 1 end,
    declines = case when c.window_ends <= :now then 0 else c.declines end,
    window_ends = case when c.window_ends <= :now then excluded.window_ends else c.window_ends end,
    unresolved = case when c.unresolved_ends <= :now then 1 else c.unresolved + 1 end,
    unresolved_before = case when c.unresolved_ends > :now then c.unresolved_before
      when c.unresolved_ends + interval '${UNRESOLVED_SECONDS} s' > :now then c.unresolved else 0 end,
    unresolved_ends = case when c.unresolved_ends <= :now then excluded.unresolved_ends else c.unresolved_ends end
  returning key, attempts, declines, unresolved + unresolved_before as unresolved, window_ends, unresolved_ends
)
select key, attempts, declines, unresolved, window_ends as "windowEnds",
  unresolved_ends + interval '${UNRESOLVED_SECONDS} s' as "unresolvedEnds",
  (select velocity_limits from platforms_read where id = :platformId) as changes,
  (select paused_until from velocity_counters where key = :offerKey and paused_until > :now) as "pausedUntil"
from counted`,
);

// Several attempts of one subject may be declined in one transaction. A declined attempt is no longer unresolved.
const DECLINED = sql<{ platformId: string; now: Date; keys: Buffer[]; seconds: number[] }>(
  'count-velocity-declines',
  `
insert into velocity_counters as c (key, attempts, declines, window_ends, unresolved, unresolved_before, unresolved_ends)
select w.key, count(*), count(*), :now::timestamptz + make_interval(secs => max(w.seconds)), 0, 0, :now
from unnest(:keys::bytea[], :seconds::int[]) as w(key, seconds) group by w.key order by w.key
on conflict (key) do update set
  attempts = case when c.window_ends <= :now then excluded.attempts else c.attempts end,
  declines = case when c.window_ends <= :now then excluded.declines else c.declines + excluded.declines end,
  window_ends = case when c.window_ends <= :now then excluded.window_ends else c.window_ends end,
  unresolved_before = greatest(c.unresolved_before - excluded.declines, 0),
  unresolved = greatest(c.unresolved - greatest(excluded.declines - c.unresolved_before, 0), 0)
returning key, declines, (select velocity_limits from platforms_read where id = :platformId) as changes`,
);

const PAUSE = sql<{ key: Buffer; until: Date }>(
  'pause-velocity-offer',
  `update velocity_counters set paused_until = :until where key = :key`,
);

const RELEASE = sql<{ key: Buffer }>('release-velocity', `delete from velocity_counters where key = :key`);

interface CountedRow extends Omit<Counted, 'subject'> {
  readonly key: Buffer;
  readonly changes: LimitChanges | null;
  readonly pausedUntil: Date | null;
}

/** The counters of an attempt, what the platform changed of the limits, and until when the cards of its offer are paused. */
export interface CountedAttempt {
  readonly counted: readonly Counted[];
  readonly changes: LimitChanges;
  readonly pausedUntil: Date | null;
}

/** An offer whose share of declines must be checked. */
export interface DeclinedOffer {
  readonly offerId: string;
  readonly declines: number;
  readonly declinedPercent: number;
}

/** After the first look at an offer's declines, every so many. */
const LOOK_EVERY = 10;

/**
 * The counters of all processes: PostgreSQL, in an unlogged table, because they may be lost in a crash. Keys are keyed digests
 * of platform, action, scope and value; no value is stored.
 */
@Injectable()
export class VelocityCounters {
  constructor(private readonly digest: KeyedDigest) {}

  keyOf({ platformId, action }: VelocityAttempt, scope: string, value: string): Buffer {
    return this.digest.of('velocity', platformId, action, scope, value);
  }

  /** One statement. */
  async count(
    { platformId }: TenantContext,
    tx: EntityManager,
    attempt: VelocityAttempt,
    now: Date,
  ): Promise<CountedAttempt> {
    const { action, offerId, subjects } = attempt;
    const keys = subjects.map(({ scope, value }) => this.keyOf(attempt, scope, value));
    const offerKey = offerId === null ? null : this.keyOf(attempt, 'offer', offerId);
    const rows = await statement<CountedRow>(
      tx,
      COUNT({ platformId, now, keys, seconds: keys.map(() => WINDOW_SECONDS[action]), offerKey }),
    );
    const counted = rows.flatMap(({ key, ...row }) => {
      const subject = subjects[keys.findIndex((one) => one.equals(key))];
      return subject ? [{ ...row, subject }] : [];
    });
    const [{ changes, pausedUntil } = { changes: null, pausedUntil: null }] = rows;
    return { counted, changes: changes ?? {}, pausedUntil };
  }

  /** Counts declines, all of one platform, in one statement. Returns the offers whose share of declines must be checked. */
  async countDeclines(
    { platformId }: TenantContext,
    tx: EntityManager,
    attempts: readonly VelocityAttempt[],
    now: Date,
  ): Promise<DeclinedOffer[]> {
    const counted = attempts.flatMap((attempt) => [
      ...attempt.subjects.map(({ scope, value }) => ({
        key: this.keyOf(attempt, scope, value),
        seconds: WINDOW_SECONDS[attempt.action],
      })),
      ...this.offersOf([attempt]).map(({ key }) => ({ key, seconds: OFFER_WINDOW_SECONDS })),
    ]);
    const rows = await statement<{ key: Buffer; declines: number; changes: LimitChanges | null }>(
      tx,
      DECLINED({
        ...{ platformId, now, keys: counted.map(({ key }) => key) },
        seconds: counted.map(({ seconds }) => seconds),
      }),
    );
    const offers = new Map(this.offersOf(attempts).map(({ key, offerId }) => [key.toString('hex'), offerId]));
    return rows.flatMap(({ key, declines, changes }) => {
      const offerId = offers.get(key.toString('hex'));
      const limit = offerLimitOf(changes ?? {});
      const due = declines >= limit.declines && (declines - limit.declines) % LOOK_EVERY === 0;
      return offerId !== undefined && due
        ? [{ offerId, declines, declinedPercent: limit.declinedPercent }]
        : [];
    });
  }

  async pause(tx: EntityManager, attempt: VelocityAttempt, offerId: string, until: Date): Promise<void> {
    await statement(tx, PAUSE({ key: this.keyOf(attempt, 'offer', offerId), until }));
  }

  /** Deletes the counters of a key. */
  async release(tx: EntityManager, key: Buffer): Promise<void> {
    await statement(tx, RELEASE({ key }));
  }

  private offersOf(attempts: readonly VelocityAttempt[]): { key: Buffer; offerId: string }[] {
    return attempts.flatMap((attempt) =>
      attempt.offerId === null
        ? []
        : [{ key: this.keyOf(attempt, 'offer', attempt.offerId), offerId: attempt.offerId }],
    );
  }
}
