import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM, Reads, sql, statement } from '../../../database/index.js';

/** A master as the others see them. */
export interface ListedMaster {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** An authenticator or a passkey. */
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
}

const LIST = sql<{ platformId: string }>(
  'masters',
  `select m.id, m.name, m.email, m.created_at as "createdAt",
  exists (select from second_factors f where f.platform_id = :platformId and f.id = m.id and f.confirmed_at is not null)
    or exists (select from passkeys k where k.platform_id = :platformId and k.person_id = m.id) as "hasSecondFactor"
from masters m order by m.name, m.id limit 200`,
);

const LOCK = sql<{ id: string }>(
  'lock-master',
  'select id, name, email from masters where id = :id for update',
);

/** The operators of the installation. Commands create them. */
@Injectable()
export class Masters {
  constructor(private readonly reads: Reads) {}

  list(): Promise<ListedMaster[]> {
    return this.reads.prepared<ListedMaster>(LIST({ platformId: NO_PLATFORM }));
  }

  async lock(
    tx: EntityManager,
    id: string,
  ): Promise<Pick<ListedMaster, 'id' | 'name' | 'email'> | undefined> {
    const [found] = await statement<Pick<ListedMaster, 'id' | 'name' | 'email'>>(tx, LOCK({ id }));
    return found;
  }
}
