import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM, Reads, sql, statement } from '../../../database/index.js';
import { ROLES_OF_AREA } from '../domain/areas-of-roles.js';

/** An account as sign-in needs it. */
export interface SignInAccount {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly flags: readonly string[];
  readonly isBlocked: boolean;
  readonly passwordHash: string | null;
}

const USER = sql<{ platformId: string; email: string; roles: readonly string[] }>(
  'account-of-user',
  `select id, name, role, flags, status = 'BLOCKED' as "isBlocked", password_hash as "passwordHash"
from users where platform_id = :platformId and email = :email and role = any (:roles::text[])`,
);

const MASTER = sql<{ email: string }>(
  'account-of-master',
  `select id, name, 'MASTER' as role, '{}'::text[] as flags, false as "isBlocked", password_hash as "passwordHash"
from masters where email = :email`,
);

const SIGNED_IN = sql<{ platformId: string; id: string; now: Date }>(
  'user-signed-in',
  'update users set last_sign_in_at = :now where platform_id = :platformId and id = :id',
);

/** The accounts of people: users of a platform and masters. */
@Injectable()
export class People {
  constructor(private readonly reads: Reads) {}

  /** The account of an e-mail address in one area. @param email as `normalizeEmail` writes it */
  async find(platformId: string, area: Area, email: string): Promise<SignInAccount | undefined> {
    const statement =
      area === 'master' ? MASTER({ email }) : USER({ platformId, email, roles: ROLES_OF_AREA[area] });
    const [account] = await this.reads.prepared<SignInAccount>(statement);
    return account;
  }

  /** Records when a person last signed in. A master has no such column. */
  async signedIn(
    tx: EntityManager,
    person: { readonly platformId: string; readonly id: string; readonly now: Date },
  ): Promise<void> {
    if (person.platformId !== NO_PLATFORM) await statement(tx, SIGNED_IN(person));
  }
}
