import type { ReceiverStatus } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from '../../platforms/index.js';
import { receiverTokenContext } from './sealed-columns.js';

/** A receiver, opened: its token goes into a call, never into a log. */
export interface StoredReceiver {
  readonly id: string;
  readonly receiverProvider: string;
  readonly receiverId: string;
  /** Undefined where the provider gives none. */
  readonly receiverToken: string | undefined;
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly status: ReceiverStatus;
  /** Withdrawals are paid to it from then on. Null: as soon as it is active. */
  readonly usableFrom: Date | null;
}

interface Row extends Omit<StoredReceiver, 'receiverToken'> {
  readonly sealed: Buffer | null;
}

const MOST_SELLERS = 5_000;

const COLUMNS = `
select id, receiver_provider as "receiverProvider", receiver_id as "receiverId", receiver_token_sealed as sealed, name, document, email,
  status, usable_from as "usableFrom"
from receivers`;

const OF_SELLER = sql<{ platformId: string; userId: string }>(
  'receivers-of-seller',
  `${COLUMNS} where platform_id = :platformId and user_id = :userId order by created_at, id`,
);

const FIND = sql<{ platformId: string; id: string }>(
  'find-receiver',
  `${COLUMNS} where platform_id = :platformId and id = :id`,
);

/** The receivers of sellers. Every lookup names the tenant, and the seller or the receiver. */
@Injectable()
export class Receivers {
  private readonly kept: NotifyInvalidatedCache<readonly StoredReceiver[]>;

  constructor(
    private readonly reads: Reads,
    private readonly envelope: Envelope,
    channel: PgNotifications,
  ) {
    this.kept = new NotifyInvalidatedCache(channel, { channel: CATALOG_CHANGED, most: MOST_SELLERS });
  }

  /** A seller's, the oldest first. No statement when warm. */
  async of({ platformId }: TenantContext, userId: string): Promise<readonly StoredReceiver[]> {
    return this.kept.get(`${platformId}/${userId}`, async () => {
      const rows = await this.reads.primary<Row>(OF_SELLER({ platformId, userId }));
      return rows.map((row) => this.opened(row));
    });
  }

  /** One of them by our own id, whatever became of it since. */
  async get({ platformId }: TenantContext, id: string): Promise<StoredReceiver | undefined> {
    const [row] = await this.reads.primary<Row>(FIND({ platformId, id }));
    return row && this.opened(row);
  }

  private opened({ sealed, ...row }: Row): StoredReceiver {
    const token = sealed && this.envelope.open(sealed, receiverTokenContext(row.id)).toString('utf8');
    return { ...row, receiverToken: token ?? undefined };
  }
}
