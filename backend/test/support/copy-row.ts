type Query = <T>(sql: string, params?: unknown[]) => Promise<T[]>;

/** The columns of a table that a statement may write, quoted: not those that PostgreSQL computes. */
export async function writtenColumns(query: Query, table: string): Promise<string> {
  const columns = await query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name).join(', ');
}

/** Writes a row of a platform once more, with these changes. */
export async function copyRow(
  query: Query,
  row: { readonly table: string; readonly id: string; readonly platformId: string },
  changes: object,
): Promise<void> {
  const { table, id, platformId } = row;
  const columns = await writtenColumns(query, table);
  await query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(
       (select r from ${table} r where id = $1 and platform_id = $3), $2::jsonb)`,
    [id, JSON.stringify(changes), platformId],
  );
}
