import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, insertRows, statement, sql } from '../../../database/index.js';
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
export interface ReconciliationResult {
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
const CHARGED_ACCOUNTS = sql<{ from: string; to: string }>(
  'charged-accounts',
  `
select distinct platform_id as "platformId", gateway_account_id as "gatewayAccountId" from attempts where id >= :from and id < :to`,
);

const DUE_PLATFORMS = sql<{ now: Date; most: number; day: string | null }>(
  'platforms-of-due-reconciliations',
  `
select platform_id as "platformId", count(*)::int as due from (
  select platform_id from reconciliations where due_at <= :now and (:day::date is null or day = :day) order by due_at limit :most
) oldest group by platform_id`,
);

const CLAIM = sql<{ now: Date; until: Date; due: number; day: string | null; platformId: string }>(
  'claim-reconciliations',
  `
update reconciliations set due_at = :until
where platform_id = :platformId and id = any (array(
  select id from reconciliations where platform_id = :platformId and due_at <= :now and (:day::date is null or day = :day)
  order by due_at limit :due for update skip locked
))
returning id, platform_id as "platformId", gateway_account_id as "gatewayAccountId", day::text, compared_to as "comparedTo"`,
);

/** Whether the charges of any account are due to be compared at $1. */
export const RECONCILIATIONS_DUE = `select from reconciliations where due_at between '-infinity' and $1`;

// An attempt that was set aside before it was sent is not a charge of this account; nor is the money
// of an attempt when another one was captured.
const BATCH = sql<{
  gatewayAccountId: string;
  platformId: string;
  after: string;
  before: string;
  most: number;
}>(
  'reconciliation-batch',
  `
select a.id as "attemptId",
  case when a.state = 'REFUSED' then 'REJECTED' when p.captured and a.state <> 'SETTLED' then 'CANCELED' else p.status end as status
from attempts a join payments p on p.id = a.payment_id and p.platform_id = a.platform_id
where a.id > :after and a.id < :before and a.gateway_account_id = :gatewayAccountId and a.platform_id = :platformId
order by a.id limit :most`,
);

const ADVANCE = sql<{
  id: string;
  platformId: string;
  comparedTo: string | null;
  agreeing: number;
  unanswered: number;
  compared: number;
  dueAt: Date | null;
  now: Date;
  comparedBefore: string | null;
}>(
  'advance-reconciliation',
  `
update reconciliations set compared_to = coalesce(:comparedTo, compared_to), agreeing = agreeing + :agreeing,
  unanswered = unanswered + :unanswered,
  compared = compared + :compared, due_at = :dueAt, finished_at = case when :dueAt::timestamptz is null then :now::timestamptz end
where id = :id and platform_id = :platformId and compared_to is not distinct from :comparedBefore
returning id`,
);

const KEEP = sql<{
  id: string;
  platformId: string;
  reconciliationId: string;
  attemptId: string;
  kind: string;
  ours: string;
  theirs: string;
  now: Date;
}>(
  'keep-discrepancy',
  `
insert into discrepancies (id, platform_id, reconciliation_id, attempt_id, kind, ours, theirs, found_at)
values (:id, :platformId, :reconciliationId, :attemptId, :kind, :ours, :theirs, :now)
on conflict (reconciliation_id, attempt_id, platform_id) do nothing`,
);

const REPORT = sql<{ day: string; platformId: string | null }>(
  'reconciliation-report',
  `
select r.platform_id as "platformId", r.gateway_account_id as "gatewayAccountId", g.provider, r.finished_at is not null as finished,
  r.compared, r.agreeing, r.unanswered,
  coalesce((
    select json_agg(json_build_object('kind', d.kind, 'paymentId', a.payment_id, 'attemptId', d.attempt_id, 'ours', d.ours, 'theirs', d.theirs)
      order by d.attempt_id)
    from discrepancies d join attempts a on a.id = d.attempt_id and a.platform_id = d.platform_id
    where d.reconciliation_id = r.id and d.platform_id = r.platform_id
  ), '[]') as differences
from reconciliations r
join gateway_accounts_read g on g.id = r.gateway_account_id and g.platform_id = r.platform_id
where r.day = :day::date and (:platformId::uuid is null or r.platform_id = :platformId) order by r.platform_id, r.gateway_account_id`,
);

/** The stored reports: one for each day and account that charged on it. */
@Injectable()
export class Reconciliations {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  /** Opens those of a day that are not open yet, in two statements; returns how many. */
  async open(_ctx: InstallationContext, day: string, now: Date): Promise<number> {
    const { from, to } = daySpan(day);
    const charged = await this.reads.prepared<{ platformId: string; gatewayAccountId: string }>(
      CHARGED_ACCOUNTS({ from: firstIdOf(from), to: firstIdOf(to) }),
    );
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
      due: DUE_PLATFORMS({ now, most, day }),
      claim: (platformId, due) => CLAIM({ now, until, due, day, platformId }),
    });
  }

  /** The next attempts of the day that were not compared yet, oldest first. */
  batch(
    { platformId }: TenantContext,
    { gatewayAccountId, day, comparedTo }: OpenReconciliation,
    most: number,
  ): Promise<ComparedAttempt[]> {
    const { from, to } = daySpan(day);
    const span = { after: comparedTo ?? firstIdOf(from), before: firstIdOf(to) };
    return this.reads.prepared(BATCH({ gatewayAccountId, platformId, ...span, most }));
  }

  /** Writes what a batch found, and that it was compared, together. False when another was quicker: nothing was written. */
  async advance(
    { platformId }: TenantContext,
    tx: EntityManager,
    open: OpenReconciliation,
    found: ReconciliationResult,
    at: { now: Date; dueAt: Date | null },
  ): Promise<boolean> {
    const { comparedTo, agreeing, unanswered, differences } = found;
    const compared = agreeing + unanswered + differences.length;
    const advanced = await statement(
      tx,
      ADVANCE({
        ...{ id: open.id, platformId, comparedTo, agreeing, unanswered, compared },
        ...{ ...at, comparedBefore: open.comparedTo },
      }),
    );
    if (advanced.length === 0) return false;
    for (const { attemptId, difference } of differences) {
      const { kind, ours, theirs } = difference;
      const facts = { ours: JSON.stringify(ours), theirs: JSON.stringify(theirs) };
      const id = newId(at.now);
      await statement(
        tx,
        KEEP({ id, platformId, reconciliationId: open.id, attemptId, kind, ...facts, now: at.now }),
      );
    }
    return true;
  }

  /** What was found of a day, by account. */
  report({ platformId }: ScopedContext, day: string): Promise<AccountReport[]> {
    return this.reads.primary(REPORT({ day, platformId }));
  }
}

/** Brasília is three hours behind UTC all year, since summer time was abolished. */
export function daySpan(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T03:00:00.000Z`);
  return { from, to: new Date(from.getTime() + 24 * 3_600_000) };
}
