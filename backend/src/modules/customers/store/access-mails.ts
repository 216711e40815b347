import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A second mail within this time is not sent: a button that is pressed twice sends one. */
const PAUSE_MS = minutes(10);

const FIRST = sql<{ platformId: string; orderId: string; now: Date }>(
  'add-purchase-mail',
  `insert into purchase_mails (platform_id, order_id, sent_at) values (:platformId, :orderId, :now)
on conflict do nothing returning order_id`,
);

const AGAIN = sql<{ platformId: string; orderId: string; now: Date; before: Date }>(
  'purchase-mail-again',
  `insert into purchase_mails (platform_id, order_id, sent_at, again_at) values (:platformId, :orderId, :now, :now)
on conflict (platform_id, order_id) do update set again_at = :now
  where coalesce(purchase_mails.again_at, purchase_mails.sent_at) <= :before returning order_id`,
);

/** When the mails with the access to a purchase were sent. */
@Injectable()
export class AccessMails {
  /** False: the mail about this purchase was sent before. */
  async first(
    { platformId }: TenantContext,
    tx: EntityManager,
    orderId: string,
    now: Date,
  ): Promise<boolean> {
    return (await statement(tx, FIRST({ platformId, orderId, now }))).length > 0;
  }

  /** False: one was sent a moment ago, to the address that it still is. */
  async again(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId, now, isCorrected }: { orderId: string; now: Date; isCorrected: boolean },
  ): Promise<boolean> {
    const before = isCorrected ? now : new Date(now.getTime() - PAUSE_MS);
    return (await statement(tx, AGAIN({ platformId, orderId, now, before }))).length > 0;
  }
}
