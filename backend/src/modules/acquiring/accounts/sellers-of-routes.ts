import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

interface SellerFound {
  readonly id: string;
  readonly email: string;
}

const BY_EMAIL = sql<{ platformId: string; emails: string[] }>(
  'sellers-of-routes-by-email',
  `select id, email from users_read where platform_id = :platformId and role = 'PRODUCER' and email = any(:emails)`,
);

const BY_ID = sql<{ platformId: string; ids: string[] }>(
  'sellers-of-routes-by-id',
  'select id, email from users_read where platform_id = :platformId and id = any(:ids)',
);

/** Lines name sellers by their e-mail address, and store their ids. */
@Injectable()
export class SellersOfRoutes {
  constructor(private readonly reads: Reads) {}

  /** The ids by e-mail address. One that is no seller of the platform is left out. */
  async idsOf(
    { platformId }: TenantContext,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (emails.length === 0) return new Map();
    const found = await this.reads.primary<SellerFound>(BY_EMAIL({ platformId, emails: [...emails] }));
    return new Map(found.map(({ id, email }) => [email, id]));
  }

  /** The e-mail addresses by id. */
  async emailsOf(
    { platformId }: TenantContext,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.reads.primary<SellerFound>(BY_ID({ platformId, ids: [...ids] }));
    return new Map(found.map(({ id, email }) => [id, email]));
  }
}
