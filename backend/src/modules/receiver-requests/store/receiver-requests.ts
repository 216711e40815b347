import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { RequestState } from '../domain/receiver-states.js';

/** What a request is from its beginning on. */
export interface RequestedReceiver {
  readonly id: string;
  readonly userId: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  readonly bankAccountId: string;
  /** The bank account as pages show it. */
  readonly bankAccount: string;
  /** The documents that were sent. */
  readonly documentIds: readonly string[];
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly registrationSealed: Buffer;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

/** What becomes of it. */
export interface ReceiverProgress {
  readonly state: RequestState;
  /** Our own id of the receiver. Null: the provider has named none. */
  readonly receiverId: string | null;
  /** What staff tell the seller. */
  readonly reason: string | null;
  /** What the provider said. For staff. */
  readonly detail: string | null;
  readonly balance: Cents | null;
  readonly balanceAt: Date | null;
  readonly asks: number;
  readonly dueAt: Date | null;
  readonly answeredAt: Date | null;
  readonly endedAt: Date | null;
}

export type ReceiverRequest = RequestedReceiver & ReceiverProgress;

export interface DueReceiverRequest {
  readonly platformId: string;
  readonly id: string;
  readonly gatewayAccountId: string;
}

const COLUMNS = `id, user_id as "userId", gateway_account_id as "gatewayAccountId", provider, gateway_version as "gatewayVersion",
  bank_account_id as "bankAccountId", bank_account as "bankAccount", document_ids as "documentIds", name, document, email,
  registration_sealed as "registrationSealed", requested_by as "requestedBy", requested_at as "requestedAt", state,
  receiver_id as "receiverId", reason, detail, balance, balance_at as "balanceAt", asks, due_at as "dueAt",
  answered_at as "answeredAt", ended_at as "endedAt"`;

// The requests of one seller wait for each other: each looks whether there is another one.
const SERIALIZE = sql<{ platformId: string; userId: string }>(
  'lock-receiver-requests-of-seller',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'receivers', :platformId::text, :userId::text), 0))`,
);

const ADD = sql<RequestedReceiver & { platformId: string; dueAt: Date }>(
  'add-receiver-request',
  `insert into receiver_requests (platform_id, id, user_id, gateway_account_id, provider, gateway_version, bank_account_id, bank_account,
  document_ids, name, document, email, registration_sealed, state, requested_by, requested_at, due_at)
values (:platformId, :id, :userId, :gatewayAccountId, :provider, :gatewayVersion, :bankAccountId, :bankAccount, :documentIds, :name,
  :document, :email, :registrationSealed, 'SENDING', :requestedBy, :requestedAt, :dueAt)`,
);

const FIND = sql<{ platformId: string; id: string }>(
  'find-receiver-request',
  `select ${COLUMNS} from receiver_requests where platform_id = :platformId and id = :id`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-receiver-request',
  `select ${COLUMNS} from receiver_requests where platform_id = :platformId and id = :id for no key update`,
);

const OF_SELLER = sql<{ platformId: string; userId: string }>(
  'receiver-requests-of-seller',
  `select ${COLUMNS} from receiver_requests where platform_id = :platformId and user_id = :userId order by requested_at desc, id desc`,
);

const SAVE = sql<ReceiverProgress & { platformId: string; id: string }>(
  'save-receiver-request',
  `update receiver_requests set state = :state, receiver_id = :receiverId, reason = :reason, detail = :detail, balance = :balance,
  balance_at = :balanceAt, asks = :asks, due_at = :dueAt, answered_at = :answeredAt, ended_at = :endedAt
where platform_id = :platformId and id = :id`,
);

/** Whether any request is to be looked at, at $1. */
export const RECEIVER_REQUESTS_DUE = `select from receiver_requests where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-receiver-requests',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from receiver_requests due
  where due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ now: Date; until: Date; due: number; notOf: readonly string[]; platformId: string }>(
  'claim-due-receiver-requests',
  `
update receiver_requests r set due_at = :until
where r.platform_id = :platformId and r.id = any (array(
  select due.id from receiver_requests due
  where due.platform_id = :platformId and due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :due for update of due skip locked
)) and r.due_at <= :now
returning r.platform_id as "platformId", r.id, r.gateway_account_id as "gatewayAccountId"`,
);

/** Requests for receivers. Written before the call and never deleted; their state is written by `ReceiverChanges` only. */
@Injectable()
export class ReceiverRequests {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async serialize({ platformId }: TenantContext, tx: EntityManager, userId: string): Promise<void> {
    await statement(tx, SERIALIZE({ platformId, userId }));
  }

  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: RequestedReceiver & { readonly dueAt: Date },
  ): Promise<void> {
    await statement(tx, ADD({ platformId, ...row }));
  }

  async find({ platformId }: TenantContext, id: string): Promise<ReceiverRequest | undefined> {
    const [found] = await this.reads.primary<ReceiverRequest>(FIND({ platformId, id }));
    return found;
  }

  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<ReceiverRequest | undefined> {
    const [found] = await statement<ReceiverRequest>(tx, LOCK({ platformId, id }));
    return found;
  }

  /** The newest first. */
  ofSeller({ platformId }: TenantContext, userId: string): Promise<ReceiverRequest[]> {
    return this.reads.primary<ReceiverRequest>(OF_SELLER({ platformId, userId }));
  }

  ofSellerIn({ platformId }: TenantContext, tx: EntityManager, userId: string): Promise<ReceiverRequest[]> {
    return statement<ReceiverRequest>(tx, OF_SELLER({ platformId, userId }));
  }

  async save(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: ReceiverProgress & { readonly id: string },
  ): Promise<void> {
    const { id, state, receiverId, reason, detail, balance, balanceAt, asks, dueAt, answeredAt, endedAt } =
      row;
    await statement(
      tx,
      SAVE({
        ...{ platformId, id, state, receiverId, reason, detail, balance, balanceAt, asks },
        ...{ dueAt, answeredAt, endedAt },
      }),
    );
  }

  /** Claims requests to look at, until an instant. None of the accounts `notOf`. */
  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueReceiverRequest[]> {
    return claimByPlatform<DueReceiverRequest>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due, notOf }),
    });
  }
}
