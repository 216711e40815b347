import type { CardData, CardIdIntent, CardIdOutcome, CardTokenIntent, CardTokenOutcome } from './cards.js';
import type { AnyGateway } from './gateway.js';
import type { ChargeIntent } from './intents.js';
import type { Declined, Refused } from './outcomes.js';

/** Calls needed to present a card; each has the remaining time of the charge's deadline. */
export interface CardCalls {
  /** Decrypts our token; a refusal when it is not valid for this account. */
  readonly open: (sealedCard: string) => CardData | Refused;
  readonly createCardToken: (intent: CardTokenIntent) => Promise<CardTokenOutcome>;
  readonly createCardId: (intent: CardIdIntent) => Promise<CardIdOutcome>;
}

/**
 * Turns a card that we encrypted into what this provider charges: our token, the provider's token, or its id of the
 * stored card. This charges nothing, so any failure here happened before the booking.
 */
export async function resolveCard(
  gateway: AnyGateway,
  { sealedCard, ...intent }: ChargeIntent,
  calls: CardCalls,
): Promise<ChargeIntent | Declined | Refused> {
  if (sealedCard === undefined) return intent;
  switch (gateway.manifest.cards) {
    case 'local':
      return { ...intent, cardToken: sealedCard };
    case 'provider':
      return tokenized(gateway, intent, sealedCard, calls);
    default:
      return refusedBefore('request', "the card must become a token in the provider's own library");
  }
}

async function tokenized(
  gateway: AnyGateway,
  intent: ChargeIntent,
  sealedCard: string,
  calls: CardCalls,
): Promise<ChargeIntent | Declined | Refused> {
  const { customer, address, customerIp } = intent;
  const from = { customer, ...(customerIp ? { customerIp } : {}) };
  const card = calls.open(sealedCard);
  if ('kind' in card) return card;
  const made = await calls.createCardToken({ card, ...from, ...(address ? { address } : {}) });
  if (made.kind !== 'tokenized') return nothingCharged(made);
  const { cardToken, cardCustomer } = made;
  if (!gateway.createCardId) return { ...intent, cardToken, ...(cardCustomer ? { cardCustomer } : {}) };
  const kept = await calls.createCardId({ cardToken, ...from });
  return kept.kind === 'stored' ? { ...intent, cardId: kept.cardId } : nothingCharged(kept);
}

/** An unknown result of a tokenization is no doubt about money: no charge was sent yet. */
const nothingCharged = (
  reported: Exclude<CardTokenOutcome | CardIdOutcome, { kind: 'tokenized' } | { kind: 'stored' }>,
): Declined | Refused =>
  reported.kind === 'unknown'
    ? refusedBefore('unreachable', `before anything was booked: ${reported.why}`)
    : reported;

const refusedBefore = (reason: Refused['reason'], detail: string): Refused => ({
  kind: 'refused',
  reason,
  detail,
});
