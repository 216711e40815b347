import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { firstIdOf } from '../../../runtime/ids/index.js';
import type { Clearing, Deletion, Expiry, RetentionRule } from '../domain/policy.js';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

// UUIDv7 sort by creation, so the oldest rows are found by the primary key; no index is kept that each sale would pay for. Nothing is
// locked here: rows are changed afterwards, platform by platform.
const oldest = ({ table, where = 'true' }: Deletion): string => `
select platform_id as "platformId", id from ${table}
where id < $3 and $1::timestamptz is not null and (${where}) order by id limit $2`;

// By an array, and not by a join: a plan made once for any values would read the whole table. What another process has locked is left
// for the next batch.
const deletion = ({ table, where = 'true' }: Deletion): string => `
delete from ${table} where platform_id = $2 and id = any (array(
  select id from ${table} where platform_id = $2 and id = any ($3::uuid[]) and $1::timestamptz is not null and (${where})
  order by id for update skip locked
))
returning 1`;

const oldestToClear = ({ table }: Clearing): string => `
select platform_id as "platformId", id from ${table} where id > $1 and id < $2 order by id limit $3`;

const clearing = ({ table, set }: Clearing): string => `
update ${table} set ${Object.entries(set)
  .map(([column, value]) => `${column} = ${value}`)
  .join(', ')}
where platform_id = $1 and id = any ($2::uuid[])`;

// Of a table of the installation.
const expiry = ({ table, where = 'true' }: Expiry): string => `
delete from ${table} where ctid = any (array(
  select ctid from ${table} where window_ends < $1 and (${where}) order by window_ends limit $2 for update skip locked
))
returning 1`;

const PROGRESS = 'select after_id as "after" from retention_progress where rule = $1';

const ADVANCE = `
insert into retention_progress (rule, after_id, updated_at) values ($1, $2, $3)
on conflict (rule) do update set after_id = excluded.after_id, updated_at = excluded.updated_at`;

interface Batch {
  readonly before: Date;
  readonly most: number;
  readonly now: Date;
}

interface Expired {
  readonly platformId: string;
  readonly id: string;
}

/**
 * Removes what is older than its period, a batch at a time. Each statement is a transaction of its own and locks rows of one platform:
 * a run that is interrupted is continued by the next.
 */
@Injectable()
export class Removals {
  constructor(private readonly transactions: Transactions) {}

  /** Removes at most `most` rows older than `before`. Returns how many. */
  async remove({ name, removal }: RetentionRule, batch: Batch): Promise<number> {
    switch (removal?.kind) {
      case undefined:
        return 0;
      case 'delete':
        return this.delete(name, removal, batch);
      case 'clear':
        return this.clear(name, removal, batch);
      case 'expire':
        return (
          await this.transactions.single({
            name: `retention-${name}`,
            text: expiry(removal),
            values: [batch.before, batch.most],
          })
        ).length;
    }
  }

  private async delete(name: string, removal: Deletion, { before, most }: Batch): Promise<number> {
    const expired = await this.transactions.single<Expired>({
      name: `retention-find-${name}`,
      text: oldest(removal),
      values: [before, most, firstIdOf(before)],
    });
    let deleted = 0;
    for (const [platformId, ids] of byPlatform(expired))
      deleted += (
        await this.transactions.single({
          name: `retention-${name}`,
          text: deletion(removal),
          values: [before, platformId, ids],
        })
      ).length;
    return deleted;
  }

  /** Cleared rows stay, so the job records its progress and never reads them again. Clearing twice changes nothing. */
  private async clear(name: string, removal: Clearing, { before, most, now }: Batch): Promise<number> {
    const [progress] = await this.transactions.single<{ after: string }>({
      name: 'retention-progress',
      text: PROGRESS,
      values: [name],
    });
    const expired = await this.transactions.single<Expired>({
      name: `retention-find-${name}`,
      text: oldestToClear(removal),
      values: [progress?.after ?? FIRST_ID, firstIdOf(before), most],
    });
    const last = expired.at(-1);
    if (last === undefined) return 0;
    for (const [platformId, ids] of byPlatform(expired))
      await this.transactions.single({
        name: `retention-${name}`,
        text: clearing(removal),
        values: [platformId, ids],
      });
    await this.transactions.single({
      name: 'retention-advance',
      text: ADVANCE,
      values: [name, last.id, now],
    });
    return expired.length;
  }
}

function byPlatform(expired: readonly Expired[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { platformId, id } of expired) ids.set(platformId, [...(ids.get(platformId) ?? []), id]);
  return ids;
}
