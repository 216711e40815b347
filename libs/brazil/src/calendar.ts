const BRASILIA = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the calendar date of an instant in America/Sao_Paulo as YYYY-MM-DD. */
export function saoPauloDate(instant: Date): string {
  const [month, day, year] = BRASILIA.format(instant).split('/');
  return `${year}-${month}-${day}`;
}
