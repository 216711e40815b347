import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { DisputeKind } from '../domain/dispute-cause.js';
import type { FeePart } from '../domain/fee-parts.js';
import type { DisputeFeeState } from '../domain/dispute-fee.js';
import type { DisputeState } from '../domain/dispute-states.js';

/** What a dispute is from its notice on. */
export interface NotifiedDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly orderId: string;
  /** The producer, who answers for the sale. */
  readonly sellerId: string;
  readonly kind: DisputeKind;
  readonly origin: 'STAFF' | 'PROVIDER';
  readonly amount: Cents;
  readonly currency: string;
  readonly reason: string;
  readonly providerReference: string | null;
  readonly notifiedAt: Date;
  readonly dueAt: Date;
  /** What had gone back of the payment in parts. */
  readonly returnedBefore: Cents;
  readonly fee: Cents;
  /** Who pays the fee. Null: the producer alone. */
  readonly feeParts: readonly FeePart[] | null;
  readonly openedBy: string;
}

/** What becomes of it. */
export interface DisputeProgress {
  readonly state: DisputeState;
  readonly blockedAmount: number;
  /** The payment is CHARGEBACK: its money went back before the result. */
  readonly chargedBackAt: Date | null;
  readonly returnedAmount: number;
  readonly feeState: DisputeFeeState;
  readonly decidedBy: string | null;
  readonly decision: string | null;
  readonly endedAt: Date | null;
  readonly lookAt: Date | null;
  /** When the seller was told that the deadline is near. */
  readonly remindedAt: Date | null;
}

export type Dispute = NotifiedDispute & DisputeProgress;

export interface DueDispute {
  readonly platformId: string;
  readonly id: string;
}

const COLUMNS = `id, payment_id as "paymentId", order_id as "orderId", seller_id as "sellerId", kind, origin, amount, currency, reason,
  provider_reference as "providerReference", notified_at as "notifiedAt", due_at as "dueAt", returned_before as "returnedBefore", fee,
  fee_parts as "feeParts",
  opened_by as "openedBy", state, blocked_amount as "blockedAmount", charged_back_at as "chargedBackAt",
  returned_amount as "returnedAmount", fee_state as "feeState", decided_by as "decidedBy", decision, ended_at as "endedAt",
  look_at as "lookAt", reminded_at as "remindedAt"`;

// What is done about one payment waits for each other, also while it has no dispute yet.
const SERIALIZE = sql<{ platformId: string; paymentId: string }>(
  'lock-disputes-of-payment',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'disputes', :platformId::text, :paymentId::text), 0))`,
);

const LATEST = sql<{ platformId: string; paymentId: string }>(
  'latest-dispute-of-payment',
  `select ${COLUMNS} from disputes where platform_id = :platformId and payment_id = :paymentId order by id desc limit 1`,
);

const FIND = sql<{ platformId: string; id: string; sellerId: string | null }>(
  'find-dispute',
  `select ${COLUMNS} from disputes where platform_id = :platformId and id = :id and (:sellerId::uuid is null or seller_id = :sellerId)`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-dispute',
  `select ${COLUMNS} from disputes where platform_id = :platformId and id = :id for no key update`,
);

const ADD = sql<
  Omit<NotifiedDispute, 'feeParts'> & { platformId: string; lookAt: Date; feeParts: string | null }
>(
  'add-dispute',
  `insert into disputes (platform_id, id, payment_id, order_id, seller_id, kind, state, origin, amount, currency, reason,
  provider_reference, notified_at, due_at, returned_before, fee, fee_parts, opened_by, look_at)
values (:platformId, :id, :paymentId, :orderId, :sellerId, :kind, 'NOTIFIED', :origin, :amount, :currency, :reason,
  :providerReference, :notifiedAt, :dueAt, :returnedBefore, :fee, :feeParts::jsonb, :openedBy, :lookAt)`,
);

const SAVE = sql<DisputeProgress & { platformId: string; id: string }>(
  'save-dispute',
  `update disputes set state = :state, blocked_amount = :blockedAmount, charged_back_at = :chargedBackAt,
  returned_amount = :returnedAmount, fee_state = :feeState, decided_by = :decidedBy, decision = :decision, ended_at = :endedAt,
  look_at = :lookAt, reminded_at = :remindedAt
where platform_id = :platformId and id = :id`,
);

/** Whether any dispute is to be looked at; $1 is the current time. */
export const DISPUTES_DUE = `select from disputes where look_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-disputes',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from disputes due
  where due.look_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.look_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-disputes',
  `
update disputes d set look_at = :until
where d.platform_id = :platformId and d.id = any (array(
  select due.id from disputes due where due.platform_id = :platformId and due.look_at between '-infinity' and :now
  order by due.look_at limit :due for update of due skip locked
)) and d.look_at <= :now
returning d.platform_id as "platformId", d.id`,
);

/** Disputes. Their state is written by `DisputeChanges` only. */
@Injectable()
export class Disputes {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async serialize({ platformId }: TenantContext, tx: EntityManager, paymentId: string): Promise<void> {
    await statement(tx, SERIALIZE({ platformId, paymentId }));
  }

  /** The last dispute of a payment. Call it after `serialize`. */
  async latest(
    { platformId }: TenantContext,
    tx: EntityManager,
    paymentId: string,
  ): Promise<Dispute | undefined> {
    const [found] = await statement<Dispute>(tx, LATEST({ platformId, paymentId }));
    return found;
  }

  /** @param sellerId null: staff look */
  async find(
    { platformId }: TenantContext,
    id: string,
    sellerId: string | null = null,
  ): Promise<Dispute | undefined> {
    const [found] = await this.reads.prepared<Dispute>(FIND({ platformId, id, sellerId }));
    return found;
  }

  /** Undefined: there is none of this tenant. */
  async lock({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<Dispute | undefined> {
    const [found] = await statement<Dispute>(tx, LOCK({ platformId, id }));
    return found;
  }

  async add({ platformId }: TenantContext, tx: EntityManager, dispute: NotifiedDispute): Promise<Dispute> {
    const lookAt = dispute.notifiedAt;
    const feeParts = dispute.feeParts && JSON.stringify(dispute.feeParts);
    await statement(tx, ADD({ platformId, ...dispute, feeParts, lookAt }));
    return {
      ...dispute,
      ...{ state: 'NOTIFIED', blockedAmount: 0, chargedBackAt: null, returnedAmount: 0, feeState: 'NONE' },
      ...{ decidedBy: null, decision: null, endedAt: null, lookAt, remindedAt: null },
    };
  }

  async save(
    { platformId }: TenantContext,
    tx: EntityManager,
    dispute: DisputeProgress & { readonly id: string },
  ): Promise<void> {
    const { id, state, blockedAmount, chargedBackAt, returnedAmount, feeState } = dispute;
    const { decidedBy, decision, endedAt, lookAt, remindedAt } = dispute;
    await statement(
      tx,
      SAVE({
        ...{ platformId, id, state, blockedAmount, chargedBackAt, returnedAmount, feeState },
        ...{ decidedBy, decision, endedAt, lookAt, remindedAt },
      }),
    );
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueDispute[]> {
    return claimByPlatform<DueDispute>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }
}
