import type { Area } from '@guiche/access';
import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { documentTexts } from '../identity-problems.js';
import { User, type UserRole } from '../store/user.entity.js';

export interface ProfileChange {
  readonly name: string;
  readonly phone?: string | undefined;
  /** CPF or CNPJ without punctuation. It can be given once. */
  readonly document?: string | undefined;
}

export type ProfileShown = Pick<
  User,
  'name' | 'email' | 'phone' | 'document' | 'status' | 'version' | 'createdAt'
>;

const ROLES: Readonly<Partial<Record<Area, UserRole>>> = { seller: 'PRODUCER', manager: 'MANAGER' };

/** What a seller or a manager says about themselves. */
@Injectable()
export class OwnProfile {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly transactions: Transactions,
  ) {}

  async show(ctx: TenantContext, { person, area }: Session): Promise<ProfileShown> {
    const found = await this.transactions.run('showProfile', (tx) =>
      this.users.find(ctx, tx, { id: person.id }),
    );
    if (!found || found.role !== ROLES[area]) throw runtimeProblem('notFound');
    return shown(found);
  }

  /**
   * The document identifies who is paid, so it is kept once it is given; staff change it.
   * @throws Problem validation (422): another document; changedMeanwhile (409)
   */
  async change(
    ctx: TenantContext,
    { person, area }: Session,
    { name, phone, document }: ProfileChange,
    version: number,
  ): Promise<ProfileShown> {
    return this.transactions.run('changeProfile', async (tx) => {
      const before = await this.users.lock(ctx, tx, person.id);
      if (!before || before.role !== ROLES[area]) throw runtimeProblem('notFound');
      const wanted = document ?? before.document;
      if (before.document !== null && wanted !== before.document)
        throw runtimeProblem('validation', { errors: { document: [documentTexts] } });
      const change = { name, phone: phone ?? null, document: wanted };
      const after = await this.users.save(ctx, tx, person.id, change, version);
      if (!after) throw runtimeProblem('notFound');
      return shown(after);
    });
  }
}

const shown = ({ name, email, phone, document, status, version, createdAt }: User): ProfileShown => ({
  ...{ name, email, phone, document },
  ...{ status, version, createdAt },
});
