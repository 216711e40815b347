import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { isUnpaid } from '../domain/charge-states.js';
import { Charges } from '../store/charges.js';

const TAKEN_AGAIN_MS = hours(24);
const BY_AGREEMENT = 'instalment of an agreement';

/**
 * A charge whose day is over becomes overdue, once, and its seller is told. An instalment of an agreement is first taken from what is
 * available, and what is left of it again every day.
 */
@Injectable()
export class MarkOverdue {
  constructor(
    private readonly charges: Charges,
    private readonly changes: ChargeChanges,
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
      const charge = taken ?? found;
      if (charge.state === 'PAID') return;
      if (isInstalment) await this.charges.lookAgain(ctx, tx, id, new Date(now.getTime() + TAKEN_AGAIN_MS));
      if (!isNew) return;
      await this.changes.save(ctx, tx, charge, { ...charge, state: 'OVERDUE' }, { what: 'OVERDUE', now });
      await this.changes.mailTo(ctx, tx, charge, origin);
    });
  }
}
