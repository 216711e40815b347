import { layInto, onlyDigits } from './digits.js';

/**
 * Returns whether the digits of the text are a valid CPF: 11 digits, not all equal, both check digits valid.
 * Punctuation is ignored.
 */
export function isCpf(text: string): boolean {
  const digits = onlyDigits(text);
  return (
    /^\d{11}$/.test(digits) && !/^(\d)\1*$/.test(digits) && digits === withCheckDigits(digits.slice(0, 9))
  );
}

/** Formats as 999.999.999-99, also for an incomplete number; digits beyond the eleventh are dropped. */
export function formatCpf(text: string): string {
  return layInto('999.999.999-99', onlyDigits(text));
}

/**
 * Returns a valid CPF of 11 digits from a source of numbers in [0, 1). It belongs to no known person: never print it
 * on fiscal documents.
 */
export function generateCpf(random: () => number): string {
  let base = String(Math.floor(random() * 1e9)).padStart(9, '0');
  // Eleven equal digits are not a valid CPF.
  if (/^(\d)\1*$/.test(base)) base = `${base.slice(0, 8)}${(Number(base[8]) + 1) % 10}`;
  return withCheckDigits(base);
}

function withCheckDigits(base: string): string {
  const first = base + checkDigit(base);
  return first + checkDigit(first);
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((acc, digit, index) => acc + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}
