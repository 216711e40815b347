import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import type { PayoutReport } from '../domain/payout-report.js';
import { SentPayouts } from '../store/payouts.js';
import { Withdrawals, type WithdrawalPayer } from '../store/withdrawals.js';
import { withdrawalProblem } from '../withdrawal-problems.js';
import { ApplyPayout } from './apply-payout.js';

/**
 * Ends a payout that no question settled as staff saw it in the records of the provider. A payout that never arrived there fails, and may
 * be sent again by a decision, and a test ends; one that was accepted and not paid is given back.
 */
@Injectable()
export class SettleUnresolved {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly payouts: SentPayouts,
    private readonly applyPayout: ApplyPayout,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /** @throws Problem notFound; payoutKnown (409): its end is known, or still awaited; validation (422): the password or the code */
  async settle(
    ctx: TenantContext,
    session: Session,
    { owner, id }: { readonly owner: WithdrawalPayer; readonly id: string },
    { isPaid, reason, ...proof }: Proof & { readonly isPaid: boolean; readonly reason: string },
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    const unresolved = await this.transactions.run('settleUnresolved', async (tx) => {
      const withdrawal = await this.withdrawals.lock(ctx, tx, id);
      if (withdrawal?.owner !== owner) throw runtimeProblem('notFound');
      const payout = (await this.payouts.ofWithdrawal(ctx, tx, id)).at(-1);
      if (!payout?.unresolved) throw withdrawalProblem('payoutKnown');
      // Written first: what follows may be cut off, and who said it must be known.
      this.audit.record(ctx, tx, {
        ...{ action: 'withdrawal.settledByStaff', subject: 'withdrawals', subjectId: id, reason },
        after: { isPaid, payoutId: payout.id },
      });
      return { id: payout.id, isAccepted: payout.state === 'PROCESSING' };
    });
    const report = reportOf(isPaid, unresolved.isAccepted, ctx.recordedActor);
    await this.applyPayout.apply(ctx, { withdrawalId: id, payoutId: unresolved.id, report, source: 'call' });
  }
}

function reportOf(isPaid: boolean, isAccepted: boolean, detail: string): PayoutReport {
  if (isPaid) return { kind: 'settled', detail };
  return isAccepted ? { kind: 'declined', status: 'REJECTED', detail } : { kind: 'refused', detail };
}
