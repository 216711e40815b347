import type { EntityManager } from 'typeorm';
import { insertRows, sql, statement } from '../../../database/index.js';
import { DAY_COLUMNS, DAY_KEY, DAYS_OF_SALES, MEASURES } from './days-of-sales.js';
import { ADD_TO_SELLER_DAY, SELLER_DAY_COLUMNS, sellerDays } from './seller-days.js';

const OF_SALES = sql<{ platformId: string; ids: readonly string[] }>('days-of-sales', DAYS_OF_SALES);

type Day = Readonly<Record<string, string | number | Date>>;

interface Sales {
  readonly platformId: string;
  readonly ids: readonly string[];
}

const ADD = `on conflict (${DAY_KEY.join(', ')}) do update set ${MEASURES.map((one) => `${one} = sales_days.${one} + excluded.${one}`).join(', ')}`;

/** The most rows of one statement: each has thirty parameters. */
const MOST_AT_ONCE = 500;

/**
 * Moves the days by what `write` changes of these sales, which are locked. Five statements, of which a repeated event needs three. The days of
 * sellers come last: all sales of a seller on a day share a row.
 */
export async function followDays(tx: EntityManager, sales: Sales, write: () => Promise<void>): Promise<void> {
  const before = await statement<Day>(tx, OF_SALES(sales));
  await write();
  const after = await statement<Day>(tx, OF_SALES(sales));
  const rows = differences(before, after);
  await addRows(tx, { name: 'add-sales-days', into: 'sales_days', columns: DAY_COLUMNS, rest: ADD }, rows);
  const changed = rows.map((row) => Object.fromEntries(DAY_COLUMNS.map((name, at) => [name, row[at]])));
  await addRows(
    tx,
    {
      name: 'add-seller-days',
      into: 'seller_sales_days',
      columns: SELLER_DAY_COLUMNS,
      rest: ADD_TO_SELLER_DAY,
    },
    sellerDays(changed),
  );
}

type Added = Omit<Parameters<typeof insertRows>[0], 'rows'>;

async function addRows(
  tx: EntityManager,
  added: Added,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
    await statement(tx, insertRows({ ...added, rows: rows.slice(from, from + MOST_AT_ONCE) }));
}

/** The rows in the order of their key, without those that stay as they were. */
function differences(before: readonly Day[], after: readonly Day[]): unknown[][] {
  const changes = new Map<string, { key: unknown[]; sums: number[] }>();
  const add = (day: Day, sign: 1 | -1) => {
    const key = DAY_KEY.map((name) => day[name]);
    const name = JSON.stringify(key);
    const known = changes.get(name) ?? { key, sums: MEASURES.map(() => 0) };
    changes.set(name, {
      key,
      sums: MEASURES.map((measure, at) => (known.sums[at] ?? 0) + sign * Number(day[measure])),
    });
  };
  for (const day of before) add(day, -1);
  for (const day of after) add(day, 1);
  return [...changes]
    .filter(([, { sums }]) => sums.some((sum) => sum !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { key, sums }]) => [...key, ...sums]);
}
