import { cardBrand, isCardNumber } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import { KeyedDigest } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots } from '../../catalog/index.js';
import {
  CardKeys,
  StoredCards,
  cardData,
  cardFingerprint,
  readSentCard,
  type CardKeyScope,
  type CardToStore,
  type SentCard,
} from '../../cards/index.js';
import { Routing } from '../../acquiring/index.js';
import { Velocity, subjectsOf, type VelocityAttempt } from '../../protection/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import { networkOf } from './counted-attempt.js';
import { payableMethods } from './payable-methods.js';
import { saleOf } from './sale-of.js';
import { TakeCard, staleToken, unreadableToken } from './take-card.js';

/** checkout.tokenCreditCard: encrypted in the browser, or the six plain fields of a page without script. */
export interface CardOffered {
  readonly offerId: string;
  readonly token?: string | undefined;
  readonly fields: unknown;
  readonly clientIp: string;
}

/** Keeps a card for a subscription: without its security code, good at one account, the buyer's who uses it first. */
@Injectable()
export class StoreCard {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly routing: Routing,
    private readonly keys: CardKeys,
    private readonly takeCard: TakeCard,
    private readonly storedCards: StoredCards,
    private readonly velocity: Velocity,
    private readonly digest: KeyedDigest,
  ) {}

  /** @throws Problem notFound, errorPaymentNotConfigured, validation */
  async store({ offerId, token, fields, clientIp }: CardOffered): Promise<string> {
    const offer = await this.offers.get(offerId);
    if (!offer) throw runtimeProblem('notFound');
    const { platformId } = offer;
    const kept = await this.card({ platformId, offerId: offer.id }, token, fields);
    const ways = await this.routing.of(saleOf(offer));
    const brand = kept.kind === 'CARD' ? cardBrand(kept.card.cardNumber) : undefined;
    const way = payableMethods(ways, offer).creditCardEnabled
      ? ways.choose({
          method: 'CREDIT_CARD',
          amount: offer.price,
          currency: offer.currency,
          installments: 1,
          card: kept.kind === 'CARD' ? 'sealed' : 'token',
          ...(brand && { brand }),
        })
      : undefined;
    if (!way) throw checkoutProblem('errorPaymentNotConfigured');
    const card = kept.kind === 'CARD' ? cardFingerprint(this.digest, kept.card) : undefined;
    const subjects = subjectsOf({ network: networkOf(clientIp), card });
    const attempt: VelocityAttempt = { platformId, offerId: null, action: 'cardToken', subjects };
    this.velocity.refuseIfKnown(attempt);
    const id = await this.velocity.refusing(() =>
      this.storedCards.store({ platformId, offerId: offer.id }, way.first.via.account.id, kept, (tx) =>
        this.velocity.count(tx, attempt),
      ),
    );
    if (id === undefined) throw staleToken('token');
    return id;
  }

  private async card(scope: CardKeyScope, token: string | undefined, fields: unknown): Promise<CardToStore> {
    if (token !== undefined && !this.keys.isEncrypted(token)) {
      if (token === '' || isCardNumber(token)) throw unreadableToken('token');
      return { kind: 'PROVIDER_TOKEN', token };
    }
    if (token === undefined) return { kind: 'CARD', card: cardData(this.plain(fields), '') };
    const { sent, payload } = await this.takeCard.read(scope, token, '');
    return { kind: 'CARD', card: cardData(sent, ''), payload };
  }

  private plain(fields: unknown): SentCard {
    const sent = readSentCard(fields);
    this.takeCard.check(sent, '');
    return sent;
  }
}
