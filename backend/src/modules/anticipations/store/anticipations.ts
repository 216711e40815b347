import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, claimByPlatform, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { CoveredShare } from '../domain/anticipation-quote.js';
import type { AnticipationState } from '../domain/anticipation-states.js';
import type { AnticipationRisk } from '../request-risks.js';

/** What an anticipation is from its request on. */
interface RequestedAnticipation {
  readonly id: string;
  readonly sellerId: string;
  readonly currency: string;
  /** What leaves pending. */
  readonly amount: Cents;
  readonly needsTwo: boolean;
  readonly requestedAt: Date;
}

/** Its price, and what becomes of it. */
interface AnticipationProgress {
  /** The part of the amount that the platform keeps. */
  readonly fee: Cents;
  readonly feeBps: number;
  readonly averageDays: number;
  readonly monthlyRateBps: number;
  /** Counts the rates that it had. */
  readonly rateVersion: number;
  readonly state: AnticipationState;
  readonly firstApprovedBy: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** What the seller reads. */
  readonly reason: string | null;
  /** Why it was canceled. */
  readonly cause: 'SELLER' | 'SHARE_GONE' | null;
  readonly paidAt: Date | null;
  readonly endedAt: Date | null;
  readonly lookAt: Date | null;
}

export type Anticipation = RequestedAnticipation & AnticipationProgress;

interface NewAnticipation extends RequestedAnticipation {
  readonly requestKey: string;
  readonly fee: Cents;
  readonly feeBps: number;
  readonly limitBps: number;
  /** What could have been asked for. */
  readonly limitAmount: Cents;
  readonly sales: number;
  readonly firstDueAt: Date;
  readonly lastDueAt: Date;
  readonly averageDays: number;
  readonly monthlyRateBps: number;
  readonly risks: readonly AnticipationRisk[];
  readonly requestedBy: string;
  readonly state: AnticipationState;
  readonly lookAt: Date;
}

/** A rate that staff offer, or that of the request. */
interface OfferedRate {
  readonly anticipationId: string;
  readonly version: number;
  readonly feeBps: number;
  readonly fee: Cents;
  readonly setBy: string;
  readonly setAt: Date;
  readonly reason: string | null;
}

export interface DueAnticipation {
  readonly platformId: string;
  readonly id: string;
}

const COLUMNS = `id, seller_id as "sellerId", currency, amount, fee, fee_bps as "feeBps", average_days as "averageDays",
  monthly_rate_bps as "monthlyRateBps", rate_version as "rateVersion", needs_two as "needsTwo", requested_at as "requestedAt", state,
  first_approved_by as "firstApprovedBy", decided_by as "decidedBy", decided_at as "decidedAt", reason, cause, paid_at as "paidAt",
  ended_at as "endedAt", look_at as "lookAt"`;

// Requests of one seller wait for each other: the limit is checked with what the others cover.
const SERIALIZE = sql<{ platformId: string; sellerId: string }>(
  'lock-anticipations-of-seller',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'anticipations', :platformId::text, :sellerId::text), 0))`,
);

const BY_KEY = sql<{ platformId: string; sellerId: string; requestKey: string }>(
  'find-anticipation-by-key',
  `select id, amount, state from anticipations
where platform_id = :platformId and seller_id = :sellerId and request_key = :requestKey`,
);

const ADD = sql<NewAnticipation & { platformId: string }>(
  'add-anticipation',
  `insert into anticipations (platform_id, id, seller_id, request_key, currency, amount, fee, fee_bps, limit_bps, limit_amount, sales,
  first_due_at, last_due_at, average_days, monthly_rate_bps, state, needs_two, risks, requested_by, requested_at, look_at)
values (:platformId, :id, :sellerId, :requestKey, :currency, :amount, :fee, :feeBps, :limitBps, :limitAmount, :sales,
  :firstDueAt, :lastDueAt, :averageDays, :monthlyRateBps, :state, :needsTwo, :risks, :requestedBy, :requestedAt, :lookAt)`,
);

const OFFER = sql<OfferedRate & { platformId: string }>(
  'add-anticipation-rate',
  `insert into anticipation_rates (platform_id, anticipation_id, version, fee_bps, fee, set_by, set_at, reason)
values (:platformId, :anticipationId, :version, :feeBps, :fee, :setBy, :setAt, :reason)`,
);

const ACCEPT = sql<{ platformId: string; id: string; version: number; now: Date }>(
  'accept-anticipation-rate',
  `update anticipation_rates set accepted_at = :now
where platform_id = :platformId and anticipation_id = :id and version = :version`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-anticipation',
  `select ${COLUMNS} from anticipations where platform_id = :platformId and id = :id for no key update`,
);

const COVERED = sql<{ platformId: string; id: string }>(
  'sales-of-anticipation',
  `select payment_id as "paymentId", amount, fee, due_at as "dueAt" from anticipation_sales
where platform_id = :platformId and anticipation_id = :id order by due_at, payment_id`,
);

const REPRICE = sql<{
  platformId: string;
  id: string;
  paymentIds: readonly string[];
  fees: readonly number[];
}>(
  'reprice-sales-of-anticipation',
  `update anticipation_sales s set fee = f.fee from unnest(:paymentIds::uuid[], :fees::bigint[]) as f(payment_id, fee)
where s.platform_id = :platformId and s.anticipation_id = :id and s.payment_id = f.payment_id`,
);

const SAVE = sql<AnticipationProgress & { platformId: string; id: string }>(
  'save-anticipation',
  `update anticipations set fee = :fee, fee_bps = :feeBps, average_days = :averageDays, monthly_rate_bps = :monthlyRateBps,
  rate_version = :rateVersion, state = :state, first_approved_by = :firstApprovedBy, decided_by = :decidedBy, decided_at = :decidedAt,
  reason = :reason, cause = :cause, paid_at = :paidAt, ended_at = :endedAt, look_at = :lookAt
where platform_id = :platformId and id = :id`,
);

const OPEN_OF_PAYMENT = sql<{ platformId: string; paymentId: string }>(
  'open-anticipations-of-payment',
  `select a.id from anticipation_sales s
join anticipations a on a.platform_id = s.platform_id and a.id = s.anticipation_id
where s.platform_id = :platformId and s.payment_id = :paymentId and a.state in ('PENDING', 'PRE_APPROVED', 'OFFERED') order by a.id`,
);

const IS_GONE = sql<{ platformId: string; id: string }>(
  'is-share-of-anticipation-gone',
  `select s.payment_id as "paymentId" from anticipation_sales s
join anticipations a on a.platform_id = s.platform_id and a.id = s.anticipation_id
left join ledger_releases_read r on r.platform_id = s.platform_id and r.payment_id = s.payment_id and r.owner = 'seller'
  and r.owner_id = a.seller_id and r.bucket = 'pending'
where s.platform_id = :platformId and s.anticipation_id = :id and coalesce(r.amount, 0) < s.amount limit 1`,
);

/** Whether any open anticipation is to be looked at, at $1. */
export const ANTICIPATIONS_DUE = `select from anticipations where look_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-anticipations',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from anticipations due
  where due.look_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.look_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-anticipations',
  `
update anticipations a set look_at = :until
where a.platform_id = :platformId and a.id = any (array(
  select due.id from anticipations due where due.platform_id = :platformId and due.look_at between '-infinity' and :now
  order by due.look_at limit :due for update of due skip locked
)) and a.look_at <= :now
returning a.platform_id as "platformId", a.id`,
);

/** Anticipations with their sales and rates. Their state is written by `AnticipationChanges` only. */
@Injectable()
export class Anticipations {
  constructor(private readonly transactions: Transactions) {}

  async serialize({ platformId }: TenantContext, tx: EntityManager, sellerId: string): Promise<void> {
    await statement(tx, SERIALIZE({ platformId, sellerId }));
  }

  /** The anticipation that the same request made before. */
  async byKey({ platformId }: TenantContext, tx: EntityManager, sellerId: string, requestKey: string) {
    type Found = Pick<Anticipation, 'id' | 'amount' | 'state'>;
    const [found] = await statement<Found>(tx, BY_KEY({ platformId, sellerId, requestKey }));
    return found;
  }

  /** With the sales that it covers and its first rate. */
  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: NewAnticipation,
    covered: readonly CoveredShare[],
  ): Promise<void> {
    await statement(tx, ADD({ platformId, ...row }));
    await statement(
      tx,
      insertRows({
        ...{ name: 'add-sales-of-anticipation', into: 'anticipation_sales' },
        columns: ['platform_id', 'anticipation_id', 'payment_id', 'amount', 'fee', 'due_at'],
        rows: covered.map(({ paymentId, amount, fee, dueAt }) => {
          return [platformId, row.id, paymentId, amount, fee, dueAt];
        }),
      }),
    );
    const { id: anticipationId, feeBps, fee, requestedBy: setBy, requestedAt: setAt } = row;
    await statement(
      tx,
      OFFER({ platformId, anticipationId, version: 1, feeBps, fee, setBy, setAt, reason: null }),
    );
  }

  /** Undefined: there is none of this tenant. */
  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<Anticipation | undefined> {
    const [found] = await statement<Anticipation>(tx, LOCK({ platformId, id }));
    return found;
  }

  covered({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<CoveredShare[]> {
    return statement<CoveredShare>(tx, COVERED({ platformId, id }));
  }

  /** Another rate, and what each sale pays of it. */
  async offer(
    { platformId }: TenantContext,
    tx: EntityManager,
    rate: OfferedRate,
    covered: readonly CoveredShare[],
  ): Promise<void> {
    await statement(tx, OFFER({ platformId, ...rate }));
    const paymentIds = covered.map(({ paymentId }) => paymentId);
    const fees = covered.map(({ fee }) => fee);
    await statement(tx, REPRICE({ platformId, id: rate.anticipationId, paymentIds, fees }));
  }

  async accepted({ platformId }: TenantContext, tx: EntityManager, row: Anticipation, now: Date) {
    await statement(tx, ACCEPT({ platformId, id: row.id, version: row.rateVersion, now }));
  }

  async save({ platformId }: TenantContext, tx: EntityManager, row: Anticipation): Promise<void> {
    const { id, fee, feeBps, averageDays, monthlyRateBps, rateVersion, state, firstApprovedBy } = row;
    const { decidedBy, decidedAt, reason, cause, paidAt, endedAt, lookAt } = row;
    await statement(
      tx,
      SAVE({
        ...{ platformId, id, fee, feeBps, averageDays, monthlyRateBps, rateVersion, state },
        ...{ firstApprovedBy, decidedBy, decidedAt, reason, cause, paidAt, endedAt, lookAt },
      }),
    );
  }

  async openOf({ platformId }: TenantContext, tx: EntityManager, paymentId: string): Promise<string[]> {
    const rows = await statement<{ id: string }>(tx, OPEN_OF_PAYMENT({ platformId, paymentId }));
    return rows.map(({ id }) => id);
  }

  /** Whether a covered sale has less pending than is to be paid early. */
  async isShareGone({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<boolean> {
    return (await statement<object>(tx, IS_GONE({ platformId, id }))).length > 0;
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueAnticipation[]> {
    return claimByPlatform<DueAnticipation>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }
}
