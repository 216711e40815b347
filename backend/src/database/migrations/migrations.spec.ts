import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countStatements } from '../../../test/support/sql-statements.js';
import { MIGRATIONS } from './index.js';

/** The first migration that has to follow the rule: 23 November 2026, 14:00 UTC. Older ones are applied and stay as they are. */
const RULE_SINCE = 1_795_442_400_000;

const timestampOf = (name: string): number => Number(name.slice(-13));

/** The texts that a migration sends. It must not read: what it reads is empty here. */
async function sent(migration: MigrationInterface): Promise<string[]> {
  const texts: string[] = [];
  const runner = { query: (text: string) => Promise.resolve(void texts.push(text)) };
  await migration.up(runner as unknown as QueryRunner);
  await migration.down(runner as unknown as QueryRunner);
  return texts;
}

async function severalAtOnce(migration: MigrationInterface): Promise<string[]> {
  return (await sent(migration)).filter((text) => countStatements(text) !== 1);
}

const NEW_MIGRATIONS = MIGRATIONS.filter(({ name }) => timestampOf(name) >= RULE_SINCE);

it('each migration of the folder is listed once, in the order of the timestamps', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{13}-.*\.ts$/.test(name));
  const timestamps = files.map((name) => Number(name.slice(0, 13))).sort((one, other) => one - other);
  expect(MIGRATIONS.map(({ name }) => timestampOf(name))).toEqual(timestamps);
  expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(files.length);
});

it.each(NEW_MIGRATIONS)('$name sends one statement at a time', async (Migration) => {
  const migration = new Migration();
  expect((await sent(migration)).length).toBeGreaterThan(0);
  expect(await severalAtOnce(migration)).toEqual([]);
});

describe('the check', () => {
  it('the check of migrations finds one that sends two statements in one text', async () => {
    const planted: MigrationInterface = {
      up: (db) => db.query('create table a (id uuid); create table b (id uuid)'),
      down: (db) => db.query('drop table a, b'),
    };
    expect(await severalAtOnce(planted)).toEqual(['create table a (id uuid); create table b (id uuid)']);
  });

  it.each([
    ['', 0],
    [' -- nothing; here\n', 0],
    ['select 1', 1],
    ['select 1;', 1],
    ['select 1;\n-- the end;\n', 1],
    [`select ';'`, 1],
    [`select 'it''s; fine'; select 2`, 2],
    ['create function f() returns int language sql as $$ select 1; select 2; $$', 1],
    ['create function f() returns int language sql as $body$ select 1; $body$; select f()', 2],
    ['/* one; */ select 1', 1],
  ])('the check of migrations counts the statements of %j as %i', (sql, count) => {
    expect(countStatements(sql)).toBe(count);
  });
});
