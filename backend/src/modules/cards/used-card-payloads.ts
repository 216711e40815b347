import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, claimByPlatform, statement, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';

/** One encrypted card as it was received. It holds nothing of the card. */
export interface CardPayload {
  /** SHA-256 of what was encrypted, 32 bytes. */
  readonly digest: Buffer;
  /** From then on its key id is refused, so the record is not needed any more. */
  readonly expiresAt: Date;
}

const STORE = sql<{ platformId: string; digest: Buffer; storedCardId: string; expiresAt: Date }>(
  'store-card-payload',
  `
insert into used_card_payloads (platform_id, digest, stored_card_id, expires_at) values (:platformId, :digest, :storedCardId,
  :expiresAt)
on conflict do nothing
returning 1`,
);

interface Charge {
  readonly platformId: string;
  readonly digest: Buffer;
  readonly orderId: string;
  readonly expiresAt: Date;
  /** Null: the payload was not stored as a card. */
  readonly storedCardId: string | null;
}

// A payload that was stored as a card may be charged once more, by the purchase that names this card.
const CHARGE_TEXT = `
insert into used_card_payloads as used (platform_id, digest, order_id, expires_at) values (:platformId, :digest, :orderId, :expiresAt)
on conflict (platform_id, digest) do update set order_id = excluded.order_id
where used.order_id is null and used.stored_card_id = :storedCardId
returning 1`;

const CHARGE = sql<Charge>('charge-card-payload', CHARGE_TEXT);

// Both in one statement: a purchase has a budget of them.
const CHARGE_AND_CLAIM = sql<{
  platformId: string;
  digest: Buffer;
  orderId: string;
  expiresAt: Date;
  storedCardId: string;
  owner: string;
}>(
  'charge-payload-claim-card',
  `
with used as (${CHARGE_TEXT}), claimed as (
  update stored_cards set owner = :owner where id = :storedCardId and platform_id = :platformId and coalesce(owner,
    :owner) = :owner returning 1
)
select exists (select from used) as used, exists (select from claimed) as claimed`,
);

const EXPIRED_PLATFORMS = sql<{ before: Date; atMost: number }>(
  'platforms-of-expired-payloads',
  `
select platform_id as "platformId", count(*)::int as due from (
  select platform_id from used_card_payloads where expires_at < :before order by expires_at limit :atMost
) oldest group by platform_id`,
);

const FORGET = sql<{ before: Date; most: number; platformId: string }>(
  'forget-card-payloads',
  `
delete from used_card_payloads where platform_id = :platformId and digest = any (array(
  select digest from used_card_payloads where platform_id = :platformId
    and expires_at < :before order by expires_at limit :most for update skip locked
))
returning 1`,
);

/**
 * Remembers which encrypted cards were used, in the database, so that each is used once whichever process receives it. A
 * payload is used in the transaction that writes what it was used for: both are committed or neither.
 */
@Injectable()
export class UsedCardPayloads {
  constructor(private readonly transactions: Transactions) {}

  /** Stores the payload as this card. False when it was used before: nothing was written. */
  async store(
    { platformId }: TenantContext,
    tx: EntityManager,
    { digest, expiresAt }: CardPayload,
    storedCardId: string,
  ): Promise<boolean> {
    return (await statement(tx, STORE({ platformId, digest, storedCardId, expiresAt }))).length === 1;
  }

  /** The payload is charged for this order. False when it was used before: nothing was written. */
  async charge(
    { platformId }: TenantContext,
    tx: EntityManager,
    { digest, expiresAt }: CardPayload,
    orderId: string,
  ): Promise<boolean> {
    const values = { platformId, digest, orderId, expiresAt, storedCardId: null };
    return (await statement(tx, CHARGE(values))).length === 1;
  }

  /**
   * Charges the payload and assigns the stored card that the purchase names to its buyer. `used` is false when the payload was used
   * before, `claimed` when the card became another buyer's; the caller then rolls back.
   */
  async chargeAndClaim(
    { platformId }: TenantContext,
    tx: EntityManager,
    { digest, expiresAt }: CardPayload,
    {
      orderId,
      card,
    }: { readonly orderId: string; readonly card: { readonly id: string; readonly owner: string } },
  ): Promise<{ readonly used: boolean; readonly claimed: boolean }> {
    const [done] = await statement<{ used: boolean; claimed: boolean }>(
      tx,
      CHARGE_AND_CLAIM({ platformId, digest, orderId, expiresAt, storedCardId: card.id, owner: card.owner }),
    );
    return done ?? { used: false, claimed: false };
  }

  /** Deletes at most so many of those that expired before a time; returns how many. */
  async forget(before: Date, atMost: number): Promise<number> {
    const forgotten = await claimByPlatform(this.transactions, {
      due: EXPIRED_PLATFORMS({ before, atMost }),
      claim: (platformId, most) => FORGET({ before, most, platformId }),
    });
    return forgotten.length;
  }
}
