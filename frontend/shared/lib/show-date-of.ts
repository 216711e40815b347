import { saoPauloDate } from '@guiche/brazil';
import type { Locale } from '@guiche/checkout-rules';
import { showDate, showDay } from './show-date';

/** The day of an instant in America/Sao_Paulo. In the evening it is not the day that the text of the instant, in UTC, begins with. */
export const showDateOf = (instant: string, locale: Locale): string =>
  showDate(saoPauloDate(new Date(instant)), locale);

/** The same without an obvious year. */
export const showDayOf = (instant: string, locale: Locale): string =>
  showDay(saoPauloDate(new Date(instant)), locale);
