import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { AREAS, type Area } from '@guiche/access';
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
  /** A seller who has not confirmed the e-mail address. */
  readonly isUnconfirmed: boolean;
  readonly passwordHash: string | null;
}

/** A member of a team has no way in while the owner of the account has none. */
const IS_BLOCKED = `(u.status in ('BLOCKED', 'REMOVED') or exists (select from users o
  where o.platform_id = u.platform_id and o.id = u.owner_id and o.status in ('BLOCKED', 'REMOVED')))`;

const USER = sql<{ platformId: string; email: string; roles: readonly string[] }>(
  'account-of-user',
  `select id, name, role, flags, ${IS_BLOCKED} as "isBlocked",
  status = 'CREATED' and role = 'PRODUCER' as "isUnconfirmed", password_hash as "passwordHash"
from users u where platform_id = :platformId and email = :email and role = any (:roles::text[]) and status <> 'REMOVED'`,
);

const MASTER = sql<{ email: string }>(
  'account-of-master',
  `select id, name, 'MASTER' as role, '{}'::text[] as flags, false as "isBlocked", false as "isUnconfirmed",
  password_hash as "passwordHash"
from masters where email = :email`,
);

/** A person as their own account shows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isBlocked: boolean;
}

/** An account with its address, found by the id of the person. */
export interface PersonAccount extends SignInAccount {
  readonly email: string;
}

/** Which person, in which area. */
export interface PersonKey {
  readonly platformId: string;
  readonly area: Area;
  readonly personId: string;
}

const USER_BY_ID = sql<{ platformId: string; personId: string; roles: readonly string[] }>(
  'user-by-id',
  `select id, name, email, ${IS_BLOCKED} as "isBlocked"
from users u where platform_id = :platformId and id = :personId and role = any (:roles::text[])`,
);

const ROLES_OF_EMAIL = sql<{ platformId: string; email: string }>(
  'roles-of-email',
  `select distinct role from users u where platform_id = :platformId and email = :email and not ${IS_BLOCKED}`,
);

const MASTER_BY_ID = sql<{ personId: string }>(
  'master-by-id',
  'select id, name, email, false as "isBlocked" from masters where id = :personId',
);

const USER_ACCOUNT = sql<{ platformId: string; personId: string; roles: readonly string[] }>(
  'user-account-by-id',
  `select id, name, email, role, flags, ${IS_BLOCKED} as "isBlocked",
  status = 'CREATED' and role = 'PRODUCER' as "isUnconfirmed", password_hash as "passwordHash"
from users u where platform_id = :platformId and id = :personId and role = any (:roles::text[])`,
);

const MASTER_ACCOUNT = sql<{ personId: string }>(
  'master-account-by-id',
  `select id, name, email, 'MASTER' as role, '{}'::text[] as flags, false as "isBlocked", false as "isUnconfirmed",
  password_hash as "passwordHash"
from masters where id = :personId`,
);

const USER_HASH = sql<{ platformId: string; personId: string }>(
  'password-hash-of-user',
  'select password_hash as hash from users where platform_id = :platformId and id = :personId',
);

const MASTER_HASH = sql<{ personId: string }>(
  'password-hash-of-master',
  'select password_hash as hash from masters where id = :personId',
);

// An invited person becomes active with their first password.
const SET_USER_PASSWORD = sql<{
  platformId: string;
  personId: string;
  passwordHash: string;
  from: string | null;
}>(
  'set-password-of-user',
  `update users set password_hash = :passwordHash,
  status = case when status = 'CREATED' and role <> 'PRODUCER' then 'ACTIVE' else status end
where platform_id = :platformId and id = :personId and (:from::text is null or password_hash = :from) returning id`,
);

const SET_MASTER_PASSWORD = sql<{ personId: string; passwordHash: string; from: string | null }>(
  'set-password-of-master',
  `update masters set password_hash = :passwordHash
where id = :personId and (:from::text is null or password_hash = :from) returning id`,
);

const LOCK_USER = sql<{ platformId: string; personId: string }>(
  'lock-who-signs-in',
  'select id from users where platform_id = :platformId and id = :personId for update',
);

const LOCK_MASTER = sql<{ personId: string }>(
  'lock-master-who-signs-in',
  'select id from masters where id = :personId for update',
);

const SIGNED_IN = sql<{ platformId: string; id: string; now: Date; locale: Locale }>(
  'user-signed-in',
  'update users set last_sign_in_at = :now, locale = :locale where platform_id = :platformId and id = :id',
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

  /** The areas of a platform in which an e-mail address has an account that is not blocked. @param email as `normalizeEmail` writes it */
  async areasOf(platformId: string, email: string): Promise<Area[]> {
    const rows = await this.reads.prepared<{ role: string }>(ROLES_OF_EMAIL({ platformId, email }));
    return AREAS.filter(
      (area) => area !== 'master' && rows.some(({ role }) => ROLES_OF_AREA[area].some((one) => one === role)),
    );
  }

  /** Changes of what a person signs in with wait for each other. */
  async lock(tx: EntityManager, { platformId, area, personId }: PersonKey): Promise<void> {
    await statement(tx, area === 'master' ? LOCK_MASTER({ personId }) : LOCK_USER({ platformId, personId }));
  }

  async byId({ platformId, area, personId }: PersonKey): Promise<Person | undefined> {
    const statement =
      area === 'master'
        ? MASTER_BY_ID({ personId })
        : USER_BY_ID({ platformId, personId, roles: ROLES_OF_AREA[area] });
    const [person] = await this.reads.prepared<Person>(statement);
    return person;
  }

  /** The account of a person who is known by other means than the e-mail address. */
  async account({ platformId, area, personId }: PersonKey): Promise<PersonAccount | undefined> {
    const statement =
      area === 'master'
        ? MASTER_ACCOUNT({ personId })
        : USER_ACCOUNT({ platformId, personId, roles: ROLES_OF_AREA[area] });
    const [account] = await this.reads.prepared<PersonAccount>(statement);
    return account;
  }

  /** Null: the person has no password. */
  async passwordHash({ platformId, area, personId }: PersonKey): Promise<string | null> {
    const statement = area === 'master' ? MASTER_HASH({ personId }) : USER_HASH({ platformId, personId });
    const [row] = await this.reads.prepared<{ hash: string | null }>(statement);
    return row?.hash ?? null;
  }

  /** @param from the present hash. Where another one is stored, nothing is changed and the answer is false; left out or null, any */
  async setPassword(
    tx: EntityManager,
    {
      platformId,
      area,
      personId,
      passwordHash,
      from = null,
    }: PersonKey & { readonly passwordHash: string; readonly from?: string | null },
  ): Promise<boolean> {
    const change =
      area === 'master'
        ? SET_MASTER_PASSWORD({ personId, passwordHash, from })
        : SET_USER_PASSWORD({ platformId, personId, passwordHash, from });
    return (await statement(tx, change)).length > 0;
  }

  /** Records when a person last signed in, and in which language. A master has no such columns. */
  async signedIn(
    tx: EntityManager,
    person: {
      readonly platformId: string;
      readonly id: string;
      readonly now: Date;
      readonly locale: Locale;
    },
  ): Promise<void> {
    if (person.platformId !== NO_PLATFORM) await statement(tx, SIGNED_IN(person));
  }
}
