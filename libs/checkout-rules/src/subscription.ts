const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Date of the next charge: today plus frequencyInDays. Both are calendar dates, YYYY-MM-DD, in America/Sao_Paulo
 * (`saoPauloDate` of @guiche/brazil gives today's). Throws a RangeError for anything else.
 */
export function nextChargeDate(today: string, frequencyInDays: number): string {
  // A calendar date is counted in UTC, where every day has 24 hours.
  const start = new Date(`${today}T00:00:00Z`);
  // Comparing with what was understood refuses 30 February, which Date would read as 2 March.
  if (Number.isNaN(start.getTime()) || isoDate(start) !== today)
    throw new RangeError(`not a calendar date: ${today}`);
  if (!Number.isInteger(frequencyInDays) || frequencyInDays < 1) {
    throw new RangeError(`not a number of days: ${frequencyInDays}`);
  }
  return isoDate(new Date(start.getTime() + frequencyInDays * DAY_MS));
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
