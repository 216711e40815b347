import { isCardNumber } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { KeyedDigest } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots, type OfferSnapshot } from '../../catalog/index.js';
import {
  CardKeys,
  StoredCards,
  cardData,
  cardFingerprint,
  readSentCard,
  type CardToStore,
  type SentCard,
} from '../../cards/index.js';
import { Routing, type ChosenAccounts, type SaleRouting } from '../../acquiring/index.js';
import { Velocity, subjectsOf, type VelocityAttempt } from '../../protection/index.js';
import { checkoutProblem } from '../checkout-problems.js';
import { knownOfCard } from '../domain/known-of-card.js';
import { accountShown } from './account-shown.js';
import { networkOf } from './counted-attempt.js';
import { payableMethods } from './payable-methods.js';
import { saleOf } from './sale-of.js';
import { TakeCard, staleToken, unreadableToken } from './take-card.js';

/** checkout.tokenCreditCard: encrypted in the browser, or the six plain fields of a page without script. */
export interface CardOffered {
  readonly offerId: string;
  readonly token?: string | undefined;
  readonly fields: unknown;
}

/** Stores a card for a subscription: without its security code, valid at one account, for the first buyer who uses it. */
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
  async store(request: Context, { offerId, token, fields }: CardOffered): Promise<string> {
    const offer = await this.offers.get(request, offerId);
    if (!offer) throw runtimeProblem('notFound');
    const ctx = request.forPlatform(offer.platformId);
    const kept = await this.card(ctx, offer.id, token, fields);
    const way = accountFor(await this.routing.of(ctx, saleOf(offer)), offer, kept);
    if (!way) throw checkoutProblem('errorPaymentNotConfigured');
    const card = kept.kind === 'CARD' ? cardFingerprint(this.digest, kept.card) : undefined;
    const subjects = subjectsOf({ network: networkOf(ctx.ip), card });
    const { platformId } = ctx;
    const attempt: VelocityAttempt = { platformId, offerId: null, action: 'cardToken', subjects };
    this.velocity.refuseIfKnown(attempt);
    const use = { offerId: offer.id, gatewayAccountId: way.first.via.account.id };
    const id = await this.velocity.refusing(ctx, () =>
      this.storedCards.store(ctx, use, kept, (tx) => this.velocity.count(ctx, tx, attempt)),
    );
    if (id === undefined) throw staleToken('token');
    return id;
  }

  private async card(
    ctx: TenantContext,
    offerId: string,
    token: string | undefined,
    fields: unknown,
  ): Promise<CardToStore> {
    if (token !== undefined && !this.keys.isEncrypted(token)) {
      if (token === '' || isCardNumber(token)) throw unreadableToken('token');
      return { kind: 'PROVIDER_TOKEN', token };
    }
    if (token === undefined) return { kind: 'CARD', card: cardData(this.plain(fields), '') };
    const { sent, payload } = await this.takeCard.read(ctx, offerId, token, '');
    return { kind: 'CARD', card: cardData(sent, ''), payload };
  }

  private plain(fields: unknown): SentCard {
    const sent = readSentCard(fields);
    this.takeCard.check(sent, '');
    return sent;
  }
}

/** Undefined: cards are not taken, or the account of the page takes no tokens. */
function accountFor(ways: SaleRouting, offer: OfferSnapshot, kept: CardToStore): ChosenAccounts | undefined {
  if (!payableMethods(ways, offer).creditCardEnabled) return undefined;
  const { price: amount, currency } = offer;
  const asking = { method: 'CREDIT_CARD', amount, currency, installments: 1 } as const;
  if (kept.kind === 'CARD')
    return ways.choose({ ...asking, card: 'sealed', ...knownOfCard(kept.card.cardNumber) });
  // A provider's own token was made for the account that the page was shown.
  const shown = accountShown(ways, offer, 'CREDIT_CARD');
  return shown && ways.choose({ ...asking, card: 'token', onlyAccountId: shown.id });
}
