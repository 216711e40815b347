import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { Sessions } from '../store/sessions.js';
import { User } from '../store/user.entity.js';

/**
 * Blocks a seller, who then cannot sign in and sells nothing new, or takes that back. What was sold goes on: payments, refunds, the access
 * of buyers and subscriptions (decision 0164).
 */
@Injectable()
export class BlockSeller {
  constructor(
    @InjectTenantRepository(User) private readonly users: TenantRepository<User>,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reason what staff wrote, for the audit log
   * @throws Problem notFound: the platform has no such seller. A seller who is in that state already is left as they are
   */
  async set(
    ctx: TenantContext,
    id: string,
    { isBlocked, reason }: { isBlocked: boolean; reason: string },
  ): Promise<void> {
    await this.transactions.run('blockSeller', async (tx) => {
      const seller = await this.users.lock(ctx, tx, id);
      if (seller?.role !== 'PRODUCER') throw runtimeProblem('notFound');
      if ((seller.status === 'BLOCKED') === isBlocked) return;
      await this.users.save(ctx, tx, id, {
        status: isBlocked ? 'BLOCKED' : (seller.blockedFrom ?? 'ACTIVE'),
        blockedFrom: isBlocked ? seller.status : null,
      });
      announceCatalogChange(tx, ctx.platformId);
      const owner = {
        platformId: ctx.platformId,
        personId: id,
        area: 'seller' as const,
        now: this.clock.now(),
      };
      if (isBlocked) await this.sessions.end(tx, owner, 'all');
      const action = isBlocked ? 'seller.blocked' : 'seller.unblocked';
      this.audit.record(ctx, tx, { action, subject: 'users', subjectId: id, reason });
    });
  }
}
