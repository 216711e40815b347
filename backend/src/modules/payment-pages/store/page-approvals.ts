import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, statement, sql } from '../../../database/index.js';
import type { InstallationContext, ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import type { PageSnapshot } from '../domain/page-snapshot.js';

/** The approved snapshots of a platform by page: `checkout`, `card`. */
export type Snapshots = Readonly<Record<string, PageSnapshot>>;

export interface Approval {
  readonly platform: string;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  readonly reason: string | null;
  readonly checkedAt: Date | null;
  /** What differed at the last check. */
  readonly changes: readonly string[];
}

// A platform is due when it was never checked, or at the time of its next check. Its row is made here, so that two workers lock it.
const NEVER_CHECKED = sql<Record<string, never>>(
  'platforms-never-checked',
  `
select p.id from platforms_read p where not exists (select from payment_page_checks c where c.platform_id = p.id)`,
);

const DUE_PLATFORMS = sql<{ now: Date }>(
  'platforms-of-due-page-checks',
  `
select platform_id as "platformId" from payment_page_checks where due_at <= :now order by due_at`,
);

const CLAIM = sql<{ now: Date; nextDue: Date; platformId: string }>(
  'claim-page-check',
  `
update payment_page_checks set due_at = :nextDue
where platform_id = (
  select platform_id from payment_page_checks where platform_id = :platformId and due_at <= :now for update skip locked
) and platform_id = :platformId
returning platform_id as "platformId", approved`,
);

const RECORD = sql<{ platformId: string; now: Date; changes: string; nextDue: Date }>(
  'record-page-check',
  `
update payment_page_checks set checked_at = :now, changes = :changes, due_at = :nextDue where platform_id = :platformId`,
);

const APPROVE = sql<{ platformId: string; now: Date; snapshots: string; actor: string; why: string }>(
  'approve-pages',
  `
insert into payment_page_checks (platform_id, due_at, approved, approved_at, approved_by, reason, checked_at, changes)
values (:platformId, :now, :snapshots, :now, :actor, :why, :now, '[]')
on conflict (platform_id) do update
set approved = excluded.approved, approved_at = excluded.approved_at, approved_by = excluded.approved_by,
  reason = excluded.reason, checked_at = excluded.checked_at, changes = excluded.changes`,
);

const APPROVED = sql<{ platformId: string }>(
  'approved-pages',
  `select approved from payment_page_checks where platform_id = :platformId`,
);

const LIST = sql<{ platformId: string | null }>(
  'list-page-checks',
  `
select p.slug as platform, c.approved_by as "approvedBy", c.approved_at as "approvedAt", c.reason,
  c.checked_at as "checkedAt", c.changes
from payment_page_checks c
join platforms_read p on p.id = c.platform_id
where :platformId::uuid is null or c.platform_id = :platformId
order by p.slug`,
);

@Injectable()
export class PageApprovals {
  /** Claims one platform whose check is due; no other worker claims it before `nextDue`. Undefined: none is due. */
  async claim(
    _ctx: InstallationContext,
    tx: EntityManager,
    now: Date,
    nextDue: Date,
  ): Promise<{ platformId: string; approved: Snapshots | null } | undefined> {
    await this.open(tx, now);
    const due = await statement<{ platformId: string }>(tx, DUE_PLATFORMS({ now }));
    for (const { platformId } of due) {
      const [claimed] = await statement<{ platformId: string; approved: Snapshots | null }>(
        tx,
        CLAIM({ now, nextDue, platformId }),
      );
      if (claimed) return claimed;
    }
    return undefined;
  }

  async record(
    { platformId }: TenantContext,
    tx: EntityManager,
    changes: readonly string[],
    at: { now: Date; nextDue: Date },
  ): Promise<void> {
    await statement(tx, RECORD({ platformId, changes: JSON.stringify(changes), ...at }));
  }

  async approve(
    ctx: TenantContext,
    tx: EntityManager,
    snapshots: Snapshots,
    { why, now }: { why: string; now: Date },
  ): Promise<void> {
    const { platformId, recordedActor: actor } = ctx;
    await statement(tx, APPROVE({ platformId, now, snapshots: JSON.stringify(snapshots), actor, why }));
  }

  async approved({ platformId }: TenantContext, tx: EntityManager): Promise<Snapshots | null> {
    const [row] = await statement<{ approved: Snapshots | null }>(tx, APPROVED({ platformId }));
    return row?.approved ?? null;
  }

  private async open(tx: EntityManager, now: Date): Promise<void> {
    const never = await statement<{ id: string }>(tx, NEVER_CHECKED({}));
    if (never.length === 0) return;
    const rows = never.map(({ id }) => [id, now]);
    const columns = ['platform_id', 'due_at'];
    const rest = 'on conflict (platform_id) do nothing';
    await statement(
      tx,
      insertRows({ name: 'open-page-checks', into: 'payment_page_checks', columns, rows, rest }),
    );
  }

  list({ platformId }: ScopedContext, tx: EntityManager): Promise<Approval[]> {
    return statement<Approval>(tx, LIST({ platformId }));
  }
}
