import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';

const MANAGER = sql<{ platformId: string; id: string }>(
  'known-manager',
  `select id from users_read where platform_id = :platformId and id = :id and role = 'MANAGER'`,
);

/** Whether a manager belongs to the platform. Asked before anything about one is shown or changed. */
@Injectable()
export class KnownManagers {
  constructor(private readonly reads: Reads) {}

  /** @throws Problem notFound */
  async refuseUnknown({ platformId }: TenantContext, id: string): Promise<void> {
    if ((await this.reads.prepared(MANAGER({ platformId, id }))).length === 0)
      throw runtimeProblem('notFound');
  }
}
