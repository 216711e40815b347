import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { User, type UserStatus } from '../store/user.entity.js';

/** A seller whose documents are looked at. */
export type SellerToVerify = Pick<User, 'id' | 'name' | 'email' | 'document' | 'status' | 'blockedFrom'>;

/**
 * The steps of a seller from the confirmed e-mail address to the verified account. For the module that reviews documents. Who is blocked
 * takes a step where unblocking returns them to.
 */
@Injectable()
export class SellerVerification {
  constructor(@InjectTenantRepository(User) private readonly users: TenantRepository<User>) {}

  /** The seller, locked until the transaction ends, so that their documents are decided one after the other. */
  async lock(ctx: TenantContext, tx: EntityManager, id: string): Promise<SellerToVerify | undefined> {
    const found = await this.users.lock(ctx, tx, id);
    return found?.role === 'PRODUCER' ? found : undefined;
  }

  /** The first document has arrived. Who is verified stays so. */
  async begin(ctx: TenantContext, tx: EntityManager, seller: SellerToVerify): Promise<void> {
    await this.move(ctx, tx, seller, ['EMAIL_CONFIRMED'], 'DOCUMENTS_PENDING');
  }

  /** All documents are approved. Returns whether the account was verified by that. */
  complete(ctx: TenantContext, tx: EntityManager, seller: SellerToVerify): Promise<boolean> {
    return this.move(ctx, tx, seller, ['EMAIL_CONFIRMED', 'DOCUMENTS_PENDING'], 'ACTIVE');
  }

  private async move(
    ctx: TenantContext,
    tx: EntityManager,
    { id, status, blockedFrom = null }: SellerToVerify,
    from: readonly UserStatus[],
    to: UserStatus,
  ): Promise<boolean> {
    const isBlocked = status === 'BLOCKED';
    const step = isBlocked ? blockedFrom : status;
    if (step === null || !from.includes(step)) return false;
    await this.users.save(ctx, tx, id, isBlocked ? { blockedFrom: to } : { status: to });
    return !isBlocked;
  }
}
