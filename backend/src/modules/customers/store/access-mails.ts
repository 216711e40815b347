import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import { hours, minutes } from '../../../runtime/clock/durations.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A second mail within this time is not sent: a button that is pressed twice sends one. */
const PAUSE_MS = minutes(10);

/** How often a seller may correct the address of one sale within a day; staff may do so again, with a reason. */
const CORRECTIONS = 3;
const CORRECTIONS_MS = hours(24);

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

const CORRECTED = sql<{ platformId: string; orderId: string; since: Date }>(
  'corrections-of-address',
  `select count(*)::int as times from purchase_mails, unnest(corrected_at) as at
where platform_id = :platformId and order_id = :orderId and at > :since`,
);

// Earlier ones count no more, and are left out.
const NOTE_CORRECTION = sql<{ platformId: string; orderId: string; now: Date; since: Date }>(
  'note-correction-of-address',
  `insert into purchase_mails (platform_id, order_id, sent_at, corrected_at)
values (:platformId, :orderId, :now, array[:now::timestamptz])
on conflict (platform_id, order_id) do update set
  corrected_at = array(select at from unnest(purchase_mails.corrected_at) as at where at > :since) || :now::timestamptz`,
);

/** When the mails with the access to a purchase were sent. */
@Injectable()
export class AccessMails {
  constructor(private readonly reads: Reads) {}

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
    const before = new Date(now.getTime() + (isCorrected ? PAUSE_MS : -PAUSE_MS));
    return (await statement(tx, AGAIN({ platformId, orderId, now, before }))).length > 0;
  }

  /** Whether a seller may correct the address of this sale. @param tx of who has locked the order; left out: to look first */
  async mayCorrect(
    { platformId }: TenantContext,
    { orderId, now }: { readonly orderId: string; readonly now: Date },
    tx?: EntityManager,
  ): Promise<boolean> {
    const corrected = CORRECTED({ platformId, orderId, since: new Date(now.getTime() - CORRECTIONS_MS) });
    const [found] = tx
      ? await statement<{ times: number }>(tx, corrected)
      : await this.reads.primary<{ times: number }>(corrected);
    return (found?.times ?? 0) < CORRECTIONS;
  }

  async noteCorrection(
    { platformId }: TenantContext,
    tx: EntityManager,
    { orderId, now }: { readonly orderId: string; readonly now: Date },
  ): Promise<void> {
    const since = new Date(now.getTime() - CORRECTIONS_MS);
    await statement(tx, NOTE_CORRECTION({ platformId, orderId, now, since }));
  }
}
