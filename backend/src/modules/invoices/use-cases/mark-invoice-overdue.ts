import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { InvoiceChanges } from '../invoice-changes.js';
import { Invoices } from '../store/invoices.js';

/** An invoice whose day is over becomes overdue, once, and the administrators are told. */
@Injectable()
export class MarkInvoiceOverdue {
  constructor(
    private readonly invoices: Invoices,
    private readonly changes: InvoiceChanges,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async mark(ctx: TenantContext, id: string): Promise<void> {
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    await this.transactions.run('markInvoiceOverdue', async (tx) => {
      const before = await this.invoices.lock(ctx, tx, id);
      const now = this.clock.now();
      if (!before || before.state !== 'OPEN' || before.dueAt > now) return;
      const after = { ...before, state: 'OVERDUE' as const };
      await this.changes.save(ctx, tx, { before, after }, { what: 'OVERDUE', now });
      await this.changes.mailTo(ctx, tx, after, origin, 'invoiceOverdue');
    });
  }
}
