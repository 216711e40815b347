import type { ListDefinition, Sort } from './define-list.js';
import { readCentsRange, typedCents, writeCentsRange } from './cents-range.js';
import type { Filter } from './filter.js';
import { PERIODS, isCalendarDate, type ListPeriod } from './period.js';

export const PAGE_SIZES = [25, 50, 100] as const;

/** What a reader looks at: the address of a list page holds all of it. */
export interface ListState {
  /** By the name of the filter. `anyOf` has one or more values, every other filter one. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Which column the period is about. */
  readonly date: string;
  readonly period: ListPeriod | null;
  /** The first and the last day, YYYY-MM-DD, where no period is named. */
  readonly from: string | null;
  readonly to: string | null;
  readonly sort: Sort;
  /** The columns in the order of the declaration. */
  readonly columns: readonly string[];
  readonly limit: number;
  /** Where the page begins. Null: at the first row. */
  readonly cursor: string | null;
}

const SEARCH_MAX_LENGTH = 120;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CURSOR = /^[\w-]{1,400}$/;

/** The columns that are shown unless the reader chooses others. */
export const defaultColumns = ({ columns }: ListDefinition): string[] =>
  Object.keys(columns).filter((name) => !columns[name]?.extra);

/**
 * Reads the state of a list from the parameters of an address.
 * @returns `invalid`: the parameters that are unknown or have a value that is not allowed. The state leaves them out.
 */
export function readListState(
  list: ListDefinition,
  parameters: URLSearchParams,
): { readonly state: ListState; readonly invalid: readonly string[] } {
  const invalid = new Set<string>();
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = isParameter(list, name) ? valueOf(parameters, name) : '';
    if (text === '') return undefined;
    const value = parse(text);
    if (value === undefined) invalid.add(name);
    return value;
  };
  const filters: Record<string, readonly string[]> = {};
  for (const [name, declared] of Object.entries(list.filters)) {
    const typed = declared.kind === 'centsRange' ? typedRange(name, parameters, invalid) : undefined;
    const values = typed ?? read(name, (text) => filterValues(declared, text));
    if (values) filters[name] = values;
  }
  const state: ListState = {
    filters,
    date: read('date', (text) => list.dates.find((name) => name === text)) ?? list.dates[0] ?? '',
    period: read('period', (text) => PERIODS.find((period) => period === text)) ?? null,
    from: read('from', calendarDate) ?? null,
    to: read('to', calendarDate) ?? null,
    sort: read('sort', (text) => sortOf(list, text)) ?? list.defaultSort,
    columns: read('columns', (text) => columnsOf(list, text)) ?? defaultColumns(list),
    limit: read('limit', (text) => PAGE_SIZES.find((size) => String(size) === text)) ?? PAGE_SIZES[0],
    cursor: read('cursor', (text) => (CURSOR.test(text) ? text : undefined)) ?? null,
  };
  for (const name of parameters.keys()) if (!isParameter(list, name)) invalid.add(name);
  return { state, invalid: [...invalid].sort() };
}

const ABOUT_DATES = ['date', 'period', 'from', 'to'];
const PARAMETERS = ['date', 'period', 'from', 'to', 'sort', 'columns', 'limit', 'cursor'];

/** A list without instants has no periods. */
const isParameter = ({ filters, dates }: ListDefinition, name: string): boolean =>
  (PARAMETERS.includes(name) && (dates.length > 0 || !ABOUT_DATES.includes(name))) ||
  name in filters ||
  filters[/^(\w+)[.](?:least|most)$/.exec(name)?.[1] ?? '']?.kind === 'centsRange';

/** The parameters in which a form sends a range, as people type amounts; an address has one parameter. */
export const typedRangeNames = (name: string) => ({ least: `${name}.least`, most: `${name}.most` });

/** A range as a form sends it. Undefined: nothing was typed. */
function typedRange(
  name: string,
  parameters: URLSearchParams,
  invalid: Set<string>,
): readonly string[] | undefined {
  const cents = (parameter: string): number | null => {
    const text = valueOf(parameters, parameter);
    const amount = text === '' ? null : typedCents(text);
    if (amount === undefined) invalid.add(parameter);
    return amount ?? null;
  };
  const names = typedRangeNames(name);
  const text = writeCentsRange({ least: cents(names.least), most: cents(names.most) });
  if (text === '-') return undefined;
  if (readCentsRange(text) !== undefined) return [text];
  invalid.add(names.most);
  return undefined;
}

/** The same parameter several times, as a form sends several choices, is one list. */
const valueOf = (parameters: URLSearchParams, name: string): string =>
  parameters
    .getAll(name)
    .filter((text) => text !== '')
    .join(',')
    .trim();

const calendarDate = (text: string): string | undefined => (isCalendarDate(text) ? text : undefined);

function filterValues(declared: Filter, text: string): readonly string[] | undefined {
  switch (declared.kind) {
    case 'oneOf':
      return declared.values.includes(text) ? [text] : undefined;
    case 'anyOf': {
      const chosen = text.split(',');
      const known = declared.values.filter((value) => chosen.includes(value));
      return known.length === new Set(chosen).size ? known : undefined;
    }
    case 'search':
    case 'text':
      return text.length <= SEARCH_MAX_LENGTH ? [text] : undefined;
    case 'centsRange':
      return readCentsRange(text) === undefined ? undefined : [text];
    case 'id':
      return UUID.test(text) ? [text.toLowerCase()] : undefined;
  }
}

function sortOf({ columns }: ListDefinition, text: string): Sort | undefined {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  return Object.hasOwn(columns, name) && columns[name]?.sortable ? { column: name, descending } : undefined;
}

function columnsOf({ columns }: ListDefinition, text: string): string[] | undefined {
  const chosen = text.split(',');
  const known = Object.keys(columns).filter((name) => chosen.includes(name));
  return known.length === new Set(chosen).size ? known : undefined;
}

/** The query string of a state, without what is the default: the shortest address that shows the same. */
export function listSearch(list: ListDefinition, state: ListState): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(state.filters)) parameters.set(name, values.join(','));
  const set = (name: string, value: string | null, byDefault: string | null = null) => {
    if (value !== null && value !== byDefault) parameters.set(name, value);
  };
  set('date', state.date, list.dates[0] ?? '');
  set('period', state.period);
  set('from', state.from);
  set('to', state.to);
  set('sort', sortText(state.sort), sortText(list.defaultSort));
  set('columns', state.columns.join(','), defaultColumns(list).join(','));
  set('limit', String(state.limit), String(PAGE_SIZES[0]));
  set('cursor', state.cursor);
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Whether the rows are sorted by an instant, the newest first. */
export const isNewestFirst = ({ columns }: ListDefinition, { sort }: Pick<ListState, 'sort'>): boolean =>
  sort.descending && columns[sort.column]?.kind === 'dateTime';

export const sortText = ({ column, descending }: Sort): string => (descending ? `-${column}` : column);
