import { isAreaCode } from './area-codes.js';
import { layInto, onlyDigits } from './digits.js';

/** A number from another country is never read as Brazilian. E.164 allows 15 digits. */
const FOREIGN = /^\s*\+\s*(?!5?$|55)\d/;
const INTERNATIONAL_MAX_DIGITS = 15;
const LANDLINE_DIGITS = 10;

/**
 * Returns area code and number. Removes the leading zeros of long-distance dialling, and the country code 55 where it
 * is certain: after a plus sign, before a complete mobile number, or where the digits are not a valid number of area
 * code 55. Otherwise twelve digits keep it, because they may be a number of area code 55 with one digit too many.
 */
export function phoneDigits(text: string): string {
  const digits = withoutLeadingZeros(onlyDigits(text));
  return hasCountryCode(text, digits) ? withoutLeadingZeros(digits.slice(2)) : digits;
}

/**
 * Returns whether the text is a valid Brazilian number (Anatel, Resolução 749/2022): an existing area code, and a
 * mobile number of nine digits that begins with 9, or a landline number of eight that begins with 2 to 5.
 */
export function isPhone(text: string): boolean {
  return !FOREIGN.test(text) && isNational(phoneDigits(text));
}

/** Returns area code and number of a whole Brazilian number, or their beginning; undefined: the text cannot be one. */
export function searchedPhone(text: string): string | undefined {
  if (FOREIGN.test(text) || !/^[+\d\s().-]+$/.test(text)) return undefined;
  const digits = phoneDigits(text);
  return /^\d{3,11}$/.test(digits) ? digits : undefined;
}

/**
 * Formats as (99) 99999-9999, also for an incomplete number; digits beyond the eleventh are dropped. A plus sign
 * stays until the country code 55 is complete, and before a foreign number, which is returned unchanged.
 */
export function formatPhone(text: string): string {
  const international = /^\s*\+/.test(text);
  const digits = onlyDigits(text);
  if (FOREIGN.test(text)) return `+${digits.slice(0, INTERNATIONAL_MAX_DIGITS)}`;
  if (international && digits.length <= 2) return `+${digits}`;
  return layInto('(99) 99999-9999', phoneDigits(text));
}

/** A whole number as it is printed: a mobile as {@link formatPhone} writes it, a landline (99) 9999-9999. */
export function phoneText(phone: string): string {
  const digits = phoneDigits(phone);
  const isLandline = !FOREIGN.test(phone) && digits.length === LANDLINE_DIGITS && isNational(digits);
  return isLandline ? layInto('(99) 9999-9999', digits) : formatPhone(phone);
}

/** Returns the two digits of the area code and the rest, as most providers require them. */
export function splitPhone(text: string): { areaCode: string; number: string } {
  const digits = phoneDigits(text);
  return { areaCode: digits.slice(0, 2), number: digits.slice(2) };
}

function hasCountryCode(text: string, digits: string): boolean {
  if (!digits.startsWith('55')) return false;
  if (/^\s*\+/.test(text) || digits.length === 13) return true;
  return digits.length === 12 && !isNational(digits.slice(0, 11));
}

function isNational(digits: string): boolean {
  return isAreaCode(digits.slice(0, 2)) && /^(?:9\d{8}|[2-5]\d{7})$/.test(digits.slice(2));
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}
