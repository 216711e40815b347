import { layInto, onlyDigits } from '@guiche/brazil';

/** Card number in groups of four, at most 16 digits. */
export function formatCardNumber(text: string): string {
  return layInto('9999 9999 9999 9999', onlyDigits(text));
}

/** The security code: at most 4 digits. */
export function formatCardCvv(text: string): string {
  return onlyDigits(text).slice(0, 4);
}

/**
 * MM/YY, also for a date still being typed. A month of one digit gets its zero as soon as it is certain, and a year of four
 * digits keeps its last two once it is whole.
 */
export function formatCardExpiration(text: string): string {
  const { month, year } = expirationParts(text);
  // While it is typed, 12/202 is the beginning of 12/2029.
  const shown = /^20\d\d$/.test(year) ? year.slice(2) : year.slice(0, /^20\d/.test(year) ? 3 : 2);
  return shown === '' ? month : `${month}/${shown}`;
}

/** Month and year of two digits each, as far as they were given; empty where they were not. */
export function readCardExpiration(text: string): { readonly month: string; readonly year: string } {
  const [month = '', year = ''] = formatCardExpiration(text).split('/');
  return { month, year };
}

function expirationParts(text: string): { month: string; year: string } {
  const digits = onlyDigits(text);
  // A digit from 2 to 9 begins no month of two digits; a 1 alone is one once something separates it from the year.
  const single = /^[2-9]/.test(digits) || /^\D*\d\D+/.test(text);
  const monthLength = single ? 1 : 2;
  return {
    month: digits.slice(0, monthLength).padStart(single ? 2 : 0, '0'),
    year: digits.slice(monthLength),
  };
}
