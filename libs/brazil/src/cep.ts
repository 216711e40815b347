import { layInto, onlyDigits } from './digits.js';

/** 99999-999, also for a postcode still being typed; digits beyond the eighth are dropped. */
export function formatCep(text: string): string {
  return layInto('99999-999', onlyDigits(text));
}

/** Whether the text is a complete postcode as the form shows it: nine characters, the sixth a hyphen. */
export function isFormattedCep(text: string): boolean {
  return /^\d{5}-\d{3}$/.test(text);
}
