import type { Statement } from './statement.js';

/** PostgreSQL keeps the plan of each prepared statement on each connection: inserts of more rows than this are rare. */
const MOST_PREPARED_ROWS = 64;

interface Insert {
  /** Of the statement; the number of rows is added. */
  readonly name: string;
  /** The table. */
  readonly into: string;
  readonly columns: readonly string[];
  /** In the order of the columns. At least one. */
  readonly rows: readonly (readonly unknown[])[];
  /** `on conflict` and `returning`. */
  readonly rest?: string;
}

/**
 * `insert into … values …` of one or more rows. An INSERT that selects its rows, or is part of a WITH, would be collected
 * by the coordinator of a distributed database and committed in two phases; values are sent to their shard directly.
 */
export function insertRows({ name, into, columns, rows, rest = '' }: Insert): Statement {
  const places = rows.map((_, row) => {
    const first = row * columns.length + 1;
    return `(${columns.map((_column, at) => `$${first + at}`).join(', ')})`;
  });
  return {
    name: `${name}-${rows.length}`,
    text: `insert into ${into} (${columns.join(', ')}) values ${places.join(', ')} ${rest}`.trimEnd(),
    values: rows.flat(),
    ...(rows.length > MOST_PREPARED_ROWS && { unprepared: true }),
  };
}
