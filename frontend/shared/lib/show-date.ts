import type { Locale } from '@guiche/checkout-rules';

/** A calendar date (YYYY-MM-DD, which has no time and no zone) as the reader's language writes it. */
export const showDate = (date: string, locale: Locale): string => {
  const [year] = date.split('-');
  return `${showDay(date, locale)}${locale === 'en-US' ? ', ' : '/'}${year}`;
};

/**
 * The same without an obvious year. In English the month is a name, because 05/12 is ambiguous. Elsewhere the date is
 * formatted from digits, so that server and browser agree whatever their language data.
 */
export const showDay = (date: string, locale: Locale): string => {
  const [, month, day] = date.split('-');
  return locale === 'en-US' ? `${ENGLISH_MONTHS[Number(month) - 1]} ${Number(day)}` : `${day}/${month}`;
};

const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An instant as the reader's language writes it, in America/Sao_Paulo. */
export const showInstant = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(new Date(instant));
