import type { Locale } from '@guiche/i18n';
import { DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';

/** An amount for a label or a chart: −R$ 1.234,56. The minus is a true one, as wide as a digit. */
export const moneyText = (amount: number, locale: Locale): string =>
  formatMoney(cents(amount), DEFAULT_CURRENCY, locale).replace('-', '−');
