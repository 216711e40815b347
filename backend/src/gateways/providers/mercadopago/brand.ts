import { UnsupportedRequest } from '@guiche/gateway-kit';

/** By the first digits of a card; narrower ranges come first. */
const BRANDS: readonly [RegExp, string][] = [
  [/^(401178|401179|431274|438935|451416|457393|457631|457632|504175|627780|636297|636368)/, 'elo'],
  [/^(5067|509\d|6500|6504|6505|6507|6509|6516|6550)/, 'elo'],
  [/^(606282|3841)/, 'hipercard'],
  [/^3[47]/, 'amex'],
  [/^(5[1-5]|2[2-7])/, 'master'],
  [/^4/, 'visa'],
];

/** The provider requires the brand's name and does not determine it itself. */
export function brandOf(firstDigits: string): string {
  const known = BRANDS.find(([digits]) => digits.test(firstDigits));
  if (!known) throw new UnsupportedRequest('the brand of the card is not known');
  return known[1];
}
