import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { loadConfiguration } from '../../src/config/index.js';
import { SCHEMA } from '../../src/data-source.js';
import { migrate } from '../../src/database/index.js';

const worker = process.env.JEST_WORKER_ID ?? '1';
const APPLICATION = `test_app_${worker}`;
const READER = `test_read_${worker}`;
const owner = process.env.DATABASE_URL ?? '';

const INSUFFICIENT_PRIVILEGE = '42501';

let clients: Record<'superuser' | 'application' | 'reader', pg.Client>;

function urlOf(role: string): string {
  const url = new URL(owner);
  url.username = role;
  url.password = 'secret';
  return url.href;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

/** The SQLSTATE with which a statement fails; '00000' when it succeeds. It is rolled back in any case. */
async function stateOf(client: pg.Client, sql: string): Promise<string> {
  await client.query('begin');
  try {
    await client.query(sql);
    return '00000';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback');
  }
}

beforeAll(async () => {
  const cluster = new URL(process.env.TEST_CLUSTER_URL ?? '');
  cluster.pathname = new URL(owner).pathname;
  const superuser = await connected(cluster.href);
  for (const role of [APPLICATION, READER])
    await superuser.query(`create role ${role} login noinherit password 'secret'`);
  await superuser.query(`grant guiche_tenant to ${APPLICATION}`);
  const settings = {
    DATABASE_URL: urlOf(APPLICATION),
    DATABASE_MIGRATION_URL: owner,
    DATABASE_READ_ONLY_ROLE: READER,
  };
  await migrate(loadConfiguration(settings).database, SCHEMA);
  clients = {
    superuser,
    application: await connected(urlOf(APPLICATION)),
    reader: await connected(urlOf(READER)),
  };
});

afterAll(async () => {
  const { superuser, ...others } = clients;
  for (const client of Object.values(others)) await client.end();
  for (const role of [APPLICATION, READER]) {
    await superuser.query(`drop owned by ${role}`);
    await superuser.query(`drop role ${role}`);
  }
  await superuser.end();
});

describe('the role of the application', () => {
  it('reads and writes rows of every table that it needs', async () => {
    const { rows } = await clients.superuser.query<{ name: string; missing: string }>(
      `select relname as name, string_agg(privilege, ' ' order by privilege) as missing
         from pg_class, unnest(array['select', 'insert', 'update', 'delete']) privilege
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not has_table_privilege($1, pg_class.oid, privilege)
        group by relname order by relname`,
      [APPLICATION],
    );
    expect(rows).toEqual([
      { name: 'audit_log', missing: 'delete update' },
      { name: 'gateway_definitions', missing: 'delete update' },
      { name: 'ledger_chain', missing: 'delete update' },
      { name: 'ledger_transfers', missing: 'delete update' },
      { name: 'migrations', missing: 'delete insert update' },
    ]);
  });

  it.each([
    'create table planted (id int)',
    'alter table platforms add column planted int',
    'drop table orders',
    'truncate outbox',
    'alter table ledger_transfers disable trigger all',
    'update ledger_transfers set amount = 1',
    'delete from ledger_transfers',
    'create function planted() returns int language sql as $$ select 1 $$',
    'create trigger planted before insert on orders for each row execute function ledger_refuse_change()',
    'insert into migrations (timestamp, name) values (1, $$x$$)',
    'select * from pg_authid',
  ])('must not: %s', async (sql) => {
    expect(await stateOf(clients.application, sql)).toBe(INSUFFICIENT_PRIVILEGE);
  });
});

describe('the role of readers', () => {
  it('reads the books', async () => {
    expect(await stateOf(clients.reader, 'select id, amount from ledger_transfers')).toBe('00000');
  });

  it('reads no column that holds an encrypted blob or a token', async () => {
    const { rows } = await clients.superuser.query<{ column: string }>(
      `select table_name || '.' || column_name as column
         from information_schema.columns
        where table_schema = 'public' and has_column_privilege($1, format('%I.%I', table_schema, table_name), column_name, 'select')
          and data_type <> 'boolean' and (column_name like '%sealed' or column_name like '%token' or data_type = 'bytea')
        order by 1`,
      [READER],
    );
    expect(rows).toEqual([]);
    expect(await stateOf(clients.reader, 'select webhook_token from gateway_accounts')).toBe(
      INSUFFICIENT_PRIVILEGE,
    );
  });

  it.each([
    'update orders set buyer_name = null',
    'delete from outbox',
    'insert into masters default values',
  ])('must not: %s', async (sql) => {
    expect(await stateOf(clients.reader, sql)).toBe(INSUFFICIENT_PRIVILEGE);
  });
});
