import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** What a seller has done of what comes before the first sale. */
export interface SellerSteps {
  readonly isEmailConfirmed: boolean;
  readonly hasDocument: boolean;
  readonly hasProduct: boolean;
  readonly isVerified: boolean;
  /** An account to be paid to, accepted or waiting for staff. */
  readonly hasAccount: boolean;
  readonly hasSecondFactor: boolean;
}

const STEPS = sql<{ platformId: string; sellerId: string }>(
  'first-steps-of-seller',
  `select u.status <> 'CREATED' as "isEmailConfirmed", u.document is not null as "hasDocument", u.status = 'ACTIVE' as "isVerified",
  exists (select from products_read p where p.platform_id = u.platform_id and p.producer_id = u.id and p.status <> 'DELETED') as "hasProduct",
  exists (select from bank_accounts_read b
    where b.platform_id = u.platform_id and b.user_id = u.id and b.status in ('PENDING', 'ACTIVE')) as "hasAccount",
  exists (select from second_factors_read f where f.platform_id = u.platform_id and f.person_id = u.id)
    or exists (select from passkeys_read k where k.platform_id = u.platform_id and k.person_id = u.id) as "hasSecondFactor"
from users_read u where u.platform_id = :platformId and u.id = :sellerId and u.role = 'PRODUCER'`,
);

@Injectable()
export class FirstSteps {
  constructor(private readonly reads: Reads) {}

  async of({ platformId }: TenantContext, sellerId: string): Promise<SellerSteps | null> {
    const [steps] = await this.reads.prepared<SellerSteps>(STEPS({ platformId, sellerId }));
    return steps ?? null;
  }
}
