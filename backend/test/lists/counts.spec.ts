import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LISTS, readListState, summedColumns, type ListDefinition } from '@guiche/lists';
import { AppModule } from '../../src/app.module.js';
import { loadConfiguration } from '../../src/config/index.js';
import { createDataSource } from '../../src/data-source.js';
import { Reads, type GuicheDataSource } from '../../src/database/index.js';
import { ListReader, boundList, type ListBinding } from '../../src/runtime/lists/index.js';
import { until } from '../support/index.js';
import { countQuery } from '../../src/runtime/lists/list-query.js';

const PLATFORM = '018f0000-0000-7000-8000-00000000c0d1';
const OTHER = '018f0000-0000-7000-8000-00000000c0d2';
const NOW = new Date('2026-03-02T12:00:00.000Z');
const CLOCK = { now: () => NOW, toWorld: (at: Date) => at, fromWorld: (at: Date) => at };

/**
 * Joins that PostgreSQL does not prove to find one row at most: the rule stands in a partial unique index, which is named here, or the join
 * takes one row by itself.
 */
const ONE_ROW_BY: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'admin/withdrawals': { payouts: 'payouts_one_open' },
  'admin/manager-withdrawals': { payouts: 'payouts_one_open' },
  'admin/paid-withdrawals': { statement_lines: 'statement_lines_of_withdrawal' },
  'admin/paid-manager-withdrawals': { statement_lines: 'statement_lines_of_withdrawal' },
  'admin/seller-last-login': { sign_in_log: null },
  'admin/seller-profit': { seller_sales_days: null },
  'admin/seller-negative': { debt_write_offs: 'debt_write_offs_one_open' },
  'seller/co-produced-products': { contract_versions: null, contracts: null },
  'seller/affiliated-products': { contract_versions: null, contracts: null },
};

let database: GuicheDataSource;
beforeAll(async () => {
  // Loading the application binds every list.
  expect(AppModule.name).toBe('AppModule');
  database = await createDataSource(
    loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).database,
  ).initialize();
});
afterAll(() => database.destroy());

interface Plan {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const stateOf = (list: ListDefinition) => {
  const { state } = readListState(list, new URLSearchParams());
  return { ...state, period: null, from: null, to: null };
};

const tablesOf = ({ 'Relation Name': table, Plans: parts = [] }: Plan): string[] => [
  ...(table === undefined ? [] : [table]),
  ...parts.flatMap(tablesOf),
];

/** The tables that PostgreSQL looks at to count the rows of a list; a join that cannot change the count is left out. */
async function countedTables(binding: ListBinding): Promise<string[]> {
  const scope = { platformId: binding.tenant === null ? null : PLATFORM, personId: PLATFORM };
  const { text, values } = countQuery(binding, scope, stateOf(binding.list), { now: NOW });
  const [explained] = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `explain (format json) ${text}`,
    values,
  );
  return (explained?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => tablesOf(plan)).sort();
}

/** A list by itself: its source up to the first join outside of brackets. */
function withoutJoins(binding: ListBinding): ListBinding {
  const words = binding.source.split(/(?=[()\s])/);
  const depthAt = (at: number) =>
    words
      .slice(0, at + 1)
      .reduce((depth, word) => depth + Number(word[0] === '(') - Number(word[0] === ')'), 0);
  const end = words.findIndex((word, at) => /^\s(?:left|cross|join)$/.test(word) && depthAt(at) === 0);
  return end === -1 ? binding : { ...binding, source: words.slice(0, end).join('') };
}

/** An inner join that finds one row counts as a left join does. */
const leftJoined = (binding: ListBinding): ListBinding => ({
  ...binding,
  source: binding.source.replaceAll(/(?<!cross )(?:left )?join /g, 'left join '),
});

/**
 * The tables besides the list itself that may multiply or hide its rows. Its own conditions are left aside: they name joined tables, and
 * only hide rows on purpose.
 */
async function joinsThatCount({ where: _where, ...binding }: ListBinding): Promise<string[]> {
  const itself = await countedTables(withoutJoins(binding));
  const all = await countedTables(leftJoined(binding));
  const timesIn = (tables: readonly string[], name: string) => tables.filter((one) => one === name).length;
  return [...new Set(all)].filter((table) => timesIn(all, table) > timesIn(itself, table));
}

describe('the count of a list', () => {
  it.each(LISTS)('$area/$name is that of its rows: each join finds one row at most', async (list) => {
    const binding = boundList(list.area, list.name);
    if (!binding) throw new Error('the list is not bound');
    const known = ONE_ROW_BY[`${list.area}/${list.name}`] ?? {};
    const rules = Object.values(known).filter((name) => name !== null);
    expect(await joinsThatCount(binding)).toEqual(Object.keys(known));
    const indexes = await database.query<{ name: string }[]>(
      `select indexname as name from pg_indexes where indexname = any ($1) and indexdef like 'CREATE UNIQUE INDEX%'`,
      [rules],
    );
    expect(indexes.map(({ name }) => name)).toEqual(rules);
  });

  it('is told apart from one that a join multiplies', async () => {
    const users = boundList('admin', 'users');
    if (!users) throw new Error('the list is not bound');
    const multiplied = `${users.source} left join sign_in_log_read z on z.platform_id = u.platform_id and z.person_id = u.id`;
    expect(await joinsThatCount({ ...users, source: multiplied })).toEqual(['sign_in_log']);
  });
});

describe('the sums of a list', () => {
  const charges = () => {
    const binding = boundList('admin', 'charges');
    if (!binding) throw new Error('the list is not bound');
    return binding;
  };
  const totalsOf = async (rows: number, columns: { amount: string; paid: string; currency: string }) => {
    const { currency, ...summed } = columns;
    const unknown = Object.fromEntries(
      Object.keys(charges().list.columns).map((name) => [name, 'null::text']),
    );
    const binding: ListBinding = {
      ...charges(),
      source: `from (select n, null::text as nothing from generate_series(1, ${rows}) n) p`,
      ...{ id: 'null::uuid', tenant: null, columns: { ...unknown, ...summed }, currency },
    };
    const reader = new ListReader(new Reads(database), CLOCK);
    const page = await reader.page(binding, { platformId: null, personId: PLATFORM }, stateOf(binding.list));
    return page.totals;
  };
  const ONE = { amount: 'p.n', paid: `case when p.n > 2 then -p.n end`, currency: `'BRL'` };

  it('are those of all rows that fit, beyond the page; nothing is added for a row without an amount', async () => {
    expect(await totalsOf(1_000, ONE)).toEqual({
      ...{ count: 1_000, isExact: true },
      sums: { amount: 500_500, paid: -500_497 },
    });
    expect(await totalsOf(0, ONE)).toEqual({ count: 0, isExact: true, sums: { amount: 0, paid: 0 } });
  });

  it('are not given where a row is in another currency than lists show', async () => {
    const currency = `case when p.n = 1 then 'USD' else 'BRL' end`;
    expect(await totalsOf(10, { ...ONE, currency })).toEqual({ count: 10, isExact: true, sums: null });
    expect(await totalsOf(1, { ...ONE, currency })).toEqual({ count: 1, isExact: true, sums: null });
  });

  it('are not given where adding takes longer than a reader waits; the rows are counted all the same', async () => {
    const amount = `case when pg_sleep(0.02)::text = '' then 1 end`;
    expect(await totalsOf(10, { ...ONE, amount })).toEqual({ count: 10, isExact: true, sums: null });
  });

  it('are not added again for a while where it took too long, and neither are the rows counted', async () => {
    const binding: ListBinding = {
      ...charges(),
      source: `from (select n, pg_sleep(0.02)::text as slept from generate_series(1, 10) n) p`,
      where: `p.slept is null or p.slept = ''`,
      ...{ id: 'null::uuid', tenant: null, currency: `'BRL'` },
      columns: {
        ...Object.fromEntries(Object.keys(charges().list.columns).map((name) => [name, 'null::text'])),
        ...{ amount: 'p.n', paid: 'p.n' },
      },
    };
    const reads = new Reads(database);
    const inTime = jest.spyOn(reads, 'replicaWithin');
    const reader = new ListReader(reads, CLOCK);
    const totals = async (more: object = {}, personId = PLATFORM) =>
      (await reader.page(binding, { platformId: null, personId }, { ...stateOf(binding.list), ...more }))
        .totals;
    expect(await totals()).toEqual({ count: 10, isExact: true, sums: null });
    expect(inTime).toHaveBeenCalledTimes(2);
    expect(await totals({ limit: 25 })).toEqual({ count: 10, isExact: true, sums: null });
    expect(inTime).toHaveBeenCalledTimes(2);
    await totals({}, OTHER);
    expect(inTime).toHaveBeenCalledTimes(4);
  });

  it('stand in the list with the currency of its rows, wherever it has columns that are added up', () => {
    const summed = LISTS.filter((list) => summedColumns(list).length > 0);
    expect(summed.length).toBeGreaterThan(6);
    const kinds = summed.flatMap((list) => summedColumns(list).map((name) => list.columns[name]?.kind));
    expect(new Set(kinds)).toEqual(new Set(['cents']));
    expect(
      summed
        .filter(({ area, name }) => boundList(area, name)?.currency === undefined)
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe('the total of a list', () => {
  const users = () => {
    const binding = boundList('master', 'platforms');
    if (!binding) throw new Error('the list is not bound');
    return binding;
  };
  const totalOf = async (rows: number, slowFrom: number) => {
    const binding: ListBinding = {
      ...users(),
      source: `from (select n, case when n >= ${slowFrom} then pg_sleep(0.2)::text end as slept from generate_series(1, ${rows}) n) p`,
      id: 'null::uuid',
      where: `p.slept is null or p.slept = ''`,
      columns: Object.fromEntries(Object.keys(users().list.columns).map((name) => [name, 'null::text'])),
    };
    const reader = new ListReader(new Reads(database), CLOCK);
    const page = await reader.page(binding, { platformId: null, personId: PLATFORM }, stateOf(binding.list));
    return page.totals;
  };

  it('is exact where counting is quick', async () => {
    let total: object | undefined;
    // On a busy machine a count may once take longer than a reader waits.
    await until(async () => {
      const { isExact } = (total = await totalOf(12_000, 99_999));
      return isExact;
    });
    expect(total).toEqual({ count: 12_000, isExact: true });
  });

  it('says at least 10,000 where counting takes longer than a reader waits', async () => {
    expect(await totalOf(10_001, 10_001)).toEqual({ count: 10_000, isExact: false });
  });

  it('is exact where few rows are slow to count', async () => {
    expect(await totalOf(51, 51)).toEqual({ count: 51, isExact: true });
  });
});
