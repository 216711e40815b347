import { layInto, onlyDigits } from './digits.js';

/**
 * Area code and number. The country code 55 is dropped where it is certain: after a plus sign, or before a whole
 * mobile number. Twelve bare digits keep it: they may be a number of area code 55 with one digit too many.
 */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text);
  const international = /^\s*\+\s*55/.test(text) || /^55\d{11}$/.test(digits);
  return international ? digits.slice(2) : digits;
}

/** Whether the text can be dialled in Brazil: an area code and eight or nine digits. */
export function isPhone(text: string): boolean {
  return /^[1-9]\d{9,10}$/.test(phoneDigits(text));
}

/** (99) 99999-9999, also for a number still being typed; digits beyond the eleventh are dropped. */
export function formatPhone(text: string): string {
  return layInto('(99) 99999-9999', phoneDigits(text));
}

/** The two digits of the area code and the rest, as most providers want them. */
export function splitPhone(text: string): { areaCode: string; number: string } {
  const digits = phoneDigits(text);
  return { areaCode: digits.slice(0, 2), number: digits.slice(2) };
}
