import type { CardData, CardIdIntent, CardIdOutcome, CardTokenIntent, CardTokenOutcome } from './cards.js';
import type { AnyGateway } from './gateway.js';
import type { ChargeIntent } from './intents.js';
import type { Declined, Refused } from './outcomes.js';

/** What presenting a card may ask of a provider; each call has what is left of the charge's one deadline. */
export interface CardCalls {
  /** Opens what we sealed; a refusal when it does not open for this account. */
  readonly open: (sealedCard: string) => CardData | Refused;
  readonly createCardToken: (intent: CardTokenIntent) => Promise<CardTokenOutcome>;
  readonly createCardId: (intent: CardIdIntent) => Promise<CardIdOutcome>;
}

/**
 * Turns a card that we sealed into what this provider charges: the sealed token itself, the provider's own token, or the id
 * under which it keeps the card. Nothing is charged by it, so whatever goes wrong here happened before the booking.
 */
export async function presentCard(
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

/** Not knowing whether a token was made is no doubt about the money: none was asked for yet. */
const nothingCharged = (
  told: Exclude<CardTokenOutcome | CardIdOutcome, { kind: 'tokenized' } | { kind: 'stored' }>,
): Declined | Refused =>
  told.kind === 'unknown' ? refusedBefore('unreachable', `before anything was booked: ${told.why}`) : told;

const refusedBefore = (reason: Refused['reason'], detail: string): Refused => ({
  kind: 'refused',
  reason,
  detail,
});
