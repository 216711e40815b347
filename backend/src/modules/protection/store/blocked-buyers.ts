import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { BuyerMark, BuyerMarkKind } from '../domain/buyer-marks.js';

/** A block that holds. */
export interface BlockedBuyer {
  readonly id: string;
  readonly kind: BuyerMarkKind;
  readonly value: string;
  readonly reason: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

const OF_MARKS = sql<{ platformId: string; kinds: readonly string[]; values: readonly string[] }>(
  'blocks-of-buyer',
  `select id, kind, value, reason, created_at as "createdAt", created_by as "createdBy" from blocked_buyers
where platform_id = :platformId and ended_at is null
  and (kind, value) in (select * from unnest(:kinds::text[], :values::text[])) order by kind, id`,
);

const END = sql<{ platformId: string; id: string; now: Date; endedBy: string }>(
  'end-block-of-buyer',
  `update blocked_buyers set ended_at = :now, ended_by = :endedBy
where platform_id = :platformId and id = :id and ended_at is null returning kind`,
);

const EXISTS = sql<{ platformId: string; id: string }>(
  'block-of-buyer-exists',
  'select 1 from blocked_buyers where platform_id = :platformId and id = :id',
);

/** Buyers of a platform who are refused. Blocks are never deleted. */
@Injectable()
export class BlockedBuyers {
  constructor(private readonly reads: Reads) {}

  /** The blocks that hold for somebody with these marks. */
  of({ platformId }: TenantContext, marks: readonly BuyerMark[]): Promise<BlockedBuyer[]> {
    const kinds = marks.map(({ kind }) => kind);
    const values = marks.map(({ value }) => value);
    return this.reads.primary<BlockedBuyer>(OF_MARKS({ platformId, kinds, values }));
  }

  /** Those that were not blocked yet. */
  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    blocks: readonly BlockedBuyer[],
  ): Promise<{ id: string; kind: BuyerMarkKind }[]> {
    return statement(
      tx,
      insertRows({
        name: 'block-buyer',
        into: 'blocked_buyers',
        columns: ['platform_id', 'id', 'kind', 'value', 'reason', 'created_at', 'created_by'],
        rows: blocks.map((one) => [
          ...[platformId, one.id, one.kind, one.value, one.reason, one.createdAt, one.createdBy],
        ]),
        rest: 'on conflict (platform_id, kind, value) where ended_at is null do nothing returning id, kind',
      }),
    );
  }

  async exists({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<boolean> {
    return (await statement(tx, EXISTS({ platformId, id }))).length > 0;
  }

  /** Undefined: the platform has no such block that holds. */
  async end(
    { platformId }: TenantContext,
    tx: EntityManager,
    block: { readonly id: string; readonly now: Date; readonly endedBy: string },
  ): Promise<BuyerMarkKind | undefined> {
    const [ended] = await statement<{ kind: BuyerMarkKind }>(tx, END({ platformId, ...block }));
    return ended?.kind;
  }
}
