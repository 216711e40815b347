import { saoPauloDate, searchedDocument, searchedPhone } from '@guiche/brazil';
import {
  dayEnd,
  dayStart,
  daysOfPeriod,
  readCentsRange,
  summedColumns,
  summedDays,
  type Column,
  type Filter,
  type ListState,
} from '@guiche/lists';
import { DEFAULT_CURRENCY } from '@guiche/money';
import type { ListBinding, Searched } from './list-binding.js';
import type { ListCursor } from './list-cursor.js';

/** Whose rows are read. */
export interface ListScope {
  /** Null: those of all platforms. */
  readonly platformId: string | null;
  readonly personId: string;
}

export interface ListQuery {
  readonly text: string;
  readonly values: unknown[];
}

/** Collects conditions; every value becomes a parameter. */
class Conditions {
  private readonly texts: string[] = [];

  /** @param values of the statement, where the conditions are those of a part of it */
  constructor(readonly values: unknown[] = []) {}

  /** The place of a value in the statement: `$1`. */
  place(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(text: string): void {
    this.texts.push(text);
  }

  get text(): string {
    return this.texts.length === 0 ? 'true' : this.texts.join(' and ');
  }
}

/** The days of a reader who named none. */
const NO_PERIOD = { period: null, from: null, to: null };

/** The rows of a list, whose SQL may name the platform, days in São Paulo, and those of the period that it sums up. */
function rowsOf(
  { list, source }: ListBinding,
  { platformId }: ListScope,
  conditions: Conditions,
  now: Date,
  state: Pick<ListState, 'period' | 'from' | 'to'> = NO_PERIOD,
): string {
  const period = list.sumsOf === undefined ? {} : summedDays(state, list.sumsOf, now);
  const days: Readonly<Record<string, string>> = { today: saoPauloDate(now), ...period };
  const rows = source.replaceAll('{now}', () => `${conditions.place(now)}::timestamptz`);
  return Object.entries(days).reduce(
    (text, [name, day]) => text.replaceAll(`{${name}}`, () => `${conditions.place(day)}::date`),
    rows.replaceAll('{platform}', () => `${conditions.place(platformId)}::uuid`),
  );
}

/** @throws Error when a list of a platform is read without one */
function boundConditions(binding: ListBinding, scope: ListScope, values?: unknown[]): Conditions {
  const conditions = new Conditions(values);
  if (binding.tenant !== null) {
    if (scope.platformId === null) throw new Error(`the list ${binding.list.name} needs a platform`);
    conditions.add(`${binding.tenant} = ${conditions.place(scope.platformId)}`);
  }
  if (binding.owner !== undefined) conditions.add(`${binding.owner} = ${conditions.place(scope.personId)}`);
  if (binding.where !== undefined) conditions.add(binding.where);
  return conditions;
}

function filterConditions(binding: ListBinding, scope: ListScope, state: ListState, now: Date): Conditions {
  const conditions = boundConditions(binding, scope);
  for (const [name, values] of Object.entries(state.filters)) {
    const searched = [binding.filters[name] ?? []].flat();
    const first = searched.find((one) => typeof one === 'string') ?? '';
    const filter = binding.list.filters[name];
    if (filter?.kind === 'search')
      conditions.add(foundBy(binding, scope, conditions, { searched, typed: values[0] ?? '' }));
    else addFilter(conditions, filter, { first, values });
  }
  if (binding.list.sumsOf !== undefined) return conditions;
  const { from, to } = state.period === null ? state : daysOfPeriod(state.period, now);
  const between = binding.periods?.[state.date];
  if (between !== undefined) {
    if (from !== null || to !== null) conditions.add(withinPeriod(conditions, between, { from, to }));
    return conditions;
  }
  const date = binding.columns[state.date] ?? '';
  if (from !== null) conditions.add(`${date} >= ${conditions.place(dayStart(from))}`);
  if (to !== null) conditions.add(`${date} < ${conditions.place(dayEnd(to))}`);
  return conditions;
}

/** The condition of a date of which a row has several instants. */
function withinPeriod(
  conditions: Conditions,
  between: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): string {
  const since = conditions.place(from === null ? '-infinity' : dayStart(from));
  const until = conditions.place(to === null ? 'infinity' : dayEnd(to));
  return between.replaceAll('{from}', `${since}::timestamptz`).replaceAll('{until}', `${until}::timestamptz`);
}

/** What fewer letters begin is found on the way through the list, in its order; all of it would be many ids. */
const LEAST_FOR_IDS = 3;

/**
 * The condition of a search. An array, because PostgreSQL would put two reads of one table together, under its policies; and because it is
 * made once, whatever the planner expects.
 */
function foundBy(
  { id, tenant, owner, searchedIn }: ListBinding,
  { platformId, personId }: ListScope,
  conditions: Conditions,
  { searched, typed }: { readonly searched: readonly Searched[]; readonly typed: string },
): string {
  const begins = beginsWith(conditions, searched, typed);
  if (searchedIn === undefined || tenant === null || typed.length < LEAST_FOR_IDS) return begins;
  const own = owner === undefined ? '' : ` and ${owner} = ${conditions.place(personId)}`;
  return `${id} = any (array(select ${id} ${searchedIn} where ${tenant} = ${conditions.place(platformId)}${own} and ${begins}))`;
}

interface FilterValues {
  readonly first: string;
  readonly values: readonly string[];
}

function addFilter(
  conditions: Conditions,
  filter: Filter | undefined,
  { first, values }: FilterValues,
): void {
  const [value = ''] = values;
  switch (filter?.kind) {
    case 'text':
      conditions.add(`${first} = ${conditions.place(value.toLowerCase())}`);
      return;
    case 'centsRange': {
      const { least, most } = readCentsRange(value) ?? { least: null, most: null };
      if (least !== null) conditions.add(`${first} >= ${conditions.place(least)}::bigint`);
      if (most !== null) conditions.add(`${first} <= ${conditions.place(most)}::bigint`);
      return;
    }
    default:
      conditions.add(`${first}::text = any (${conditions.place(values)}::text[])`);
  }
}

/** A document and a phone are compared as they are stored, and only with what may be one. */
function beginsWith(conditions: Conditions, searched: readonly Searched[], typed: string): string {
  const document = searchedDocument(typed);
  const phone = searchedPhone(typed);
  const compared = searched.map((one) => {
    if (typeof one === 'string') return [one, escaped(typed)] as const;
    return 'document' in one ? ([one.document, document] as const) : ([one.phone, phone] as const);
  });
  const places = new Map<string, string>();
  const placeOf = (beginning: string) => {
    const place = places.get(beginning) ?? conditions.place(`${beginning}%`);
    places.set(beginning, place);
    return place;
  };
  const terms = compared.flatMap(([expression, beginning]) =>
    beginning === undefined ? [] : [`${expression} like ${placeOf(beginning)}`],
  );
  return terms.length === 0 ? 'false' : `(${terms.join(' or ')})`;
}

/** The wildcards of LIKE have no meaning for a reader. */
const escaped = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`);

/** One page after a cursor, with one row more than `take`: whether there is a next page. */
export function pageQuery(
  binding: ListBinding,
  scope: ListScope,
  state: ListState,
  page: { readonly after: ListCursor | null; readonly take: number; readonly now: Date },
): ListQuery {
  const conditions = filterConditions(binding, scope, state, page.now);
  const { column, descending } = state.sort;
  const sorted = binding.columns[column] ?? '';
  const order = descending ? 'desc' : 'asc';
  if (page.after) {
    const type = SORT_TYPES[binding.list.columns[column]?.kind ?? 'text'];
    const value = `${conditions.place(page.after.value)}::${type}`;
    const id = `${conditions.place(page.after.id)}::uuid`;
    conditions.add(`(${sorted}, ${binding.id}) ${descending ? '<' : '>'} (${value}, ${id})`);
  }
  return {
    text: `select ${selected(binding)}, (${sorted})::text as "sortValue"
${rowsOf(binding, scope, conditions, page.now, state)} where ${conditions.text}
order by ${sorted} ${order}, ${binding.id} ${order} limit ${page.take + 1}`,
    values: conditions.values,
  };
}

/** The ids of rows that fit the filters and, where ids are given, are among them. */
export function selectionQuery(
  binding: ListBinding,
  scope: ListScope,
  state: ListState,
  { ids, most, now }: { readonly ids: readonly string[] | null; readonly most: number; readonly now: Date },
): ListQuery {
  const conditions = filterConditions(binding, scope, state, now);
  if (ids !== null) conditions.add(`${binding.id} = any (${conditions.place(ids)}::uuid[])`);
  return {
    text: `select ${binding.id} as id ${rowsOf(binding, scope, conditions, now, state)} where ${conditions.text} order by ${binding.id} limit ${most}`,
    values: conditions.values,
  };
}

/** How many rows that fit the filters come before a row in the order of the list, or exist, where there is none; at most `most`. */
export function newerQuery(
  binding: ListBinding,
  scope: ListScope,
  state: ListState,
  { than, most, now }: { readonly than: string | null; readonly most: number; readonly now: Date },
): ListQuery {
  const conditions = filterConditions(binding, scope, state, now);
  const place = `${binding.columns[state.sort.column] ?? ''}, ${binding.id}`;
  if (than !== null) {
    // The row may no longer fit the filters; its place in the order stays.
    const shown = boundConditions(binding, scope, conditions.values);
    shown.add(`${binding.id} = ${shown.place(than)}::uuid`);
    conditions.add(
      `(${place}) ${state.sort.descending ? '>' : '<'} (select ${place} ${rowsOf(binding, scope, shown, now, state)} where ${shown.text})`,
    );
  }
  return {
    text: `select count(*) as count from (select 1 ${rowsOf(binding, scope, conditions, now, state)} where ${conditions.text} limit ${most}) counted`,
    values: conditions.values,
  };
}

/** The one row of an id. */
export function rowQuery(binding: ListBinding, scope: ListScope, id: string, now: Date): ListQuery {
  const conditions = boundConditions(binding, scope);
  conditions.add(`${binding.id} = ${conditions.place(id)}::uuid`);
  return {
    text: `select ${selected(binding)} ${rowsOf(binding, scope, conditions, now)} where ${conditions.text}`,
    values: conditions.values,
  };
}

/** How many rows fit the filters; at most `most` are counted, where it is given. */
export function countQuery(
  binding: ListBinding,
  scope: ListScope,
  state: ListState,
  { now, most }: { readonly now: Date; readonly most?: number },
): ListQuery {
  const conditions = filterConditions(binding, scope, state, now);
  const { text, values } = conditions;
  const rows = `${rowsOf(binding, scope, conditions, now, state)} where ${text}`;
  return {
    text:
      most === undefined
        ? `select count(*) as count ${rows}`
        : `select count(*) as count from (select 1 ${rows} limit ${most}) counted`,
    values,
  };
}

/**
 * How many rows fit the filters, the sum of each column that is added up (`sum_{column}`), and whether all are in the currency in which
 * lists show amounts.
 */
export function totalsQuery(binding: ListBinding, scope: ListScope, state: ListState, now: Date): ListQuery {
  const { list, columns, currency } = binding;
  const conditions = filterConditions(binding, scope, state, now);
  const sums = summedColumns(list).map(
    (name) => `coalesce(sum(${columns[name] ?? ''}), 0)::bigint as "sum_${name}"`,
  );
  const isShown =
    currency === undefined ? 'true' : `coalesce(bool_and(${currency}::text = '${DEFAULT_CURRENCY}'), true)`;
  return {
    text: `select ${['count(*) as count', ...sums, `${isShown} as "isShownCurrency"`].join(', ')}
${rowsOf(binding, scope, conditions, now, state)} where ${conditions.text}`,
    values: conditions.values,
  };
}

const SORT_TYPES: Readonly<Record<Column['kind'], string>> = {
  text: 'text',
  email: 'text',
  status: 'text',
  dateTime: 'timestamptz',
  number: 'bigint',
  cents: 'bigint',
  percent: 'bigint',
};

const selected = ({ id, columns }: ListBinding): string =>
  [`${id} as id`, ...Object.entries(columns).map(([name, expression]) => `${expression} as "${name}"`)].join(
    ', ',
  );
