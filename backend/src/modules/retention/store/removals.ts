import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { firstIdOf } from '../../../runtime/ids/index.js';
import type { Removal, RetentionRule } from '../domain/policy.js';

type Deletion = Extract<Removal, { kind: 'delete' }>;
type Clearing = Extract<Removal, { kind: 'clear' }>;

// Ids sort by creation, so the oldest rows are found by the primary key; no index is kept that each sale would pay for. By an array,
// and not by a join, lest a plan made once reads the whole table. What another process holds is left for the next batch.
const deletion = ({ table, by, where }: Deletion): string => `
delete from ${table} where ctid = any (array(
  select ctid from ${table} where ${by} < ${by === 'id' ? '$3' : '$1'} and $1::timestamptz is not null and (${where ?? 'true'})
  order by ${by} limit $2 for update skip locked
))
returning 1`;

// Cleared rows stay, so the job remembers how far it came and never reads them again.
const clearing = ({ table, set }: Clearing): string => `
with due as materialized (
  select id from ${table}
  where id < $1 and id > coalesce((select after_id from retention_progress where rule = $3), '00000000-0000-0000-0000-000000000000')
  order by id limit $2
), cleared as (
  update ${table} set ${Object.entries(set)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}
  where id = any (array(select id from due))
  returning 1
)
insert into retention_progress (rule, after_id, updated_at)
select $3, (select id from due order by id desc limit 1), $4 from due limit 1
on conflict (rule) do update set after_id = excluded.after_id, updated_at = excluded.updated_at
returning (select count(*)::int from cleared) as cleared`;

/** Removes what is older than its period, a batch at a time: one statement that is a transaction of its own and locks its rows only. */
@Injectable()
export class Removals {
  constructor(private readonly transactions: Transactions) {}

  /** Removes at most `most` rows older than `before`. Returns how many. */
  async remove(
    { name, removal }: RetentionRule,
    { before, most, now }: { before: Date; most: number; now: Date },
  ): Promise<number> {
    if (removal === null) return 0;
    if (removal.kind === 'delete') {
      const values = [before, most, ...(removal.by === 'id' ? [firstIdOf(before)] : [])];
      const gone = await this.transactions.single({
        name: `retention-${name}`,
        text: deletion(removal),
        values,
      });
      return gone.length;
    }
    const [done] = await this.transactions.single<{ cleared: number }>({
      name: `retention-${name}`,
      text: clearing(removal),
      values: [firstIdOf(before), most, name, now],
    });
    return done?.cleared ?? 0;
  }
}
