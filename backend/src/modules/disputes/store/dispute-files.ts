import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import { recordedPerson, type TenantContext } from '../../../runtime/context/index.js';

export interface DisputeFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  /** The name of a person. */
  readonly by: string | null;
  readonly at: Date;
}

interface NewDisputeFile {
  readonly id: string;
  readonly disputeId: string;
  readonly name: string;
  readonly objectKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly now: Date;
}

const ADD = sql<NewDisputeFile & { platformId: string; createdBy: string }>(
  'add-dispute-file',
  `insert into dispute_files (platform_id, id, dispute_id, name, object_key, content_type, bytes, sha256, created_by, created_at)
values (:platformId, :id, :disputeId, :name, :objectKey, :contentType, :bytes, :sha256, :createdBy, :now)`,
);

const OF_DISPUTE = sql<{ platformId: string; disputeId: string }>(
  'files-of-dispute',
  `with attached as materialized (
  select f.id, f.name, f.content_type, f.bytes, f.sha256, f.created_at, ${recordedPerson('f.created_by')} as person
  from dispute_files f where f.platform_id = :platformId and f.dispute_id = :disputeId
)
select f.id, f.name, f.content_type as "contentType", f.bytes, f.sha256, u.name as by, f.created_at as at
from attached f
left join users_read u on u.platform_id = :platformId and u.id = f.person order by f.created_at, f.id`,
);

const COUNT = sql<{ platformId: string; disputeId: string; ofStaff: boolean }>(
  'count-files-of-dispute',
  `select count(*)::int as count from dispute_files
where platform_id = :platformId and dispute_id = :disputeId and (created_by like 'staff:%') = :ofStaff`,
);

const IS_KNOWN = sql<{ platformId: string; id: string }>(
  'known-dispute-file',
  'select 1 from dispute_files where platform_id = :platformId and id = :id',
);

const FIND = sql<{ platformId: string; disputeId: string; id: string }>(
  'find-dispute-file',
  `select object_key as "objectKey", name from dispute_files
where platform_id = :platformId and dispute_id = :disputeId and id = :id`,
);

/** Files that staff and sellers attached to disputes. None is changed or removed: they are evidence. */
@Injectable()
export class DisputeFiles {
  constructor(private readonly reads: Reads) {}

  async add(
    { platformId, recordedActor: createdBy }: TenantContext,
    tx: EntityManager,
    file: NewDisputeFile,
  ): Promise<void> {
    await statement(tx, ADD({ ...file, platformId, createdBy }));
  }

  /** The oldest first. */
  of({ platformId }: TenantContext, disputeId: string): Promise<DisputeFile[]> {
    return this.reads.prepared<DisputeFile>(OF_DISPUTE({ platformId, disputeId }));
  }

  /** Those of staff, or those of the seller. */
  async count(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly disputeId: string; readonly ofStaff: boolean },
  ): Promise<number> {
    const [row] = await statement<{ count: number }>(tx, COUNT({ platformId, ...of }));
    return row?.count ?? 0;
  }

  async isKnown({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<boolean> {
    return (await statement(tx, IS_KNOWN({ platformId, id }))).length > 0;
  }

  async find(
    { platformId }: TenantContext,
    of: { readonly disputeId: string; readonly id: string },
  ): Promise<{ readonly objectKey: string; readonly name: string } | undefined> {
    const [found] = await this.reads.prepared<{ objectKey: string; name: string }>(
      FIND({ platformId, ...of }),
    );
    return found;
  }
}
