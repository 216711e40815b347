import type { Locale } from '@guiche/i18n';
import type { Cents } from './cents.js';
import type { Currency } from './currency.js';

export const CURRENCY_PREFIXES: Record<Currency, string> = { BRL: 'R$', USD: '$', EUR: '€', MXN: 'MX$' };

// A no-break space, so that a line never ends between "R$" and the figures, as in pt-BR typography; English has no
// space.
const NO_BREAK_SPACE = '\u00a0';

const STYLES: Record<Locale, { gap: string; group: string; decimal: string }> = {
  'pt-BR': { gap: NO_BREAK_SPACE, group: '.', decimal: ',' },
  'es-ES': { gap: NO_BREAK_SPACE, group: '.', decimal: ',' },
  'en-US': { gap: '', group: ',', decimal: '.' },
};

/**
 * Formats money for display: currency prefix, grouped thousands, two decimals. pt-BR "R$ 1.234,56" (the blank is
 * U+00A0), en-US "R$1,234.56", es-ES "R$ 1.234,56"; negative "-R$ 1,00".
 *
 * Intl.NumberFormat is not used: server and browser have different ICU data, and a different blank or sign would
 * break hydration.
 */
export function formatMoney(amount: Cents, currency: Currency, locale: Locale): string {
  const { gap, group, decimal } = STYLES[locale];
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? '-' : ''}${CURRENCY_PREFIXES[currency]}${gap}${whole}${decimal}${digits.slice(-2)}`;
}
