import { describe, expect, it } from '@jest/globals';
import { LISTS, column, daysOfPeriod, defineList, filter, listSearch, readListState } from './index.js';
import { LIST_MESSAGES } from './messages.js';

const list = defineList({
  area: 'admin',
  name: 'things',
  page: 'things',
  columns: {
    name: column.text({ sortable: true }),
    status: column.status({ NEW: 'warn', OLD: 'quiet' }),
    created: column.dateTime({ sortable: true }),
    note: column.text({ extra: true }),
  },
  filters: {
    q: filter.search(),
    status: filter.anyOf(['NEW', 'OLD']),
    kind: filter.oneOf(['A', 'B']),
    owner: filter.id(),
    price: filter.centsRange(),
    code: filter.text(),
  },
  dates: ['created'],
  defaultSort: { column: 'created', descending: true },
});
const read = (query: string) => readListState(list, new URLSearchParams(query));
const ID = '018f0000-0000-7000-8000-00000000a0d1';

describe('the state of a list', () => {
  it('an address without parameters shows the default', () => {
    expect(read('')).toEqual({
      invalid: [],
      state: {
        ...{ filters: {}, date: 'created', period: null, from: null, to: null, limit: 25, cursor: null },
        sort: { column: 'created', descending: true },
        columns: ['name', 'status', 'created'],
      },
    });
  });

  it.each([
    `?q=ana&status=NEW,OLD&kind=B&owner=${ID}&sort=name&columns=name,note&limit=100&cursor=abc`,
    '?price=1000-5000&code=AB-1',
    '?price=-5000',
    '?period=7d',
    '?from=2026-03-01&to=2026-03-31&sort=-name',
    '',
  ])('the address %s is read and written without a change', (search) => {
    const { state, invalid } = read(search);
    expect(invalid).toEqual([]);
    expect(listSearch(list, state)).toBe(search);
  });

  it('the same choice several times, as a form sends it, is one filter', () => {
    expect(read('status=OLD&status=NEW&kind=').state.filters).toEqual({ status: ['NEW', 'OLD'] });
  });

  it('amounts as people type them in a form are one range of cents', () => {
    expect(read('price.least=10,50&price.most=1.234').state.filters).toEqual({ price: ['1050-123400'] });
    expect(read('price.least=&price.most=97').state.filters).toEqual({ price: ['-9700'] });
    expect(read('price.least=&price.most=').state.filters).toEqual({});
  });

  it.each([
    ['status=GONE', 'status'],
    ['status=NEW,GONE', 'status'],
    ['kind=A,B', 'kind'],
    ['owner=1', 'owner'],
    ['price=10', 'price'],
    ['price=5000-1000', 'price'],
    ['price.least=dez', 'price.least'],
    ['price.least=50&price.most=10', 'price.most'],
    ['owner.least=1', 'owner.least'],
    ['sort=status', 'sort'],
    ['sort=constructor', 'sort'],
    ['columns=name,gone', 'columns'],
    ['limit=26', 'limit'],
    ['period=1d', 'period'],
    ['from=2026-02-30', 'from'],
    ['to=yesterday', 'to'],
    ['date=updated', 'date'],
    ['cursor=a%20b', 'cursor'],
    [`q=${'a'.repeat(121)}`, 'q'],
    ['offset=10', 'offset'],
  ])('%s is invalid and left out', (query, name) => {
    expect(read(query)).toEqual({ ...read(''), invalid: [name] });
  });
});

it.each([
  ['today', '2026-03-02'],
  ['7d', '2026-02-24'],
  ['14d', '2026-02-17'],
  ['30d', '2026-02-01'],
] as const)('the period %s ends today in São Paulo and begins on %s', (period, from) => {
  expect(daysOfPeriod(period, new Date('2026-03-03T02:59:59.999Z'))).toEqual({ from, to: '2026-03-02' });
});

it.each(LISTS)(
  'the list $area/$name has a word for each of its columns, filters and statuses',
  ({ area, name, columns, filters }) => {
    const statuses = Object.entries(columns).flatMap(([at, one]) =>
      one.kind === 'status' ? Object.keys(one.tones).map((value) => `${at}_${value}`) : [],
    );
    const wanted = ['title', 'empty', ...statuses];
    wanted.push(
      ...Object.keys(columns).map((at) => `column_${at}`),
      ...Object.keys(filters).map((at) => `filter_${at}`),
      ...Object.keys(columns).flatMap((at) => (columns[at]?.plus === undefined ? [] : [`plus_${at}`])),
    );
    expect(Object.keys(LIST_MESSAGES[`${area}/${name}`] ?? {})).toEqual(
      expect.arrayContaining([...new Set(wanted)]),
    );
  },
);

it('a list sorts by a column that can be sorted, and its periods are about instants', () => {
  const wrong = LISTS.filter(
    ({ columns, defaultSort, dates, sumsOf }) =>
      !columns[defaultSort.column]?.sortable ||
      (sumsOf === undefined && dates.some((name) => columns[name]?.kind !== 'dateTime')),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
