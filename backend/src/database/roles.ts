import type { DataSource } from 'typeorm';
import type { DatabaseConfig } from '../config/index.js';
import { SEARCHED_VIEWS, closedTo, protectTenants } from './tenant-policies.js';

/** Rows of these tables are never changed or deleted; triggers refuse it as well, for every role. */
const INSERT_ONLY = ['ledger_transfers', 'ledger_chain', 'gateway_definitions', 'audit_log'];
/** Written by migrations only, and views with the rights of their owner, through which nothing may be written. */
const READ_ONLY = ['migrations', ...SEARCHED_VIEWS];
/**
 * Columns that are secret and not encrypted: tokens, because rows are looked up by them, and password hashes, which cannot be
 * reversed but can be attacked offline.
 */
const SECRET_COLUMNS = ['token', 'webhook_token', 'upsell_token', 'view_token', 'password_hash'];

/**
 * Grants the roles of the application and of readers their rights, after each migration. The role that migrates owns the
 * tables; nothing is granted where it is also the application's role. Rights that an earlier version granted and this one
 * does not are revoked. The roles themselves are created by the operator (docs/operations.md, Database roles).
 */
export async function grantRoles(dataSource: DataSource, config: DatabaseConfig): Promise<void> {
  const owner = roleOf(config.migrationUrl);
  const application = roleOf(config.url);
  const tenant = config.tenantRole;
  await ensureTenantRole(dataSource, tenant, application, owner);
  await dataSource.transaction(async (tx) => {
    const run = (statements: string[]) => tx.query(statements.join(';\n'));
    if (application !== owner) await run(applicationGrants(quoted(application)));
    await run([...applicationGrants(quoted(tenant)), ...closedTo(quoted(tenant))]);
    await protectTenants(tx, tenant);
    if (config.readOnlyRole !== null) {
      const columns = await tx.query<ReadableColumns[]>(READABLE_COLUMNS, [SECRET_COLUMNS]);
      await run(readerGrants(quoted(config.readOnlyRole), columns));
    }
  });
}

/**
 * The restricted role of requests that are bound to one platform. The application becomes it for a transaction. It must not inherit
 * from it: the policies would restrict the application, too.
 * @throws Error with what the operator must run, where the role that migrates may not create roles
 */
async function ensureTenantRole(
  dataSource: DataSource,
  tenant: string,
  application: string,
  owner: string,
): Promise<void> {
  const statements = [
    `create role ${quoted(tenant)} nologin`,
    ...(application === owner ? [] : [`alter role ${quoted(application)} noinherit`]),
    `grant ${quoted(tenant)} to ${quoted(application)}`,
  ];
  const isUsable = async () => {
    const [found] = await dataSource.query<{ isUsable: boolean }[]>(TENANT_ROLE, [application, tenant]);
    return found?.isUsable === true;
  };
  if (await isUsable()) return;
  try {
    await dataSource.query(statements.join(';\n'));
  } catch (error) {
    // Another migration on the same server may have created it meanwhile.
    if (await isUsable()) return;
    const problem = `the role ${tenant} is missing, or ${application} may not become it, or inherits from it`;
    throw new Error(`${problem}. Run as a superuser:\n${statements.join(';\n')};`, { cause: error });
  }
}

/** Policies do not bind superusers and owners; whoever else uses the application's role must not inherit. */
const TENANT_ROLE = `
  select pg_has_role(a.oid, t.oid, 'MEMBER') and (a.rolsuper or not a.rolinherit or has_table_owner.owns) as "isUsable"
    from pg_roles a, pg_roles t,
      lateral (select exists (select from pg_tables where schemaname = 'public' and tableowner = a.rolname) as owns) has_table_owner
   where a.rolname = $1 and t.rolname = $2`;

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
