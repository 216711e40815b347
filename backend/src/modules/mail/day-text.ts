import { saoPauloDate } from '@guiche/brazil';
import type { Locale } from '@guiche/i18n';

/** The day of an instant in America/Sao_Paulo, as the reader of a mail writes it: 31/03/2026, in English 03/31/2026. */
export function dayText(instant: Date, locale: Locale): string {
  const [year = '', month = '', day = ''] = saoPauloDate(instant).split('-');
  return (locale === 'en-US' ? [month, day, year] : [day, month, year]).join('/');
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The same with the time of day: 31/03/2026 14:05. */
export const timeText = (instant: Date, locale: Locale): string =>
  `${dayText(instant, locale)} ${TIME.format(instant)}`;
