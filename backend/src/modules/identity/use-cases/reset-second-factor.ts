import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  NO_PLATFORM,
  TenantRepository,
  Transactions,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { MailQueue } from '../../mail/index.js';
import { identityProblem } from '../identity-problems.js';
import { Masters, type ListedMaster } from '../store/masters.js';
import { SecondFactors } from '../store/second-factors.js';
import { Sessions } from '../store/sessions.js';
import { User } from '../store/user.entity.js';

/** Whose second factor it is, and whom to tell. */
interface FactorHolder {
  readonly id: string;
  /** `NO_PLATFORM` for a master. */
  readonly platformId: string;
  readonly area: Area;
  readonly name: string;
  readonly email: string;
  readonly locale?: User['locale'];
}

/** The people of a platform whose second factor its staff remove on the page of the person. */
const HOLDERS = { seller: 'PRODUCER', manager: 'MANAGER' } as const;

/**
 * Removes the authenticator and the passkeys of a person who lost them. The sessions of the person end, and they are told by mail: whoever
 * talks staff into it does not stay unnoticed.
 */
@Injectable()
export class ResetSecondFactor {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly masters: Masters,
    private readonly factors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Whether the person has a second factor. @throws Problem notFound: the platform has no such seller or manager */
  async isHeldBy(ctx: TenantContext, area: keyof typeof HOLDERS, id: string): Promise<boolean> {
    const has = await this.factors.hasAnyAs({ platformId: ctx.platformId, personId: id }, HOLDERS[area]);
    if (has === undefined) throw runtimeProblem('notFound');
    return has;
  }

  /** Of a seller or a manager. @throws Problem notFound: there is no such person, or no second factor. Nothing was written */
  async of(ctx: TenantContext, area: keyof typeof HOLDERS, id: string, reason: string): Promise<void> {
    await this.transactions.run('resetFactorOfUser', async (tx) => {
      const found = await this.users.lock(ctx, tx, id);
      if (found?.role !== HOLDERS[area] || found.status === 'REMOVED') throw runtimeProblem('notFound');
      await this.within(ctx, tx, { ...found, area }, reason);
    });
  }

  /** All masters, for those who may help another one. */
  listMasters(): Promise<ListedMaster[]> {
    return this.masters.list();
  }

  /**
   * Of another master.
   * @throws Problem ownSecondFactor (403): nobody removes the own one without it; notFound. Nothing was written
   */
  async ofMaster(ctx: Context, session: Session, id: string, reason: string): Promise<void> {
    if (id === session.person.id) throw identityProblem('ownSecondFactor');
    await this.transactions.run('resetFactorOfMaster', async (tx) => {
      const found = await this.masters.lock(tx, id);
      if (!found) throw runtimeProblem('notFound');
      const holder = { ...found, platformId: NO_PLATFORM, area: 'master' as const };
      await this.within(ctx, tx, holder, reason);
    });
  }

  /** The same for a person who is locked already. @throws Problem notFound: the person has no second factor */
  async within(ctx: Context, tx: EntityManager, holder: FactorHolder, reason: string): Promise<void> {
    const { id, platformId, area, name, email, locale } = holder;
    const owner = { platformId, personId: id };
    if (!(await this.factors.removeAll(tx, owner))) throw runtimeProblem('notFound');
    await this.sessions.end(tx, { ...owner, area, now: this.clock.now() }, 'all');
    const notice = { platformId, kind: 'secondFactorReset', to: email, values: { name } } as const;
    await this.mail.add(tx, { ...notice, locale: locale ?? ctx.locale });
    this.audit.record(ctx, tx, { action: 'secondFactor.reset', subject: 'users', subjectId: id, reason });
  }
}
