import { layInto, onlyDigits } from './digits.js';

/** Area code and number, without +55: the country code is dropped when what follows is a whole Brazilian number. */
export function phoneDigits(text: string): string {
  const digits = onlyDigits(text);
  return /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
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
