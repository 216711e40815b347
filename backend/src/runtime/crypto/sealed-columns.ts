import type { DataSource } from 'typeorm';
import type { Envelope } from './envelope.js';

/** A column of sealed blobs in a table of tenants, whose rows have a uuid `id`. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column that holds the tenant. Default: platform_id. */
  readonly tenant?: string;
  /** What the blob of a row is bound to. */
  readonly context: (id: string) => string;
}

export interface Resealed {
  readonly resealed: number;
  /** Ids of blobs that no configured key opens, or that were altered. They stay as they are. */
  readonly unreadable: readonly string[];
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Seals every blob of a column again that was sealed by another key than the newest, platform by platform and batch by batch, each
 * batch in a transaction of its own: a run that dies leaves whole batches, and the next run continues.
 */
export async function resealColumn(
  dataSource: DataSource,
  envelope: Envelope,
  column: SealedColumn,
  batchSize = 200,
): Promise<Resealed> {
  let resealed = 0;
  const unreadable: string[] = [];
  const platforms = await dataSource.query<{ tenant: string }[]>(
    `select distinct ${tenantOf(column)} as tenant from ${column.table} where ${outdated(column)} order by tenant`,
    [Buffer.from(envelope.keyId)],
  );
  for (const { tenant } of platforms)
    for (let after: string | undefined = FIRST_ID; after !== undefined;) {
      const batch = await resealBatch(dataSource, envelope, column, { tenant, after, batchSize });
      resealed += batch.resealed;
      unreadable.push(...batch.unreadable);
      after = batch.last;
    }
  return { resealed, unreadable };
}

/** How many blobs of a column are still sealed by an older key. */
export async function countOutdated(
  dataSource: DataSource,
  envelope: Envelope,
  column: SealedColumn,
): Promise<number> {
  const [row] = await dataSource.query<{ n: number }[]>(
    `select count(*)::int as n from ${column.table} where ${outdated(column)}`,
    [Buffer.from(envelope.keyId)],
  );
  return row?.n ?? 0;
}

const tenantOf = ({ tenant = 'platform_id' }: SealedColumn): string => tenant;

// The key's id follows two bytes in the blob, the second of which is its length.
const outdated = ({ column }: SealedColumn): string => `
  ${column} is not null
  and case when length(${column}) > 2 then substring(${column} from 3 for get_byte(${column}, 1)) end is distinct from $1::bytea`;

async function resealBatch(
  dataSource: DataSource,
  envelope: Envelope,
  column: SealedColumn,
  { tenant, after, batchSize }: { tenant: string; after: string; batchSize: number },
): Promise<Resealed & { readonly last: string | undefined }> {
  return dataSource.transaction(async (tx) => {
    const rows = await tx.query<{ id: string; sealed: Buffer }[]>(
      `select id, ${column.column} as sealed from ${column.table}
       where ${tenantOf(column)} = $4 and id > $2 and ${outdated(column)}
       order by id limit $3 for no key update`,
      [Buffer.from(envelope.keyId), after, batchSize, tenant],
    );
    const anew = rows.map(({ id, sealed }) => ({
      id,
      sealed: sealedAnew(envelope, sealed, column.context(id)),
    }));
    const readable = anew.filter(({ sealed }) => sealed !== undefined);
    await tx.query(
      `update ${column.table} set ${column.column} = anew.sealed
       from unnest($1::uuid[], $2::bytea[]) as anew(id, sealed)
       where ${column.table}.${tenantOf(column)} = $3 and ${column.table}.id = anew.id`,
      [readable.map(({ id }) => id), readable.map(({ sealed }) => sealed), tenant],
    );
    return {
      resealed: readable.length,
      unreadable: anew.filter(({ sealed }) => sealed === undefined).map(({ id }) => id),
      last: rows.at(-1)?.id,
    };
  });
}

function sealedAnew(envelope: Envelope, sealed: Buffer, context: string): Buffer | undefined {
  try {
    return envelope.seal(envelope.open(sealed, context), context);
  } catch {
    return undefined;
  }
}
