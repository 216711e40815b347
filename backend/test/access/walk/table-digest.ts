/** Tables that change by themselves: what the processes of the application count and schedule. */
const OWN_LIFE = ['velocity_counters', 'demo_clock', 'retention_progress'];

type Query = <T>(sql: string, params?: unknown[]) => Promise<T[]>;

/** One statement that reads the number of rows and a checksum of the contents of every table. */
export async function digestStatement(query: Query): Promise<string> {
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [OWN_LIFE],
  );
  return tables
    .map(
      ({ name }) =>
        `select '${name}' as "table", count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from "${name}" t`,
    )
    .join(' union all ');
}

/** The tables whose contents differ. */
export const changedTables = (
  before: readonly { table: string; digest: string }[],
  after: readonly { table: string; digest: string }[],
): string[] =>
  after
    .filter(({ table, digest }) => before.find((one) => one.table === table)?.digest !== digest)
    .map(({ table }) => table);
