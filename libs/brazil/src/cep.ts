import { layInto, onlyDigits } from './digits.js';

/** Formats as 99999-999, also for an incomplete postcode; digits beyond the eighth are dropped. */
export function formatCep(text: string): string {
  return layInto('99999-999', onlyDigits(text));
}

/** Returns whether the text is a complete postcode as shown in the form: nine characters, the sixth a hyphen. */
export function isFormattedCep(text: string): boolean {
  return /^\d{5}-\d{3}$/.test(text);
}
