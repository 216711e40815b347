import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Ledger } from '../../ledger/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { balanceMove } from '../charge-moves.js';
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
    private readonly ledger: Ledger,
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
      const now = this.clock.now();
      let taken = cents(0);
      const how = { leavesDebt: false, occurredAt: now, reason: REASON };
      const move = balanceMove(charge, how, ({ fromBalance }) => (taken = fromBalance));
      const [moved] = await this.ledger.move(ctx, tx, now, [move]);
      if (moved !== 'posted') throw chargeProblem('balanceEmpty');
      const paid = cents(charge.paid + taken);
      const isPaid = paid === charge.amount;
      const after = { ...charge, paid, method: 'BALANCE' as const };
      await this.changes.save(ctx, tx, charge, isPaid ? { ...after, state: 'PAID', endedAt: now } : after, {
        what: 'TAKEN_FROM_BALANCE',
        now,
        amount: taken,
      });
    });
  }
}
