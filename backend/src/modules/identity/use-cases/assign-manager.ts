import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { User } from '../store/user.entity.js';

/** Writes which manager looks after a seller now. When that begins and what it costs is the business of the module `sellers`. */
@Injectable()
export class AssignManager {
  constructor(@InjectTenantRepository(User) private readonly users: TenantRepository<User>) {}

  /** Whether there is such a manager who may get sellers. */
  async isActive(ctx: TenantContext, tx: EntityManager, managerId: string): Promise<boolean> {
    const found = await this.users.find(ctx, tx, { id: managerId, role: 'MANAGER' });
    return found !== undefined && found.status !== 'BLOCKED';
  }

  async assign(
    ctx: TenantContext,
    tx: EntityManager,
    sellerId: string,
    managerId: string | null,
  ): Promise<void> {
    await this.users.save(ctx, tx, sellerId, { managerId });
  }
}
