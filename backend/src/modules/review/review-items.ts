import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../database/index.js';
import type { ScopedContext, TenantContext } from '../../runtime/context/index.js';
import { newId } from '../../runtime/ids/index.js';
import type { ReviewKind } from './review-kind.js';

// One open item of a kind for an attempt or a refund of it, or with the same words for none, is enough: a provider repeats
// itself, and staff should not read it twice. An item that is being resolved is waited for: it may be no longer open.
const RAISED = `
select 1 from attention_items where platform_id = $1 and kind = $2 and attempt_id is not distinct from $3::uuid
  and (detail = $4::jsonb or attempt_id is not null and detail -> 'refundId' is not distinct from $4::jsonb -> 'refundId')
  and resolved_at is null
for share`;

const RAISE = `
insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at) values ($1, $2, $3, $4, $5, $6, $7)`;

// Of an attempt its lock sees to it that one is raised at a time. Of nothing but an account there is no such lock: of two that look
// at once, neither would see the other's.
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::text, $2::text, $3::text), 0))`;

const ANSWERED = `
update attention_items set resolved_at = $3
where platform_id = $1 and kind = 'UNRESOLVED' and detail ->> 'refundId' = $2 and resolved_at is null`;

const OPEN = `
select i.id, p.slug as platform, i.kind, i.payment_id as "paymentId", i.attempt_id as "attemptId", a.provider, i.detail,
  i.created_at as since
from attention_items i
join platforms p on p.id = i.platform_id
left join attempts a on a.id = i.attempt_id and a.platform_id = i.platform_id
where i.resolved_at is null and ($1::text is null or p.slug = $1) and ($2::text is null or i.kind = $2)
  and ($3::uuid is null or i.platform_id = $3)
order by i.created_at, i.id`;

// What is asked about a refund that is under way is answered by ending that refund.
const ITS_REFUND = `
select r.id from refunds r
where i.kind = 'UNRESOLVED' and r.id::text = i.detail ->> 'refundId' and r.platform_id = i.platform_id
  and r.state in ('ASKED', 'PROCESSING')`;

const PLATFORM_OF = 'select platform_id as "platformId" from attention_items where id = $1';

const CLOSE = `
update attention_items i set resolved_at = $4, resolved_by = $2, resolution = $3
where i.platform_id = $5 and i.id = $1 and i.resolved_at is null and not exists (${ITS_REFUND})
returning i.id`;

const REFUND_UNDER_WAY = `
select asked.id as "refundId" from attention_items i, lateral (${ITS_REFUND}) asked
where i.platform_id = $2 and i.id = $1 and i.resolved_at is null`;

/** A call that nobody answered yet. */
export interface OpenReviewItem {
  readonly id: string;
  /** By its slug. */
  readonly platform: string;
  readonly kind: NewReviewItem['kind'];
  readonly paymentId: string | null;
  readonly attemptId: string | null;
  readonly provider: string | null;
  readonly detail: object;
  readonly since: Date;
}

export interface NewReviewItem {
  readonly kind: ReviewKind;
  readonly detail: object;
}

/** What a person must look at. Nothing here changes money by itself. */
@Injectable()
export class ReviewItems {
  /** Whoever names a payment and its attempt has locked them before: what names them here locks them in another order. */
  async raise(
    { platformId }: TenantContext,
    tx: EntityManager,
    at: { paymentId: string | null; attemptId: string | null; now: Date },
    item: NewReviewItem,
  ): Promise<void> {
    const detail = JSON.stringify(item.detail);
    if (at.attemptId === null)
      await statement(tx, {
        name: 'raise-one-at-a-time',
        text: ONE_AT_A_TIME,
        values: [platformId, item.kind, detail],
      });
    const raised = await statement(tx, {
      name: 'raised-review-item',
      text: RAISED,
      values: [platformId, item.kind, at.attemptId, detail],
    });
    if (raised.length > 0) return;
    const values = [newId(at.now), platformId, item.kind, at.paymentId, at.attemptId, detail, at.now];
    await statement(tx, { name: 'raise-review-item', text: RAISE, values });
  }

  /** Those that nobody answered, the oldest first. */
  open(
    ctx: ScopedContext,
    tx: EntityManager,
    { platform, kind }: { platform: string | null; kind: string | null },
  ): Promise<OpenReviewItem[]> {
    return statement(tx, { name: 'open-review-item', text: OPEN, values: [platform, kind, ctx.platformId] });
  }

  /** False when it is not open, or when a refund that is under way must be ended for it. */
  async close(
    ctx: ScopedContext,
    tx: EntityManager,
    id: string,
    { why, now }: { why: string; now: Date },
  ): Promise<boolean> {
    const platformId = await this.platformOf(ctx, tx, id);
    if (platformId === undefined) return false;
    const values = [id, ctx.recordedActor, why, now, platformId];
    return (await statement(tx, { name: 'close-review-item', text: CLOSE, values })).length === 1;
  }

  /** The refund that must be ended before the item can be. */
  async refundUnderWay(ctx: ScopedContext, tx: EntityManager, id: string): Promise<string | undefined> {
    const platformId = await this.platformOf(ctx, tx, id);
    if (platformId === undefined) return undefined;
    const found = await statement<{ refundId: string }>(tx, {
      name: 'review-item-refund-under-way',
      text: REFUND_UNDER_WAY,
      values: [id, platformId],
    });
    return found[0]?.refundId;
  }

  /** The context's platform; of the installation, that of the item. */
  private async platformOf(ctx: ScopedContext, tx: EntityManager, id: string): Promise<string | undefined> {
    if (ctx.platformId !== null) return ctx.platformId;
    const found = await statement<{ platformId: string }>(tx, {
      name: 'platform-of-review-item',
      text: PLATFORM_OF,
      values: [id],
    });
    return found[0]?.platformId;
  }

  /** What became of a refund of ours is known: whoever was called about it has answered. */
  async resolveRefund(
    { platformId }: TenantContext,
    tx: EntityManager,
    refundId: string,
    now: Date,
  ): Promise<void> {
    const values = [platformId, refundId, now];
    await statement(tx, { name: 'resolve-refund', text: ANSWERED, values });
  }
}
