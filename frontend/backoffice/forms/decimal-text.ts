import type { Locale } from '@guiche/checkout-rules';

/** More digits than this would leave the safe integers. */
const MOST_WHOLE_DIGITS = 13;

const SIGNS: Readonly<Record<Locale, { readonly decimal: string; readonly group: string }>> = {
  'pt-BR': { decimal: ',', group: '.' },
  'es-ES': { decimal: ',', group: '.' },
  'en-US': { decimal: '.', group: ',' },
};

/**
 * Parses hundredths from typed text: cents of an amount in reais, basis points of a percentage. The value is never a float.
 * @returns undefined for invalid text: 1.234,56 and 1234,5 are valid in Portuguese, 1.23 and 1,234 are not
 */
export function parseDecimal(text: string, locale: Locale): number | undefined {
  const { decimal, group } = SIGNS[locale];
  const bare = text.replace(/[\s\u00a0]|R\$|%/g, '');
  const parts = new RegExp(`^(\\d+|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(bare);
  if (!parts?.[1]) return undefined;
  const whole = parts[1].replaceAll(group, '');
  if (whole.length > MOST_WHOLE_DIGITS) return undefined;
  return Number(whole + (parts[2] ?? '').padEnd(2, '0'));
}

/** Formats hundredths for typing: 123456 is 1.234,56 in Portuguese. */
export function decimalText(hundredths: number, locale: Locale): string {
  const { decimal, group } = SIGNS[locale];
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${hundredths < 0 ? '−' : ''}${whole}${decimal}${digits.slice(-2)}`;
}
