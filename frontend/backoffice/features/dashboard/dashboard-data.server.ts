import type { components } from '@guiche/api-client';
import { saoPauloDate } from '@guiche/brazil';
import { listSearch, readListState, type ListDefinition } from '@guiche/lists';
import type { Locale } from '@guiche/i18n';
import { platformNow } from '../../../shared/server/platform-clock.server';
import { AREA_PAGES } from '../../access/areas';
import { dayBars } from '../../components/day-bars.chart.server';
import { moneyText } from '../../components/money-text';

type Schemas = components['schemas'];
type Day = Schemas['DashboardDayDto'];
type Span = Schemas['SpanDto'];

const PARAMETERS = ['period', 'from', 'to'] as const;
/** A chart of fewer days says less than the figures above it. */
const FEWEST_BARS = 4;

/** The days that an address names, for the API and for the lists that figures lead to. */
export function askedPeriod(parameters: URLSearchParams): Readonly<Record<string, string>> {
  const given = PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return given.length === 0 ? { period: '7d' } : Object.fromEntries(given);
}

/** The address of a list with exactly these rows, as the list writes it. */
export function rowsOf(list: ListDefinition, currency: string, period: Readonly<Record<string, string>>) {
  return (filters: Readonly<Record<string, string>>): string => {
    const asked = new URLSearchParams({ currency, ...period, ...filters });
    return `${AREA_PAGES[list.area].root}/${list.page}${listSearch(list, readListState(list, asked).state)}`;
  };
}

const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The dates of a period, as the reader writes them. */
export const spanTexts = ({ from, to }: Span, locale: Locale) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' });
  return { from: format.format(new Date(from)), to: format.format(new Date(to)) };
};

/** The gross of each day as a drawing and as a table; null where there is nothing to draw. */
export function chartOf(days: readonly Day[], locale: Locale, rows: ReturnType<typeof rowsOf>) {
  const isEmpty = days.every(({ approvedGross, beforeGross }) => approvedGross + beforeGross === 0);
  if (isEmpty || days.length < FEWEST_BARS) return null;
  const today = saoPauloDate(platformNow());
  const money = (amount: number) => moneyText(amount, locale);
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const best = [...days].sort((one, other) => other.approvedGross - one.approvedGross)[0];
  return {
    svg: dayBars({
      id: 'approved-by-day',
      tick: (value) => short.format(value / 100),
      bars: days.map(({ day, approvedGross, beforeGross }) => ({
        label: days.length > 31 ? day.slice(2) : dayText(day, locale),
        ...{ value: approvedGross, before: beforeGross, isUnfinished: day === today },
      })),
    }),
    rows: days.map(({ day, approvedGross, beforeGross }) => ({
      label: days.length > 31 ? day : dayText(day, locale),
      ...{ value: money(approvedGross), before: money(beforeGross) },
      to: rows({ date: 'approved', period: '', from: day, to: day }),
    })),
    total: money(days.reduce((sum, { approvedGross }) => sum + approvedGross, 0)),
    before: money(days.reduce((sum, { beforeGross }) => sum + beforeGross, 0)),
    best:
      best && best.approvedGross > 0
        ? { day: dayText(best.day, locale), value: money(best.approvedGross) }
        : null,
  };
}

/** Which address counts the sales that came since: of the first page of an area. Null: there was none, so nothing is older. */
export function newsOfSales(root: string, newest: string | null): string | null {
  if (newest === null) return null;
  const query = new URLSearchParams({ list: 'sales', query: '', since: newest });
  return `${root}/list-news?${query.toString()}`;
}
