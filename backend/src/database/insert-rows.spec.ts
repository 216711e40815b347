import { expect, it } from '@jest/globals';
import { insertRows } from './insert-rows.js';

const insert = (rows: unknown[][], rest?: string) =>
  insertRows({ name: 'add', into: 'things', columns: ['id', 'name'], rows, ...(rest && { rest }) });

it('writes a parameter for each value, in the order of the rows', () => {
  expect(insert([['a', 1]])).toEqual({
    name: 'add-1',
    text: 'insert into things (id, name) values ($1, $2)',
    values: ['a', 1],
  });
  expect(
    insert(
      [
        ['a', 1],
        ['b', null],
      ],
      'on conflict do nothing returning id',
    ),
  ).toEqual({
    name: 'add-2',
    text: 'insert into things (id, name) values ($1, $2), ($3, $4) on conflict do nothing returning id',
    values: ['a', 1, 'b', null],
  });
});

it('is not prepared for more than 64 rows, so that the plans on a connection stay few', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => [n, n]);
  expect(insert(rows(64))).not.toHaveProperty('unprepared');
  expect(insert(rows(65))).toHaveProperty('unprepared', true);
});
