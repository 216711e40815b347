import type { CardData } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, statement } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { storedCardContext } from '../store/sealed-columns.js';
import { HeldCards, type HeldCard } from './held-cards.js';
import { UsedCardPayloads, type CardPayload } from './used-card-payloads.js';

/** A card to be kept: with its number, or as the token that a provider's own library made of it. */
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
  readonly held: HeldCard;
}

const STORE = `
insert into stored_cards (id, platform_id, gateway_account_id, kind, sealed, created_at) values ($1, $2, $3, $4, $5, $6)`;

const FIND = `
select gateway_account_id as "gatewayAccountId", kind, sealed, owner
from stored_cards where id = $1 and platform_id = $2`;

const CLAIM = `
update stored_cards set owner = $3 where id = $1 and platform_id = $2 and coalesce(owner, $3) = $3 returning id`;

/** Cards kept for later charges. What is kept never holds a security code, and belongs to one buyer at one account. */
@Injectable()
export class StoredCards {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
    private readonly heldCards: HeldCards,
    private readonly usedPayloads: UsedCardPayloads,
    private readonly clock: Clock,
  ) {}

  /** The id under which the card may be charged later. Undefined when its payload was used before: nothing was written. */
  async store(platformId: string, gatewayAccountId: string, kept: CardToStore): Promise<string | undefined> {
    const now = this.clock.now();
    const id = newId(now);
    const secret = kept.kind === 'CARD' ? withoutCode(kept.card) : kept.token;
    const sealed = this.envelope.seal(JSON.stringify(secret), storedCardContext(id));
    const values = [id, platformId, gatewayAccountId, kept.kind, sealed, now];
    const payload = kept.kind === 'CARD' ? kept.payload : undefined;
    return this.transactions.run('storeCard', async (tx) => {
      if (payload && !(await this.usedPayloads.store(tx, platformId, payload, id))) return undefined;
      await statement(tx, { name: 'store-card', text: STORE, values });
      return id;
    });
  }

  /** Opened for one purchase. A card that was kept without its holder's document is taken for the buyer's own. */
  async find(platformId: string, id: string, buyerDocument: string): Promise<StoredCard | undefined> {
    if (!isUUID(id)) return undefined;
    const [row] = await this.reads.primary<
      Omit<StoredCard, 'id' | 'held'> & { kind: CardToStore['kind']; sealed: Buffer }
    >(FIND, [id, platformId]);
    if (!row) return undefined;
    const { kind, sealed, ...known } = row;
    const secret = this.envelope.open(sealed, storedCardContext(id)).toString('utf8');
    const held: HeldCard =
      kind === 'CARD'
        ? this.heldCards.hold(platformId, ofBuyer(JSON.parse(secret) as CardData, buyerDocument))
        : { kind: 'token', token: JSON.parse(secret) as string };
    return { id, ...known, held };
  }

  /** Makes the card its buyer's, for good. False when it became another's meanwhile: nothing was written. */
  async claim(tx: EntityManager, platformId: string, card: { id: string; owner: string }): Promise<boolean> {
    const values = [card.id, platformId, card.owner];
    return (await statement(tx, { name: 'claim-stored-card', text: CLAIM, values })).length === 1;
  }
}

function withoutCode({ cvv: _, ...card }: CardData): CardData {
  return card;
}

const ofBuyer = (card: CardData, buyerDocument: string): CardData => ({
  ...card,
  holderDocument: card.holderDocument || buyerDocument,
});
