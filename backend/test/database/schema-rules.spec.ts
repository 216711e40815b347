import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { loadConfiguration } from '../../src/config/index.js';
import { createDataSource } from '../../src/data-source.js';
import { schemaViolations } from './schema-rules.js';

let database: DataSource;
beforeAll(async () => {
  const { database: config } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  database = await createDataSource(config).initialize();
});
afterAll(() => database.destroy());

it('the migrated schema follows the rules of a schema that can be distributed', async () => {
  expect(await schemaViolations(database)).toEqual([]);
});

describe('a planted violation is found:', () => {
  beforeEach(() => database.query('drop table if exists planted cascade'));
  afterAll(() => database.query('drop table if exists planted cascade'));

  const planted = async (...statements: string[]): Promise<string[]> => {
    for (const one of statements) await database.query(one);
    return schemaViolations(database);
  };
  const TENANT =
    'create table planted (id uuid, platform_id uuid not null, order_id uuid, primary key (id, platform_id)';

  it('the check of the schema finds a table without a tenant', async () => {
    expect(await planted('create table planted (name text)')).toEqual([
      'planted has no platform_id that is not null',
    ]);
  });

  it('the check of the schema finds a table whose tenant may be null', async () => {
    expect(await planted('create table planted (platform_id uuid)')).toEqual([
      'planted has no platform_id that is not null',
    ]);
  });

  it('the check of the schema finds a primary key and a unique index without the tenant', async () => {
    const found = await planted(
      'create table planted (id uuid primary key, platform_id uuid not null, email text)',
      'create unique index planted_email on planted (lower(email))',
    );
    expect(found).toEqual([
      'unique index planted_email of planted has no platform_id',
      'unique index planted_pkey of planted has no platform_id',
    ]);
  });

  it('the check of the schema finds a foreign key between tenant tables without the tenant', async () => {
    const found = await planted(
      `${TENANT}, constraint to_other foreign key (order_id, id) references orders (platform_id, id))`,
    );
    expect(found).toEqual(['foreign key to_other of planted has no platform_id']);
  });

  it('the check of the schema finds a foreign key to a table that stays local', async () => {
    expect(
      await planted(`${TENANT}, constraint to_local foreign key (order_id) references masters)`),
    ).toEqual(['foreign key to_local of planted refers to masters, a local table']);
  });

  it('the check of the schema finds a trigger that names TRUNCATE beside another event', async () => {
    const found = await planted(
      `${TENANT})`,
      `create trigger guard before delete or truncate on planted for each statement execute function ledger_refuse_change()`,
    );
    expect(found).toEqual(['trigger guard of planted names TRUNCATE beside another event']);
  });

  it('the check of the schema finds a trigger that sends a notification', async () => {
    const found = await planted(
      `${TENANT})`,
      `create or replace function planted_notify() returns trigger language plpgsql as $$
       begin perform pg_notify('planted', ''); return null; end $$`,
      `create trigger tell after insert on planted for each row execute function planted_notify()`,
    );
    expect(found).toEqual(['trigger tell of planted sends a notification']);
  });
});
