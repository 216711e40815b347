import type { EntityManager } from 'typeorm';
import { PLATFORM_SETTING } from './tenant-barrier.js';
import { INSTALLATION_TABLES } from './tenancy.js';

/** Tables of the installation of which a platform sees its own row, by the column that names it. */
const OWN_ROW: Readonly<Record<string, string>> = { platforms: 'id' };
/** Tables of the installation that a request of a platform has no business with. */
const CLOSED = ['blocked_networks', 'masters', 'migrations', 'retention_progress'];

/**
 * Views that have the condition of the policies themselves, and the rights of their owner: under policies, a search cannot use the indexes of
 * what begins with a text (decision 0226).
 */
export const SEARCHED_VIEWS = ['sales_searched', 'users_searched'];

const OTHERS = 'everybody_else';
const TENANT = 'own_platform';

interface Table {
  readonly name: string;
  readonly quoted: string;
  readonly isProtected: boolean;
}

/**
 * Row level security for every table with rows of platforms: the restricted role sees and writes those of the platform that
 * `guiche.platform` names, and none when nothing is named. Other roles see all rows; for them the policy is constant and costs nothing.
 * Views run with the rights of who reads them, but those of searches. A table that is protected already is not locked again.
 */
export async function protectTenants(tx: EntityManager, role: string): Promise<void> {
  await protectTables(tx, role);
  const views = await tx.query<{ quoted: string }[]>(VIEWS, [SEARCHED_VIEWS]);
  for (const { quoted } of views) await tx.query(`alter view ${quoted} set (security_invoker = true)`);
}

/** What the restricted role may not do although the application may. */
export const closedTo = (role: string): string[] =>
  CLOSED.map((table) => `revoke all on ${table} from ${role}`);

async function protectTables(tx: EntityManager, role: string): Promise<void> {
  const tables = await tx.query<Table[]>(TABLES, [TENANT, role]);
  for (const { name, quoted, isProtected } of tables) {
    const column = OWN_ROW[name] ?? (name in INSTALLATION_TABLES ? undefined : 'platform_id');
    if (column === undefined || isProtected) continue;
    const own = `${column} = nullif(current_setting('${PLATFORM_SETTING}', true), '')::uuid`;
    for (const policy of [OTHERS, TENANT]) await tx.query(`drop policy if exists ${policy} on ${quoted}`);
    await tx.query(`create policy ${OTHERS} on ${quoted} using (true) with check (true)`);
    await tx.query(
      `create policy ${TENANT} on ${quoted} as restrictive to "${role}" using (${own}) with check (${own})`,
    );
    await tx.query(`alter table ${quoted} enable row level security`);
  }
}

const TABLES = `
  select c.relname as name, c.oid::regclass::text as quoted,
      c.relrowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = $1
          and p.polroles = array[(select oid from pg_roles where rolname = $2)]) as "isProtected"
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   order by c.relname`;

const VIEWS = `
  select oid::regclass::text as quoted from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'v'
     and relname <> all ($1) and not coalesce(reloptions::text[] @> '{security_invoker=true}', false)
   order by 1`;
