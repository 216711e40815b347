import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Ledger } from '../../ledger/index.js';
import { Hosts } from '../../platforms/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { leftToPay } from '../charge-moves.js';
import { lookAtDebtMove } from '../debt-moves.js';
import { isUnpaid } from '../domain/charge-states.js';
import { Charges, type SellerCharge } from '../store/charges.js';

const TAKEN_AGAIN_MS = hours(24);
const BY_AGREEMENT = 'instalment of an agreement';
const REPAID = 'the balance is no longer as negative';

/**
 * A charge whose day is over becomes overdue, once, and its seller is told. An instalment of an agreement is first taken from what is
 * available, and what is left of it again every day. Of a negative balance that sales repaid meanwhile, no more is asked for than is owed.
 */
@Injectable()
export class MarkOverdue {
  constructor(
    private readonly charges: Charges,
    private readonly changes: ChargeChanges,
    private readonly ledger: Ledger,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async mark(ctx: TenantContext, id: string): Promise<void> {
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    await this.transactions.run('markChargeOverdue', async (tx) => {
      const found = await this.charges.lock(ctx, tx, id);
      const now = this.clock.now();
      if (!found || !isUnpaid(found.state) || found.dueAt > now) return;
      const isInstalment = found.kind === 'AGREEMENT';
      const isNew = found.state === 'OPEN';
      // Locks the accounts; what follows writes rows of charges only.
      const how = { leavesDebt: false, reason: BY_AGREEMENT, now };
      const taken = isInstalment ? await this.changes.takeFromBalance(ctx, tx, found, how) : undefined;
      const charge = taken ?? (await this.lessRepaid(ctx, tx, found, now));
      if (!isUnpaid(charge.state)) return;
      if (isInstalment) await this.charges.lookAgain(ctx, tx, id, new Date(now.getTime() + TAKEN_AGAIN_MS));
      if (!isNew) return;
      await this.changes.save(ctx, tx, charge, { ...charge, state: 'OVERDUE' }, { what: 'OVERDUE', now });
      await this.changes.mailTo(ctx, tx, charge, origin);
    });
  }

  /** A charge of a negative balance, at most so high as what is still owed. The debt is looked at under its lock. */
  private async lessRepaid(
    ctx: TenantContext,
    tx: EntityManager,
    charge: SellerCharge,
    now: Date,
  ): Promise<SellerCharge> {
    if (charge.kind !== 'NEGATIVE_BALANCE') return charge;
    let owed = 0;
    const look = lookAtDebtMove(charge, { id: newId(now), occurredAt: now }, (found) => (owed = found));
    await this.ledger.move(ctx, tx, now, [look]);
    const repaid = cents(leftToPay(charge) - owed);
    if (repaid <= 0) return charge;
    // What was paid of it stays; nothing paid and nothing owed is nothing to pay.
    const isOver = owed === 0;
    const after: SellerCharge = isOver
      ? { ...charge, state: charge.paid > 0 ? 'PAID' : 'CANCELED', endedAt: now }
      : { ...charge, amount: cents(charge.amount - repaid), discount: cents(charge.discount + repaid) };
    const what = isOver ? after.state : 'DISCOUNTED';
    await this.changes.save(ctx, tx, charge, after, { what, now, amount: repaid, reason: REPAID });
    return after;
  }
}
