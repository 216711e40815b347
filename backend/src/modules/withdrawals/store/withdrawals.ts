import type { PixKeyType } from '@guiche/brazil';
import type { WithdrawMethod } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { Risk } from '../request-decision.js';
import type { WithdrawalState } from '../domain/withdrawal-states.js';

export type WithdrawalOwner = 'seller' | 'manager';

/** Whose balance pays: of its owner, or of the platform, which tests the account of the owner with one cent. */
export type WithdrawalPayer = WithdrawalOwner | 'platform';

/** What a withdrawal is from its request on. */
export interface RequestedWithdrawal {
  readonly id: string;
  readonly owner: WithdrawalPayer;
  readonly ownerId: string;
  readonly currency: string;
  /** What leaves the available balance. */
  readonly amount: Cents;
  /** The part of it that the platform keeps. */
  readonly fee: Cents;
  readonly paymentMethod: WithdrawMethod;
  readonly bankAccountId: string | null;
  /** The destination as lists show it. */
  readonly destination: string;
  readonly destinationSealed: Buffer;
  readonly needsTwo: boolean;
  readonly requestedAt: Date;
}

/** What becomes of it. */
export interface WithdrawalProgress {
  readonly state: WithdrawalState;
  /** Counts the decisions to send it: accounts that refused it are tried again in the next one. */
  readonly round: number;
  readonly firstApprovedBy: string | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** What the owner reads. */
  readonly reason: string | null;
  /** What happened at the provider. For staff. */
  readonly detail: string | null;
  readonly provider: string | null;
  readonly gatewayAccountId: string | null;
  readonly withdrawId: string | null;
  readonly endToEndId: string | null;
  readonly paidByHand: boolean;
  readonly paidAt: Date | null;
  readonly endedAt: Date | null;
  readonly dueAt: Date | null;
}

export type Withdrawal = RequestedWithdrawal & WithdrawalProgress;

export interface NewWithdrawal extends RequestedWithdrawal {
  readonly requestKey: string;
  readonly availableBefore: Cents;
  readonly pixType: PixKeyType | null;
  readonly risks: readonly Risk[];
  readonly requestedBy: string;
  readonly state: WithdrawalState;
  readonly dueAt: Date | null;
}

export interface DueWithdrawal {
  readonly platformId: string;
  readonly id: string;
}

const COLUMNS = `id, owner, owner_id as "ownerId", currency, amount, fee, payment_method as "paymentMethod",
  bank_account_id as "bankAccountId", destination, destination_sealed as "destinationSealed", needs_two as "needsTwo",
  requested_at as "requestedAt", state, round, first_approved_by as "firstApprovedBy", decided_by as "decidedBy",
  decided_at as "decidedAt", reason, detail, provider, gateway_account_id as "gatewayAccountId", withdraw_id as "withdrawId",
  end_to_end_id as "endToEndId", paid_by_hand as "paidByHand", paid_at as "paidAt", ended_at as "endedAt", due_at as "dueAt"`;

// Requests of one person wait for each other: the limit of the day is checked with what the others took.
const SERIALIZE = sql<{ platformId: string; ownerId: string }>(
  'lock-withdrawals-of-owner',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'withdrawals', :platformId::text, :ownerId::text), 0))`,
);

const BY_KEY = sql<{ platformId: string; ownerId: string; requestKey: string }>(
  'find-withdrawal-by-key',
  `select id, amount, bank_account_id as "bankAccountId", state from withdrawals
where platform_id = :platformId and owner_id = :ownerId and request_key = :requestKey`,
);

const ADD = sql<NewWithdrawal & { platformId: string }>(
  'add-withdrawal',
  `insert into withdrawals (platform_id, id, owner, owner_id, request_key, currency, amount, fee, available_before, payment_method,
  pix_type, bank_account_id, destination, destination_sealed, state, needs_two, risks, requested_by, requested_at, due_at)
values (:platformId, :id, :owner, :ownerId, :requestKey, :currency, :amount, :fee, :availableBefore, :paymentMethod, :pixType,
  :bankAccountId, :destination, :destinationSealed, :state, :needsTwo, :risks, :requestedBy, :requestedAt, :dueAt)`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-withdrawal',
  `select ${COLUMNS} from withdrawals where platform_id = :platformId and id = :id for no key update`,
);

const SAVE = sql<WithdrawalProgress & { platformId: string; id: string }>(
  'save-withdrawal',
  `update withdrawals set state = :state, round = :round, first_approved_by = :firstApprovedBy, decided_by = :decidedBy,
  decided_at = :decidedAt, reason = :reason, detail = :detail, provider = :provider, gateway_account_id = :gatewayAccountId,
  withdraw_id = :withdrawId, end_to_end_id = :endToEndId, paid_by_hand = :paidByHand, paid_at = :paidAt, ended_at = :endedAt,
  due_at = :dueAt
where platform_id = :platformId and id = :id`,
);

const TAKEN = sql<{ platformId: string; ownerId: string; since: Date }>(
  'withdrawn-since',
  `select coalesce(sum(amount) filter (where owner_id = :ownerId), 0)::bigint as own, coalesce(sum(amount), 0)::bigint as "all"
from withdrawals
where platform_id = :platformId and owner <> 'platform' and requested_at >= :since and state not in ('REFUSED', 'CANCELED', 'RETURNED')`,
);

const PAID_BEFORE = sql<{ platformId: string; ownerId: string; bankAccountId: string }>(
  'was-paid-to-account',
  `select from withdrawals where platform_id = :platformId and owner_id = :ownerId and bank_account_id = :bankAccountId
  and owner <> 'platform' and state = 'PAID' limit 1`,
);

/** Whether any withdrawal is to be sent at $1. */
export const WITHDRAWALS_DUE = `select from withdrawals where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-withdrawals',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from withdrawals due
  where due.due_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-withdrawals',
  `
update withdrawals w set due_at = :until
where w.platform_id = :platformId and w.id = any (array(
  select due.id from withdrawals due where due.platform_id = :platformId and due.due_at between '-infinity' and :now
  order by due.due_at limit :due for update of due skip locked
)) and w.due_at <= :now
returning w.platform_id as "platformId", w.id`,
);

/** Withdrawals. Their state is written by `WithdrawalChanges` only. */
@Injectable()
export class Withdrawals {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async serialize({ platformId }: TenantContext, tx: EntityManager, ownerId: string): Promise<void> {
    await statement(tx, SERIALIZE({ platformId, ownerId }));
  }

  /** The withdrawal that the same request made before. */
  async byKey({ platformId }: TenantContext, tx: EntityManager, ownerId: string, requestKey: string) {
    type Found = Pick<Withdrawal, 'id' | 'amount' | 'bankAccountId' | 'state'>;
    const [found] = await statement<Found>(tx, BY_KEY({ platformId, ownerId, requestKey }));
    return found;
  }

  async add({ platformId }: TenantContext, tx: EntityManager, row: NewWithdrawal): Promise<void> {
    await statement(tx, ADD({ platformId, ...row }));
  }

  /** Undefined: there is none of this tenant. */
  async lock({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<Withdrawal | undefined> {
    const [found] = await statement<Withdrawal>(tx, LOCK({ platformId, id }));
    return found;
  }

  async save(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: WithdrawalProgress & { id: string },
  ): Promise<void> {
    const { id, state, round, firstApprovedBy, decidedBy, decidedAt, reason, detail } = row;
    const { provider, gatewayAccountId, withdrawId, endToEndId, paidByHand, paidAt, endedAt, dueAt } = row;
    await statement(
      tx,
      SAVE({
        ...{ platformId, id, state, round, firstApprovedBy, decidedBy, decidedAt, reason, detail },
        ...{ provider, gatewayAccountId, withdrawId, endToEndId, paidByHand, paidAt, endedAt, dueAt },
      }),
    );
  }

  /** What was asked for since an instant and not given back: by the owner, and by all. */
  async taken({ platformId }: TenantContext, tx: EntityManager, ownerId: string, since: Date) {
    const [row] = await statement<{ own: number; all: number }>(tx, TAKEN({ platformId, ownerId, since }));
    return row ?? { own: 0, all: 0 };
  }

  /** The same, outside a transaction. */
  async takenBefore({ platformId }: TenantContext, ownerId: string, since: Date): Promise<number> {
    const [row] = await this.reads.primary<{ own: number }>(TAKEN({ platformId, ownerId, since }));
    return row?.own ?? 0;
  }

  async wasPaidTo({ platformId }: TenantContext, tx: EntityManager, ownerId: string, bankAccountId: string) {
    return (await statement(tx, PAID_BEFORE({ platformId, ownerId, bankAccountId }))).length > 0;
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueWithdrawal[]> {
    return claimByPlatform<DueWithdrawal>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }
}
