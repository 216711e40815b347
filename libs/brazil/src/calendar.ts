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

/** The day so many days later, as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day itself, or the next one that is neither on a weekend nor a national bank holiday. */
export function businessDay(date: string): string {
  let day = date;
  while (isWeekend(day) || isBankHoliday(day)) day = addDays(day, 1);
  return day;
}

const DAY_MS = 86_400_000;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** Days of the year on which banks are closed in the whole country. */
const FIXED_HOLIDAYS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
/** Monday and Tuesday of Carnival, Good Friday and Corpus Christi, in days from Easter. */
const MOVABLE_HOLIDAYS = [-48, -47, -2, 60];

function isBankHoliday(date: string): boolean {
  const easter = easterOf(Number(date.slice(0, 4)));
  return (
    FIXED_HOLIDAYS.includes(date.slice(5)) || MOVABLE_HOLIDAYS.some((days) => addDays(easter, days) === date)
  );
}

/** The Gregorian Easter Sunday (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leap + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - (year % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  const day = (moon + weekday + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
