import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataArgsStorage } from 'typeorm';
import { tableNamesIn } from '../../../libs/tooling/src/table-names.mjs';
import { loadConfiguration } from '../../src/config/index.js';
import { MODULE_SCHEMAS, createDataSource } from '../../src/data-source.js';
import type { GuicheDataSource, ModuleSchema } from '../../src/database/index.js';

const SOURCES = path.resolve(process.cwd(), 'backend/src');

/** Tables of the technical folders, which are no modules. */
const TECHNICAL: Readonly<Record<string, ModuleSchema>> = {
  runtime: { entities: [], tables: ['outbox', 'event_deliveries', 'demo_clock'] },
  database: { entities: [], tables: ['migrations'] },
};
/** Folders that use tables of others, each with its reason. */
const EXCEPTIONS: Readonly<
  Record<string, { readonly reason: string; readonly tables: 'all' | readonly string[] }>
> = {
  'modules/retention': {
    reason: 'removes what is older than its period, by one declared policy',
    tables: 'all',
  },
  demo: { reason: 'writes the demonstration, as an import would', tables: 'all' },
  commands: { reason: 'moves the clock of the demonstration', tables: ['demo_clock'] },
};
/** What commands read. */
const COMMANDS_READ = Object.values(MODULE_SCHEMAS).flatMap(({ publishes = [] }) => publishes);

const tableOf = (entity: unknown): string =>
  String(getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name);
const ownTables = ({ entities, tables = [] }: ModuleSchema): string[] => [
  ...entities.map(tableOf),
  ...tables,
];

const schemaOf = (folder: string): ModuleSchema =>
  folder === 'commands'
    ? { entities: [], reads: COMMANDS_READ }
    : (MODULE_SCHEMAS[folder.replace(/^modules\//, '')] ?? TECHNICAL[folder] ?? { entities: [] });

/** `modules/orders`, `commands`, `runtime`: what owns the tables that a file uses. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split(path.sep);
  return first === 'modules' ? `${first}/${second}` : first;
}

/** Tables that a file must not use: `file: table`. */
function violations(file: string, source: string, known: ReadonlySet<string>): string[] {
  const folder = folderOf(file);
  const { reads = [], publishes = [], ...own } = schemaOf(folder);
  const exception = EXCEPTIONS[folder]?.tables ?? [];
  if (exception === 'all') return [];
  const allowed = new Set([...ownTables(own), ...publishes, ...reads, ...exception]);
  return tableNamesIn(source, known)
    .filter((table) => !allowed.has(table))
    .map((table) => `${file}: ${table}`);
}

function sourceFiles(): string[] {
  return fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$|^database\/migrations\/|^gateways\//.test(file))
    .sort();
}

let database: GuicheDataSource;
let tables: string[];
let views: { view: string; of: string[] }[];
beforeAll(async () => {
  database = await createDataSource(
    loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).database,
  ).initialize();
  const found = await database.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  tables = found.map(({ name }) => name);
  views = await database.query<{ view: string; of: string[] }[]>(
    `select v.relname as view, array_agg(distinct t.relname::text) as of
     from pg_class v join pg_rewrite r on r.ev_class = v.oid join pg_depend d on d.objid = r.oid join pg_class t on t.oid = d.refobjid
     where v.relnamespace = 'public'::regnamespace and v.relkind = 'v' and t.oid <> v.oid
     group by v.relname order by v.relname`,
  );
});
afterAll(() => database.destroy());

const known = (): ReadonlySet<string> => new Set([...tables, ...views.map(({ view }) => view)]);

describe('the tables of modules', () => {
  it('each have one owner', () => {
    const owned = [...Object.values(MODULE_SCHEMAS), ...Object.values(TECHNICAL)].flatMap(ownTables);
    expect(owned.sort()).toEqual(tables);
  });

  it('are read by other modules through views of tables of one module, which publishes them', () => {
    const published = Object.values(MODULE_SCHEMAS).flatMap((schema) =>
      (schema.publishes ?? []).map((view) => ({ view, owner: ownTables(schema) })),
    );
    expect(published.map(({ view }) => view).sort()).toEqual(views.map(({ view }) => view));
    for (const { view, of } of views) {
      expect(of.length).toBeGreaterThan(0);
      expect(published.find((one) => one.view === view)?.owner).toEqual(expect.arrayContaining(of));
    }
  });

  it('are used by the SQL of their own module only', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      violations(file, fs.readFileSync(path.join(SOURCES, file), 'utf8'), known()),
    );
    expect(found).toEqual([]);
  });

  it('are declared to be read where they are read, and nowhere else', () => {
    const files = sourceFiles();
    for (const [name, { reads = [] }] of Object.entries(MODULE_SCHEMAS)) {
      const ofModule = files.filter((file) => file.startsWith(`modules/${name}/`));
      const used = new Set(
        ofModule.flatMap((file) => tableNamesIn(fs.readFileSync(path.join(SOURCES, file), 'utf8'), known())),
      );
      expect({ name, reads: reads.filter((view) => !used.has(view)) }).toEqual({ name, reads: [] });
    }
  });

  it.each([
    ['the table of another module', 'modules/orders/store/planted.ts', 'select from payments', 'payments'],
    [
      'a view that the module does not declare',
      'modules/orders/store/planted.ts',
      'select from payments_read',
      'payments_read',
    ],
    ['a write to a table from a command', 'commands/planted.ts', 'update orders set total = 1', 'orders'],
    ['a table of a module from technical code', 'runtime/planted.ts', 'select from users', 'users'],
  ])('are not used by a planted statement: %s', (_, file, sql, table) => {
    expect(violations(file, `const SQL = \`${sql}\`;`, known())).toEqual([`${file}: ${table}`]);
  });
});
