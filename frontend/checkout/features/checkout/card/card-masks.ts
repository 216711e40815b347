import { formatCardCvv, formatCardExpiration, formatCardNumber } from '@guiche/checkout-rules';
import type { CardInput } from './card-input';

/** Input masks of card values. */
export const CARD_MASKS: Partial<Record<CardInput, (text: string) => string>> = {
  cardNumber: formatCardNumber,
  cardExpiration: formatCardExpiration,
  cardCvv: formatCardCvv,
};
