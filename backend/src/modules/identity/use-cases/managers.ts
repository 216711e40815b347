import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { normalizeEmail } from '../domain/email-address.js';
import { statusAfterBlock } from '../domain/status-after-block.js';
import { emailTakenTexts, managerCodeTakenTexts } from '../identity-problems.js';
import { hasPassword } from '../store/has-password.js';
import { isEmailTaken, isManagerCodeTaken } from '../store/email-taken.js';
import { SecondFactors } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';
import { User } from '../store/user.entity.js';
import { Invitations } from './invitations.js';

export interface NewManager {
  readonly name: string;
  readonly email: string;
  /** The code that sellers name when they register. */
  readonly code: string;
}

export interface ManagerChange {
  readonly name: string;
  readonly code: string;
  readonly isBlocked: boolean;
  readonly reason: string;
}

export type ManagerShown = Pick<User, 'id' | 'name' | 'email' | 'status' | 'version' | 'managerCode'>;

/** The account managers of a platform: invites, changes and blocks them. A blocked manager cannot sign in; sales and commissions go on. */
@Injectable()
export class Managers {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly invitations: Invitations,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: TenantContext, id: string): Promise<ManagerShown> {
    const found = await this.transactions.run('showManager', (tx) =>
      this.users.find(ctx, tx, { id, role: 'MANAGER' }),
    );
    if (!found) throw runtimeProblem('notFound');
    return shown(found);
  }

  /** Whether a manager has a second factor, which staff could remove. False also where there is no such manager. */
  hasSecondFactor({ platformId }: TenantContext, personId: string): Promise<boolean> {
    return this.factors.hasAny({ platformId, personId });
  }

  /** @throws Problem validation (422): the e-mail address or the code is taken. Nothing was written */
  async invite(
    ctx: TenantContext,
    by: { readonly name: string },
    person: NewManager,
    origin: string,
  ): Promise<{ id: string }> {
    const now = this.clock.now();
    const id = newId(now);
    const { name } = person;
    const email = normalizeEmail(person.email) ?? person.email;
    const row = {
      ...{ id, name, email, role: 'MANAGER' as const, status: 'CREATED' as const, flags: [] },
      ...{ passwordHash: null, managerId: null, managerCode: person.code.toUpperCase(), document: null },
      ...{ phone: null, heardFrom: null, termsUrl: null, termsVersion: null, termsAcceptedAt: null },
      ...{ lastSignInAt: null, createdAt: now },
    };
    await withTakenTexts(() =>
      this.transactions.run('inviteManager', async (tx) => {
        await this.users.insert(ctx, tx, row);
        await this.invitations.send(ctx, tx, { id, name, email, inviter: by.name, origin, area: 'manager' });
      }),
    );
    return { id };
  }

  /**
   * @param version the one that the reader saw
   * @throws Problem notFound; validation (422): the code is taken; changedMeanwhile (409). Nothing was written
   */
  async change(
    ctx: TenantContext,
    id: string,
    { name, code, isBlocked, reason }: ManagerChange,
    version: number,
  ): Promise<void> {
    await withTakenTexts(() =>
      this.transactions.run('changeManager', async (tx) => {
        const before = await this.users.lock(ctx, tx, id);
        if (before?.role !== 'MANAGER') throw runtimeProblem('notFound');
        const status = statusAfterBlock(
          { status: before.status, hasPassword: await hasPassword(ctx, tx, id) },
          isBlocked,
        );
        await this.users.save(ctx, tx, id, { name, managerCode: code.toUpperCase(), status }, version);
        this.audit.record(ctx, tx, { action: 'manager.changed', subject: 'users', subjectId: id, reason });
        const owner = {
          platformId: ctx.platformId,
          personId: id,
          area: 'manager' as const,
          now: this.clock.now(),
        };
        if (isBlocked) await this.sessions.end(tx, owner, 'all');
      }),
    );
  }

  /** Sends the invitation again. @throws Problem notFound: nobody waits for one */
  async inviteAgain(
    ctx: TenantContext,
    by: { readonly name: string },
    id: string,
    origin: string,
  ): Promise<void> {
    await this.transactions.run('inviteManagerAgain', async (tx) => {
      const found = await this.users.lock(ctx, tx, id);
      if (found?.role !== 'MANAGER' || found.status !== 'CREATED') throw runtimeProblem('notFound');
      const { name, email } = found;
      await this.invitations.send(ctx, tx, { id, name, email, inviter: by.name, origin, area: 'manager' });
    });
  }
}

async function withTakenTexts(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isManagerCodeTaken(error))
      throw runtimeProblem('validation', { errors: { code: [managerCodeTakenTexts] } });
    if (isEmailTaken(error)) throw runtimeProblem('validation', { errors: { email: [emailTakenTexts] } });
    throw error;
  }
}

const shown = ({ id, name, email, status, version, managerCode }: User): ManagerShown => ({
  ...{ id, name, email, status, version, managerCode },
});
