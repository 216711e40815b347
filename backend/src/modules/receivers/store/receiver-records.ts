import type { ReceiverStatus } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { receiverTokenContext } from './sealed-columns.js';
import type { StoredReceiver } from './receivers.js';

/** A receiver that a provider has named. */
export interface NewReceiver extends StoredReceiver {
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
