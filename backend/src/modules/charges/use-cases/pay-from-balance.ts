import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { chargeProblem } from '../charge-problems.js';
import { isUnpaid } from '../domain/charge-states.js';
import { Charges } from '../store/charges.js';

const REASON = 'paid by the seller';

/** A seller pays an own charge from what is available: all that is left, or what there is. A code that is paid as well is the seller's. */
@Injectable()
export class PayFromBalance {
  constructor(
    private readonly charges: Charges,
    private readonly changes: ChargeChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; chargeMoved, chargeIsDebt, balanceEmpty (409). Nothing changed */
  async pay(ctx: TenantContext, of: { readonly sellerId: string; readonly chargeId: string }): Promise<void> {
    await this.transactions.run('payChargeFromBalance', async (tx) => {
      const charge = await this.charges.lock(ctx, tx, of.chargeId);
      if (charge?.sellerId !== of.sellerId) throw runtimeProblem('notFound');
      if (!isUnpaid(charge.state)) throw chargeProblem('chargeMoved');
      if (charge.kind === 'NEGATIVE_BALANCE') throw chargeProblem('chargeIsDebt');
      const how = { leavesDebt: false, reason: REASON, now: this.clock.now() };
      if (!(await this.changes.takeFromBalance(ctx, tx, charge, how))) throw chargeProblem('balanceEmpty');
    });
  }
}
