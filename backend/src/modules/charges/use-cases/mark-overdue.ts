import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { Charges } from '../store/charges.js';

/** A charge whose day is over becomes overdue, once, and its seller is told. */
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
      const charge = await this.charges.lock(ctx, tx, id);
      const now = this.clock.now();
      if (charge?.state !== 'OPEN' || charge.dueAt > now) return;
      await this.changes.save(ctx, tx, charge, { ...charge, state: 'OVERDUE' }, { what: 'OVERDUE', now });
      await this.changes.mailTo(ctx, tx, charge, origin);
    });
  }
}
