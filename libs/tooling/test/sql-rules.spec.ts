import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { INSTALLATION_TABLES } from '../../../backend/src/database/tenancy.js';
import { filesIn, sqlIn, tenantTables, violationsOf } from '../src/sql-rules.mjs';
import { EXCEPTIONS } from './sql-exceptions.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BACKEND = path.join(ROOT, 'backend/src');
const TABLES = tenantTables(path.join(BACKEND, 'database/migrations'), Object.keys(INSTALLATION_TABLES));

/**
 * The sources whose SQL runs beside sales: all but tests, migrations, and `demo:bulk`, which fills the tables of a demonstration that it
 * locks.
 */
const SOURCES = filesIn(BACKEND).filter((file) => !/\.spec\.ts$|\/migrations\/|\/demo\/bulk\//.test(file));

const found = SOURCES.flatMap((file) =>
  sqlIn(path.relative(BACKEND, file), fs.readFileSync(file, 'utf8')).flatMap((text) =>
    violationsOf(text, TABLES),
  ),
);

describe('SQL on tenant tables', () => {
  it('SQL on tenant tables names its platform, locks rows of one platform, and inserts values', () => {
    expect(found.filter(({ at }) => !(at in EXCEPTIONS))).toEqual([]);
  });

  it('SQL on tenant tables has no exception that is not needed', () => {
    const needed = new Set(found.map(({ at }) => at));
    expect(Object.keys(EXCEPTIONS).filter((at) => !needed.has(at))).toEqual([]);
  });

  it('the check of SQL includes the tables and statements of the purchase', () => {
    expect(TABLES).toEqual(
      expect.arrayContaining(['orders', 'order_items', 'payments', 'attempts', 'webhook_records']),
    );
    expect(TABLES).not.toContain('platforms');
    const names = SOURCES.flatMap((file) =>
      sqlIn(file, fs.readFileSync(file, 'utf8')).map(({ name }) => name),
    );
    expect(names).toEqual(expect.arrayContaining(['PLACE', 'OPEN_ATTEMPT', 'LOCK', 'CLAIM_DUE', 'FINISH']));
  });
});

describe('a planted violation is found:', () => {
  const rulesOf = (source: string): string[] =>
    sqlIn('planted.ts', source).flatMap((text) =>
      violationsOf(text, ['orders', 'payments']).map(({ at, rule }) => `${at}: ${rule}`),
    );

  it.each([
    [
      'a claim without its platform',
      'const CLAIM = `update orders set a = 1 where platform_id = $1 and id = any (array(select id from orders where a < $2 for update skip locked))`;',
      ['planted.ts:CLAIM: rows are locked without platform_id = a value'],
    ],
    [
      'a lock without a platform, with the words on two lines',
      "const LOCK = 'select id from orders o where o.id = $1 for no key\\n update of o';",
      [
        'planted.ts:LOCK: rows are locked without platform_id = a value',
        'planted.ts:LOCK: no platform_id = a value, of orders',
      ],
    ],
    [
      'an insert that selects its rows',
      "const OPEN = 'insert into orders (id, platform_id) select $1, platform_id from payments p where p.platform_id = $2';",
      ['planted.ts:OPEN: insert into orders selects its rows'],
    ],
    [
      'an insert in a WITH',
      "const OPEN = 'with one as (insert into orders (id, platform_id) values ($1, $2) returning id) select id from one';",
      [
        'planted.ts:OPEN: insert into orders stands in a WITH',
        'planted.ts:OPEN: no platform_id = a value, of orders',
      ],
    ],
    [
      'a look-up by the id alone, in a method',
      "class Store { find() { return query('select a from orders where id = $1'); } }",
      ['planted.ts:find: no platform_id = a value, of orders'],
    ],
    [
      'a join without the platform of the second table',
      "const JOIN = 'select 1 from orders o join payments p on p.order_id = o.id where o.platform_id = $1';",
      ['planted.ts:JOIN: payments p is joined without its platform_id'],
    ],
    [
      'a platform that is compared with another column only',
      "const JOIN = 'select 1 from orders o join payments p on p.platform_id = o.platform_id where o.id = $1';",
      ['planted.ts:JOIN: no platform_id = a value, of orders'],
    ],
    [
      'a text that is put together of constants of the file',
      "const FROM = 'from orders'; const FIND = `select a ${FROM} where id = $1`;",
      ['planted.ts:FIND: no platform_id = a value, of orders'],
    ],
  ])('the check of SQL finds %s', (_what, source, rules) => {
    expect(rulesOf(source)).toEqual(rules);
  });

  it.each([
    "const A = 'select a from orders where platform_id = $1 and id = $2';",
    "const A = 'select a from orders o join payments p on p.order_id = o.id and p.platform_id = o.platform_id where o.platform_id = $1';",
    "const A = 'insert into orders (id, platform_id) values ($1, $2) on conflict do nothing';",
    "const A = 'update orders set a = 1 where platform_id = $1 and id = any (array(select id from orders where platform_id = $1 for update skip locked))';",
    "const A = 'select name from platforms where id = $1';",
    "const A = 'select the gateway';",
  ])('the check of SQL finds nothing in %s', (source) => {
    expect(rulesOf(source)).toEqual([]);
  });
});
