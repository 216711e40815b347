import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { IMPERSONATION_MS } from '../domain/session-lifetimes.js';
import { newSessionToken } from '../domain/session-token.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { Sessions } from '../store/sessions.js';
import { SignInLog } from '../store/sign-in-log.js';
import { User } from '../store/user.entity.js';

/** Staff sign in as a seller of their platform, to see what the seller sees. They can only look. */
@Injectable()
export class ImpersonateSeller {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly log: SignInLog,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session of the seller that names who is behind it. It ends after 30 minutes, and with the session of that person.
   * @throws Problem validation (422): wrong password or code; notFound: no such seller, or a blocked one
   */
  async begin(
    ctx: TenantContext,
    session: Session,
    sellerId: string,
    { reason, ...proof }: Proof & { readonly reason: string },
  ): Promise<{ token: string; expiresAt: Date }> {
    await this.reauthentication.demand(ctx, session, proof);
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + IMPERSONATION_MS);
    const { token, digest } = newSessionToken(ctx.platformId);
    const { id: staffId, name } = session.person;
    await this.transactions.run('impersonateSeller', async (tx) => {
      const seller = await this.users.find(ctx, tx, { id: sellerId, role: 'PRODUCER' });
      if (!seller || seller.status === 'BLOCKED') throw runtimeProblem('notFound');
      const id = newId(now);
      const owner = { platformId: ctx.platformId, area: 'seller', personId: sellerId } as const;
      const common = { ...owner, id, ip: ctx.ip, userAgent: null, now };
      const impersonator = { sessionId: session.id, area: session.area, id: staffId, name };
      await this.sessions.add(tx, { ...common, digest, expiresAt, impersonator });
      await this.log.addIn(tx, {
        ...common,
        id: newId(now),
        sessionId: id,
        result: 'LOGIN_AS',
        method: null,
        byName: name,
      });
      this.audit.record(ctx, tx, {
        ...{ action: 'seller.impersonated', subject: 'users', subjectId: sellerId },
        ...{ after: { session: id, expiresAt }, reason },
      });
    });
    return { token, expiresAt };
  }
}
