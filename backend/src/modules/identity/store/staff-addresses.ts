import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';

const LIST = sql<{ platformId: string }>(
  'staff-addresses-of-platform',
  'select staff_addresses as list from platform_staff_addresses_read where platform_id = :platformId',
);

/** The networks from which staff of a platform sign in. */
@Injectable()
export class StaffAddresses {
  constructor(private readonly reads: Reads) {}

  /** As they are now, whatever is cached of the host. None: from everywhere. */
  async of(platformId: string): Promise<readonly string[]> {
    const [found] = await this.reads.primary<{ list: readonly string[] }>(LIST({ platformId }));
    return found?.list ?? [];
  }
}
