import type { CardData, ChargeIntent } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { EnvelopeCardVault } from './envelope-card-vault.js';

/**
 * The card of one purchase between its check and its charge. It lives in memory alone: the security code may be in it. A
 * process that dies takes it along, and a charge that may have happened is asked about, never sent again.
 */
export type CardInMemory =
  /** Opens inside the call only. */
  | { readonly kind: 'sealed'; readonly platformId: string; readonly sealed: string }
  /** Made by a provider, and good at its account only. */
  | { readonly kind: 'token'; readonly token: string };

/** What a charge says of its card. */
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
