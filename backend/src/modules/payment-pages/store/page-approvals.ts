import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, statement } from '../../../database/index.js';
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
const NEVER_CHECKED = `
select p.id from platforms p where not exists (select from payment_page_checks c where c.platform_id = p.id)`;

const DUE_PLATFORMS = `
select platform_id as "platformId" from payment_page_checks where due_at <= $1 order by due_at`;

const CLAIM = `
update payment_page_checks set due_at = $2
where platform_id = (
  select platform_id from payment_page_checks where platform_id = $3 and due_at <= $1 for update skip locked
) and platform_id = $3
returning platform_id as "platformId", approved`;

const RECORD = `
update payment_page_checks set checked_at = $2, changes = $3, due_at = $4 where platform_id = $1`;

const APPROVE = `
insert into payment_page_checks (platform_id, due_at, approved, approved_at, approved_by, reason, checked_at, changes)
values ($1, $2, $3, $2, $4, $5, $2, '[]')
on conflict (platform_id) do update
set approved = excluded.approved, approved_at = excluded.approved_at, approved_by = excluded.approved_by,
  reason = excluded.reason, checked_at = excluded.checked_at, changes = excluded.changes`;

const APPROVED = `select approved from payment_page_checks where platform_id = $1`;

const LIST = `
select p.slug as platform, c.approved_by as "approvedBy", c.approved_at as "approvedAt", c.reason,
  c.checked_at as "checkedAt", c.changes
from payment_page_checks c
join platforms p on p.id = c.platform_id
where $1::uuid is null or c.platform_id = $1
order by p.slug`;

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
    const due = await statement<{ platformId: string }>(tx, {
      name: 'platforms-of-due-page-checks',
      text: DUE_PLATFORMS,
      values: [now],
    });
    for (const { platformId } of due) {
      const [claimed] = await statement<{ platformId: string; approved: Snapshots | null }>(tx, {
        name: 'claim-page-check',
        text: CLAIM,
        values: [now, nextDue, platformId],
      });
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
    const values = [platformId, at.now, JSON.stringify(changes), at.nextDue];
    await statement(tx, { name: 'record-page-check', text: RECORD, values });
  }

  async approve(
    ctx: TenantContext,
    tx: EntityManager,
    snapshots: Snapshots,
    { why, now }: { why: string; now: Date },
  ): Promise<void> {
    const values = [ctx.platformId, now, JSON.stringify(snapshots), ctx.recordedActor, why];
    await statement(tx, { name: 'approve-pages', text: APPROVE, values });
  }

  async approved({ platformId }: TenantContext, tx: EntityManager): Promise<Snapshots | null> {
    const [row] = await statement<{ approved: Snapshots | null }>(tx, {
      name: 'approved-pages',
      text: APPROVED,
      values: [platformId],
    });
    return row?.approved ?? null;
  }

  private async open(tx: EntityManager, now: Date): Promise<void> {
    const never = await statement<{ id: string }>(tx, {
      name: 'platforms-never-checked',
      text: NEVER_CHECKED,
      values: [],
    });
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
    return statement<Approval>(tx, { name: 'list-page-checks', text: LIST, values: [platformId] });
  }
}
