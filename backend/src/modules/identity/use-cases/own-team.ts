import { Injectable } from '@nestjs/common';
import type { TeamRole } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { AppConfig } from '../../../config/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { KeyedDigest } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { UsageCounters } from '../../protection/index.js';
import { normalizeEmail } from '../domain/email-address.js';
import { emailTakenTexts, identityProblem } from '../identity-problems.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { AccountLinks } from '../store/account-links.js';
import { isEmailTaken } from '../store/email-taken.js';
import { SecondFactors } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';
import { User } from '../store/user.entity.js';
import { Invitations } from './invitations.js';

/** Members of one account, those who did not answer yet among them. */
const MOST_MEMBERS = 50;
/** Invitations of one account in an hour: an answer shows whether an address has an account, so nobody asks for many. */
const MOST_INVITATIONS = 20;
const WINDOW_SECONDS = 3_600;

export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly role: TeamRole;
}

export type TeamMember = Pick<User, 'id' | 'name' | 'email' | 'status' | 'lastSignInAt' | 'version'> & {
  readonly role: TeamRole;
};

/**
 * The team of a seller's account, for the owner and for members who may change it. Nobody acts on themselves, and the owner is no
 * member, so the owner can neither be changed nor removed here.
 */
@Injectable()
export class OwnTeam {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly invitations: Invitations,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly factors: SecondFactors,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
    private readonly usage: UsageCounters,
    private readonly digest: KeyedDigest,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The members of the account, the oldest first. */
  async list(ctx: TenantContext, { accountId }: Session): Promise<TeamMember[]> {
    const found = await this.transactions.run('listTeam', (tx) =>
      this.users.list(ctx, tx, {
        where: { ownerId: accountId, role: 'MEMBER', status: Not('REMOVED') },
        order: { createdAt: 'ASC', id: 'ASC' },
      }),
    );
    return found.map(shown);
  }

  /**
   * Creates an account without a password and sends the invitation.
   * @param origin where the link leads
   * @throws Problem validation (422): wrong password or code, or the address is taken; tooManyMembers (409); invitationsLimited (429).
   *   Nothing was written
   */
  async invite(
    ctx: TenantContext,
    session: Session,
    { name, email: typed, role, ...proof }: NewMember & Proof,
    origin: string,
  ): Promise<{ id: string }> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.admit(ctx, session);
    const now = this.clock.now();
    const id = newId(now);
    const email = normalizeEmail(typed) ?? typed;
    const { accountId: ownerId } = session;
    try {
      await this.transactions.run('inviteMember', async (tx) => {
        // The row of the owner is locked, so that two invitations are counted one after the other.
        await this.users.lock(ctx, tx, ownerId);
        const where = { ownerId, role: 'MEMBER' as const, status: Not('REMOVED' as const) };
        if ((await this.users.list(ctx, tx, { where })).length >= MOST_MEMBERS)
          throw identityProblem('tooManyMembers');
        await this.users.insert(ctx, tx, {
          ...{ id, name, email, role: 'MEMBER', status: 'CREATED', flags: [], ownerId, teamRole: role },
          ...{ passwordHash: null, managerId: null, managerCode: null, document: null, phone: null },
          ...{ heardFrom: null, termsUrl: null, termsVersion: null, termsAcceptedAt: null },
          ...{ lastSignInAt: null, createdAt: now },
        });
        await this.sendTo(ctx, tx, session, { id, name, email, origin });
      });
    } catch (error) {
      if (isEmailTaken(error)) throw runtimeProblem('validation', { errors: { email: [emailTakenTexts] } });
      throw error;
    }
    return { id };
  }

  /** Sends the invitation again. @throws Problem notFound: nobody waits for one; invitationsLimited (429) */
  async inviteAgain(ctx: TenantContext, session: Session, id: string, origin: string): Promise<void> {
    await this.admit(ctx, session);
    await this.transactions.run('inviteMemberAgain', async (tx) => {
      const { name, email, status } = await this.lock(ctx, tx, session, id);
      if (status !== 'CREATED') throw runtimeProblem('notFound');
      await this.sendTo(ctx, tx, session, { id, name, email, origin });
      this.audit.record(ctx, tx, { action: 'member.invitedAgain', subject: 'users', subjectId: id });
    });
  }

  /**
   * Changes what a member may do, from the next request on.
   * @throws Problem validation (422): wrong password or code; notFound; ownRights (403); changedMeanwhile (409). Nothing was written
   */
  async change(
    ctx: TenantContext,
    session: Session,
    id: string,
    { role, version, ...proof }: Proof & { readonly role: TeamRole; readonly version: number },
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('changeMember', async (tx) => {
      await this.lock(ctx, tx, session, id);
      await this.users.save(ctx, tx, id, { teamRole: role }, version);
    });
  }

  /**
   * Removes a member for good: no sign-in, no session, no link. The row stays, because records name it.
   * @throws Problem validation (422): wrong password or code; notFound; ownRights (403). Nothing was written
   */
  async remove(ctx: TenantContext, session: Session, id: string, proof: Proof): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('removeMember', async (tx) => {
      await this.lock(ctx, tx, session, id);
      const now = this.clock.now();
      const owner = { platformId: ctx.platformId, personId: id, area: 'seller' as const, now };
      await this.users.save(ctx, tx, id, { status: 'REMOVED' });
      await this.links.voidAll(tx, owner, now);
      await this.factors.removeAll(tx, owner);
      await this.sessions.end(tx, owner, 'all');
      this.audit.record(ctx, tx, { action: 'member.removed', subject: 'users', subjectId: id });
    });
  }

  /** @throws Problem notFound: the account has no such member; ownRights: it is the person themselves */
  private async lock(
    ctx: TenantContext,
    tx: EntityManager,
    { accountId, person }: Session,
    id: string,
  ): Promise<User> {
    const found = await this.users.lock(ctx, tx, id);
    if (found?.role !== 'MEMBER' || found.ownerId !== accountId || found.status === 'REMOVED')
      throw runtimeProblem('notFound');
    if (id === person.id) throw identityProblem('ownRights');
    return found;
  }

  private async sendTo(
    ctx: TenantContext,
    tx: EntityManager,
    { person }: Session,
    member: { readonly id: string; readonly name: string; readonly email: string; readonly origin: string },
  ): Promise<void> {
    await this.invitations.send(ctx, tx, { ...member, inviter: person.name, area: 'seller' });
  }

  private async admit({ platformId }: TenantContext, { accountId }: Session): Promise<void> {
    if (this.config.protectiveLimits === 'off') return;
    const key = this.digest.of('invitations of an account', platformId, accountId);
    const now = this.clock.now();
    const { used, until } = await this.usage.add({ key, amount: 1, now, windowSeconds: WINDOW_SECONDS });
    if (used <= MOST_INVITATIONS) return;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
    throw identityProblem('invitationsLimited', { headers: { 'retry-after': String(seconds) } });
  }
}

const shown = ({ id, name, email, status, lastSignInAt, version, teamRole }: User): TeamMember => ({
  ...{ id, name, email, status, lastSignInAt, version },
  role: teamRole ?? 'READER',
});
