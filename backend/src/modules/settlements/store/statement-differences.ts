import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';

export type StatementDifferenceKind =
  | 'COST'
  | 'AMOUNT'
  | 'UNKNOWN_SALE'
  | 'SETTLED_TWICE'
  | 'NOT_RETURNED'
  | 'LATE'
  | 'NO_SETTLEMENT'
  | 'NO_PAYOUT'
  | 'NOT_IN_BANK';

export type DifferenceState = 'OPEN' | 'EXPLAINED' | 'CLOSED';

export interface NewDifference {
  readonly lineId: string;
  readonly kind: StatementDifferenceKind;
  readonly currency: string;
  /** What we expected; null: nothing is known. */
  readonly ours: Cents | null;
  /** What the statement says. */
  readonly theirs: Cents;
}

/** A difference as it is decided. */
export interface StatementDifference {
  readonly id: string;
  readonly lineId: string;
  readonly kind: StatementDifferenceKind;
  readonly state: DifferenceState;
  readonly ownerId: string | null;
  readonly reason: string | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
  readonly currency: string;
  readonly ours: Cents | null;
  readonly theirs: Cents;
  /** Who said that the debit is a fee of the bank; another person confirms it. */
  readonly feeProposedBy: string | null;
  readonly feeProposedAt: Date | null;
}

export interface StaffMember {
  readonly id: string;
  readonly name: string;
}

/** What the statement says in the line of a difference. */
export interface ShownLine {
  readonly account: string;
  readonly fileName: string;
  readonly fileId: string;
  readonly place: number;
  readonly day: string;
  readonly currency: string;
  readonly amount: Cents;
  readonly gross: Cents | null;
  readonly fee: Cents | null;
  readonly reference: string | null;
  readonly memo: string | null;
}

/** What the ledger has of the sale that it names. */
export interface LedgerSide {
  readonly orderId: string;
  readonly code: string | null;
  readonly method: string;
  readonly status: string;
  readonly approvedAt: Date | null;
  readonly captured: Cents;
  readonly returned: Cents;
  readonly settled: Cents;
  readonly cost: Cents;
  readonly costSettled: Cents;
}

/** What is booked of the charge that it names. */
export interface ChargeSide {
  readonly id: string;
  readonly reference: string;
  readonly seller: string | null;
  /** In all, before what went back. */
  readonly received: Cents;
  readonly returned: Cents;
  readonly cost: Cents;
}

interface FoundLine extends ShownLine {
  readonly paymentId: string | null;
  readonly chargePaymentId: string | null;
  readonly proposedFee: { readonly by: string; readonly at: string } | null;
}

const COLUMNS = [
  ...['id', 'platform_id', 'line_id', 'kind', 'currency', 'ours', 'theirs', 'state', 'opened_at'],
];

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-statement-difference',
  `select id, line_id as "lineId", kind, state, owner_id as "ownerId", reason, ended_by as "endedBy", ended_at as "endedAt",
  currency, ours, theirs, fee_proposed_by as "feeProposedBy", fee_proposed_at as "feeProposedAt"
from statement_differences where platform_id = :platformId and id = :id for no key update`,
);

type Saved = Omit<StatementDifference, 'lineId' | 'kind' | 'currency' | 'ours' | 'theirs'>;

const SAVE = sql<Saved & { platformId: string }>(
  'save-statement-difference',
  `update statement_differences set state = :state, owner_id = :ownerId, reason = :reason, ended_by = :endedBy, ended_at = :endedAt,
  fee_proposed_by = :feeProposedBy, fee_proposed_at = :feeProposedAt
where platform_id = :platformId and id = :id`,
);

const CLOSE_OF = sql<{
  platformId: string;
  lineIds: readonly string[];
  kind: StatementDifferenceKind;
  now: Date;
  by: string;
}>(
  'close-statement-differences',
  `update statement_differences set state = 'CLOSED', ended_by = :by, ended_at = :now
where platform_id = :platformId and line_id = any (:lineIds::uuid[]) and kind = :kind and state <> 'CLOSED'`,
);

const STAFF = sql<{ platformId: string }>(
  'staff-of-differences',
  `select id, name from users_read where platform_id = :platformId and role in ('ADMIN', 'FUNCTIONARY') and status <> 'BLOCKED'
order by name, id limit 200`,
);

const IS_STAFF = sql<{ platformId: string; id: string }>(
  'owner-of-difference',
  `select id from users_read where platform_id = :platformId and id = :id and role in ('ADMIN', 'FUNCTIONARY')`,
);

const LINE = sql<{ platformId: string; id: string }>(
  'line-of-difference',
  `
select coalesce(g.name, l.account) as account, f.file_name as "fileName", f.id as "fileId", l.place, l.day::text, l.currency, l.amount,
  l.gross, l.fee, l.reference, l.memo, l.payment_id as "paymentId", l.charge_payment_id as "chargePaymentId",
  case when d.fee_proposed_by is not null then json_build_object('by', coalesce(u.name, d.fee_proposed_by), 'at', d.fee_proposed_at) end
    as "proposedFee"
from statement_differences d
join statement_lines l on l.platform_id = d.platform_id and l.id = d.line_id
join statement_files f on f.platform_id = l.platform_id and f.id = l.file_id
left join gateway_accounts_read g on g.platform_id = l.platform_id and g.id = l.gateway_account_id
left join users_read u on u.platform_id = d.platform_id and u.staff_actor = d.fee_proposed_by
where d.platform_id = :platformId and d.id = :id`,
);

const SALE = sql<{ platformId: string; paymentId: string }>(
  'sale-of-difference',
  `
select p.order_id as "orderId", s.code, p.method, p.status, p.approved_at as "approvedAt", m.captured, m.returned, m.settled, m.cost,
  m.cost_settled as "costSettled"
from payments_read p
left join sales_read s on s.platform_id = p.platform_id and s.id = p.order_id
cross join lateral (
  select
    coalesce(sum(case when t.kind <> 'APPROVAL' then 0 when d.bucket = 'receivable' then t.amount when c.bucket = 'receivable'
      then -t.amount else 0 end), 0)::bigint as captured,
    coalesce(sum(case when t.kind in ('APPROVAL', 'SETTLEMENT') then 0 when c.bucket = 'receivable' then t.amount
      when d.bucket = 'receivable' then -t.amount else 0 end), 0)::bigint as returned,
    coalesce(sum(case when t.kind <> 'SETTLEMENT' then 0 when c.bucket = 'receivable' then t.amount when d.bucket = 'receivable'
      then -t.amount else 0 end), 0)::bigint as settled,
    coalesce(sum(case when t.kind = 'APPROVAL' and c.bucket = 'cost' then t.amount else 0 end), 0)::bigint as cost,
    coalesce(sum(case when t.kind = 'SETTLEMENT' and d.bucket = 'cost' then t.amount else 0 end), 0)::bigint as cost_settled
  from ledger_transfers_read t
  join ledger_accounts_read d on d.platform_id = :platformId and d.id = t.debit_account_id
  join ledger_accounts_read c on c.platform_id = :platformId and c.id = t.credit_account_id
  where t.platform_id = :platformId and t.payment_id = p.id
) m
where p.platform_id = :platformId and p.id = :paymentId`,
);

const CHARGE = sql<{ platformId: string; id: string }>(
  'charge-of-difference',
  `
select c.id, c.reference, u.name as seller, case when p.posted > 0 then p.amount else 0 end as received,
  case when p.posted > 0 then p.amount - p.received else 0 end as returned, p.cost
from charge_payments_read p
join charges_read c on c.platform_id = p.platform_id and c.id = p.charge_id
left join users_read u on u.platform_id = c.platform_id and u.id = c.seller_id
where p.platform_id = :platformId and p.id = :id`,
);

/** What statements say otherwise than the ledger. */
@Injectable()
export class StatementDifferences {
  constructor(private readonly reads: Reads) {}

  /** Opens them, each once. */
  async open(
    { platformId }: TenantContext,
    tx: EntityManager,
    now: Date,
    differences: readonly NewDifference[],
  ): Promise<void> {
    if (differences.length === 0) return;
    const rows = differences.map(({ lineId, kind, currency, ours, theirs }) => [
      ...[newId(now), platformId, lineId, kind, currency, ours, theirs, 'OPEN', now],
    ]);
    await statement(
      tx,
      insertRows({
        ...{ name: 'statement-differences', into: 'statement_differences', columns: COLUMNS, rows },
        rest: 'on conflict (platform_id, line_id, kind) do nothing',
      }),
    );
  }

  /** The other side came: closes what is open of these lines. */
  async closeOf(
    ctx: TenantContext,
    tx: EntityManager,
    now: Date,
    lineIds: readonly string[],
    kind: StatementDifferenceKind,
  ): Promise<void> {
    const { platformId, recordedActor } = ctx;
    await statement(tx, CLOSE_OF({ platformId, lineIds, kind, now, by: recordedActor }));
  }

  /** Undefined: there is none of this tenant. */
  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<StatementDifference | undefined> {
    const [found] = await statement<StatementDifference>(tx, LOCK({ platformId, id }));
    return found;
  }

  async save({ platformId }: TenantContext, tx: EntityManager, after: StatementDifference): Promise<void> {
    const { id, state, ownerId, reason, endedBy, endedAt, feeProposedBy, feeProposedAt } = after;
    const ended = { endedBy, endedAt, feeProposedBy, feeProposedAt };
    await statement(tx, SAVE({ platformId, id, state, ownerId, reason, ...ended }));
  }

  async isStaff({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<boolean> {
    return (await statement(tx, IS_STAFF({ platformId, id }))).length > 0;
  }

  /** Both sides of a difference, and who may own it. Undefined: there is none of this tenant. */
  async sides({ platformId }: TenantContext, id: string) {
    const [[line], staff] = await Promise.all([
      this.reads.primary<FoundLine>(LINE({ platformId, id })),
      this.reads.primary<StaffMember>(STAFF({ platformId })),
    ]);
    if (!line) return undefined;
    const { paymentId, chargePaymentId, proposedFee, ...shown } = line;
    const [[sale], [charge]] = await Promise.all([
      paymentId === null ? [] : this.reads.primary<LedgerSide>(SALE({ platformId, paymentId })),
      chargePaymentId === null
        ? []
        : this.reads.primary<ChargeSide>(CHARGE({ platformId, id: chargePaymentId })),
    ]);
    const fee = proposedFee && { ...proposedFee, at: new Date(proposedFee.at) };
    return { line: shown, sale: sale ?? null, charge: charge ?? null, proposedFee: fee, staff };
  }
}
