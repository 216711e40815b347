import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/index.js';
import { NO_PLATFORM } from '../../database/index.js';
import { Authenticator, type Session } from '../../runtime/access/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { minutes } from '../../runtime/clock/durations.js';
import { Hosts, isStaffAddress, type HostUse } from '../platforms/index.js';
import { flagsOf } from './domain/areas-of-roles.js';
import { SESSION_LIFETIMES, proofSecondsLeft, sessionEnd } from './domain/session-lifetimes.js';
import { readApiKey } from './domain/api-key.js';
import { readSessionToken, type ReadToken } from './domain/session-token.js';
import { ApiKeys } from './store/api-keys.js';
import { Sessions, type FoundSession } from './store/sessions.js';

/** The areas whose people work with the money of others. */
const STAFF_AREAS: readonly Area[] = ['admin', 'manager', 'master'];

/** A key is valid until it is revoked. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/** A use is recorded once in this time, so that reading a page writes nothing. */
const SEEN_EVERY_MS = minutes(5);

/** Finds the session of a bearer token. A session is valid at the host of its platform only; that of a master at the master host. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly hosts: Hosts,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeys,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    super();
  }

  private get isRequired(): boolean {
    return this.config.staffSecondFactor === 'required';
  }

  async authenticate(request: FastifyRequest, token: string): Promise<Session | undefined> {
    const key = readApiKey(token);
    if (key) return this.authenticateKey(request, key);
    const read = readSessionToken(token);
    if (!read) return undefined;
    const host = await this.hosts.of(request);
    if (!belongsTo(host, read.platformId)) return undefined;
    const found = await this.sessions.find(read.platformId, read.digest, this.clock.now());
    if (!found || isShut(host, found) || isElsewhere(host, found, request.ip)) return undefined;
    const expiresAt = await this.recordUse(found);
    return {
      ...{ id: found.id, area: found.area, createdAt: found.createdAt, expiresAt },
      platformId: found.platformId === NO_PLATFORM ? null : found.platformId,
      mustAddSecondFactor: this.mustAddSecondFactor(found),
      proofSecondsLeft: proofSecondsLeft(found.provedAt, this.clock.now()),
      impersonator: impersonatorOf(found),
      apiKeyScope: null,
      ...accountOf(found),
      person: {
        ...{ id: found.personId, name: found.name, email: found.email, role: found.role },
        flags: flagsOf(found.role, found.flags),
      },
    };
  }

  /** A key belongs to a seller, and is used at the host of the platform like a session. */
  private async authenticateKey(
    request: FastifyRequest,
    { platformId, digest }: ReadToken,
  ): Promise<Session | undefined> {
    const host = await this.hosts.of(request);
    if (!belongsTo(host, platformId) || !host.isOperating) return undefined;
    const found = await this.keys.find(platformId, digest);
    if (!found) return undefined;
    const now = this.clock.now();
    if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= SEEN_EVERY_MS)
      await this.keys.used(platformId, found.id, now);
    const { id, personId, name, email, role, scope, createdAt } = found;
    return {
      ...{ id, area: 'seller', platformId, createdAt, expiresAt: END_OF_TIME, apiKeyScope: scope },
      ...{
        mustAddSecondFactor: false,
        proofSecondsLeft: 0,
        impersonator: null,
        accountId: personId,
        member: null,
      },
      person: { id: personId, name, email, role, flags: new Set() },
    };
  }

  /** Who signed in as somebody else proved themselves with a factor of their own. */
  private mustAddSecondFactor({ area, hasSecondFactor, impersonatorId }: FoundSession): boolean {
    return this.isRequired && STAFF_AREAS.includes(area) && !hasSecondFactor && impersonatorId === null;
  }

  /** Prolongs a sliding session. Returns when it ends. */
  private async recordUse(found: FoundSession): Promise<Date> {
    const { id, area, platformId, seenAt, expiresAt, impersonatorId } = found;
    const now = this.clock.now();
    if (now.getTime() - seenAt.getTime() < SEEN_EVERY_MS) return expiresAt;
    const slides = SESSION_LIFETIMES[area].sliding && impersonatorId === null;
    const end = slides ? sessionEnd(area, now) : expiresAt;
    await this.sessions.seen({ platformId, id, now, expiresAt: end });
    return end;
  }
}

/** Whose records the session shows. */
function accountOf({
  personId,
  teamRole,
  ownerId,
  ownerName,
}: FoundSession): Pick<Session, 'accountId' | 'member'> {
  if (teamRole === null || ownerId === null) return { accountId: personId, member: null };
  return { accountId: ownerId, member: { role: teamRole, owner: { id: ownerId, name: ownerName ?? '' } } };
}

function impersonatorOf(found: FoundSession): Session['impersonator'] {
  const { impersonatorArea: area, impersonatorId: id, impersonatorName: name } = found;
  return area && id ? { area, id, name: name ?? '' } : null;
}

/** Of a platform that is suspended or closed, only buyers are let in. */
const isShut = (host: HostUse, { platformId, area }: FoundSession): boolean =>
  platformId !== NO_PLATFORM && !host.isOperating && area !== 'customer';

/** Staff whom the platform lets in from other addresses only, also as somebody else. A master who looks at the platform is not its staff. */
const isElsewhere = (host: HostUse, { area, impersonatorArea }: FoundSession, address: string): boolean =>
  (impersonatorArea ?? area) === 'admin' && !isStaffAddress(host.staffAddresses, address);

const belongsTo = (host: HostUse, platformId: string): boolean =>
  platformId === NO_PLATFORM ? host.isMasterHost : host.platformId === platformId;
