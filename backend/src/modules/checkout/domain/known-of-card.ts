import { cardBrand } from '@guiche/checkout-rules';

/** What the choice of an account may know of a card. It stays in memory. */
export interface KnownOfCard {
  readonly brand?: string;
  readonly bin: string;
}

const BIN_DIGITS = 8;

export function knownOfCard(cardNumber: string): KnownOfCard {
  const digits = cardNumber.replaceAll(/\D/g, '');
  const brand = cardBrand(cardNumber);
  return { bin: digits.slice(0, BIN_DIGITS), ...(brand && { brand }) };
}
