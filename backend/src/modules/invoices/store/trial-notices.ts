import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** The end of a trial that its platform is to be told of. */
export interface TrialNotice {
  readonly platformId: string;
  readonly endsAt: Date;
  readonly daysBefore: 1 | 7;
}

// A trial that begins less than a week before its end is told at once, and the day before.
const DUE = sql<{ now: Date }>(
  'trials-to-tell',
  `select t.id as "platformId", t.trial_ends_at as "endsAt", t."daysBefore" from (
  select s.id, s.trial_ends_at, case when s.trial_ends_at <= :now::timestamptz + interval '1 day' then 1 else 7 end as "daysBefore"
  from platform_standing_read s
  where s.status = 'TRIAL' and s.trial_ends_at > :now and s.trial_ends_at <= :now::timestamptz + interval '7 days'
) t
where not exists (
  select from trial_notices n
  where n.platform_id = t.id and n.ends_at = t.trial_ends_at and n.days_before = t."daysBefore"
) order by t.trial_ends_at, t.id limit 100`,
);

const TELL = sql<{ platformId: string; endsAt: Date; daysBefore: number; now: Date }>(
  'tell-end-of-trial',
  `insert into trial_notices (platform_id, ends_at, days_before, told_at)
values (:platformId, :endsAt, :daysBefore, :now) on conflict do nothing returning days_before`,
);

const STILL = sql<{ platformId: string; endsAt: Date }>(
  'trial-still-ends',
  `select 1 from platform_standing_read where id = :platformId and status = 'TRIAL' and trial_ends_at = :endsAt`,
);

/** What platforms were told of the end of their trials. */
@Injectable()
export class TrialNotices {
  constructor(private readonly reads: Reads) {}

  /** What is to be told now, the next end first. */
  due(now: Date): Promise<TrialNotice[]> {
    return this.reads.primary<TrialNotice>(DUE({ now }));
  }

  /** False: it was told before, or the trial has another end by now. */
  async tell(
    { platformId }: TenantContext,
    tx: EntityManager,
    { endsAt, daysBefore }: TrialNotice,
    now: Date,
  ): Promise<boolean> {
    if ((await statement(tx, STILL({ platformId, endsAt }))).length === 0) return false;
    return (await statement(tx, TELL({ platformId, endsAt, daysBefore, now }))).length > 0;
  }
}
