/** Days in São Paulo, YYYY-MM-DD, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export const LONGEST_PERIOD_DAYS = 366;

const DAY_MS = 86_400_000;
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days a span has; less than one: it ends before it begins. */
export const daysIn = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The days of a span, in order. */
export const daysOf = (span: Span): string[] =>
  Array.from({ length: daysIn(span) }, (_, at) => shifted(span.from, at));

/** As many days, directly before. */
export const spanBefore = (span: Span): Span => ({
  from: shifted(span.from, -daysIn(span)),
  to: shifted(span.from, -1),
});
