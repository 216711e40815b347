import type { CardData } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, statement, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { Envelope, KeyedDigest } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { storedCardContext } from './sealed-columns.js';
import { cardFingerprint } from './card-fingerprint.js';
import { CardsInMemory, type CardInMemory } from './cards-in-memory.js';
import { UsedCardPayloads, type CardPayload } from './used-card-payloads.js';

/** How long a stored card waits for its first purchase. Afterwards it is refused, and deleted by the retention job. */
export const UNCLAIMED_CARD_MINUTES = 30;

/** A card to store: its number, or the token of a provider's library. */
export type CardToStore =
  | {
      readonly kind: 'CARD';
      readonly card: CardData;
      /** As what it was received, when it was encrypted. */
      readonly payload?: CardPayload;
    }
  | { readonly kind: 'PROVIDER_TOKEN'; readonly token: string };

export interface StoredCard {
  readonly id: string;
  /** The only account it is good at. */
  readonly gatewayAccountId: string;
  /** Null until it is used for the first time. */
  readonly owner: string | null;
  readonly held: CardInMemory;
  /** See {@link cardFingerprint}. A provider's own token has none. */
  readonly fingerprint?: string;
}

const STORE = sql<{
  id: string;
  platformId: string;
  gatewayAccountId: string;
  kind: string;
  sealed: Buffer;
  now: Date;
  offerId: string;
}>(
  'store-card',
  `
insert into stored_cards (id, platform_id, gateway_account_id, kind, sealed, created_at, offer_id) values (:id, :platformId, :gatewayAccountId, :kind, :sealed, :now, :offerId)`,
);

// Until its first purchase a card is valid only for its offer, and for a short time.
const FIND = sql<{ id: string; platformId: string; offerId: string; unclaimedSince: Date }>(
  'find-stored-card',
  `
select gateway_account_id as "gatewayAccountId", kind, sealed, owner
from stored_cards where id = :id and platform_id = :platformId and (owner is not null or offer_id = :offerId and created_at > :unclaimedSince)`,
);

const CLAIM = sql<{ id: string; platformId: string; owner: string }>(
  'claim-stored-card',
  `
update stored_cards set owner = :owner where id = :id and platform_id = :platformId and coalesce(owner, :owner) = :owner returning id`,
);

/** The cards stored for later charges. They never contain a security code, and belong to one buyer at one account. */
@Injectable()
export class StoredCards {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
    private readonly heldCards: CardsInMemory,
    private readonly usedPayloads: UsedCardPayloads,
    private readonly digest: KeyedDigest,
    private readonly clock: Clock,
  ) {}

  /**
   * The id under which the card may be charged later, first for this offer. Undefined when its payload was used before: nothing
   * was written. What `before` does is written with the card, or neither is.
   */
  async store(
    ctx: TenantContext,
    { offerId, gatewayAccountId }: { readonly offerId: string; readonly gatewayAccountId: string },
    kept: CardToStore,
    before: (tx: EntityManager) => Promise<void>,
  ): Promise<string | undefined> {
    const now = this.clock.now();
    const id = newId(now);
    const secret = kept.kind === 'CARD' ? withoutCode(kept.card) : kept.token;
    const sealed = this.envelope.seal(JSON.stringify(secret), storedCardContext(id));
    const { platformId } = ctx;
    const payload = kept.kind === 'CARD' ? kept.payload : undefined;
    return this.transactions.run('storeCard', async (tx) => {
      await before(tx);
      if (payload && !(await this.usedPayloads.store(ctx, tx, payload, id))) return undefined;
      await statement(tx, STORE({ id, platformId, gatewayAccountId, kind: kept.kind, sealed, now, offerId }));
      return id;
    });
  }

  /** Opens a card for one purchase. Without the document of its holder, that of the buyer is used. */
  async find(
    { platformId }: TenantContext,
    offerId: string,
    id: string,
    buyerDocument: string,
  ): Promise<StoredCard | undefined> {
    if (!isUUID(id)) return undefined;
    const unclaimedSince = new Date(this.clock.now().getTime() - UNCLAIMED_CARD_MINUTES * 60_000);
    const [row] = await this.reads.primary<
      Omit<StoredCard, 'id' | 'held'> & { kind: CardToStore['kind']; sealed: Buffer }
    >(FIND({ id, platformId, offerId, unclaimedSince }));
    if (!row) return undefined;
    const { kind, sealed, ...known } = row;
    const secret = this.envelope.open(sealed, storedCardContext(id)).toString('utf8');
    if (kind === 'PROVIDER_TOKEN')
      return { id, ...known, held: { kind: 'token', token: JSON.parse(secret) as string } };
    const card = ofBuyer(JSON.parse(secret) as CardData, buyerDocument);
    return {
      ...{ id, ...known, held: this.heldCards.hold(platformId, card) },
      fingerprint: cardFingerprint(this.digest, card),
    };
  }

  /** Assigns the card to its buyer. False when it already belongs to another one: nothing was written. */
  async claim(
    { platformId }: TenantContext,
    tx: EntityManager,
    { id, owner }: { id: string; owner: string },
  ): Promise<boolean> {
    return (await statement(tx, CLAIM({ id, owner, platformId }))).length === 1;
  }
}

function withoutCode({ cvv: _, ...card }: CardData): CardData {
  return card;
}

const ofBuyer = (card: CardData, buyerDocument: string): CardData => ({
  ...card,
  holderDocument: card.holderDocument || buyerDocument,
});
