import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, insertRows, statement } from '../../../database/index.js';
import type { InstallationContext, ScopedContext, TenantContext } from '../../../runtime/context/index.js';
import { firstIdOf, newId } from '../../../runtime/ids/index.js';
import type { PaymentStatus } from '../domain/payment.js';
import type { Difference } from './domain/compare.js';

/** The charges of one account on one day, as far as they were compared. */
export interface OpenReconciliation {
  readonly id: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly day: string;
  readonly comparedTo: string | null;
}

/** What a batch found, to be added to what was found before. */
export interface Found {
  readonly comparedTo: string | null;
  readonly agreeing: number;
  readonly unanswered: number;
  readonly differences: readonly { readonly attemptId: string; readonly difference: Difference }[];
}

export interface AccountReport {
  readonly platformId: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly finished: boolean;
  readonly compared: number;
  readonly agreeing: number;
  readonly unanswered: number;
  readonly differences: readonly {
    readonly kind: Difference['kind'];
    readonly paymentId: string;
    readonly attemptId: string;
    readonly ours: object;
    readonly theirs: object;
  }[];
}

export interface ComparedAttempt {
  readonly attemptId: string;
  readonly status: PaymentStatus;
}

// A day is one of Brasília's. Ids sort by creation, so its attempts are found by the primary key.
const CHARGED_ACCOUNTS = `
select distinct platform_id as "platformId", gateway_account_id as "gatewayAccountId" from attempts where id >= $1 and id < $2`;

const DUE_PLATFORMS = `
select platform_id as "platformId", count(*)::int as due from (
  select platform_id from reconciliations where due_at <= $1 and ($3::date is null or day = $3) order by due_at limit $2
) oldest group by platform_id`;

const CLAIM = `
update reconciliations set due_at = $2
where platform_id = $5 and id = any (array(
  select id from reconciliations where platform_id = $5 and due_at <= $1 and ($4::date is null or day = $4)
  order by due_at limit $3 for update skip locked
))
returning id, platform_id as "platformId", gateway_account_id as "gatewayAccountId", day::text, compared_to as "comparedTo"`;

/** Whether the charges of any account are due to be compared at $1. */
export const RECONCILIATIONS_DUE = `select from reconciliations where due_at between '-infinity' and $1`;

// A try that was set aside before it was sent, because another account was asked, is no charge of this one; nor is the money
// ours that comes by a try when another was captured.
const BATCH = `
select a.id as "attemptId",
  case when a.state = 'REFUSED' then 'REJECTED' when p.captured and a.state <> 'SETTLED' then 'CANCELED' else p.status end as status
from attempts a join payments p on p.id = a.payment_id and p.platform_id = a.platform_id
where a.id > $3 and a.id < $4 and a.gateway_account_id = $1 and a.platform_id = $2
order by a.id limit $5`;

const ADVANCE = `
update reconciliations set compared_to = coalesce($3, compared_to), agreeing = agreeing + $4, unanswered = unanswered + $5,
  compared = compared + $6, due_at = $7, finished_at = case when $7::timestamptz is null then $8::timestamptz end
where id = $1 and platform_id = $2 and compared_to is not distinct from $9
returning id`;

const KEEP = `
insert into discrepancies (id, platform_id, reconciliation_id, attempt_id, kind, ours, theirs, found_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (reconciliation_id, attempt_id, platform_id) do nothing`;

const REPORT = `
select r.platform_id as "platformId", r.gateway_account_id as "gatewayAccountId", g.provider, r.finished_at is not null as finished,
  r.compared, r.agreeing, r.unanswered,
  coalesce((
    select json_agg(json_build_object('kind', d.kind, 'paymentId', a.payment_id, 'attemptId', d.attempt_id, 'ours', d.ours, 'theirs', d.theirs)
      order by d.attempt_id)
    from discrepancies d join attempts a on a.id = d.attempt_id and a.platform_id = d.platform_id
    where d.reconciliation_id = r.id and d.platform_id = r.platform_id
  ), '[]') as differences
from reconciliations r
join gateway_accounts g on g.id = r.gateway_account_id and g.platform_id = r.platform_id
where r.day = $1::date and ($2::uuid is null or r.platform_id = $2) order by r.platform_id, r.gateway_account_id`;

/** The reports of each day, kept: one for each account that charged on it. */
@Injectable()
export class Reconciliations {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  /** Opens those of a day that are not open yet, in two statements; returns how many. */
  async open(_ctx: InstallationContext, day: string, now: Date): Promise<number> {
    const { from, to } = daySpan(day);
    const charged = await this.reads.prepared<{ platformId: string; gatewayAccountId: string }>({
      name: 'charged-accounts',
      text: CHARGED_ACCOUNTS,
      values: [firstIdOf(from), firstIdOf(to)],
    });
    if (charged.length === 0) return 0;
    const opened = await this.transactions.single(
      insertRows({
        name: 'open-reconciliations',
        into: 'reconciliations',
        columns: ['id', 'platform_id', 'gateway_account_id', 'day', 'due_at', 'opened_at'],
        rows: charged.map((of) => [newId(now), of.platformId, of.gatewayAccountId, day, now, now]),
        rest: 'on conflict (platform_id, gateway_account_id, day) do nothing returning 1',
      }),
    );
    return opened.length;
  }

  /** Claims due ones, of that day only when it is given. They are due again at `until`, should the worker have died. */
  claim(
    _ctx: InstallationContext,
    { now, until, most, day }: { now: Date; until: Date; most: number; day: string | null },
  ): Promise<OpenReconciliation[]> {
    return claimByPlatform(this.transactions, {
      due: { name: 'platforms-of-due-reconciliations', text: DUE_PLATFORMS, values: [now, most, day] },
      claim: (platformId, due) => ({
        name: 'claim-reconciliations',
        text: CLAIM,
        values: [now, until, due, day, platformId],
      }),
    });
  }

  /** The next attempts of the day that were not compared yet, oldest first. */
  batch(
    { platformId }: TenantContext,
    { gatewayAccountId, day, comparedTo }: OpenReconciliation,
    most: number,
  ): Promise<ComparedAttempt[]> {
    const { from, to } = daySpan(day);
    const values = [gatewayAccountId, platformId, comparedTo ?? firstIdOf(from), firstIdOf(to), most];
    return this.reads.prepared({ name: 'reconciliation-batch', text: BATCH, values });
  }

  /** Writes what a batch found, and that it was compared, together. False when another was quicker: nothing was written. */
  async advance(
    { platformId }: TenantContext,
    tx: EntityManager,
    open: OpenReconciliation,
    found: Found,
    at: { now: Date; dueAt: Date | null },
  ): Promise<boolean> {
    const { comparedTo, agreeing, unanswered, differences } = found;
    const compared = agreeing + unanswered + differences.length;
    const advanced = await statement(tx, {
      name: 'advance-reconciliation',
      text: ADVANCE,
      values: [
        open.id,
        platformId,
        comparedTo,
        agreeing,
        unanswered,
        compared,
        at.dueAt,
        at.now,
        open.comparedTo,
      ],
    });
    if (advanced.length === 0) return false;
    for (const { attemptId, difference } of differences) {
      const { kind, ours, theirs } = difference;
      const facts = [JSON.stringify(ours), JSON.stringify(theirs)];
      const values = [newId(at.now), platformId, open.id, attemptId, kind, ...facts, at.now];
      await statement(tx, { name: 'keep-discrepancy', text: KEEP, values });
    }
    return true;
  }

  /** What was found of a day, by account. */
  report({ platformId }: ScopedContext, day: string): Promise<AccountReport[]> {
    return this.reads.primary(REPORT, [day, platformId]);
  }
}

/** Brasília has kept one time, three hours behind UTC, since summer time was given up. */
function daySpan(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T03:00:00.000Z`);
  return { from, to: new Date(from.getTime() + 24 * 3_600_000) };
}
