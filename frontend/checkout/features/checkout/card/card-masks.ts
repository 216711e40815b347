import { formatCardCvv, formatCardExpiration, formatCardNumber } from '@guiche/checkout-rules';
import type { CardInput } from './card-input';

/** How some of what a card says is written while it is typed. */
export const CARD_MASKS: Partial<Record<CardInput, (text: string) => string>> = {
  cardNumber: formatCardNumber,
  cardExpiration: formatCardExpiration,
  cardCvv: formatCardCvv,
};
