import { describe, expect, it } from '@jest/globals';
import { tableNamesIn } from '../src/table-names.mjs';

const KNOWN = new Set(['orders', 'order_items', 'payments', 'payments_read', 'refunds']);

describe('the tables that a file names', () => {
  it.each([
    ['a select', '`select * from orders`', ['orders']],
    [
      'a join and a list of tables',
      '`select from orders o, payments p join refunds r on true`',
      ['orders', 'payments', 'refunds'],
    ],
    [
      'an insert, an update and a delete',
      '["insert into orders values (1)", "update payments set a = 1", "delete from refunds"]',
      ['orders', 'payments', 'refunds'],
    ],
    [
      'a common table expression',
      '`with x as (select from refunds) update payments p set a = 1 from x`',
      ['payments', 'refunds'],
    ],
    ['a template with parts', '`select ${columns} from orders o where ${condition}`', ['orders']],
    ['a view', '`select from payments_read p for update of p`', ['payments_read']],
    ['a statement in capitals', '`SELECT 1 FROM orders`', ['orders']],
    ['a table that is data', `const rule = { table: 'orders' };`, ['orders']],
  ])('are found in %s', (_, source, names) => {
    expect(
      tableNamesIn(`const sql = ${source.startsWith('const') ? '1; ' + source : source};`, KNOWN),
    ).toEqual(names);
  });

  it.each([
    ['a sentence', `'the payments of all orders'`],
    ['a comment of SQL', '`select 1 -- from orders\n`'],
    ['a string of SQL', `"select 'from orders'"`],
    ['a comment of TypeScript', '1 // select from orders\n'],
    ['the columns of an insert', '`insert into others (key, orders, payments) values (1)`'],
    ['a name that begins alike', '`select from orders_of_today`'],
  ])('are not looked for in %s', (_, source) => {
    expect(tableNamesIn(`const sql = ${source};`, KNOWN)).toEqual([]);
  });
});
