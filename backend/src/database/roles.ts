import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../config/index.js';

/** Rows of these tables are never changed or deleted; triggers refuse it as well, for every role. */
const INSERT_ONLY = ['ledger_transfers', 'gateway_definitions', 'audit_log'];
/** Written by migrations only. */
const READ_ONLY = ['migrations'];
/**
 * Columns that are secret and not encrypted: tokens, because rows are looked up by them, and password hashes, which cannot be
 * reversed but can be attacked offline.
 */
const SECRET_COLUMNS = ['token', 'webhook_token', 'upsell_token', 'password_hash'];

/**
 * Grants the roles of the application and of readers their rights, after each migration. The role that migrates owns the
 * tables; nothing is granted where it is also the application's role. Rights that an earlier version granted and this one
 * does not are revoked. The roles themselves are created by the operator (docs/operations.md, Database roles).
 */
export async function grantRoles(dataSource: DataSource, config: DatabaseConfig): Promise<void> {
  const owner = roleOf(config.migrationUrl);
  const application = roleOf(config.url);
  await dataSource.transaction(async (tx) => {
    const run = (statements: string[]) => tx.query(statements.join(';\n'));
    if (application !== owner) await run(applicationGrants(quoted(application)));
    if (config.readOnlyRole !== null) {
      const columns = await tx.query<ReadableColumns[]>(READABLE_COLUMNS, [SECRET_COLUMNS]);
      await run(readerGrants(quoted(config.readOnlyRole), columns));
    }
  });
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Reads and writes rows. No DDL, no TRUNCATE, no change of what is append-only. */
function applicationGrants(role: string): string[] {
  return [
    `grant usage on schema public to ${role}`,
    `revoke all on all tables in schema public from ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select on all sequences in schema public to ${role}`,
    `grant execute on all functions in schema public to ${role}`,
    ...INSERT_ONLY.map((table) => `revoke update, delete on ${table} from ${role}`),
    ...READ_ONLY.map((table) => `revoke insert, update, delete on ${table} from ${role}`),
  ];
}

interface ReadableColumns {
  readonly table: string;
  readonly columns: string;
}

/** Of each table the columns that hold neither an encrypted blob nor a token. */
const READABLE_COLUMNS = `
  select quote_ident(table_name) as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns
   where table_schema = 'public' and column_name not like '%sealed' and data_type <> 'bytea'
     and column_name <> all ($1)
   group by table_name order by table_name`;

function readerGrants(role: string, tables: ReadableColumns[]): string[] {
  return [
    `grant usage on schema public to ${role}`,
    `revoke all on all tables in schema public from ${role}`,
    ...tables.map(({ table, columns }) => `grant select (${columns}) on ${table} to ${role}`),
  ];
}
