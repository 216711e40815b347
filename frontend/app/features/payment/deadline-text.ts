import { saoPauloDate } from '@guiche/brazil';

// Always digits on a 24-hour clock, so that server and browser write the same whatever their language data.
const HOUR = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour of Brasília by which to pay, with the date before it when that is not today. */
export function deadlineText(expiresAt: string, now: string): string {
  const deadline = new Date(expiresAt);
  const hour = HOUR.format(deadline);
  const date = saoPauloDate(deadline);
  if (date === saoPauloDate(new Date(now))) return hour;
  const [, month, day] = date.split('-');
  return `${day}/${month} ${hour}`;
}

/** The calendar day of Brasília, as its digits are written in Brazil; the other languages of the site write them so too. */
export function dueDateText(expiresAt: string): string {
  return saoPauloDate(new Date(expiresAt)).split('-').reverse().join('/');
}
