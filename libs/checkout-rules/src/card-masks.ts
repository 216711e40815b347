import { layInto, onlyDigits } from '@guiche/brazil';

/** Card number in groups of four, at most 16 digits. */
export function formatCardNumber(text: string): string {
  return layInto('9999 9999 9999 9999', onlyDigits(text));
}

/** MM/YY. */
export function formatCardExpiration(text: string): string {
  return layInto('99/99', onlyDigits(text));
}
