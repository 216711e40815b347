/** Rows as the columns that `unnest` takes. */
export function asColumns(rows: readonly unknown[][]): unknown[][] {
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]));
}
