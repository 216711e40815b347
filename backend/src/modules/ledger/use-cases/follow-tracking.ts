import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { Division } from '../domain/division.js';
import { releaseInstant, type ReleasedPart } from '../domain/release-terms.js';

interface WaitingRelease {
  readonly id: string;
  readonly bucket: ReleasedPart['bucket'];
  readonly ownerId: string;
  /** The sale has something left there. */
  readonly isLeft: boolean;
  readonly division: Division;
}

const OF_ORDER = sql<{ platformId: string; orderId: string }>(
  'releases-from-tracking',
  `
select r.id, r.bucket, r.owner_id as "ownerId", r.amount > 0 as "isLeft", o.division
from payments_read p
join orders_read o on o.platform_id = p.platform_id and o.id = p.order_id
join ledger_releases r on r.platform_id = p.platform_id and r.payment_id = p.id
where p.platform_id = :platformId and p.order_id = :orderId and r.hold is distinct from 'STAFF'
  and (o.division #>> '{terms,release,fromTracking}')::boolean`,
);

const BEGIN = sql<{ platformId: string; ids: readonly string[]; days: readonly Date[] }>(
  'begin-days-of-releases',
  `
update ledger_releases r set due_at = f.day, look_at = f.day
from unnest(:ids::uuid[], :days::timestamptz[]) as f(id, day)
where r.platform_id = :platformId and r.id = f.id and r.due_at = 'infinity'`,
);

const STOP = sql<{ platformId: string; ids: readonly string[] }>(
  'stop-days-of-releases',
  `update ledger_releases set due_at = 'infinity', look_at = 'infinity' where platform_id = :platformId and id = any (:ids::uuid[])`,
);

/** The days of what is sent are counted from its tracking code, where the scheme of the sale says so. */
@Injectable()
export class FollowTracking {
  /**
   * The sale has its first tracking code. Nothing where its days have begun. Empty accounts get their day too: a reassigned share takes the
   * latest of its sale.
   */
  async begin(ctx: TenantContext, tx: EntityManager, orderId: string, at: Date): Promise<void> {
    const waiting = await this.of(ctx, tx, orderId);
    if (waiting.length === 0) return;
    const days = waiting.map((one) => latestDay(one, at));
    await statement(tx, BEGIN({ platformId: ctx.platformId, ids: waiting.map(({ id }) => id), days }));
  }

  /** The last tracking code of the sale was wrong. What is released stays so. */
  async stop(ctx: TenantContext, tx: EntityManager, orderId: string): Promise<void> {
    const ids = (await this.of(ctx, tx, orderId)).filter(({ isLeft }) => isLeft).map(({ id }) => id);
    if (ids.length > 0) await statement(tx, STOP({ platformId: ctx.platformId, ids }));
  }

  private of({ platformId }: TenantContext, tx: EntityManager, orderId: string): Promise<WaitingRelease[]> {
    return statement<WaitingRelease>(tx, OF_ORDER({ platformId, orderId }));
  }
}

/** Who has two roles in a sale gets all of it on the later day. */
function latestDay({ bucket, ownerId, division }: WaitingRelease, at: Date): Date {
  const roles = division.shares.filter(({ sellerId }) => sellerId === ownerId).map(({ role }) => role);
  const parts: ReleasedPart[] = roles.length === 0 ? [{ bucket }] : roles.map((role) => ({ bucket, role }));
  const instants = parts.map((part) => releaseInstant(division.terms.release, part, at).getTime());
  return new Date(Math.max(...instants));
}
