import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { because, nameOfEditor } from '../../audit/index.js';
import { PayoutAccount, type BankAccountStatus } from '../store/payout-account.entity.js';

/** How long after its approval nothing is paid to an account, so that its owner can object. */
const COOL_DOWN_MS = hours(24);

export interface BankAccountDecision {
  readonly status: Exclude<BankAccountStatus, 'PENDING'>;
  readonly reason: string;
  /** The state that the person decided on. */
  readonly seen: BankAccountStatus;
}

/** What staff decide about an account of a seller. */
@Injectable()
export class DecideBankAccount {
  constructor(
    @InjectTenantRepository(PayoutAccount) private readonly accounts: TenantRepository<PayoutAccount>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound: there is none, or its owner removed it; changedMeanwhile (409): somebody else decided, and money would be paid
   * to an account that they rejected or blocked. Nothing was written
   */
  async decide(ctx: TenantContext, id: string, { status, reason, seen }: BankAccountDecision): Promise<void> {
    await this.transactions.run('decideBankAccount', async (tx) => {
      const found = await this.accounts.lock(ctx, tx, id);
      if (!found || found.removedAt !== null) throw runtimeProblem('notFound');
      if (found.status !== seen) {
        const { updatedBy, updatedAt: changedAt } = found;
        const changedBy = updatedBy && (await nameOfEditor(ctx, tx, updatedBy));
        throw runtimeProblem('changedMeanwhile', { members: { changedBy, changedAt } });
      }
      const usableFrom = status === 'ACTIVE' ? new Date(this.clock.now().getTime() + COOL_DOWN_MS) : null;
      because(tx, reason);
      await this.accounts.save(ctx, tx, id, { status, reason, usableFrom });
    });
  }
}
