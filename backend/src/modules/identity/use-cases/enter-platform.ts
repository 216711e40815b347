import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Context, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Hosts } from '../../platforms/index.js';
import { IMPERSONATION_MS } from '../domain/session-lifetimes.js';
import { newSessionToken } from '../domain/session-token.js';
import { USER_AGENT_MAX_LENGTH } from '../domain/user-agent.js';
import { identityProblem } from '../identity-problems.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { PlatformEntries } from '../store/platform-entries.js';
import { Sessions } from '../store/sessions.js';
import { SignInLog } from '../store/sign-in-log.js';
import { User } from '../store/user.entity.js';

/** Long enough to follow a link and press a button. */
const ENTRY_MS = minutes(2);

/**
 * A master looks at a platform as one of its administrators. A session belongs to one host, so there are two steps: the permission at the
 * host of the masters, and the session at the host of the platform. The session only reads, and ends with that of the master.
 */
@Injectable()
export class EnterPlatform {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly reauthentication: Reauthentication,
    private readonly entries: PlatformEntries,
    private readonly sessions: Sessions,
    private readonly hosts: Hosts,
    private readonly log: SignInLog,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Permits the entry.
   * @returns a token that works once, for two minutes, at the host of the platform, and what the addresses there begin with
   * @throws Problem validation (422): wrong password or code; notFound: no active administrator, or a platform without a host
   */
  async permit(
    ctx: Context,
    session: Session,
    personId: string,
    { reason, ...proof }: Proof & { readonly reason: string },
  ): Promise<{ token: string; origin: string }> {
    await this.reauthentication.demand(ctx, session, proof);
    const now = this.clock.now();
    return this.transactions.run('permitPlatformEntry', async (tx) => {
      const found = await this.users.find(ctx.forInstallation(), tx, { id: personId, role: 'ADMIN' });
      const origin = found && (await this.hosts.originOfPlatform(found.platformId));
      if (found?.status !== 'ACTIVE' || !origin) throw runtimeProblem('notFound');
      const { platformId } = found;
      const { id: masterId, name: masterName } = session.person;
      const master = { masterId, masterName, masterSessionId: session.id };
      const expiresAt = new Date(now.getTime() + ENTRY_MS);
      const token = await this.entries.add(tx, { platformId, personId, ...master, now, expiresAt });
      this.audit.record(ctx.forPlatform(platformId), tx, {
        ...{ action: 'administrator.entryPermitted', subject: 'users', subjectId: personId },
        ...{ after: { expiresAt }, reason },
      });
      return { token, origin };
    });
  }

  /**
   * Opens the session that was permitted.
   * @param ctx bound to the platform of the host
   * @throws Problem linkInvalid (410): the token was used, is too old or belongs to another platform; the administrator was blocked
   */
  async enter(
    ctx: TenantContext,
    input: { readonly token: string; readonly userAgent: string | null },
  ): Promise<{ token: string; expiresAt: Date }> {
    const { platformId } = ctx;
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + IMPERSONATION_MS);
    const { token, digest } = newSessionToken(platformId);
    const isOpen = await this.transactions.run('enterPlatform', async (tx) => {
      const entry = await this.entries.take(tx, platformId, input.token, now);
      const person = entry && (await this.users.find(ctx, tx, { id: entry.personId, role: 'ADMIN' }));
      if (!entry || person?.status !== 'ACTIVE') return false;
      const { personId, masterId, masterName, masterSessionId } = entry;
      const id = newId(now);
      const userAgent = input.userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null;
      const common = { platformId, area: 'admin', personId, id, ip: ctx.ip, userAgent, now } as const;
      const impersonator = {
        sessionId: masterSessionId,
        area: 'master',
        id: masterId,
        name: masterName,
      } as const;
      await this.sessions.add(tx, { ...common, digest, expiresAt, impersonator });
      const by = { result: 'LOGIN_AS', method: null, byName: masterName } as const;
      const logged = { id: newId(now), sessionId: id, ...by };
      await this.log.addIn(tx, { ...common, ...logged });
      const actor = { kind: 'master', id: masterId } as const;
      this.audit.record(Context.of({ ...ctx, actor }), tx, {
        ...{ action: 'administrator.impersonated', subject: 'users', subjectId: personId },
        after: { session: id, expiresAt },
      });
      return true;
    });
    if (!isOpen) throw identityProblem('linkInvalid');
    return { token, expiresAt };
  }
}
