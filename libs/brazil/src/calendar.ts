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

/**
 * The instant at which a day begins in America/Sao_Paulo, which has had no summer time since 2019.
 * @param date YYYY-MM-DD. Null: there is no such day, like the 31st of February, which `Date` would read as the 3rd of March
 */
export function startOfSaoPauloDay(date: string): Date | null {
  const instant = new Date(`${date}T00:00:00-03:00`);
  return !Number.isNaN(instant.getTime()) && saoPauloDate(instant) === date ? instant : null;
}
