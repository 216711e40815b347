import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, statement } from '../../../database/index.js';
import type { ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { Refusal } from '../domain/judge.js';
import type { Action } from '../domain/limits.js';

// One row for a subject and the end of its block, however often it is refused.
const RECORD = `
insert into velocity_blocks as b (id, platform_id, offer_id, action, scope, reason, key, shown, times, first_at, last_at, until)
values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $9, $10)
on conflict (platform_id, key, until) do update set times = b.times + 1, last_at = excluded.last_at`;

const LIST = `
select b.id, p.slug as platform, b.offer_id as "offerId", b.action, b.scope, b.reason, b.shown, b.times, b.first_at as "firstAt",
  b.last_at as "lastAt", b.until, b.released_at as "releasedAt", b.released_by as "releasedBy"
from velocity_blocks b join platforms p on p.id = b.platform_id
where ($1::text is null or p.slug = $1) and ($4::uuid is null or b.platform_id = $4) and ($2::boolean or b.until > $3 and b.released_at is null)
order by b.last_at desc, b.id limit 500`;

const RELEASE = `
update velocity_blocks set released_at = $2, released_by = $3 where id = $1 and ($4::uuid is null or platform_id = $4) and released_at is null
returning key`;

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
    return statement(tx, {
      name: 'list-velocity-blocks',
      text: LIST,
      values: [platform, all, now, ctx.platformId],
    });
  }

  /** The key of its counters. Undefined when there is none of this id, or it was released before. */
  async release(ctx: ScopedContext, tx: EntityManager, id: string, now: Date): Promise<Buffer | undefined> {
    const [released] = await statement<{ key: Buffer }>(tx, {
      name: 'release-velocity-block',
      text: RELEASE,
      values: [id, now, ctx.recordedActor, ctx.platformId],
    });
    return released?.key;
  }
}

const recording = ({ platformId }: TenantContext, block: NewBlock, now: Date) => ({
  name: 'record-velocity-block',
  text: RECORD,
  values: [
    newId(now),
    platformId,
    block.offerId,
    block.action,
    block.scope,
    block.reason,
    block.key,
    block.shown,
    now,
    block.until,
  ],
});
