import { layInto } from './digits.js';

/**
 * Returns whether the text is a CNPJ, numeric or alphanumeric (issued since 2026: twelve characters 0-9 A-Z and two
 * check digits). Dots, slash, hyphen and blanks are ignored and letters may be lower case; anything else is refused.
 */
export function isCnpj(text: string): boolean {
  const characters = cnpjCharacters(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(characters) || /^(.)\1*$/.test(characters)) return false;
  const base = characters.slice(0, 12);
  const first = base + checkDigit(base);
  return characters === first + checkDigit(first);
}

/** Formats as 99.999.999/9999-99, also for an incomplete number. */
export function formatCnpj(text: string): string {
  return layInto('99.999.999/9999-99', cnpjCharacters(text));
}

/** Returns the text without the punctuation of a CNPJ, in upper case. */
export function cnpjCharacters(text: string): string {
  return text.replace(/[.\-/\s]/g, '').toUpperCase();
}

// Each character counts as its ASCII code minus 48 (digits are unchanged, A is 17); weights are 2 to 9, repeating
// from the right.
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((acc, character, index) => acc + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
