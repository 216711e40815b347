import { PERIODS, daysOfPeriod, isCalendarDate } from '@guiche/lists';
import { rules } from '@guiche/field-rules';
import { Field } from '../../runtime/http/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { LONGEST_PERIOD_DAYS, daysIn, type Span } from './domain/dashboard-period.js';

const DATE = rules.optional(rules.text({ max: 10, pattern: /^2\d{3}-\d{2}-\d{2}$/ }));
const CURRENCIES = ['BRL', 'USD', 'EUR', 'MXN'];

/** Which days a dashboard shows: those of a period, or from one day to another. */
export class DashboardQueryDto {
  @Field(rules.optional(rules.oneOf(PERIODS)), { fromQuery: true }) period?: (typeof PERIODS)[number];
  @Field(DATE, { fromQuery: true, description: 'The first day, with `to` and without a period.' })
  from?: string;
  @Field(DATE, { fromQuery: true }) to?: string;
  @Field(rules.optional(rules.uuid()), { fromQuery: true }) product?: string;
  @Field(rules.optional(rules.oneOf(CURRENCIES)), {
    fromQuery: true,
    description: 'BRL where none is named.',
  })
  currency?: string;
}

/** @throws Problem validation: days that do not exist, in the wrong order, or more than a year of them */
export function spanOf({ period, from, to }: DashboardQueryDto, now: Date): Span {
  if (period !== undefined || (from === undefined && to === undefined))
    return daysOfPeriod(period ?? '7d', now);
  const isSpan =
    isDate(from) && isDate(to) && daysIn({ from, to }) >= 1 && daysIn({ from, to }) <= LONGEST_PERIOD_DAYS;
  if (!isSpan) throw runtimeProblem('validation');
  return { from, to };
}

const isDate = (text: string | undefined): text is string => text !== undefined && isCalendarDate(text);
