/** Tables that change by themselves: what the processes of the application count and schedule. */
const OWN_LIFE = ['velocity_counters', 'demo_clock', 'retention_progress'];

type Query = <T>(sql: string, params?: unknown[]) => Promise<T[]>;

/** The tenant's role may not write into the test's table, so the function writes as its owner. */
const RECORDING = `
  create unlogged table changed_tables (name text primary key);
  create function record_change() returns trigger language plpgsql security definer as $$
  begin
    insert into changed_tables values (tg_table_name) on conflict do nothing;
    return null;
  end $$;`;

/**
 * Records from now on which tables change: a trigger on each of them writes its name. An update that leaves a row as it was is no
 * change. A change that is rolled back is not recorded.
 */
export async function recordChanges(query: Query): Promise<void> {
  await query(RECORDING);
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> all ($1) and tablename <> 'changed_tables'`,
    [OWN_LIFE],
  );
  await query(tables.map(({ name }) => triggersOf(name)).join(''));
}

const triggersOf = (table: string): string => `
  create trigger rows_recorded after insert or delete on "${table}"
    for each row execute function record_change();
  create trigger values_recorded after update on "${table}"
    for each row when (old.* is distinct from new.*) execute function record_change();`;

/** Runs `work` and names the tables that it changed. */
export async function changedTables(query: Query, work: () => Promise<void>): Promise<string[]> {
  await query('delete from changed_tables');
  await work();
  const changed = await query<{ name: string }>('select name from changed_tables order by name');
  return changed.map(({ name }) => name);
}
