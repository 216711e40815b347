import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  TenantRepository,
  Transactions,
  sql,
  statement,
} from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Hosts, PlatformRefused, createPlatform } from '../../platforms/index.js';
import { statusAfterBlock } from '../domain/status-after-block.js';
import { normalizeEmail } from '../domain/email-address.js';
import {
  emailTakenTexts,
  hostTexts,
  identityProblem,
  platformNameTexts,
  samePlatformTexts,
  shutPlatformTexts,
} from '../identity-problems.js';
import { hasPassword } from '../store/has-password.js';
import { isEmailTaken } from '../store/email-taken.js';
import { AccountLinks } from '../store/account-links.js';
import { SecondFactors } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';
import { User } from '../store/user.entity.js';
import { Invitations } from './invitations.js';
import { ResetSecondFactor } from './reset-second-factor.js';

export interface NewAdministrator {
  readonly name: string;
  readonly email: string;
}

const LOCK_ACTIVE = sql<{ platformId: string }>(
  'lock-active-administrators',
  `select id from users where platform_id = :platformId and role = 'ADMIN' and status = 'ACTIVE' order by id for update`,
);

/** The administrators of all platforms, for the master. Each change names a reason, which the audit log of the platform keeps. */
@Injectable()
export class Administrators {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly invitations: Invitations,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly factors: SecondFactors,
    private readonly factorReset: ResetSecondFactor,
    private readonly hosts: Hosts,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a platform with its first administrator, who is invited by mail.
   * @throws Problem validation (422): the host or the name is not valid, or is used already. Nothing was written
   */
  async openPlatform(
    ctx: Context,
    by: { readonly name: string },
    { name, host, administrator }: { name: string; host: string; administrator: NewAdministrator },
  ): Promise<{ id: string }> {
    const now = this.clock.now();
    return this.transactions.run('openPlatform', async (tx) => {
      const platform = await createPlatform(tx, { name, host }, now).catch((error: unknown) => {
        throw error instanceof PlatformRefused ? refusedPlatform(error) : error;
      });
      const tenant = ctx.forPlatform(platform.id);
      const { id, slug } = platform;
      this.audit.record(tenant, tx, {
        ...{ action: 'platform.created', subject: 'platforms', subjectId: id },
        after: { name, host, slug },
      });
      const origin = this.hosts.originOfHost(platform.host ?? host);
      await this.add(tenant, tx, { ...administrator, inviter: by.name, origin });
      return { id };
    });
  }

  /**
   * Invites an administrator of a platform.
   * @throws Problem notFound: no such platform; validation (422): the e-mail address is taken. Nothing was written
   */
  async invite(
    ctx: Context,
    by: { readonly name: string },
    platformId: string,
    administrator: NewAdministrator,
  ): Promise<void> {
    const origin = await this.hosts.originOfPlatform(platformId);
    if (origin === undefined) throw runtimeProblem('notFound');
    const tenant = ctx.forPlatform(platformId);
    try {
      await this.transactions.run('inviteAdministrator', (tx) =>
        this.add(tenant, tx, { ...administrator, inviter: by.name, origin }),
      );
    } catch (error) {
      if (isEmailTaken(error)) throw runtimeProblem('validation', { errors: { email: [emailTakenTexts] } });
      throw error;
    }
  }

  /** Sends the invitation again. @throws Problem notFound: nobody waits for one */
  async inviteAgain(ctx: Context, by: { readonly name: string }, id: string): Promise<void> {
    const tenant = await this.tenantOf(ctx, id);
    const origin = (await this.hosts.originOfPlatform(tenant.platformId)) ?? '';
    await this.transactions.run('inviteAdministratorAgain', async (tx) => {
      const found = await this.locked(tenant, tx, id);
      if (found.status !== 'CREATED') throw runtimeProblem('notFound');
      const { name, email } = found;
      await this.invitations.send(tenant, tx, { id, name, email, inviter: by.name, origin });
    });
  }

  /**
   * Blocks an administrator, whose sessions end, or takes that back.
   * @throws Problem notFound; lastAdministrator (409): nobody else could run the platform
   */
  async setBlocked(
    ctx: Context,
    id: string,
    { isBlocked, reason }: { isBlocked: boolean; reason: string },
  ): Promise<void> {
    const tenant = await this.tenantOf(ctx, id);
    await this.transactions.run('blockAdministrator', async (tx) => {
      const { platformId } = tenant;
      const active = await statement<{ id: string }>(tx, LOCK_ACTIVE({ platformId }));
      const found = await this.locked(tenant, tx, id);
      if ((found.status === 'BLOCKED') === isBlocked) return;
      const isLast = active.every((one) => one.id === id);
      if (isBlocked && found.status === 'ACTIVE' && isLast) throw identityProblem('lastAdministrator');
      const before = { status: found.status, hasPassword: await hasPassword(tenant, tx, id) };
      await this.users.save(tenant, tx, id, { status: statusAfterBlock(before, isBlocked) });
      if (isBlocked) await this.sessions.end(tx, this.ownerOf(tenant, id), 'all');
      this.record(tenant, tx, isBlocked ? 'administrator.blocked' : 'administrator.unblocked', id, reason);
    });
  }

  /**
   * Takes an administrator away from their platform, and invites them to another one with the same name and address. Nothing that they
   * sign in with moves: it belongs to the former platform. Records there name the former account, which stays as removed.
   * @throws Problem notFound; validation (422): the platform is the present one, lets nobody in, or has somebody with this address; lastAdministrator,
   * administratorBlocked (409). Nothing was written
   */
  async changePlatform(
    ctx: Context,
    by: { readonly name: string },
    id: string,
    { platform, reason }: { platform: string; reason: string },
  ): Promise<{ id: string }> {
    const [tenant, origin] = [await this.tenantOf(ctx, id), await this.hosts.originOfPlatform(platform)];
    if (tenant.platformId === platform)
      throw runtimeProblem('validation', { errors: { platform: [samePlatformTexts] } });
    if (origin === undefined) throw runtimeProblem('notFound');
    if (!(await this.hosts.operates(platform)))
      throw runtimeProblem('validation', { errors: { platform: [shutPlatformTexts] } });
    const target = ctx.forPlatform(platform);
    try {
      return await this.transactions.run('moveAdministrator', async (tx) => {
        const { name, email } = await this.takeAway(tenant, tx, id);
        const moved = await this.add(target, tx, { name, email, inviter: by.name, origin });
        const platforms = { from: tenant.platformId, to: platform };
        for (const [where, subjectId] of [
          [tenant, id],
          [target, moved],
        ] as const)
          this.audit.record(where, tx, {
            ...{ action: 'administrator.platformChanged', subject: 'users', subjectId, reason },
            ...{ before: { platform: platforms.from }, after: { platform: platforms.to } },
          });
        return { id: moved };
      });
    } catch (error) {
      if (isEmailTaken(error))
        throw runtimeProblem('validation', { errors: { platform: [emailTakenTexts] } });
      throw error;
    }
  }

  /** Ends every way of an administrator into their platform. */
  private async takeAway(tenant: TenantContext, tx: EntityManager, id: string): Promise<User> {
    const { platformId } = tenant;
    const active = await statement<{ id: string }>(tx, LOCK_ACTIVE({ platformId }));
    const found = await this.locked(tenant, tx, id);
    if (found.status === 'BLOCKED') throw identityProblem('administratorBlocked');
    if (found.status === 'ACTIVE' && active.every((one) => one.id === id))
      throw identityProblem('lastAdministrator');
    await this.users.save(tenant, tx, id, { status: 'REMOVED' });
    const owner = this.ownerOf(tenant, id);
    await this.links.voidAll(tx, owner, owner.now);
    await this.factors.removeAll(tx, owner);
    await this.sessions.end(tx, owner, 'all');
    return found;
  }

  /** Removes the authenticator and the passkeys of an administrator who lost them; the sessions end, and they are told. @throws Problem notFound: there is none */
  async resetSecondFactor(ctx: Context, id: string, reason: string): Promise<void> {
    const tenant = await this.tenantOf(ctx, id);
    await this.transactions.run('resetSecondFactor', async (tx) => {
      const found = await this.locked(tenant, tx, id);
      await this.factorReset.within(tenant, tx, { ...found, area: 'admin' }, reason);
    });
  }

  private async add(
    ctx: TenantContext,
    tx: EntityManager,
    { name, email: typed, inviter, origin }: NewAdministrator & { inviter: string; origin: string },
  ): Promise<string> {
    const now = this.clock.now();
    const id = newId(now);
    const email = normalizeEmail(typed) ?? typed;
    await this.users.insert(ctx, tx, {
      ...{ id, name, email, role: 'ADMIN', status: 'CREATED', flags: [] },
      ...{ passwordHash: null, managerId: null, managerCode: null, document: null, phone: null },
      ...{
        heardFrom: null,
        termsUrl: null,
        termsVersion: null,
        termsAcceptedAt: null,
        lastSignInAt: null,
        createdAt: now,
      },
    });
    await this.invitations.send(ctx, tx, { id, name, email, inviter, origin });
    return id;
  }

  /** The context of the platform of an administrator. */
  private async tenantOf(ctx: Context, id: string): Promise<TenantContext> {
    const found = await this.transactions.run('findAdministrator', (tx) =>
      this.users.find(ctx.forInstallation(), tx, { id, role: 'ADMIN' }),
    );
    if (!found) throw runtimeProblem('notFound');
    return ctx.forPlatform(found.platformId);
  }

  private async locked(ctx: TenantContext, tx: EntityManager, id: string): Promise<User> {
    const found = await this.users.lock(ctx, tx, id);
    if (found?.role !== 'ADMIN' || found.status === 'REMOVED') throw runtimeProblem('notFound');
    return found;
  }

  private ownerOf({ platformId }: TenantContext, personId: string) {
    return { platformId, personId, area: 'admin' as const, now: this.clock.now() };
  }

  private record(ctx: TenantContext, tx: EntityManager, action: string, subjectId: string, reason: string) {
    this.audit.record(ctx, tx, { action, subject: 'users', subjectId, reason });
  }
}

function refusedPlatform({ message }: PlatformRefused): Error {
  const isHost = /host/.test(message);
  const texts = isHost ? hostTexts : platformNameTexts;
  return runtimeProblem('validation', { errors: { [isHost ? 'host' : 'name']: [texts] } });
}
