import { saoPauloDate } from '@guiche/brazil';
import type { Locale } from '@guiche/checkout-rules';
import { showDate, showDay } from '../../../shared/lib/show-date';

// Always digits on a 24-hour clock, so that server and browser write the same whatever their language data.
const HOUR = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour of Brasília by which to pay, with the date before it when that is not today. */
export function deadlineText(expiresAt: string, now: string, locale: Locale): string {
  const deadline = new Date(expiresAt);
  const hour = HOUR.format(deadline);
  const date = saoPauloDate(deadline);
  if (date === saoPauloDate(new Date(now))) return hour;
  return `${showDay(date, locale)} ${hour}`;
}

/** The calendar day of Brasília by which to pay. */
export const dueDateText = (expiresAt: string, locale: Locale): string =>
  showDate(saoPauloDate(new Date(expiresAt)), locale);
