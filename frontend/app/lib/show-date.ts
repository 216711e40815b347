/** A calendar date (YYYY-MM-DD, which has no time and no zone) as the reader's language writes it. */
export const showDate = (date: string, locale: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' });
