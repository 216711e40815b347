import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, statement, sql, type Statement } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { Refusal } from '../domain/judge.js';
import type { Action } from '../domain/limits.js';

// One row for a subject and the end of its block, however often it is refused.
const RECORD = sql<{
  id: string;
  platformId: string;
  offerId: string | null;
  action: string;
  scope: string;
  reason: string;
  key: Buffer;
  shown: string;
  now: Date;
  until: Date;
}>(
  'record-velocity-block',
  `
insert into velocity_blocks as b (id, platform_id, offer_id, action, scope, reason, key, shown, times, first_at, last_at, until)
values (:id, :platformId, :offerId, :action, :scope, :reason, :key, :shown, 1, :now, :now, :until)
on conflict (platform_id, key, until) do update set times = b.times + 1, last_at = excluded.last_at`,
);

const LIST = sql<{ platform: string | null; all: boolean; now: Date; platformId: string | null }>(
  'list-velocity-blocks',
  `
select b.id, p.slug as platform, b.offer_id as "offerId", b.action, b.scope, b.reason, b.shown, b.times, b.first_at as "firstAt",
  b.last_at as "lastAt", b.until, b.released_at as "releasedAt", b.released_by as "releasedBy"
from velocity_blocks b join platforms_read p on p.id = b.platform_id
where (:platform::text is null or p.slug = :platform) and (:platformId::uuid is null or b.platform_id = :platformId) and (:all::boolean or b.until > :now and b.released_at is null)
order by b.last_at desc, b.id limit 500`,
);

const RELEASE = sql<{ id: string; now: Date; actor: string; platformId: string | null }>(
  'release-velocity-block',
  `
update velocity_blocks set released_at = :now, released_by = :actor where id = :id and (:platformId::uuid is null or platform_id = :platformId) and released_at is null
returning key`,
);

/** A block as staff read it. `shown` is the masked subject. */
export interface ShownBlock {
  readonly id: string;
  /** By its slug. */
  readonly platform: string;
  readonly offerId: string | null;
  readonly action: Action;
  readonly scope: Refusal['scope'];
  readonly reason: Refusal['reason'];
  readonly shown: string;
  /** Refusals that reached the database; a process answers repetitions from memory for some seconds. */
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly until: Date;
  readonly releasedAt: Date | null;
  readonly releasedBy: string | null;
}

export interface NewBlock extends Refusal {
  readonly platformId: string;
  readonly offerId: string | null;
  readonly action: Action;
  readonly key: Buffer;
  readonly shown: string;
}

/** Who was refused, for staff. */
@Injectable()
export class VelocityBlocks {
  constructor(private readonly transactions: Transactions) {}

  /** In a transaction of its own: that of the refused attempt was rolled back. */
  async record(ctx: TenantContext, block: NewBlock, now: Date): Promise<void> {
    await this.transactions.single(recording(ctx, block, now));
  }

  async recordIn(ctx: TenantContext, tx: EntityManager, block: NewBlock, now: Date): Promise<void> {
    await statement(tx, recording(ctx, block, now));
  }

  /** The 500 latest: those in force, or with `all` also those that ended or were released. */
  list(
    ctx: ScopedContext,
    tx: EntityManager,
    { platform, all }: { platform: string | null; all: boolean },
    now: Date,
  ): Promise<ShownBlock[]> {
    return statement(tx, LIST({ platform, all, now, platformId: ctx.platformId }));
  }

  /** The key of its counters. Undefined when there is none of this id, or it was released before. */
  async release(ctx: ScopedContext, tx: EntityManager, id: string, now: Date): Promise<Buffer | undefined> {
    const [released] = await statement<{ key: Buffer }>(
      tx,
      RELEASE({ id, now, actor: ctx.recordedActor, platformId: ctx.platformId }),
    );
    return released?.key;
  }
}

const recording = (
  { platformId }: TenantContext,
  { offerId, action, scope, reason, key, shown, until }: NewBlock,
  now: Date,
): Statement =>
  RECORD({ id: newId(now), platformId, offerId, action, scope, reason, key, shown, now, until });
