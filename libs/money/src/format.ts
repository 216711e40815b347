import type { Cents } from './cents.js';
import type { Currency } from './currency.js';

export type MoneyLocale = 'pt-BR' | 'en-US' | 'es-ES';

export const CURRENCY_PREFIXES: Record<Currency, string> = { BRL: 'R$', USD: '$', EUR: '€', MXN: 'MX$' };

// A no-break space, so that a line never ends between "R$" and the figures. pt-BR typography asks for it;
// English sets the sign against the figures.
const NO_BREAK_SPACE = '\u00a0';

const STYLES: Record<MoneyLocale, { gap: string; group: string; decimal: string }> = {
  'pt-BR': { gap: NO_BREAK_SPACE, group: '.', decimal: ',' },
  'es-ES': { gap: NO_BREAK_SPACE, group: '.', decimal: ',' },
  'en-US': { gap: '', group: ',', decimal: '.' },
};

/**
 * Money for people: prefix of the currency, thousands grouped, always two decimals.
 * pt-BR "R$ 1.234,56" (the blank is U+00A0), en-US "R$1,234.56", es-ES "R$ 1.234,56"; negative "-R$ 1,00".
 *
 * Written by hand instead of Intl.NumberFormat: server and browser carry different ICU data, and a different
 * blank or sign would make the hydrated page differ from the served one.
 */
export function formatMoney(amount: Cents, currency: Currency, locale: MoneyLocale): string {
  const { gap, group, decimal } = STYLES[locale];
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return `${amount < 0 ? '-' : ''}${CURRENCY_PREFIXES[currency]}${gap}${whole}${decimal}${digits.slice(-2)}`;
}
