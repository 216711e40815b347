import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { ApiKeyScope } from '../domain/api-key.js';

/** A valid key with the seller it belongs to. */
export interface FoundApiKey {
  readonly id: string;
  readonly platformId: string;
  readonly scope: ApiKeyScope;
  readonly personId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** A key as its owner sees it. */
export interface ListedApiKey {
  readonly id: string;
  readonly name: string;
  readonly scope: ApiKeyScope;
  /** What the key begins with. */
  readonly beginning: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

interface Owner {
  readonly platformId: string;
  readonly userId: string;
}

const FIND = sql<{ platformId: string; digest: Buffer }>(
  'api-key',
  `select k.id, k.platform_id as "platformId", k.scope, k.user_id as "personId", k.created_at as "createdAt",
  k.last_used_at as "lastUsedAt", u.name, u.email, u.role
from api_keys k join users u on u.platform_id = k.platform_id and u.id = k.user_id
where k.platform_id = :platformId and k.key_digest = :digest and k.revoked_at is null
  and u.role = 'PRODUCER' and u.status <> 'BLOCKED'`,
);

const LIST = sql<Owner>(
  'api-keys-of-user',
  `select id, name, scope, beginning, created_at as "createdAt", last_used_at as "lastUsedAt" from api_keys
where platform_id = :platformId and user_id = :userId and revoked_at is null order by created_at desc, id desc`,
);

const INSERT = sql<
  Owner & { id: string; name: string; scope: ApiKeyScope; beginning: string; digest: Buffer; now: Date }
>(
  'add-api-key',
  `insert into api_keys (platform_id, id, user_id, name, scope, beginning, key_digest, created_at)
values (:platformId, :id, :userId, :name, :scope, :beginning, :digest, :now)`,
);

const REVOKE = sql<Owner & { id: string; now: Date }>(
  'revoke-api-key',
  `update api_keys set revoked_at = :now
where platform_id = :platformId and user_id = :userId and id = :id and revoked_at is null returning id`,
);

const USED = sql<{ platformId: string; id: string; now: Date }>(
  'api-key-used',
  'update api_keys set last_used_at = :now where platform_id = :platformId and id = :id',
);

/** The API keys of sellers. */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async find(platformId: string, digest: Buffer): Promise<FoundApiKey | undefined> {
    const [found] = await this.reads.prepared<FoundApiKey>(FIND({ platformId, digest }));
    return found;
  }

  list(owner: Owner): Promise<ListedApiKey[]> {
    return this.reads.prepared<ListedApiKey>(LIST(owner));
  }

  async add(tx: EntityManager, key: Parameters<typeof INSERT>[0]): Promise<void> {
    await statement(tx, INSERT(key));
  }

  /** False: the owner has no such key that works. */
  async revoke(tx: EntityManager, owner: Owner, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, REVOKE({ ...owner, id, now }))).length > 0;
  }

  async used(platformId: string, id: string, now: Date): Promise<void> {
    await this.transactions.single(USED({ platformId, id, now }));
  }
}
