import { Injectable } from '@nestjs/common';
import type { Area, TeamRole } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM, Reads, Transactions, sql, statement } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newSessionToken } from '../domain/session-token.js';
import { forgetDevices } from './remembered-devices.js';

/** A session that is valid now, with its person. `platformId` is `NO_PLATFORM` for a master. */
export interface FoundSession {
  readonly id: string;
  readonly area: Area;
  readonly platformId: string;
  readonly personId: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  /** When the person last proved who they are. */
  readonly provedAt: Date;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly flags: readonly string[];
  /** Of a member of a team only. */
  readonly teamRole: TeamRole | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly hasSecondFactor: boolean;
  readonly impersonatorArea: Area | null;
  readonly impersonatorId: string | null;
  readonly impersonatorName: string | null;
}

export interface NewSession {
  readonly id: string;
  readonly platformId: string;
  readonly area: Area;
  readonly personId: string;
  readonly digest: Buffer;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Of a session that was opened without a whole proof. Left out: its opening proves who the person is. */
  readonly provedAt?: Date;
  /** Who signed in as the person, and with which session. Null: it is the person. */
  readonly impersonator: {
    readonly sessionId: string;
    readonly area: Area;
    readonly id: string;
    readonly name: string;
  } | null;
}

/** An active session as its owner sees it. */
export interface ListedSession {
  readonly id: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  /** The name of the staff member who signed in as the person. Null: it is the person. */
  readonly impersonator: string | null;
}

const COLUMNS = `s.id, s.area, s.platform_id as "platformId", s.person_id as "personId", s.created_at as "createdAt",
  s.seen_at as "seenAt", s.expires_at as "expiresAt", coalesce(s.proved_at, s.created_at) as "provedAt", f.confirmed_at is not null or exists (
    select from passkeys k where k.platform_id = s.platform_id and k.person_id = s.person_id) as "hasSecondFactor",
  s.impersonator_area as "impersonatorArea", s.impersonator_id as "impersonatorId", s.impersonator_name as "impersonatorName"`;

/** An impersonation is valid as long as the session that it was begun in, which a master has on no platform. */
const IMPERSONATOR_IS_THERE = `(s.impersonator_session_id is null or exists (
  select from sessions i where i.id = s.impersonator_session_id and i.ended_at is null and i.expires_at > :now
    and i.platform_id in (s.platform_id, '${NO_PLATFORM}')))`;

const FACTOR = 'left join second_factors f on f.platform_id = s.platform_id and f.id = s.person_id';

const FIND_OF_USER = sql<{ platformId: string; digest: Buffer; now: Date }>(
  'session-of-user',
  `select ${COLUMNS}, u.name, u.email, u.role, u.flags, u.team_role as "teamRole", u.owner_id as "ownerId", o.name as "ownerName"
from sessions s join users u on u.platform_id = s.platform_id and u.id = s.person_id
${FACTOR}
left join users o on o.platform_id = u.platform_id and o.id = u.owner_id
where s.platform_id = :platformId and s.token_digest = :digest and s.ended_at is null and s.expires_at > :now
  and u.status not in ('BLOCKED', 'REMOVED')
  and (u.owner_id is null or o.status not in ('BLOCKED', 'REMOVED')) and ${IMPERSONATOR_IS_THERE}`,
);

const FIND_OF_MASTER = sql<{ platformId: string; digest: Buffer; now: Date }>(
  'session-of-master',
  `select ${COLUMNS}, m.name, m.email, 'MASTER' as role, '{}'::text[] as flags,
  null as "teamRole", null as "ownerId", null as "ownerName"
from sessions s join masters m on m.id = s.person_id
${FACTOR}
where s.platform_id = :platformId and s.token_digest = :digest and s.ended_at is null and s.expires_at > :now`,
);

const INSERT = sql<
  Omit<NewSession, 'impersonator' | 'provedAt'> & {
    provedAt: Date | null;
    impersonatorSessionId: string | null;
    impersonatorArea: Area | null;
    impersonatorId: string | null;
    impersonatorName: string | null;
  }
>(
  'add-session',
  `insert into sessions (platform_id, id, area, person_id, token_digest, ip, user_agent, created_at, seen_at, expires_at, proved_at,
  impersonator_session_id, impersonator_area, impersonator_id, impersonator_name)
values (:platformId, :id, :area, :personId, :digest, :ip, :userAgent, :now, :now, :expiresAt, :provedAt,
  :impersonatorSessionId, :impersonatorArea, :impersonatorId, :impersonatorName)`,
);

const SEEN = sql<{ platformId: string; id: string; now: Date; expiresAt: Date }>(
  'session-seen',
  `update sessions set seen_at = :now, expires_at = greatest(expires_at, :expiresAt)
where platform_id = :platformId and id = :id and ended_at is null`,
);

// Several proofs within a minute, for one decision after another, write once.
const PROVED = sql<{ platformId: string; id: string; now: Date; before: Date }>(
  'session-proved',
  `update sessions set proved_at = :now
where platform_id = :platformId and id = :id and ended_at is null and coalesce(proved_at, created_at) <= :before`,
);

const RENEW = sql<{ platformId: string; id: string; digest: Buffer }>(
  'renew-session',
  'update sessions set token_digest = :digest where platform_id = :platformId and id = :id and ended_at is null returning id',
);

const LIST = sql<{ platformId: string; personId: string; area: Area; now: Date }>(
  'sessions-of-person',
  `select id, ip, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt",
  impersonator_name as impersonator
from sessions
where platform_id = :platformId and person_id = :personId and area = :area and ended_at is null and expires_at > :now
order by seen_at desc, id desc limit 200`,
);

const END = sql<{
  platformId: string;
  personId: string;
  area: Area;
  id: string | null;
  except: string | null;
  now: Date;
}>(
  'end-sessions',
  `update sessions set ended_at = :now
where platform_id = :platformId and person_id = :personId and area = :area and ended_at is null and expires_at > :now
  and (:id::uuid is null or id = :id) and (:except::uuid is null or id <> :except)
returning id`,
);

/** The sessions of people. A session of one area is never found for another. */
@Injectable()
export class Sessions {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async find(platformId: string, digest: Buffer, now: Date): Promise<FoundSession | undefined> {
    const statement = platformId === NO_PLATFORM ? FIND_OF_MASTER : FIND_OF_USER;
    const [found] = await this.reads.prepared<FoundSession>(statement({ platformId, digest, now }));
    return found;
  }

  async add(tx: EntityManager, session: NewSession): Promise<void> {
    const { impersonator, provedAt = null, ...row } = session;
    await statement(
      tx,
      INSERT({
        ...row,
        provedAt,
        ...{
          impersonatorSessionId: impersonator?.sessionId ?? null,
          impersonatorArea: impersonator?.area ?? null,
        },
        ...{ impersonatorId: impersonator?.id ?? null, impersonatorName: impersonator?.name ?? null },
      }),
    );
  }

  /** Records the use of a session; `expiresAt` prolongs it, and never shortens it. */
  async seen(session: { platformId: string; id: string; now: Date; expiresAt: Date }): Promise<void> {
    await this.transactions.single(SEEN(session));
  }

  /** Records that the person of a session proved who they are. */
  async proved(session: { platformId: string; id: string; now: Date }): Promise<void> {
    const before = new Date(session.now.getTime() - minutes(1));
    await this.transactions.single(PROVED({ ...session, before }));
  }

  /** Those of a person in one area, the last used first. */
  list(person: { platformId: string; personId: string; area: Area; now: Date }): Promise<ListedSession[]> {
    return this.reads.prepared<ListedSession>(LIST(person));
  }

  /**
   * After a change of what a person signs in with: ends every other session of the person in the area, and replaces the token of this one,
   * so that whoever read it is out as well.
   * @returns the new token, which nobody can read again
   * @throws Problem signInRequired (401): this session has ended
   */
  async renewOnly(
    tx: EntityManager,
    person: { platformId: string; personId: string; area: Area; now: Date },
    id: string,
  ): Promise<string> {
    const { platformId } = person;
    await this.end(tx, person, { except: id });
    const { token, digest } = newSessionToken(platformId);
    // It ended meanwhile: what it changes is rolled back.
    if ((await statement(tx, RENEW({ platformId, id, digest }))).length === 0)
      throw runtimeProblem('signInRequired');
    return token;
  }

  /**
   * Ends one session of a person in an area, all but one, or all. Unless it is one, no browser skips the second factor any more.
   * @returns how many ended
   */
  async end(
    tx: EntityManager,
    person: { platformId: string; personId: string; area: Area; now: Date },
    which: { id: string } | { except: string } | 'all',
  ): Promise<number> {
    const ended = await statement(
      tx,
      END({
        ...{ platformId: person.platformId, personId: person.personId, area: person.area, now: person.now },
        ...{ id: null, except: null, ...(which === 'all' ? {} : which) },
      }),
    );
    if (which === 'all' || 'except' in which) await forgetDevices(tx, person);
    return ended.length;
  }
}
