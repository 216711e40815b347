import { saoPauloDate } from '@guiche/brazil';
import { CARD_FIELDS, cardProblems, isCardNumber, type Texts } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { Invented } from '../../orders/index.js';
import { KeyedDigest } from '../../../runtime/crypto/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Problem, runtimeProblem } from '../../../runtime/errors/index.js';
import {
  CardKeys,
  ExpiredCard,
  CardsInMemory,
  StoredCards,
  UnreadableCard,
  cardData,
  cardFingerprint,
  readSentCard,
  type CardPayload,
  type CardInMemory,
  type OpenedCard,
  type StoredCard,
  type SentCard,
} from '../../cards/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import { knownOfCard, type KnownOfCard } from '../domain/known-of-card.js';

/** A buyer's card that passed its checks, and what is known of it without opening it again. */
export interface TakenCard {
  readonly held: CardInMemory;
  readonly known?: KnownOfCard;
  /** As what it was received, when it was encrypted: it may be charged once. */
  readonly payload?: CardPayload;
  /** The keyed digest of its number, for the velocity limits. A provider's own token has none. */
  readonly fingerprint?: string;
  /** Of a stored card: its id, and the account it is valid at. */
  readonly stored?: { readonly id: string; readonly owner: string; readonly gatewayAccountId: string };
}

/** Who pays. A document that the buyer did not give is a placeholder. */
export interface CardBuyer {
  readonly email: string;
  readonly document: string;
  readonly invented: readonly Invented[];
}

/** The card of a purchase (checkout.md §7). */
export interface PresentedCard {
  readonly token?: string | undefined;
  readonly creditCardId?: string | undefined;
}

/** Decrypts the card that a browser sent, checks it, and encrypts it again. Nothing of it is written or logged. */
@Injectable()
export class TakeCard {
  constructor(
    private readonly keys: CardKeys,
    private readonly heldCards: CardsInMemory,
    private readonly storedCards: StoredCards,
    private readonly digest: KeyedDigest,
    private readonly clock: Clock,
  ) {}

  /**
   * The card of a purchase. With a token and a stored card, the token is charged, because only it has the security code, and
   * the stored card becomes the buyer's.
   * @throws Problem validation, by field
   */
  async take(
    ctx: TenantContext,
    offerId: string,
    presented: PresentedCard | undefined,
    buyer: CardBuyer,
  ): Promise<TakenCard> {
    const { token, creditCardId } = presented ?? {};
    if (creditCardId === undefined) {
      if (token === undefined) throw wrong({ 'creditCard.token': formMessage('required') });
      return this.sent(ctx, offerId, token, buyer);
    }
    const stored = await this.storedCards.find(ctx, offerId, creditCardId, buyer.document);
    // The owner is not revealed: another buyer's card and an unknown one get the same error.
    const owner = buyer.invented.includes('document') ? buyer.email.toLowerCase() : buyer.document;
    if (!stored || (stored.owner ?? owner) !== owner) throw notThisBuyers();
    const card = token === undefined ? keptCard(stored) : await this.sent(ctx, offerId, token, buyer);
    return { ...card, stored: { id: stored.id, owner, gatewayAccountId: stored.gatewayAccountId } };
  }

  /** A card encrypted for this offer, opened and checked. @throws Problem validation, by field under `prefix` */
  async read(
    ctx: TenantContext,
    offerId: string,
    token: string,
    prefix: string,
  ): Promise<{ readonly sent: SentCard; readonly payload: CardPayload }> {
    const { fields, payload } = await this.open(ctx, offerId, token, prefix);
    const sent = readSentCard(fields);
    this.check(sent, prefix);
    return { sent, payload };
  }

  /** @throws Problem validation, by field under `prefix` */
  check(sent: SentCard, prefix: string): void {
    const problems = cardProblems(sent, saoPauloDate(this.clock.toWorld(this.clock.now())));
    const found = CARD_FIELDS.flatMap((field) => {
      const texts = problems[field];
      return texts ? [[prefix + field, texts] as const] : [];
    });
    if (found.length > 0) throw wrong(Object.fromEntries(found));
  }

  private async sent(
    ctx: TenantContext,
    offerId: string,
    token: string,
    { document }: CardBuyer,
  ): Promise<TakenCard> {
    if (!this.keys.isEncrypted(token)) {
      if (isCardNumber(token)) throw unreadableToken();
      return { held: { kind: 'token', token } };
    }
    const { sent, payload } = await this.read(ctx, offerId, token, 'creditCard.');
    const known = knownOfCard(sent.cardNumber);
    const card = cardData(sent, document);
    const held = this.heldCards.hold(ctx.platformId, card);
    return { held, payload, fingerprint: cardFingerprint(this.digest, card), known };
  }

  private async open(
    ctx: TenantContext,
    offerId: string,
    token: string,
    prefix: string,
  ): Promise<OpenedCard> {
    try {
      return await this.keys.open(ctx, offerId, token);
    } catch (error) {
      if (error instanceof ExpiredCard) throw staleToken(`${prefix}token`);
      if (error instanceof UnreadableCard) throw wrong({ [`${prefix}token`]: UNREADABLE });
      throw error;
    }
  }
}

const keptCard = ({ held, fingerprint }: StoredCard): TakenCard => ({
  held,
  ...(fingerprint !== undefined && { fingerprint }),
});

const wrong = (errors: Record<string, Texts>): Problem =>
  runtimeProblem('validation', {
    errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [texts]])),
  });

/** The stored card is not there for this buyer at this account. */
export const notThisBuyers = (): Problem =>
  wrong({ 'creditCard.creditCardId': checkoutProblem('errorCardDeclined').titles });

/** The token is nothing that can be charged here. */
export const unreadableToken = (field = 'creditCard.token'): Problem => wrong({ [field]: UNREADABLE });

/** The encrypted card expired or was used before. It has to be encrypted again. */
export const staleToken = (field = 'creditCard.token'): Problem => wrong({ [field]: STALE });

const STALE: Texts = {
  'pt-BR': 'Por segurança, o envio do cartão expirou. Tente pagar de novo.',
  'en-US': 'For your security, the card details you sent have expired. Try to pay again.',
  'es-ES': 'Por seguridad, el envío de la tarjeta caducó. Intenta pagar de nuevo.',
};

const UNREADABLE: Texts = {
  'pt-BR': 'Não foi possível ler o cartão. Recarregue a página e tente de novo.',
  'en-US': 'The card could not be read. Reload the page and try again.',
  'es-ES': 'No se pudo leer la tarjeta. Recarga la página e inténtalo de nuevo.',
};
