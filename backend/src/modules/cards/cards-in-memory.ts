import type { CardData, ChargeIntent } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { EnvelopeCardVault } from './envelope-card-vault.js';

/**
 * The card of one purchase between its check and its charge. It is only in memory, because it may contain the security code. When the
 * process ends it is lost, and a charge that may exist is queried, never sent again.
 */
export type CardInMemory =
  /** Opens inside the call only. */
  | { readonly kind: 'sealed'; readonly platformId: string; readonly sealed: string }
  /** Made by a provider, and good at its account only. */
  | { readonly kind: 'token'; readonly token: string };

/** The card data of a charge. */
export type ChargedCard = Pick<ChargeIntent, 'sealedCard' | 'cardToken'>;

const inHand = (platformId: string): string => `${platformId}/in-hand`;

@Injectable()
export class CardsInMemory {
  constructor(private readonly vault: EnvelopeCardVault) {}

  hold(platformId: string, card: CardData): CardInMemory {
    return { kind: 'sealed', platformId, sealed: this.vault.seal(card, inHand(platformId)) };
  }

  /** The card for one charge. `seal` encrypts it for the account: a card encrypted for one account opens for no other. */
  chargedWith(seal: (card: CardData) => string, held: CardInMemory): ChargedCard {
    if (held.kind === 'token') return { cardToken: held.token };
    const card = this.vault.open(held.sealed, inHand(held.platformId));
    return { sealedCard: seal(card) };
  }
}
