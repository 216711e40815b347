import type { DataSource } from 'typeorm';
import { INSTALLATION_TABLES } from '../../src/database/tenancy.js';

interface Table {
  readonly name: string;
  /** Whether it has a platform_id that is not null. */
  readonly tenant: boolean;
}

interface Index {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

interface ForeignKey extends Index {
  readonly refersTo: string;
  readonly referred: readonly string[];
}

const TABLES = `
select c.relname as name, exists (
  select from pg_attribute a where a.attrelid = c.oid and a.attname = 'platform_id' and a.attnotnull
) as tenant
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;

const UNIQUE_INDEXES = `
select t.relname as table, i.relname as name, array(
  select a.attname from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey) order by a.attnum
)::text[] as columns
from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
where x.indisunique and t.relnamespace = 'public'::regnamespace order by 1, 2`;

const columnsOf = (table: string, numbers: string): string => `array(
  select a.attname from unnest(${numbers}) with ordinality as one(number, place)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = one.number order by one.place
)::text[]`;

const FOREIGN_KEYS = `
select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as "refersTo",
  ${columnsOf('conrelid', 'conkey')} as columns, ${columnsOf('confrelid', 'confkey')} as referred
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`;

// tgtype holds a bit for each event: 4 INSERT, 8 DELETE, 16 UPDATE, 32 TRUNCATE.
const TRUNCATE_WITH_OTHERS = `
select tgrelid::regclass::text as table, tgname as name from pg_trigger
where not tgisinternal and tgtype & 32 <> 0 and tgtype & 28 <> 0 order by 1, 2`;

const NOTIFYING_TRIGGERS = `
select t.tgrelid::regclass::text as table, t.tgname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
where not t.tgisinternal and p.prosrc ~* '\\mpg_notify\\M|\\mnotify\\M' order by 1, 2`;

/**
 * What in the migrated schema contradicts the rules of CONTRIBUTING, "A schema that can be distributed". One sentence for each, sorted
 * by rule.
 */
export async function schemaViolations(database: DataSource): Promise<string[]> {
  const ask = <R>(sql: string): Promise<R[]> => database.query(sql);
  const tables = await ask<Table>(TABLES);
  const isTenant = (name: string): boolean => !(name in INSTALLATION_TABLES);
  const isReference = (name: string): boolean => INSTALLATION_TABLES[name]?.kind === 'reference';
  const keys = await ask<ForeignKey>(FOREIGN_KEYS);
  return [
    ...tables
      .filter(({ name, tenant }) => isTenant(name) && !tenant)
      .map(({ name }) => `${name} has no platform_id that is not null`),
    ...Object.keys(INSTALLATION_TABLES)
      .filter((name) => tables.every((table) => table.name !== name || table.tenant))
      .map((name) => `${name} is listed as a table of the installation, and is none`),
    ...(await ask<Index>(UNIQUE_INDEXES))
      .filter(({ table, columns }) => isTenant(table) && !columns.includes('platform_id'))
      .map(({ table, name }) => `unique index ${name} of ${table} has no platform_id`),
    ...keys
      .filter((key) => isTenant(key.table) && isTenant(key.refersTo) && !carriesTenant(key))
      .map(({ table, name }) => `foreign key ${name} of ${table} has no platform_id`),
    ...keys
      .filter(({ table, refersTo }) => isTenant(table) && !isTenant(refersTo) && !isReference(refersTo))
      .map(
        ({ table, name, refersTo }) => `foreign key ${name} of ${table} refers to ${refersTo}, a local table`,
      ),
    ...keys
      .filter(({ table, refersTo }) => !isTenant(table) && isTenant(refersTo))
      .map(({ table, name }) => `foreign key ${name} of ${table} refers to a tenant table`),
    ...(await ask<Index>(TRUNCATE_WITH_OTHERS)).map(
      ({ table, name }) => `trigger ${name} of ${table} names TRUNCATE beside another event`,
    ),
    ...(await ask<Index>(NOTIFYING_TRIGGERS)).map(
      ({ table, name }) => `trigger ${name} of ${table} sends a notification`,
    ),
  ];
}

/** Whether platform_id refers to platform_id. */
const carriesTenant = ({ columns, referred }: ForeignKey): boolean =>
  columns.some((column, at) => column === 'platform_id' && referred[at] === 'platform_id');
