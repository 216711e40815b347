import { createHash } from 'node:crypto';
import {
  UnsupportedRequest,
  fourDigitYear,
  path,
  type CardData,
  type CardIdIntent,
  type CardIdOutcome,
  type Operation,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { customerOfCard } from './customer.js';

/** A card in the provider's format: a month of its year, and a holder without accents. */
export const formatted = (card: CardData) => ({
  number: onlyDigits(card.cardNumber),
  holder: card.holderName.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
  expiresAt: `${fourDigitYear(card.expYear)}-${card.expMonth.padStart(2, '0')}`,
  cvv: card.cvv,
});

/** Stored for one customer. Our own id is derived from the encrypted card, so that a repeated request is identical. */
export const createCardId: Operation<CardIdIntent, CardIdOutcome> = {
  before: customerOfCard,
  send: ({ cardToken }, { card, facts }) => {
    if (!card) throw new UnsupportedRequest('the card is missing');
    return {
      method: 'POST',
      path: path`/cards/${facts['customer'] ?? ''}/galaxPayId`,
      body: { myId: createHash('sha256').update(cardToken).digest('hex').slice(0, 32), ...formatted(card) },
    };
  },
  read: (body) => ({ kind: 'stored', cardId: body.at('Card').text('galaxPayId') }),
};
