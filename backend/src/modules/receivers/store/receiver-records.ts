import type { ReceiverStatus } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { receiverTokenContext } from './sealed-columns.js';
import type { StoredReceiver } from './receivers.js';

/** As an approved bank account waits (decision 0096). */
const COOL_DOWN_MS = hours(24);

/** A receiver that a provider has named. */
export interface NewReceiver extends Omit<StoredReceiver, 'usableFrom'> {
  readonly userId: string;
  readonly createdAt: Date;
}

/** A receiver as another one of the same seller, or of somebody else, is compared with it. */
export interface KnownReceiver {
  readonly id: string;
  readonly userId: string;
  readonly status: ReceiverStatus;
}

const ADD = sql<Omit<NewReceiver, 'receiverToken'> & { platformId: string; sealed: Buffer | null }>(
  'add-receiver',
  `insert into receivers (platform_id, id, user_id, receiver_provider, receiver_id, receiver_token_sealed, document, name, email, status,
  created_at)
values (:platformId, :id, :userId, :receiverProvider, :receiverId, :sealed, :document, :name, :email, :status, :createdAt)`,
);

const SET_STATUS = sql<{ platformId: string; id: string; status: ReceiverStatus }>(
  'set-receiver-status',
  'update receivers set status = :status where platform_id = :platformId and id = :id and status <> :status returning id',
);

// A provider may review an active receiver again, with the same account: the time that it has waited stays.
const ACTIVATE = sql<{ platformId: string; id: string; usableFrom: Date }>(
  'activate-receiver',
  `update receivers set status = 'ACTIVE', usable_from = coalesce(usable_from, :usableFrom::timestamptz)
where platform_id = :platformId and id = :id and status <> 'ACTIVE' returning id`,
);

const ASK_AGAIN = sql<{ platformId: string; id: string }>(
  'ask-for-receiver-again',
  `update receivers set usable_from = null where platform_id = :platformId and id = :id and status <> 'ACTIVE'`,
);

const NAMED = sql<{ platformId: string; receiverProvider: string; receiverId: string }>(
  'find-receiver-by-provider-id',
  `select id, user_id as "userId", status from receivers
where platform_id = :platformId and receiver_provider = :receiverProvider and receiver_id = :receiverId`,
);

const LIVE = sql<{ platformId: string; userId: string; receiverProvider: string }>(
  'live-receiver-of-seller',
  `select id from receivers
where platform_id = :platformId and user_id = :userId and receiver_provider = :receiverProvider and status <> 'REJECTED' limit 1`,
);

/** Writes receivers. Each change is announced, because offers show receivers. */
@Injectable()
export class ReceiverRecords {
  constructor(private readonly envelope: Envelope) {}

  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    { receiverToken, ...row }: NewReceiver,
  ): Promise<void> {
    const sealed =
      receiverToken === undefined ? null : this.envelope.seal(receiverToken, receiverTokenContext(row.id));
    await statement(tx, ADD({ platformId, ...row, sealed }));
    announceCatalogChange(tx, platformId);
  }

  async setStatus(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
    status: ReceiverStatus,
  ): Promise<void> {
    const changed = await statement(tx, SET_STATUS({ platformId, id, status }));
    if (changed.length > 0) announceCatalogChange(tx, platformId);
  }

  /**
   * The provider pays to its bank account from now on; withdrawals are paid to it a day later, so that its owner can object.
   */
  async activate({ platformId }: TenantContext, tx: EntityManager, id: string, now: Date): Promise<void> {
    const usableFrom = new Date(now.getTime() + COOL_DOWN_MS);
    const changed = await statement(tx, ACTIVATE({ platformId, id, usableFrom }));
    if (changed.length > 0) announceCatalogChange(tx, platformId);
  }

  /** Another request named it, with a bank account that may be another one: it waits again once it is active. */
  async askedAgain({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<void> {
    await statement(tx, ASK_AGAIN({ platformId, id }));
  }

  /** The one that a provider names so. */
  async named(
    { platformId }: TenantContext,
    tx: EntityManager,
    named: { readonly receiverProvider: string; readonly receiverId: string },
  ): Promise<KnownReceiver | undefined> {
    const [found] = await statement<KnownReceiver>(tx, NAMED({ platformId, ...named }));
    return found;
  }

  /** Whether the seller has one at this provider that was not rejected. */
  async isLive(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly userId: string; readonly receiverProvider: string },
  ): Promise<boolean> {
    return (await statement(tx, LIVE({ platformId, ...of }))).length > 0;
  }
}
