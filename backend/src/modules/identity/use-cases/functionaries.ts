import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { grantProblem } from '../domain/grant-rules.js';
import { statusAfterBlock } from '../domain/status-after-block.js';
import { normalizeEmail } from '../domain/email-address.js';
import { emailTakenTexts, identityProblem } from '../identity-problems.js';
import { Reauthentication, type Proof } from '../reauthentication.js';
import { AccountLinks } from '../store/account-links.js';
import { hasPassword } from '../store/has-password.js';
import { isEmailTaken } from '../store/email-taken.js';
import { SecondFactors } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';
import { User } from '../store/user.entity.js';
import { Invitations } from './invitations.js';
import { ResetSecondFactor } from './reset-second-factor.js';

/** Who invites or changes somebody. */
export interface Granter {
  readonly id: string;
  readonly name: string;
  readonly flags: Session['person']['flags'];
}

export interface NewFunctionary {
  readonly name: string;
  readonly email: string;
  readonly flags: readonly string[];
}

export interface FunctionaryChange {
  readonly name: string;
  readonly flags: readonly string[];
  readonly isBlocked: boolean;
}

/** Why something is done, and the proof of who does it. */
export type Reasoned = Proof & { readonly reason: string };

export type FunctionaryShown = Pick<
  User,
  'id' | 'name' | 'email' | 'flags' | 'status' | 'version' | 'updatedBy' | 'updatedAt'
>;

/**
 * The functionaries of a platform: invites them and changes what they may do. Administrators are not among them, so nobody can lock the
 * last one out.
 */
@Injectable()
export class Functionaries {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly invitations: Invitations,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly factors: SecondFactors,
    private readonly factorReset: ResetSecondFactor,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: TenantContext, id: string): Promise<FunctionaryShown> {
    const found = await this.transactions.run('showFunctionary', (tx) =>
      this.users.find(ctx, tx, { id, role: 'FUNCTIONARY' }),
    );
    if (!found) throw runtimeProblem('notFound');
    return shown(found);
  }

  /**
   * Creates an account without a password and sends the invitation.
   * @param origin where the link leads
   * @throws Problem notHeld (403): the granter lacks a permission; validation (422): the e-mail address is taken. Nothing was written
   */
  async invite(
    ctx: TenantContext,
    by: Granter,
    person: NewFunctionary,
    origin: string,
  ): Promise<FunctionaryShown> {
    const now = this.clock.now();
    const id = newId(now);
    const { name, flags } = person;
    refuseGrant(by, { id, before: [], after: flags });
    const email = normalizeEmail(person.email) ?? person.email;
    const row = {
      ...{ id, name, email, role: 'FUNCTIONARY' as const, status: 'CREATED' as const, flags: [...flags] },
      ...{ passwordHash: null, managerId: null, managerCode: null, document: null, phone: null },
      ...{
        heardFrom: null,
        termsUrl: null,
        termsVersion: null,
        termsAcceptedAt: null,
        lastSignInAt: null,
        createdAt: now,
      },
    };
    try {
      return await this.transactions.run('inviteFunctionary', async (tx) => {
        await this.users.insert(ctx, tx, row);
        await this.invitations.send(ctx, tx, { id, name, email, inviter: by.name, origin });
        return { ...shown(row as unknown as User), version: 1, updatedBy: ctx.recordedActor, updatedAt: now };
      });
    } catch (error) {
      if (isEmailTaken(error)) throw runtimeProblem('validation', { errors: { email: [emailTakenTexts] } });
      throw error;
    }
  }

  /**
   * @param version the one that the granter saw
   * @throws Problem notFound, ownRights (403), notHeld (403), changedMeanwhile (409); nothing was written
   */
  async change(
    ctx: TenantContext,
    by: Granter,
    id: string,
    { name, flags, isBlocked }: FunctionaryChange,
    version: number,
  ): Promise<FunctionaryShown> {
    return this.transactions.run('changeFunctionary', async (tx) => {
      const before = await this.users.lock(ctx, tx, id);
      if (!isThere(before)) throw runtimeProblem('notFound');
      // A person who is blocked can do nothing: to block takes every permission away, and the contrary gives them all back.
      const heldIf = (can: boolean, held: readonly string[]) => (can ? held : []);
      refuseGrant(by, { id, before: before.flags, after: flags });
      refuseGrant(by, {
        id,
        before: heldIf(before.status !== 'BLOCKED', before.flags),
        after: heldIf(!isBlocked, flags),
      });
      const status = statusAfterBlock(
        { status: before.status, hasPassword: await hasPassword(ctx, tx, id) },
        isBlocked,
      );
      const after = await this.users.save(ctx, tx, id, { name, flags: [...flags], status }, version);
      if (!after) throw runtimeProblem('notFound');
      if (isBlocked) await this.sessions.end(tx, this.ownerOf(ctx, id), 'all');
      return shown(after);
    });
  }

  /** Sends the invitation again; the links before it stop working. @throws Problem notFound: there is nobody who was invited */
  async inviteAgain(ctx: TenantContext, by: Granter, id: string, origin: string): Promise<void> {
    await this.transactions.run('inviteAgain', async (tx) => {
      const found = await this.users.lock(ctx, tx, id);
      if (found?.role !== 'FUNCTIONARY' || found.status !== 'CREATED') throw runtimeProblem('notFound');
      const { name, email } = found;
      await this.invitations.send(ctx, tx, { id, name, email, inviter: by.name, origin });
    });
  }

  /**
   * Removes a functionary for good: no sign-in, no session, no link. The row stays, because records name it.
   * @throws Problem validation (422): wrong password or code; notFound; ownRights, notHeld (403): the remover must hold every permission
   *   of the person. Nothing was written
   */
  async remove(
    ctx: TenantContext,
    session: Session,
    id: string,
    { reason, ...proof }: Reasoned,
  ): Promise<void> {
    await this.actOn(ctx, session, id, proof, async (tx) => {
      await this.users.save(ctx, tx, id, { status: 'REMOVED', flags: [] });
      const owner = this.ownerOf(ctx, id);
      await this.links.voidAll(tx, owner, owner.now);
      await this.factors.removeAll(tx, owner);
      this.audit.record(ctx, tx, { action: 'functionary.removed', subject: 'users', subjectId: id, reason });
    });
  }

  /**
   * Removes the authenticator and the passkeys of a functionary who lost them.
   * @throws Problem as `remove`; notFound also: the person has no second factor. Nothing was written
   */
  async resetSecondFactor(
    ctx: TenantContext,
    session: Session,
    id: string,
    { reason, ...proof }: Reasoned,
  ): Promise<void> {
    await this.actOn(ctx, session, id, proof, async (tx, person) => {
      await this.factorReset.within(ctx, tx, { ...person, area: 'admin' }, reason);
    });
  }

  /** Whether the person has a second factor, for those who may reset it. */
  hasSecondFactor({ platformId }: TenantContext, personId: string): Promise<boolean> {
    return this.factors.hasAny({ platformId, personId });
  }

  /** Changes how another functionary signs in, whose sessions then end. The permissions of the person must be held: nobody weakens a stronger one. */
  private async actOn(
    ctx: TenantContext,
    session: Session,
    id: string,
    proof: Proof,
    act: (tx: EntityManager, person: User) => Promise<void>,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('actOnFunctionary', async (tx) => {
      const found = await this.users.lock(ctx, tx, id);
      if (!isThere(found)) throw runtimeProblem('notFound');
      refuseGrant(session.person, { id, before: found.flags, after: [] });
      await act(tx, found);
      await this.sessions.end(tx, this.ownerOf(ctx, id), 'all');
    });
  }

  private ownerOf({ platformId }: TenantContext, personId: string) {
    return { platformId, personId, area: 'admin' as const, now: this.clock.now() };
  }
}

/** Whether a person is a functionary who was not removed. */
const isThere = (person: User | undefined): person is User =>
  person?.role === 'FUNCTIONARY' && person.status !== 'REMOVED';

function refuseGrant(
  granter: Granter,
  { id, before, after }: { id: string; before: readonly string[]; after: readonly string[] },
): void {
  const problem = grantProblem({ granter, personId: id, before, after });
  if (problem?.kind === 'ownRights') throw identityProblem('ownRights');
  if (problem) throw identityProblem('notHeld', { members: { flag: problem.flag } });
}

const shown = ({
  id,
  name,
  email,
  flags,
  status,
  version,
  updatedBy,
  updatedAt,
}: User): FunctionaryShown => ({
  ...{ id, name, email, flags, status },
  ...{ version, updatedBy, updatedAt },
});
