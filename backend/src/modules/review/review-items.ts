import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement, sql } from '../../database/index.js';
import type { ScopedContext, TenantContext } from '../../runtime/context/index.js';
import { newId } from '../../runtime/ids/index.js';
import type { ReviewKind } from './review-kind.js';

// One open item of a kind for an attempt or a refund of it, or with the same words for none, is enough: a provider repeats
// itself, and staff should not read it twice. An item that is being resolved is waited for: it may be no longer open.
const RAISED = sql<{ platformId: string; kind: string; attemptId: string | null; detail: string }>(
  'raised-review-item',
  `
select 1 from attention_items where platform_id = :platformId and kind = :kind and attempt_id is not distinct from :attemptId::uuid
  and (detail = :detail::jsonb or attempt_id is not null and detail -> 'refundId' is not distinct from :detail::jsonb -> 'refundId')
  and resolved_at is null
for share`,
);

const RAISE = sql<{
  id: string;
  platformId: string;
  kind: string;
  paymentId: string | null;
  attemptId: string | null;
  detail: string;
  now: Date;
}>(
  'raise-review-item',
  `
insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at) values (:id, :platformId, :kind,
  :paymentId, :attemptId, :detail, :now)`,
);

// Of an attempt its lock sees to it that one is raised at a time. Of nothing but an account there is no such lock: of two that look
// at once, neither would see the other's.
const ONE_AT_A_TIME = sql<{ platformId: string; kind: string; detail: string }>(
  'raise-one-at-a-time',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', :platformId::text, :kind::text, :detail::text), 0))`,
);

const ANSWERED = sql<{ platformId: string; refundId: string; now: Date }>(
  'resolve-refund',
  `
update attention_items set resolved_at = :now
where platform_id = :platformId and kind = 'UNRESOLVED' and detail ->> 'refundId' = :refundId and resolved_at is null`,
);

const OPEN = sql<{ platform: string | null; kind: string | null; platformId: string | null }>(
  'open-review-item',
  `
select i.id, p.slug as platform, i.kind, i.payment_id as "paymentId", i.attempt_id as "attemptId", a.provider, i.detail,
  i.created_at as since
from attention_items i
join platforms_read p on p.id = i.platform_id
left join attempts_read a on a.id = i.attempt_id and a.platform_id = i.platform_id
where i.resolved_at is null and (:platform::text is null or p.slug = :platform) and (:kind::text is null or i.kind = :kind)
  and (:platformId::uuid is null or i.platform_id = :platformId)
order by i.created_at, i.id`,
);

/** An open item. */
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

/** What staff must review. Nothing here changes money. */
@Injectable()
export class ReviewItems {
  /** A caller that names a payment and its attempt must have locked them before, because the foreign keys lock them in another order. */
  async raise(
    { platformId }: TenantContext,
    tx: EntityManager,
    at: { paymentId: string | null; attemptId: string | null; now: Date },
    item: NewReviewItem,
  ): Promise<void> {
    const detail = JSON.stringify(item.detail);
    if (at.attemptId === null) await statement(tx, ONE_AT_A_TIME({ platformId, kind: item.kind, detail }));
    const raised = await statement(
      tx,
      RAISED({ platformId, kind: item.kind, attemptId: at.attemptId, detail }),
    );
    if (raised.length > 0) return;
    const row = { id: newId(at.now), platformId, kind: item.kind, detail };
    await statement(tx, RAISE({ ...row, paymentId: at.paymentId, attemptId: at.attemptId, now: at.now }));
  }

  /** The open items, the oldest first. */
  open(
    ctx: ScopedContext,
    tx: EntityManager,
    { platform, kind }: { platform: string | null; kind: string | null },
  ): Promise<OpenReviewItem[]> {
    return statement(tx, OPEN({ platform, kind, platformId: ctx.platformId }));
  }

  /** Resolves the items about a refund whose result is known. */
  async resolveRefund(
    { platformId }: TenantContext,
    tx: EntityManager,
    refundId: string,
    now: Date,
  ): Promise<void> {
    await statement(tx, ANSWERED({ platformId, refundId, now }));
  }
}
